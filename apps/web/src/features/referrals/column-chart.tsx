import type { ReferralStat } from '@numeria/contract'
import { Chart, fills, strokes } from './chart.tsx'

const marks = {
  clicks: <path d="M-6 -5h12v10h-12Z" className={`fill-tide-wash forced-colors:fill-[Canvas] ${strokes.clicks}`} />,
  signups: <path d="M-6 -5h12v10h-12Z" className={fills.signups} />,
}

/** Clicks as columns, and in each the part of them that became signups. */
export function ColumnChart({ stats, summary }: { stats: readonly ReferralStat[]; summary: string }) {
  return (
    <Chart stats={stats} summary={summary} marks={marks}>
      {({ x, y, step, bottom }) => {
        const width = Math.max(3, Math.min(28, step * 0.62))
        const column = (index: number, count: number) =>
          `M${x(index) - width / 2} ${bottom}V${y(count)}h${width}V${bottom}Z`
        return stats.map(({ period, clicks, signups }, index) => (
          <g key={period}>
            {clicks > 0 && (
              <path
                d={column(index, clicks)}
                className={`fill-tide-wash forced-colors:fill-[Canvas] ${strokes.clicks}`}
              />
            )}
            {signups > 0 && <path d={column(index, signups)} className={fills.signups} />}
          </g>
        ))
      }}
    </Chart>
  )
}
