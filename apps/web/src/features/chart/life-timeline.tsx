import type { Chart } from '@numeria/contract'
import { chart } from '#messages/chart'
import { isAt } from './time-entries.ts'

type Stretch = Chart['pythagorean']['pinnacles'][number]
type Props = { pinnacles: readonly Stretch[]; periodCycles: readonly Stretch[]; age: number }

/** Pinnacles and cycles in proportion to the years they last, and where the person is. The same stands as text in the list below it. */
export function LifeTimeline({ pinnacles, periodCycles, age }: Props) {
  const end = Math.max(90, age + 10)
  const ticks = Array.from({ length: Math.floor(end / 15) + 1 }, (_, index) => index * 15)
  const pinnacle = pinnacles.findIndex((stretch) => isAt(stretch, age))
  const cycle = periodCycles.findIndex((stretch) => isAt(stretch, age))
  const place = (at: number) => ({ left: `${(100 * at) / end}%` })
  return (
    <figure className="mb-8 rounded-l border border-line bg-raised px-4 py-5 sm:px-6 print:break-inside-avoid">
      <div aria-hidden="true" className="relative pb-7">
        <span style={place(age)} className="absolute top-0 bottom-5 w-0.5 -translate-x-1/2 bg-tide" />
        <Row title={chart.pinnacles} stretches={pinnacles} age={age} end={end} />
        <Row title={chart.periodCycles} stretches={periodCycles} age={age} end={end} />
        {ticks.map((tick) => (
          <span
            key={tick}
            style={place(tick)}
            className="absolute bottom-0 -translate-x-1/2 text-xs text-ink-soft tabular-nums"
          >
            {tick}
          </span>
        ))}
      </div>
      <figcaption className="mt-3 text-s">
        {chart.timeline(age, chart.pinnacle(pinnacle), chart.periodCycle(cycle))}
      </figcaption>
    </figure>
  )
}

function Row({
  title,
  stretches,
  age,
  end,
}: {
  title: string
  stretches: readonly Stretch[]
  age: number
  end: number
}) {
  return (
    <div className="mb-4">
      <p className="mb-1.5 text-xs text-ink-soft">{title}</p>
      <div className="flex gap-0.5">
        {stretches.map((stretch) => (
          <span
            key={stretch.fromAge}
            style={{ flex: `${(stretch.toAge ?? end - 1) + 1 - stretch.fromAge} 0 0` }}
            className={`relative grid h-11 min-w-0 place-items-center rounded-s font-display text-l ${isAt(stretch, age) ? 'bg-action text-action-ink' : 'bg-sunken text-brass'}`}
          >
            {stretch.value}
          </span>
        ))}
      </div>
    </div>
  )
}
