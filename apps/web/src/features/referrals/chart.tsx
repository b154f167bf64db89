import type { ReferralStat } from '@numeria/contract'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { performance as texts } from '#messages/referrals'
import { chartHeight, chartSpace, type ChartSpace } from './chart-space.ts'
import { formatCount } from './figures.ts'
import { longPeriod, namedAt, shortPeriod } from './periods.ts'
import { useWidth } from './use-width.ts'

export const strokes = {
  clicks: 'stroke-tide forced-colors:stroke-[CanvasText]',
  signups: 'stroke-brass forced-colors:stroke-[Highlight]',
} as const
export const fills = {
  clicks: 'fill-tide forced-colors:fill-[CanvasText]',
  signups: 'fill-brass forced-colors:fill-[Highlight]',
} as const

type Props = {
  stats: readonly ReferralStat[]
  /** Text alternative of the chart. */
  summary: string
  /** Legend marks of the two series. */
  marks: { clicks: ReactNode; signups: ReactNode }
  children: (space: ChartSpace) => ReactNode
}

/** The frame of a chart: axes, legend, and the figures of the period under the pointer. What is drawn in it comes from outside. */
export function Chart({ stats, summary, marks, children }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(640)
  const [pointed, setPointed] = useState<number | null>(null)
  const space = chartSpace(stats, width)
  const isNamed = namedAt(stats.length, (space.right - space.left) / 64)
  const shown = pointed === null ? undefined : stats[pointed]

  function point(event: PointerEvent<SVGSVGElement>) {
    setPointed(space.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
  }

  return (
    <div ref={frame} className="min-w-0">
      <p aria-hidden="true" className="mb-2 flex min-h-6 flex-wrap items-center gap-x-5 text-s tabular-nums">
        <Key mark={marks.clicks} name={texts.clicks} count={shown?.clicks} />
        <Key mark={marks.signups} name={texts.signups} count={shown?.signups} />
        <span className="ml-auto text-ink-soft">{shown && longPeriod(shown.period)}</span>
      </p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${chartHeight}`}
        className="w-full touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {space.ticks.map((tick) => (
          <g key={tick}>
            <path
              d={`M${space.left} ${space.y(tick)}H${space.right}`}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
            <text
              x={space.left - 8}
              y={space.y(tick) + 4}
              textAnchor="end"
              className="fill-ink-soft text-xs tabular-nums"
            >
              {formatCount(tick)}
            </text>
          </g>
        ))}
        {stats.map(
          ({ period }, index) =>
            isNamed(index) && (
              <text
                key={period}
                x={space.x(index)}
                y={chartHeight - 8}
                textAnchor="middle"
                className="fill-ink-soft text-xs"
              >
                {shortPeriod(period)}
              </text>
            ),
        )}
        {pointed !== null && (
          <path d={`M${space.x(pointed)} ${space.top}V${space.bottom}`} className="stroke-line-strong" />
        )}
        {children(space)}
      </svg>
    </div>
  )
}

function Key({ mark, name, count }: { mark: ReactNode; name: string; count: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="-12 -6 24 12" className="h-3 w-6">
        {mark}
      </svg>
      {name}
      {count !== undefined && <strong className="font-semibold">{formatCount(count)}</strong>}
    </span>
  )
}
