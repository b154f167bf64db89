import type { Referral } from '@numeria/contract'
import { analytics as texts, codes, periods } from '#messages/referrals'
import { Answer } from '../../ui/answer.tsx'
import { ColumnChart } from './column-chart.tsx'
import { conversionRate, formatCount, formatRate, totalsOf } from './figures.ts'
import { LinkTable } from './link-table.tsx'
import { useReferrals } from './referrals.api.ts'
import { SourceTable } from './source-table.tsx'
import { Stats } from './stats.tsx'
import { UnderReview } from './under-review.tsx'
import { TopLinks } from './top-links.tsx'

/** Everything counted: all links together, link by link, over time, and the best. */
export function Analytics() {
  const referrals = useReferrals()
  return (
    <Answer query={referrals} failed={codes.failed}>
      {(list) => (
        <div className="grid gap-5">
          <Figures referrals={list} />
          <div className="grid items-start gap-5 lg:grid-cols-[1.7fr_1fr]">
            <LinkTable referrals={list} />
            <TopLinks referrals={list} />
          </div>
          <SourceTable />
          <Stats title={texts.trends}>
            {({ period, stats, clicks, signups }) => (
              <ColumnChart stats={stats} summary={texts.trendsSummary(periods.inWords[period], clicks, signups)} />
            )}
          </Stats>
        </div>
      )}
    </Answer>
  )
}

function Figures({ referrals }: { referrals: readonly Referral[] }) {
  const totals = totalsOf(referrals)
  const cards = [
    [texts.clicks, formatCount(totals.clicks)],
    [texts.conversions, formatCount(totals.conversions)],
    [texts.rate, formatRate(conversionRate(totals))],
  ] as const
  return (
    <section aria-label={texts.figures}>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {cards.map(([name, figure]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 rounded-l border border-line bg-raised px-5 py-4 sm:flex-col-reverse sm:justify-end sm:gap-1"
          >
            <dt className="text-s text-ink-soft">{name}</dt>
            <dd className="font-display text-2xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <UnderReview />
    </section>
  )
}
