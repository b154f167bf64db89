import { lifePath, loShuGrid, pinnacles, type PlainDate } from '@numeria/numerology'
import { steps } from '#messages/working-out'
import { workshop } from '#messages/workshop'
import { writtenDate } from './date-entry.ts'
import { LazyWords } from './lazy-words.tsx'
import { LoShuSquare } from './lo-shu-square.tsx'
import { PinnacleTimeline } from './pinnacle-timeline.tsx'
import { lifePathNotes, lifePathSteps } from './steps.ts'

/** A Life Path unfolding, and what else rests on the date. The words come only with a date of one's own. */
export function DateResult({ date, isExample }: { date: PlainDate; isExample: boolean }) {
  const path = lifePath(date)
  const notes = lifePathNotes(path)
  return (
    <>
      <h4 className="font-display leading-tight mt-8 text-xl">
        {isExample ? workshop.example : ''}
        {writtenDate(date)}, {workshop.lifePath} <span className="text-brass">{path.value}</span>
      </h4>
      <ol className="mt-4 border-t border-line">
        {lifePathSteps(path).map(({ label, working, value, isMaster }) => (
          <li
            key={label}
            className="grid grid-cols-[4.5rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-2.5 text-s last:font-semibold"
          >
            <span className="text-ink-soft">{label}</span>
            <span className="tabular-nums">{working}</span>
            <span className="text-right font-display text-l font-normal text-brass tabular-nums">
              {value}
              {isMaster && <span className="block font-text text-xs font-normal">{steps.master}</span>}
            </span>
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="mt-3 border-l-2 border-brass-line pl-4 text-s">
          {note}
        </p>
      ))}
      {!isExample && (
        <div className="mt-6 max-w-reading">
          <LazyWords position="lifePath" value={path.value} isLong />
        </div>
      )}
      <div className="mt-8 grid gap-10 sm:grid-cols-2">
        <LoShuSquare grid={loShuGrid(date)} />
        <PinnacleTimeline pinnacles={pinnacles(date)} />
      </div>
    </>
  )
}
