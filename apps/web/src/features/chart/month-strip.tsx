import type { Chart } from '@numeria/contract'
import { useId } from 'react'
import { chart } from '#messages/chart'
import { monthNames, shortMonths } from '#messages/dates'

/** The twelve Personal Months of the year. */
export function MonthStrip({ months, on }: { months: Chart['pythagorean']['months']; on: string }) {
  const id = useId()
  const [year, now] = on.split('-').map(Number)
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="mb-3 text-l">
        {chart.months(year!)}
      </h3>
      <ol className="grid grid-cols-4 gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-6 lg:grid-cols-12">
        {months.map(({ month, value }) => (
          <li
            key={month}
            aria-current={month === now ? 'date' : undefined}
            className="bg-raised px-1 py-3 text-center aria-[current=date]:bg-action aria-[current=date]:text-action-ink"
          >
            <span className="sr-only">{`${monthNames[month - 1]}: ${value}`}</span>
            <span aria-hidden="true" className="block text-xs">
              {shortMonths[month - 1]}
            </span>
            <span
              aria-hidden="true"
              className={`mt-1 block font-display text-xl leading-none ${month === now ? '' : 'text-brass'}`}
            >
              {value}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
