import { limits } from '@numeria/contract'
import type { FormEvent } from 'react'
import { landingBelow } from '#messages/landing-below'
import { SendIcon } from '../../ui/icons.tsx'

type Props = {
  placeholder: string
  /** The button is pressed all the same: says why the box is closed. */
  onSubmit: () => void
}

const words = landingBelow.freeReading

/** The message box before a login: closed, in the place of the chat's own. */
export function ClosedMessageBox({ placeholder, onSubmit }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form onSubmit={submit} className="scripting-only rounded-l border border-line-strong bg-sunken">
      <textarea
        rows={2}
        value=""
        disabled
        readOnly
        aria-label={words.message}
        placeholder={placeholder}
        className="block w-full resize-none bg-transparent px-4 pt-3 text-base leading-snug outline-none placeholder:text-ink-soft disabled:cursor-not-allowed"
      />
      <div className="flex items-center justify-between gap-3 p-2 pl-4">
        <p className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
          <span className="sr-only">{words.words}</span>0/{limits.messageWords}
        </p>
        <button
          type="submit"
          aria-label={words.send}
          aria-disabled
          className="grid size-11 shrink-0 cursor-not-allowed place-items-center rounded-full text-ink-soft ring-1 ring-line-strong ring-inset"
        >
          <SendIcon />
        </button>
      </div>
    </form>
  )
}
