import { keys, local, session } from '../../lib/storage.ts'
import { paths } from '../../lib/paths.ts'
import { readLoginOutcome, type LoginOutcome } from './login-outcome.ts'

let arrival: LoginOutcome | null = null

const isAt = (pathname: string, path: string) => pathname.replace(/\/$/, '') === path

/**
 * Takes the outcome of a login out of the address bar and stores its token; after a logout, forgets the person.
 * Must run before anything makes a request, so that a token is in no Referer, no log and no history.
 */
export function takeArrival(): void {
  const { pathname, search } = window.location
  if (isAt(pathname, paths.logout)) return forgetPerson()
  if (!isAt(pathname, paths.login) || search === '') return
  const outcome = readLoginOutcome(search)
  window.history.replaceState(window.history.state, '', paths.login)
  if (outcome.kind === 'success') {
    if (isHandled(outcome.token)) return
    local.set(keys.authToken, outcome.token)
  }
  arrival = outcome
}

/** How the person came to `/login`. A login's success or failure is told once; the destination falls back to the one kept before. */
export function consumeArrival(): LoginOutcome {
  const outcome = arrival ?? readLoginOutcome('')
  arrival = null
  if (outcome.destination === '/chat' && session.get(keys.authRedirect) === 'pricing') return { ...outcome, destination: '/pricing' }
  return outcome
}

/** A success is handled once per session, even when the browser opens the same address again. */
function isHandled(token: string): boolean {
  const mark = token.slice(-12)
  if (session.get(keys.handledLogin) === mark) return true
  session.set(keys.handledLogin, mark)
  return false
}

/** Keeps where a login should lead, for when the provider's answer does not say. */
export function rememberIntent(destination: LoginOutcome['destination'], purchase: string | null): void {
  session.set(keys.authRedirect, destination === '/pricing' ? 'pricing' : 'chat')
  if (purchase === null) session.remove(keys.authPurchase)
  else session.set(keys.authPurchase, purchase)
}

export function forgetIntent(): void {
  session.remove(keys.authRedirect)
  session.remove(keys.authPurchase)
}

/** Drops what this browser holds of a person: the token, the draft and where a login should have led. */
export function forgetPerson(): void {
  for (const key of [keys.authToken, keys.draft, keys.sending]) local.remove(key)
  for (const key of [keys.authRedirect, keys.authPurchase, keys.handledLogin, keys.profileAsked]) session.remove(key)
}
