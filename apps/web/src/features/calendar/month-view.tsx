import type { CalendarMonth } from '@numeria/contract'
import { useState } from 'react'
import { calendar as words } from '#messages/calendar'
import { dates, monthNames, shortWeekdays } from '#messages/dates'
import { Button } from '../../ui/button.tsx'

const week = 7
const dayOfMonth = (on: string) => Number(on.slice(8))
/** Monday is 0. */
const weekdayOf = (on: string) => (new Date(`${on}T00:00:00Z`).getUTCDay() + week - 1) % week
const weekdays = [...shortWeekdays.slice(1), shortWeekdays[0]!]

/** `YYYY-MM` before or after a month. */
export function monthBeside(month: string, step: number): string {
  const [year, ofYear] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, ofYear - 1 + step)).toISOString().slice(0, 7)
}

type Props = { shown: CalendarMonth; isOld: boolean; onMonth: (month: string) => void }

/** A month of Personal Days, and the text of the day that is chosen. */
export function MonthView({ shown, isOld, onMonth }: Props) {
  const { month, today, days, number, year } = shown
  const [chosen, setChosen] = useState<string | null>(null)
  const open = days.find(({ on }) => on === chosen) ?? days.find(({ on }) => on === today) ?? days[0]!
  const [ofYear, ofMonth] = month.split('-').map(Number) as [number, number]
  const blanks = weekdayOf(days[0]!.on)
  const cells = [...Array<null>(blanks).fill(null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / week) }, (_, nth) =>
    Array.from({ length: week }, (_unused, place) => cells[nth * week + place] ?? null),
  )
  const written = dates.written(dayOfMonth(open.on), monthNames[ofMonth - 1]!, ofYear)
  return (
    <section aria-labelledby="calendar-month" aria-busy={isOld} className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <div className="max-w-form">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id="calendar-month" aria-live="polite" className="text-xl">
            {words.month(monthNames[ofMonth - 1]!, ofYear)}
          </h2>
          <div className="flex gap-2">
            <Button
              look="quiet"
              className="px-4"
              aria-label={words.before}
              onClick={() => onMonth(monthBeside(month, -1))}
            >
              ←
            </Button>
            <Button
              look="quiet"
              className="px-4"
              aria-label={words.after}
              onClick={() => onMonth(monthBeside(month, 1))}
            >
              →
            </Button>
          </div>
        </div>
        <table className="w-full table-fixed border-collapse text-center">
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" className="py-1 text-xs font-normal text-ink-soft">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days.find((day) => day !== null)!.on}>
                {days.map((day, place) => (
                  <td key={weekdays[place]} className="border border-line bg-raised p-0">
                    {day && (
                      <button
                        type="button"
                        aria-pressed={day.on === open.on}
                        aria-current={day.on === today ? 'date' : undefined}
                        onClick={() => setChosen(day.on)}
                        className="grid min-h-12 w-full content-center hover:bg-tide-wash aria-pressed:bg-tide-wash aria-[current=date]:bg-action aria-[current=date]:text-action-ink"
                      >
                        <span className="text-xs">
                          {dayOfMonth(day.on)}
                          <span className="sr-only">: {words.personalDay} </span>
                        </span>
                        <span className={`font-display text-l leading-none ${day.on === today ? '' : 'text-brass'}`}>
                          {day.value}
                        </span>
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="max-w-form md:pt-2">
        <div aria-live="polite">
          <p className="text-xs text-ink-soft">{written}</p>
          <p className="font-display text-l leading-snug">
            {words.personalDay} {open.value}: {open.title}
          </p>
          <p className="mt-1 font-reading leading-reading text-pretty">{open.sentence}</p>
        </div>
        <dl className="mt-5 grid gap-3 border-t border-line pt-4 text-s">
          {(
            [
              [words.personalMonth, number],
              [words.personalYear, year],
            ] as const
          ).map(([name, { value, title, sentence }]) => (
            <div key={name}>
              <dt className="font-semibold">
                {name} {value}: {title}
              </dt>
              <dd className="mt-0.5 text-pretty text-ink-soft">{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
