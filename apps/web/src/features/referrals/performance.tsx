import { performance as texts, periods } from '#messages/referrals'
import { LineChart } from './line-chart.tsx'
import { Stats } from './stats.tsx'
import { UnderReview } from './under-review.tsx'

/** How clicks and signups went. */
export function Performance() {
  return (
    <Stats title={texts.title}>
      {({ period, stats, clicks, signups }) => (
        <>
          <LineChart stats={stats} summary={texts.summary(periods.inWords[period], clicks, signups)} />
          <UnderReview />
        </>
      )}
    </Stats>
  )
}
