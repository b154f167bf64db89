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
  const { label, note, working, texts } = entry
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="-mx-2 grid cursor-pointer grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)_auto] items-center gap-x-3 rounded-m px-2 py-3 hover:bg-tide-wash sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <Numeral entry={entry} />
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

/** The number itself large; what it came from or comes to, small: the 4 of '13/4', the 11 of '11/2'. */
export function Numeral({ entry: { shown, value }, isLarge = false }: { entry: Entry; isLarge?: boolean }) {
  const [, first, second] = /^(\d+)\/(\d+)$/.exec(shown) ?? []
  const isFirst = Number(first) === value
  return (
    <span className={`font-display leading-none text-brass tabular-nums ${isLarge ? 'text-display' : 'text-2xl'}`}>
      {first === undefined || second === undefined ? (
        shown
      ) : (
        <>
          {isFirst ? first : <Small text={`${first}/`} />}
          {isFirst ? <Small text={`/${second}`} /> : second}
        </>
      )}
    </span>
  )
}

const Small = ({ text }: { text: string }) => <span className="text-[0.5em] text-ink-soft">{text}</span>
