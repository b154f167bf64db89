import { BalanceBadge } from '../credits/balance-badge.tsx' // violation: no-restricted-imports
import { balance } from '../credits/credits.api.ts'

export function Chat() {
  return (
    <p>
      {balance} <BalanceBadge />
    </p>
  )
}
