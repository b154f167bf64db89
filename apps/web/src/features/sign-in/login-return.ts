import { useSyncExternalStore } from 'react'
import { keys, local, session } from '../../lib/storage.ts'
import { clearLocalUserData } from '../../lib/local-user-data.ts'
import { paths } from '../../lib/paths.ts'
import { readLoginOutcome, toDestination, toReading, type Intent } from './login-outcome.ts'

const visit = readLoginOutcome('')
let loginReturn = visit
let isTold = false

const never = () => () => undefined

const isAt = (pathname: string, path: string) => pathname.replace(/\/$/, '') === path

/**
 * Takes the outcome of a login out of the address bar; after a logout, forgets the person.
 * Must run before anything makes a request, so that a token is in no Referer, no log and no history.
 */
export function takeLoginReturn(): void {
  const { pathname, search, hash } = window.location
  if (isAt(pathname, paths.logout)) return forgetPerson()
  if (!isAt(pathname, paths.login) || (search === '' && hash === '')) return
  const outcome = readLoginOutcome(search, hash)
  window.history.replaceState(window.history.state, '', paths.login)
  if (outcome.kind === 'success' && isHandled(outcome.token)) return
  loginReturn = outcome
}

/** How the person came to `/login`. */
export const useLoginReturn = () =>
  useSyncExternalStore(
    never,
    () => loginReturn,
    () => visit,
  )

/** True the first time, so that a login is finished, or its failure shown, only once. */
export function isNewLoginReturn(): boolean {
  const isNew = !isTold
  isTold = true
  return isNew
}

/** The intent of a login: from the URL, or as stored when the login began. */
export function begunFor({ destination, purchase, reading }: Intent): Intent {
  const kept = toDestination(session.get(keys.authRedirect))
  return {
    destination: kept === null || kept === '/chat' ? destination : kept,
    purchase: purchase ?? session.get(keys.authPurchase),
    reading: reading ?? toReading(session.get(keys.authReading)),
  }
}

/** Where a login should lead. A pack or a reading that waits goes along. */
export function destinationOf(intent: Intent): string {
  const { destination, purchase, reading } = begunFor(intent)
  if (purchase !== null) return `${paths.pricing}?${new URLSearchParams({ purchase })}`
  if (reading !== null) return `/chat?${new URLSearchParams({ reading })}`
  return destination === '/pricing' ? paths.pricing : destination
}

/** A success is handled once per session, even when the browser opens the same address again. */
function isHandled(token: string): boolean {
  const mark = token.slice(-12)
  if (session.get(keys.handledLogin) === mark) return true
  session.set(keys.handledLogin, mark)
  return false
}

/** Keeps where a login should lead, for when the provider's answer does not say. */
export function rememberIntent({ destination, purchase, reading }: Intent): void {
  session.set(keys.authRedirect, destination.slice(1))
  keep(keys.authPurchase, purchase)
  keep(keys.authReading, reading)
}

function keep(key: string, value: string | null): void {
  if (value === null) session.remove(key)
  else session.set(key, value)
}

export function forgetIntent(): void {
  session.remove(keys.authRedirect)
  session.remove(keys.authPurchase)
  session.remove(keys.authReading)
}

const ofSession = [
  keys.authRedirect,
  keys.authPurchase,
  keys.authReading,
  keys.handledLogin,
  keys.profileAsked,
  keys.typedOffered,
]

/** Drops what this browser holds of a person: the token, the draft and where a login should have led. */
export function forgetPerson(): void {
  local.remove(keys.authToken)
  clearLocalUserData()
  for (const key of ofSession) session.remove(key)
}

/** Leads on with the token of a session that began without a redirect. The new page asks anew for everything. */
export function enter(intent: Intent, token: string): void {
  local.set(keys.authToken, token)
  rememberIntent(intent)
  const destination = destinationOf(intent)
  forgetIntent()
  window.location.assign(destination)
}
