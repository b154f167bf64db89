import type { Profile } from '@numeria/contract'
import type { QueryClient } from '@tanstack/react-query'
import { credits as texts } from '#messages/credits'
import { patchUser } from '../accounts/accounts.api.ts'

/** A reading has begun: its price is set aside. The balance itself stays as it is until the reading is delivered. */
export function showCreditsInUse(queryClient: QueryClient, credits: number): void {
  patchUser(queryClient, () => ({ creditsInUse: credits }))
}

/** A reading was delivered, and this is what the server says is left. */
export function settleCredits(queryClient: QueryClient, creditsRemaining: number): void {
  patchUser(queryClient, () => ({ credits: creditsRemaining, creditsInUse: 0 }))
}

/** The credits that the user can spend: 0 while there is a debt. */
export function spendableOf({ credits, debt }: Pick<Profile, 'credits' | 'debt'>): number {
  return debt ? 0 : credits
}

/** `1 credit`, `12 credits`. */
export function countCredits(credits: number): string {
  return texts.count(credits)
}
