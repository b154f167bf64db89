import { navigations } from '@numeria/contract'
import { Link } from '../../lib/router.tsx'
import { actions } from '#messages/actions'
import { logout } from '#messages/logout'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useAccount } from '../accounts/accounts.api.ts'

/** Shown after logging out. Opened with a live session, it says that the user is still signed in. */
export function LogoutScreen() {
  const account = useAccount()
  const isStillIn = account.state === 'signed-in'

  return (
    <div className="mx-auto grid max-w-form justify-items-start gap-5 py-16 sm:py-24">
      <h1 className="text-2xl">{isStillIn ? logout.stillIn : logout.signedOut}</h1>
      <p className="text-ink-soft">{isStillIn ? logout.notEnded : logout.comeBack}</p>
      {isStillIn ? (
        <a href={navigations.logout} className={buttonClass()}>
          {actions.logOut}
        </a>
      ) : (
        <Link to={paths.login} className={buttonClass()}>
          {logout.signInAgain}
        </Link>
      )}
    </div>
  )
}
