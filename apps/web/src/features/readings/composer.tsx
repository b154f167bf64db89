import { countWords, limits, type Tone } from '@numeria/contract'
import { useId, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { SendIcon } from '../../ui/icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { isCovered, maySend } from './may-send.ts'
import { ToneSelector } from './tone-selector.tsx'

type Props = {
  text: string
  onType: (text: string) => void
  onSubmit: () => void
  isPending: boolean
  cost: number
  credits: number
  tone: Tone
  onTone: (tone: Tone) => void
  inputRef: Ref<HTMLTextAreaElement>
}

/** Where a message is written. Enter sends, Shift+Enter does not, and neither does an Enter that ends a composition. */
export function Composer({ text, onType, onSubmit, isPending, cost, credits, tone, onTone, inputRef }: Props) {
  const ids = { counter: useId(), cost: useId() }
  const isBlank = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event)
  }

  return (
    <form onSubmit={submit} className="px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto max-w-reading rounded-l border border-line-strong bg-raised shadow-raised focus-within:border-tide">
        <textarea
          ref={inputRef}
          rows={2}
          value={text}
          readOnly={isPending}
          aria-label="Message to Selene"
          aria-describedby={`${ids.cost} ${ids.counter}`}
          placeholder="Ask about your numbers"
          enterKeyHint="send"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendOnEnter}
          className="block w-full resize-none bg-transparent px-4 pt-3 text-base leading-snug outline-none placeholder:text-ink-soft read-only:text-ink-soft"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2">
          <ToneSelector value={tone} onChange={onTone} />
          <WordCounter id={ids.counter} text={text} />
          <div className="ml-auto flex items-center gap-3">
            <p id={ids.cost} className="text-right text-xs text-ink-soft">
              {!isBlank && <Cost cost={cost} credits={credits} />}
            </p>
            <Tooltip text="Send">
              <button
                type="submit"
                aria-label="Send"
                aria-disabled={!maySend({ text, isPending, cost, credits })}
                className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-action-ink transition-[background-color,color] aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-ink-soft"
              >
                <SendIcon />
              </button>
            </Tooltip>
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
    <p id={id} className={`text-xs tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
      <span className="sr-only">Words: </span>
      {words}/{limits.messageWords}
      {isOver && ' – too long'}
    </p>
  )
}

function Cost({ cost, credits }: { cost: number; credits: number }) {
  return (
    <>
      <span className="max-sm:sr-only">Estimated cost: </span>
      <strong className="font-semibold text-ink">{cost === 0 ? 'free' : countCredits(cost)}</strong>
      {!isCovered(cost, credits) && (
        <>
          <span className="text-danger"> · you have {credits}</span>{' '}
          <Link to={paths.pricing} className="inline-block py-1 font-semibold underline underline-offset-2">
            Buy Credits
          </Link>
        </>
      )}
    </>
  )
}
