import { navigations } from '@numeria/contract'
import { actions } from '#messages/actions'
import { useLogOut } from '../features/sign-in/sign-in.api.ts'

/** A link, so that it works before the page's script does. */
export function LogOutLink({ className }: { className: string }) {
  const logOut = useLogOut()
  return (
    <a
      href={navigations.logout}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        logOut()
      }}
    >
      {actions.logOut}
    </a>
  )
}
