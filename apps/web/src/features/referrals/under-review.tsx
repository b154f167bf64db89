import { rewards } from '#messages/referrals'
import { useConversions } from './referrals.api.ts'

/** Why there may be more signups than conversions. */
export function UnderReview() {
  const { data = [] } = useConversions()
  const count = data.filter(({ state }) => state === 'pending').length
  return count > 0 && <p className="mt-2 text-xs text-ink-soft">{rewards.underReview(count)}</p>
}
