import type { Memory } from '@numeria/contract'
import { useRef } from 'react'
import { remembered as texts } from '#messages/remembered'
import { sentenceOf } from '../../lib/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { useMemoryActions } from '../memory/memory-actions.ts'

/** Notes that were remembered from a question, under its reading, with a button to undo each. */
export function Remembered({ notes }: { notes: readonly Memory[] }) {
  const { remove } = useMemoryActions()
  const list = useRef<HTMLUListElement>(null)

  async function forget({ id }: Memory) {
    // The button that was pressed goes with its line.
    const conversation = list.current!.closest<HTMLElement>('[role="region"]')
    try {
      await remove(id)
    } catch (error) {
      return showToast({ title: texts.failed, description: sentenceOf(error), destructive: true })
    }
    conversation?.focus({ preventScroll: true })
    showToast({ title: texts.undone })
  }

  return (
    <ul ref={list} aria-label={texts.title} className="mt-3 grid gap-1 text-xs text-ink-soft print:hidden">
      {notes.map((note) => (
        <li key={note.id} className="flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 break-words">{texts.note(note.text)}</span>
          <button
            type="button"
            aria-label={texts.undoOf(note.text)}
            onClick={() => void forget(note)}
            className="-mx-2 min-h-8 rounded-full px-2 font-semibold text-tide hover:bg-tide-wash"
          >
            {texts.undo}
          </button>
        </li>
      ))}
    </ul>
  )
}
