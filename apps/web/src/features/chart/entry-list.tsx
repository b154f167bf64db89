import { use, useState } from 'react'
import { chart } from '#messages/chart'
import { DownIcon } from '../../ui/icons.tsx'
import type { Entry } from './entry.ts'
import { EntryText } from './entry-text.tsx'
import { EntryWorking } from './entry-working.tsx'
import { ReadingWay } from './reading-way.ts'

/** Numbers one below the other; each opens its texts. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { isAllOpen } = use(ReadingWay)
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => (
        <li key={`${entry.id} ${isAllOpen}`} id={entry.id} className="scroll-mt-6 border-b border-line">
          <EntryRow entry={entry} startsOpen={isAllOpen} />
        </li>
      ))}
    </ul>
  )
}

function EntryRow({ entry, startsOpen }: { entry: Entry; startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { label, shown, note, working, texts } = entry
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="-mx-2 grid cursor-pointer grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)_auto] items-center gap-x-3 rounded-m px-2 py-3 hover:bg-tide-wash sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <Numeral shown={shown} />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{label}</span>
          {note !== undefined && <span className="block text-xs leading-snug text-ink-soft">{note}</span>}
          {working !== null && (
            <span className="block text-xs leading-snug break-words text-ink-soft tabular-nums">{working}</span>
          )}
        </span>
        <span className="text-ink-soft transition-transform group-open:rotate-180 print:hidden">
          <DownIcon />
        </span>
      </summary>
      {isOpen && (
        <div className="pt-1 pb-5 sm:pl-25">
          {texts.length > 0 ? (
            <EntryText entry={entry} />
          ) : (
            <p className="text-s text-ink-soft">{chart.noTextOfSchool}</p>
          )}
          <EntryWorking entry={entry} />
        </div>
      )}
    </details>
  )
}

/** The number large, and what stands behind the stroke small: '13/4' is read as 4. */
export function Numeral({ shown, isLarge = false }: { shown: string; isLarge?: boolean }) {
  const [, before, last] = /^(\d+)\/(\d+)$/.exec(shown) ?? []
  const isLong = before === undefined && shown.length > 4
  return (
    <span
      className={`font-display leading-none text-brass tabular-nums ${isLarge ? 'text-display' : isLong ? 'text-base leading-tight text-balance' : 'text-2xl'}`}
    >
      {before === undefined ? (
        shown
      ) : (
        <>
          {before}
          <span className="text-[0.5em] text-ink-soft">/{last}</span>
        </>
      )}
    </span>
  )
}
