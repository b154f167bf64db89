import type { Profile } from '@numeria/contract'
import type { QueryClient } from '@tanstack/react-query'
import { credits as texts } from '#messages/credits'
import { formatDay } from '../../lib/dates.ts'
import { patchUser } from '../accounts/accounts.api.ts'

/** A reading has begun: its price is set aside. The balance itself stays as it is until the reading is delivered. */
export function showCreditsInUse(queryClient: QueryClient, credits: number): void {
  patchUser(queryClient, () => ({ creditsInUse: credits }))
}

/** A reading was delivered, and this is what the server says is left. */
export function settleCredits(queryClient: QueryClient, creditsRemaining: number): void {
  patchUser(queryClient, () => ({ credits: creditsRemaining, creditsInUse: 0 }))
}

/** What a person owes, in words for them; null where nothing is owed. */
export function tellDebt({ debt }: Pick<Profile, 'debt'>): string | null {
  return debt && texts.debt(texts.count(debt.credits), formatDay(debt.since))
}

/** What a purchase does about it; null where nothing is owed. */
export function tellSettlement({ debt }: Pick<Profile, 'debt'>, bought: number): string | null {
  return debt && texts.settles(debt.credits, bought, formatDay(debt.since))
}

/** What a person can spend: nothing while something is owed. */
export function spendableOf({ credits, debt }: Pick<Profile, 'credits' | 'debt'>): number {
  return debt ? 0 : credits
}

/** `1 credit`, `12 credits`. */
export function countCredits(credits: number): string {
  return texts.count(credits)
}
