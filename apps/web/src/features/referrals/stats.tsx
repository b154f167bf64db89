import { referralPeriods, type ReferralPeriod, type ReferralStat } from '@numeria/contract'
import type { ReactNode } from 'react'
import { performance as texts, periods } from '#messages/referrals'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { formatCount } from './figures.ts'
import { longPeriod } from './periods.ts'
import { readersZone, useReferralStats } from './referrals.api.ts'
import { usePeriod } from './use-period.ts'

export type Shown = { period: ReferralPeriod; stats: readonly ReferralStat[]; clicks: number; signups: number }

type Props = { title: string; children: (shown: Shown) => ReactNode }

/** Clicks and signups of a chosen period: a picture, and the table behind it. */
export function Stats({ title, children }: Props) {
  const [period, setPeriod] = usePeriod()
  const query = useReferralStats(period)
  return (
    <Card
      title={title}
      aside={
        <Segments
          legend={periods.legend}
          choices={referralPeriods.map((choice) => [choice, periods[choice]] as const)}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      <div className="min-h-80">
        <Answer query={query} failed={texts.failed}>
          {(stats) => {
            const clicks = stats.reduce((sum, stat) => sum + stat.clicks, 0)
            const signups = stats.reduce((sum, stat) => sum + stat.signups, 0)
            if (clicks === 0 && signups === 0) return <Empty />
            return (
              <>
                {children({ period, stats, clicks, signups })}
                <Table period={period} stats={stats} clicks={clicks} signups={signups} />
              </>
            )
          }}
        </Answer>
      </div>
    </Card>
  )
}

function Empty() {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-1 text-center text-s">
      <svg aria-hidden="true" viewBox="0 0 160 60" className="mb-4 w-40">
        <path d="M4 56H156" className="stroke-line-strong" />
        <path
          d="M4 46C30 44 40 40 60 42S100 30 118 32S144 22 156 20"
          fill="none"
          className="stroke-line-strong"
          strokeDasharray="2 5"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <circle cx="156" cy="12" r="3" className="fill-brass-line" />
      </svg>
      <p>{texts.empty}</p>
      <p className="text-ink-soft">{texts.emptyHint}</p>
    </div>
  )
}

function Table({ period, stats, clicks, signups }: Shown) {
  const number = 'py-2 text-right tabular-nums'
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center text-s font-semibold text-tide">{texts.table}</summary>
      <table className="w-full text-s">
        <caption className="sr-only">{texts.caption(periods.inWords[period])}</caption>
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-normal">
              {period === 'year' ? texts.month : texts.date}
            </th>
            <th scope="col" className={`${number} font-normal`}>
              {texts.clicks}
            </th>
            <th scope="col" className={`${number} font-normal`}>
              {texts.signups}
            </th>
          </tr>
        </thead>
        <tbody>
          {stats.toReversed().map((stat) => (
            <tr key={stat.period} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {longPeriod(stat.period)}
              </th>
              <td className={number}>{formatCount(stat.clicks)}</td>
              <td className={number}>{formatCount(stat.signups)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-2 text-left">
              {texts.total}
            </th>
            <td className={number}>{formatCount(clicks)}</td>
            <td className={number}>{formatCount(signups)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-xs text-ink-soft">{texts.zone(readersZone())}</p>
    </details>
  )
}
