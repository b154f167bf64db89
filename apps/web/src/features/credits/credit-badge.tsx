import type { Profile } from '@numeria/contract'
import { lazy, Suspense } from 'react'
import { BadgeButton } from './badge-button.tsx'

const CreditMenu = lazy(() => import('./credit-menu.tsx').then(({ CreditMenu }) => ({ default: CreditMenu })))

/** The settled balance; what a running reading has set aside is said beside it. Opens the account's menu. */
export function CreditBadge({ user, onLogOut }: { user: Profile; onLogOut: () => void }) {
  return (
    <Suspense fallback={<BadgeButton user={user} />}>
      <CreditMenu user={user} onLogOut={onLogOut} />
    </Suspense>
  )
}
