import type { Profile } from '@numeria/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BadgeButton } from './badge-button.tsx'

const creditMenu = lazyPart(() => import('./credit-menu.tsx').then(({ CreditMenu }) => CreditMenu))

/** The settled balance; what a running reading has set aside is said beside it. Opens the account's menu. */
export function CreditBadge({ user, onLogOut }: { user: Profile; onLogOut: () => void }) {
  // A press before the menu is loaded opens it when it is.
  const [isWanted, setIsWanted] = useState(false)
  const [CreditMenu, fetchMenu] = creditMenu.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchMenu())
  useEffect(() => fetchAtOnce(), [])

  if (CreditMenu) return <CreditMenu user={user} onLogOut={onLogOut} defaultOpen={isWanted} />
  function open() {
    setIsWanted(true)
    void fetchMenu()
  }
  return <BadgeButton user={user} aria-haspopup="menu" onClick={open} />
}
