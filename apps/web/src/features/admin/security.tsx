import { Authenticator } from './authenticator.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The calling administrator's second factor and sessions. */
export function Security() {
  return (
    <div className="grid gap-5">
      <Authenticator />
      <OwnSessions />
    </div>
  )
}
