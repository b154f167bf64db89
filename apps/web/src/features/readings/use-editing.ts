import type { HistoryEntry } from '@numeria/contract'
import { useState } from 'react'

/** The earlier question that is being edited, if one is. */
export function useEditing(entries: readonly HistoryEntry[]) {
  const [editing, setEditing] = useState<{ turnId: string; draft: string } | null>(null)
  const from =
    editing === null ? -1 : entries.findIndex(({ turnId, replaced }) => turnId === editing.turnId && !replaced)
  const replaced = from === -1 ? [] : entries.slice(from).filter((entry) => !entry.replaced)
  return {
    /** Null where none is, also after it was deleted or another conversation was opened. */
    editOf: from === -1 ? null : editing!.turnId,
    /** How many readings it replaces, and what they cost together. */
    readings: replaced.length,
    credits: replaced.reduce((sum, { creditsCost }) => sum + creditsCost, 0),
    /** What stood in the input before. */
    draft: editing?.draft ?? '',
    /** @param draft what stands in the input now */
    begin: (turnId: string, draft: string) => setEditing({ turnId, draft }),
    end: () => setEditing(null),
  }
}
