import { referralPeriods, type ReferralPeriod } from '@numeria/contract'
import { useSearchParams } from '../../lib/router.tsx'

/** The period that is looked at, as the address says it: a month where it says nothing. */
export function usePeriod(): [ReferralPeriod, (period: ReferralPeriod) => void] {
  const [query, setQuery] = useSearchParams()
  const named = query.get('period')
  const period = referralPeriods.find((known) => known === named) ?? 'month'
  return [
    period,
    (next) =>
      setQuery(
        (before) => {
          before.set('period', next)
          return before
        },
        { replace: true },
      ),
  ]
}
