import { endOfDay, withdrawalDays } from '@numeria/contract'

const dayMs = 86_400_000
/** The longest that the term of a purchase may run: its days, the day of the contract, and a weekend. */
const maxTermDays = withdrawalDays + 3

/**
 * The first moment whose purchases are still in their 14 days. Credits of such a purchase are not spent before its buyer asks us to begin: without that request
 * nothing would be owed for them. `turn_begin` refuses them.
 */
export function oldestWithdrawableDay(at: Date): Date {
  let day = new Date(at.getTime() - (at.getTime() % dayMs) - maxTermDays * dayMs)
  while (endOfDay(day, withdrawalDays) < at) day = new Date(day.getTime() + dayMs)
  return day
}
