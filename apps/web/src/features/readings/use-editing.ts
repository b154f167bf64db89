import type { ChatRequestInput, HistoryEntry } from '@numeria/contract'
import { useState } from 'react'

type Ask = (request: ChatRequestInput) => Promise<boolean>

/**
 * The earlier question that is being edited, if one is.
 * @param ask sends a question; resolves to false when it did not get out
 */
export function useEditing(entries: readonly HistoryEntry[], ask: Ask) {
  const [editing, setEditing] = useState<{ turnId: string; draft: string } | null>(null)
  const from =
    editing === null ? -1 : entries.findIndex(({ turnId, replaced }) => turnId === editing.turnId && !replaced)
  const replaced = from === -1 ? [] : entries.slice(from).filter((entry) => !entry.replaced)
  /** Null where none is, also after it was deleted or another conversation was opened. */
  const editOf = from === -1 ? null : editing!.turnId

  /** Sends a typed question: the edited one takes the place of the earlier one. One that did not get out is edited on. */
  async function askTyped(request: ChatRequestInput): Promise<boolean> {
    if (editOf === null) return ask(request)
    setEditing(null)
    const isOut = await ask({ ...request, editOf })
    if (!isOut) setEditing({ turnId: editOf, draft: '' })
    return isOut
  }

  return {
    editOf,
    ask: askTyped,
    /** How many readings it replaces, and what they cost together. */
    readings: replaced.length,
    credits: replaced.reduce((sum, { creditsCost }) => sum + creditsCost, 0),
    /** The earlier content of the input. */
    draft: editing?.draft ?? '',
    /** @param draft what stands in the input now */
    begin: (turnId: string, draft: string) => setEditing({ turnId, draft }),
    end: () => setEditing(null),
  }
}
