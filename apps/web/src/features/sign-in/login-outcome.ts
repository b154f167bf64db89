import { loginFailureReasons, namedReadings, type LoginFailureReason, type NamedReading } from '@numeria/contract'
import { paths } from '../../lib/paths.ts'

const destinations = [
  '/chat',
  '/pricing',
  '/referrals',
  '/referrals?tab=payouts',
  '/settings',
  '/credits',
  '/chart',
  '/today',
  '/calendar',
] as const
/** The page of a purchase is the one place that says which. */
export type Destination = (typeof destinations)[number] | `/success?session_id=${string}`
/** Where a login leads: to a page, and there to the pack or the reading that was asked for. */
export type Intent = { destination: Destination; purchase: string | null; reading: NamedReading | null }
export type LoginOutcome =
  | ({ kind: 'success'; token: string } & Intent)
  /** `opensWith`: the provider whose login opens the account of this address. */
  | ({ kind: 'failure'; reason: LoginFailureReason; opensWith?: string } & Intent)
  /** The link of a login e-mail was opened. */
  | ({ kind: 'email'; email: string; code: string } & Intent)
  | ({ kind: 'visit' } & Intent)

/** Known provider names. Text from a URL is never displayed. */
const providerNames = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['facebook', 'Facebook'],
  ['email', 'e-mail'],
  ['passkey', 'passkey'],
])

/** A code of eight digits works in any browser: in an address it would sign a visitor in to the account of the person who sent the address. */
const isLinkSecret = (code: string) => /^[\w-]{43}$/.test(code) && code.replaceAll(/[\s-]/g, '').length > 8

/** Outcome in the query of `/login`, or in its fragment. `redirect` accepts our own pages only, which prevents open redirects. */
export function readLoginOutcome(search: string, hash = ''): LoginOutcome {
  const query = new URLSearchParams(search)
  const intent: Intent = {
    destination: toDestination(query.get('redirect')) ?? '/chat',
    purchase: query.get('purchase'),
    reading: toReading(query.get('reading')),
  }
  const token = query.get('token')
  const proof = new URLSearchParams(hash.slice(1))
  const [email, code] = [proof.get('email'), proof.get('code')]
  if (email !== null && code !== null && isLinkSecret(code)) return { kind: 'email', email, code, ...intent }

  if (query.get('auth') === 'success')
    return token ? { kind: 'success', token, ...intent } : { kind: 'failure', reason: 'no_token', ...intent }
  if (query.get('auth') === 'error') {
    const opensWith = providerNames.get(query.get('with') ?? '')
    return { kind: 'failure', reason: toReason(query.get('reason')), ...(opensWith && { opensWith }), ...intent }
  }
  return { kind: 'visit', ...intent }
}

/** A page that a login can lead to, by its address without the stroke at the front, or null. */
export function toDestination(text: string | null): Destination | null {
  const known = destinations.find((destination) => destination === `/${text}`)
  if (known) return known
  const [, id] = /^success\?session_id=([\w-]+)$/.exec(text ?? '') ?? []
  return id === undefined ? null : `/success?session_id=${id}`
}

/** Where to log in, so that the login leads back to this page. */
export const loginFor = (destination: Destination): string =>
  `${paths.login}?${new URLSearchParams({ redirect: destination.slice(1) })}`

/** A reading that can be asked for by name, or null. */
export function toReading(text: string | null): NamedReading | null {
  return namedReadings.find((reading) => reading === text) ?? null
}

/** A reason we know, or `other`. */
export function toReason(text: string | null | undefined): LoginFailureReason {
  return loginFailureReasons.find((reason) => reason === text) ?? 'other'
}
