import { Authenticator } from './authenticator.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The calling administrator's second factor, sessions and password. */
export function Security() {
  return (
    <div className="grid gap-5">
      <Authenticator />
      <OwnSessions />
      <OwnPassword />
    </div>
  )
}
