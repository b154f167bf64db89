import { Navigate } from '../lib/router.tsx'
import { creditsPage } from '#messages/credits-page'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { Orders } from '../features/billing/orders.tsx'
import { Balance, Statement } from '../features/billing/statement.tsx'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { SideBar } from './side-bar.tsx'
import { Failed } from '../ui/failed.tsx'

/** The person's account of credits: what is there, what came and went, and what was ordered. */
export function CreditsPage() {
  const account = useAccount()
  if (account.state === 'signed-out') return <Navigate to={loginFor('/credits')} replace />
  return (
    <div className="pt-6 pb-16 lg:flex lg:gap-10">
      <SideBar />
      <div className="min-w-0 flex-1">
        <h1 className="mb-8 text-2xl">{creditsPage.title}</h1>
        {account.state === 'signed-in' && (
          <div className="grid gap-14">
            <Balance />
            <Orders />
            <Statement />
          </div>
        )}
        {account.state === 'unreachable' && <NotThere onRetry={account.retry} />}
      </div>
    </div>
  )
}

function NotThere({ onRetry }: { onRetry: () => void }) {
  return <Failed onRetry={onRetry}>{creditsPage.unreachable}</Failed>
}
