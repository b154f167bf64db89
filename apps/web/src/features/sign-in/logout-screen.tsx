import { navigations } from '@numeria/contract'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useAccount } from '../accounts/accounts.api.ts'

/** Says that the session is over. Somebody who opens this address without logging out is told the truth. */
export function LogoutScreen() {
  const account = useAccount()
  const isStillIn = account.state === 'signed-in'

  return (
    <div className="mx-auto grid max-w-form justify-items-start gap-5 py-16 sm:py-24">
      <h1 className="text-2xl">{isStillIn ? 'You are still signed in' : 'You are signed out'}</h1>
      <p className="text-ink-soft">
        {isStillIn
          ? 'Your session has not ended yet.'
          : 'Your readings and your credits will be here when you come back.'}
      </p>
      {isStillIn ? (
        <a href={navigations.logout} className={buttonClass()}>
          Log out
        </a>
      ) : (
        <Link to={paths.login} className={buttonClass()}>
          Sign in again
        </Link>
      )}
    </div>
  )
}
