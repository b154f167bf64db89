import { countWords, limits } from '@numeria/contract'
import { useId, type FormEvent, type KeyboardEvent } from 'react'
import { landingBelow } from '#messages/landing-below'
import { SendIcon } from '../../ui/icons.tsx'

type Props = {
  text: string
  onType: (text: string) => void
  /** Pressed also when it may not be sent: the reason is told then. */
  onSubmit: () => void
  placeholder: string
  /** Nothing can be written. */
  isClosed: boolean
  isPending: boolean
  maySend: boolean
  /** What the message would cost; null while nothing is written. */
  cost: number | null
}

const words = landingBelow.freeReading

/** Where a message is written. Enter sends, Shift+Enter does not, and neither does an Enter that ends a composition. */
export function MessageBox({ text, placeholder, onType, onSubmit, isClosed, isPending, maySend, cost }: Props) {
  const ids = { cost: useId(), counter: useId() }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event)
  }

  return (
    <form
      onSubmit={submit}
      className={`scripting-only rounded-l border border-line-strong focus-within:border-tide ${isClosed ? 'bg-sunken' : 'bg-paper'}`}
    >
      <textarea
        rows={2}
        value={text}
        disabled={isClosed}
        readOnly={isPending}
        aria-label={words.message}
        aria-describedby={`${ids.cost} ${ids.counter}`}
        placeholder={placeholder}
        enterKeyHint="send"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendOnEnter}
        className="block max-h-60 w-full resize-none bg-transparent px-4 pt-3 text-base leading-snug outline-none [field-sizing:content] placeholder:text-ink-soft disabled:cursor-not-allowed read-only:text-ink-soft"
      />
      <div className="flex items-center gap-3 p-2 pl-4">
        <WordCounter id={ids.counter} text={text} />
        <p id={ids.cost} className="ml-auto text-right text-xs text-ink-soft">
          {cost !== null && words.estimated(cost)}
        </p>
        <button
          type="submit"
          aria-label={words.send}
          aria-disabled={!maySend}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-action-ink aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:ring-1 aria-disabled:ring-line-strong aria-disabled:ring-inset"
        >
          <SendIcon />
        </button>
      </div>
    </form>
  )
}

function WordCounter({ id, text }: { id: string; text: string }) {
  const count = countWords(text)
  const isOver = count > limits.messageWords
  return (
    <p
      id={id}
      className={`text-xs whitespace-nowrap tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-ink-soft'}`}
    >
      <span className="sr-only">{words.words}</span>
      {count}/{limits.messageWords}
      {isOver && words.tooLongShort}
    </p>
  )
}
