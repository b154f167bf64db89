import type { ReferralStat } from '@numeria/contract'
import { curveMonotoneX, line } from 'd3-shape'
import { Chart, fills, strokes } from './chart.tsx'
import type { ChartSpace } from './chart-space.ts'

const dashes = '5 4'
const marks = {
  clicks: (
    <>
      <path d="M-12 0H12" className={strokes.clicks} strokeWidth="2" />
      <circle r="3.5" className={fills.clicks} />
    </>
  ),
  signups: (
    <>
      <path d="M-12 0H12" className={strokes.signups} strokeWidth="2" strokeDasharray={dashes} />
      <path d="M-3.5 -3.5h7v7h-7Z" className={fills.signups} />
    </>
  ),
}

/** Clicks and signups as two lines that differ in colour, stroke and point shape. */
export function LineChart({ stats, summary }: { stats: readonly ReferralStat[]; summary: string }) {
  return (
    <Chart stats={stats} summary={summary} marks={marks}>
      {(space) => (
        <>
          <Line stats={stats} space={space} of="clicks" />
          <Line stats={stats} space={space} of="signups" />
        </>
      )}
    </Chart>
  )
}

type LineProps = { stats: readonly ReferralStat[]; space: ChartSpace; of: 'clicks' | 'signups' }

function Line({ stats, space, of }: LineProps) {
  const draw = line<ReferralStat>()
    .x((_, index) => space.x(index))
    .y((stat) => space.y(stat[of]))
    .curve(curveMonotoneX)
  return (
    <>
      <path
        d={draw([...stats]) ?? ''}
        fill="none"
        className={strokes[of]}
        strokeWidth="2"
        strokeLinejoin="round"
        {...(of === 'signups' && { strokeDasharray: dashes })}
      />
      {stats.map((stat, index) => {
        if (stat[of] === 0) return null
        const x = space.x(index)
        const y = space.y(stat[of])
        return of === 'clicks' ? (
          <circle key={stat.period} cx={x} cy={y} r="3.5" className={fills[of]} />
        ) : (
          <path key={stat.period} d={`M${x - 3.5} ${y - 3.5}h7v7h-7Z`} className={fills[of]} />
        )
      })}
    </>
  )
}
