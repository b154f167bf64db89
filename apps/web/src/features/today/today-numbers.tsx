import type { Today, TodayNumber } from '@numeria/contract'
import { dates, monthNames } from '#messages/dates'
import { today as words } from '#messages/today'

/** The three numbers of a day with their sentences. */
export function TodayNumbers({ today: { on, day, month, year } }: { today: Today }) {
  const [ofYear, ofMonth, ofDay] = on.split('-').map(Number) as [number, number, number]
  return (
    <div className="max-w-3xl animate-appear">
      <p className="mb-5 text-ink-soft">
        <time dateTime={on}>{dates.written(ofDay, monthNames[ofMonth - 1]!, ofYear)}</time>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <OneNumber name={words.day} number={day} className="sm:col-span-2" />
        <OneNumber name={words.month} number={month} />
        <OneNumber name={words.year} number={year} />
      </div>
      <p className="mt-4 text-s text-ink-soft">{words.untilMidnight}</p>
    </div>
  )
}

type Props = { name: string; number: TodayNumber; className?: string }

function OneNumber({ name, number: { value, title, sentence }, className = '' }: Props) {
  return (
    <article
      aria-label={`${name} ${value}`}
      className={`rounded-l border border-line bg-raised p-5 sm:p-6 ${className}`}
    >
      <h2 className="flex items-baseline gap-3 text-l">
        {name} <span className="text-2xl leading-none text-brass">{value}</span>
      </h2>
      <p className="mt-3 font-display text-l leading-snug text-balance">{title}</p>
      <p className="mt-1 font-reading leading-reading text-pretty">{sentence}</p>
    </article>
  )
}
