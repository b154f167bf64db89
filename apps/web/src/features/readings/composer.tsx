import { countWords, isBlank, limits } from '@numeria/contract'
import { use, useId, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Link } from '../../lib/router.tsx'
import { chat } from '#messages/chat'
import { paths } from '../../lib/paths.ts'
import { BesidePrice } from '../../ui/beside-price.ts'
import { SendIcon } from '../../ui/icons.tsx'
import { StopIcon } from '../../ui/action-icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { composerId } from './composer-id.ts'
import { isCovered } from './may-send.ts'
import { DictationButton, DictationNote } from './voice/dictation-button.tsx'
import type { Dictation } from './voice/use-dictation.ts'
import { QuickAnswer, type QuickAnswerChoice } from './quick-answer.tsx'

type Props = {
  text: string
  onType: (text: string) => void
  onSubmit: () => void
  onEditLast?: (() => void) | undefined
  maySend: boolean
  isPending: boolean
  isStopping: boolean
  onStop: () => void
  /** Price of stopping now. */
  stopCost: number
  cost: number
  /** The price once the profile is complete: above `cost` while the answer only asks for the profile. */
  costWithProfile: number
  credits: number
  quickAnswer: QuickAnswerChoice
  /** The person that the reading is for, where that is not the saved profile. */
  subject: string | null
  /** The way to choose how it will be. */
  style: ReactNode
  dictation: Dictation
  inputRef: Ref<HTMLTextAreaElement>
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-action text-action-ink transition-[background-color,color] aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:ring-1 aria-disabled:ring-line-strong aria-disabled:ring-inset'

/** Where a message is written. Enter sends, Shift+Enter does not, and neither does an Enter that ends a composition. */
export function Composer(props: Props) {
  const {
    text,
    onType,
    onSubmit,
    onEditLast,
    maySend,
    isPending,
    isStopping,
    onStop,
    stopCost,
    cost,
    costWithProfile,
    credits,
    quickAnswer,
    subject,
    style,
    dictation,
    inputRef,
  } = props
  const besidePrice = use(BesidePrice)
  const ids = { counter: useId(), cost: useId(), subject: useId() }
  const isEmpty = isBlank(text)
  const isShort = !isEmpty && !isCovered(cost, credits)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }

  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event)
    if (event.key === 'ArrowUp' && text === '' && !isPending && onEditLast) {
      event.preventDefault()
      onEditLast()
    }
  }

  return (
    <form onSubmit={submit}>
      <div className="rounded-l border border-line-strong bg-raised shadow-raised focus-within:border-tide short:flex short:flex-wrap short:items-center">
        <textarea
          ref={inputRef}
          id={composerId}
          rows={2}
          value={text}
          aria-label={chat.message}
          aria-describedby={`${ids.cost} ${ids.subject} ${ids.counter}`}
          placeholder={isPending ? chat.writing : chat.placeholder}
          enterKeyHint="send"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={pressKey}
          className="block max-h-[40dvh] w-full resize-none short:max-h-[20dvh] short:w-32 short:flex-1 short:pt-0 bg-transparent px-4 pt-3 text-base leading-snug outline-none [field-sizing:content] placeholder:text-ink-soft"
        />
        <p id={ids.subject} className="px-4 pt-1 text-xs font-semibold empty:hidden short:order-1 short:w-full">
          {!isEmpty && subject}
        </p>
        <DictationNote dictation={dictation} />
        {quickAnswer && !isEmpty && !isPending && (
          <div className="short:order-1 short:w-full">
            <QuickAnswer {...quickAnswer} isOffered={isShort} />
          </div>
        )}
        <div className={`flex items-center gap-x-2 p-2 short:p-1 ${isPending ? '' : 'max-sm:flex-wrap'}`}>
          <p
            id={ids.cost}
            className={`order-1 ml-auto text-right text-xs text-ink-soft ${isShort && !isPending ? 'max-sm:-order-1 max-sm:ml-0 max-sm:w-full max-sm:px-2 max-sm:text-left' : ''}`}
          >
            {isPending
              ? !isStopping && (
                  <>
                    {chat.stopNow(stopCost === 0 ? chat.free : countCredits(stopCost))}
                    {besidePrice(stopCost)}
                  </>
                )
              : !isEmpty && (
                  <Cost
                    cost={cost}
                    costWithProfile={costWithProfile}
                    credits={credits}
                    isQuick={quickAnswer?.isChosen ?? false}
                  />
                )}
          </p>
          <div className={`flex items-center gap-x-2 max-sm:flex-1 ${isPending ? 'min-w-24' : 'min-w-0'}`}>
            {style}
            <WordCounter id={ids.counter} text={text} />
          </div>
          <div className="order-2 flex items-center">
            {!isPending && <DictationButton dictation={dictation} />}
            {isPending ? (
              <Tooltip text={chat.stopIt}>
                <button
                  type="button"
                  aria-label={isStopping ? chat.isStopping : chat.stopIt}
                  aria-describedby={ids.cost}
                  aria-disabled={isStopping}
                  onClick={onStop}
                  className={round}
                >
                  <StopIcon />
                </button>
              </Tooltip>
            ) : (
              <Tooltip text={chat.send}>
                <button type="submit" aria-label={chat.send} aria-disabled={!maySend} className={round}>
                  <SendIcon />
                </button>
              </Tooltip>
            )}
          </div>
        </div>
      </div>
    </form>
  )
}

function WordCounter({ id, text }: { id: string; text: string }) {
  const words = countWords(text)
  const isOver = words > limits.messageWords
  return (
    <p
      id={id}
      className={`text-xs whitespace-nowrap tabular-nums short:sr-only ${isOver ? 'font-semibold text-danger' : 'text-ink-soft'}`}
    >
      <span className="sr-only">{chat.words}</span>
      {words}/{limits.messageWords}
      {isOver && chat.isTooLong}
    </p>
  )
}

type CostProps = Pick<Props, 'cost' | 'costWithProfile' | 'credits'> & { isQuick: boolean }

function Cost({ cost, costWithProfile, credits, isQuick }: CostProps) {
  const besidePrice = use(BesidePrice)
  return (
    <>
      <span className="max-sm:sr-only">{chat.estimatedCost}</span>
      <strong className="font-semibold whitespace-nowrap text-ink">
        {cost === 0 ? chat.free : countCredits(cost)}
      </strong>
      {costWithProfile > cost && chat.withProfile(countCredits(costWithProfile))}
      {besidePrice(costWithProfile)}
      {isQuick && <span className="whitespace-nowrap max-sm:sr-only"> · {chat.quickAnswer}</span>}
      {!isCovered(cost, credits) && (
        <>
          <span className="whitespace-nowrap text-danger">{chat.youHave(credits)}</span>{' '}
          <Link
            to={paths.pricing}
            className="inline-block py-1 font-semibold whitespace-nowrap underline underline-offset-2"
          >
            {chat.buyCredits}
          </Link>
        </>
      )}
    </>
  )
}
