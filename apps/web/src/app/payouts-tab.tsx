import { Payouts } from '../features/payouts/payouts.tsx'
import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'

/** Payouts, with the way to sign in again, which bank details ask for. */
export function PayoutsTab() {
  return <Payouts signInAgain={<ProviderButtons destination="/referrals?tab=payouts" />} />
}
