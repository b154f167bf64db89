import type { Completeness, HistoryEntry } from '@numeria/contract'
import type { ReactNode, Ref } from 'react'
import { conversations as words } from '#messages/conversations'
import { formatDay } from '../../lib/dates.ts'
import { UnfoldIcon } from '../../ui/action-icons.tsx'
import { useRemembered } from '../memory/memory.api.ts'
import { DaySeparator, FinishedTurn } from './finished-turn.tsx'
import { turnElementId } from './search/use-open-turn.ts'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'

type Props = {
  entries: readonly HistoryEntry[]
  completeness: Completeness
  onAgain: (entry: HistoryEntry) => void
  onEdit: (entry: HistoryEntry) => void
  onRewrite: (entry: HistoryEntry, reason: RewriteReason) => void
  /** To the oldest of them. */
  firstRef: Ref<HTMLLIElement>
}

/** So many of the newest entries are always laid out; those before them only when they are near the window. */
const laidOut = 6
const skipped = '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]'

/** The messages, oldest first, grouped by day. A component of its own, so that it renders only when they change. */
export function Entries({ entries, completeness, onAgain, onEdit, onRewrite, firstRef }: Props) {
  const remembered = useRemembered()
  const itemOf = (entry: HistoryEntry, index: number) => {
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
        <FinishedTurn
          entry={entry}
          notes={remembered.get(entry.turnId)}
          completeness={completeness}
          onAgain={onAgain}
          onEdit={onEdit}
          onRewrite={onRewrite}
        />
      </li>
    )
  }
  return (
    <>
      {stretchesOf(entries).map((stretch) =>
        stretch.isReplaced ? (
          <Replaced
            key={stretch.from}
            items={stretch.entries.map((entry, index) => itemOf(entry, stretch.from + index))}
          />
        ) : (
          stretch.entries.map((entry, index) => itemOf(entry, stretch.from + index))
        ),
      )}
    </>
  )
}

type Stretch = { isReplaced: boolean; from: number; entries: HistoryEntry[] }

/** Entries that stand in place, and those between them that an edited question has replaced. */
function stretchesOf(entries: readonly HistoryEntry[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [index, entry] of entries.entries()) {
    const last = stretches.at(-1)
    if (last?.isReplaced === entry.replaced) last.entries.push(entry)
    else stretches.push({ isReplaced: entry.replaced, from: index, entries: [entry] })
  }
  return stretches
}

/** Readings that an edited question has replaced: folded up, and still there. */
function Replaced({ items }: { items: readonly ReactNode[] }) {
  return (
    <li className="pb-10">
      <details className="rounded-l border border-line [&[open]_svg]:rotate-180">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-l px-4 text-s text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          {words.replaced(items.length)} <UnfoldIcon />
        </summary>
        <ol className="px-4 pt-4">{items}</ol>
      </details>
    </li>
  )
}
