import { LogoutScreen } from '../features/sign-in/logout-screen.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { AccountGone } from './account-gone.tsx'

/** The screen after a logout, or after a call whose account no longer exists. */
export function LogoutPage() {
  const isGone = useHydrated() && new URLSearchParams(window.location.search).has('deleted')
  return isGone ? <AccountGone /> : <LogoutScreen />
}
