import type { Completeness, HistoryEntry } from '@numeria/contract'
import type { Ref } from 'react'
import { formatDay } from '../../lib/dates.ts'
import { DaySeparator, FinishedTurn } from './finished-turn.tsx'
import { turnElementId } from './search/use-open-turn.ts'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'

type Props = {
  entries: readonly HistoryEntry[]
  completeness: Completeness
  onAgain: (entry: HistoryEntry) => void
  onRewrite: (entry: HistoryEntry, reason: RewriteReason) => void
  /** To the oldest of them. */
  firstRef: Ref<HTMLLIElement>
}

/** So many of the newest entries are always laid out; those before them only when they are near the window. */
const laidOut = 6
const skipped = '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]'

/** The messages, oldest first, grouped by day. A component of its own, so that it renders only when they change. */
export function Entries({ entries, completeness, onAgain, onRewrite, firstRef }: Props) {
  const items = entries.map((entry, index) => {
    const day = formatDay(entry.createdAt)
    const before = entries[index - 1]
    return (
      <li
        key={entry.turnId}
        id={turnElementId(entry.turnId)}
        ref={index === 0 ? firstRef : undefined}
        className={`-mx-2 px-2 pb-10 ${index < entries.length - laidOut ? skipped : ''}`}
      >
        {(!before || formatDay(before.createdAt) !== day) && <DaySeparator day={day} />}
        <FinishedTurn entry={entry} completeness={completeness} onAgain={onAgain} onRewrite={onRewrite} />
      </li>
    )
  })
  return <>{items}</>
}
