import type { Profile } from '@numeria/contract'
import { lazy, Suspense, useState } from 'react'
import { BadgeButton } from './badge-button.tsx'

const CreditMenu = lazy(() => import('./credit-menu.tsx').then(({ CreditMenu }) => ({ default: CreditMenu })))

/** The settled balance; what a running reading has set aside is said beside it. Opens the account's menu. */
export function CreditBadge({ user, onLogOut }: { user: Profile; onLogOut: () => void }) {
  // A press before the menu is loaded opens it when it is.
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Suspense fallback={<BadgeButton user={user} aria-haspopup="menu" onClick={() => setIsWanted(true)} />}>
      <CreditMenu user={user} onLogOut={onLogOut} defaultOpen={isWanted} />
    </Suspense>
  )
}
