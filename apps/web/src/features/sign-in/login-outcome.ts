import { loginFailureReasons, namedReadings, type LoginFailureReason, type NamedReading } from '@numeria/contract'

export const destinations = ['/chat', '/pricing', '/referrals', '/referrals?tab=payouts', '/settings'] as const
export type Destination = (typeof destinations)[number]
/** Where a login leads: to a page, and there to the pack or the reading that was asked for. */
export type Intent = { destination: Destination; purchase: string | null; reading: NamedReading | null }
export type LoginOutcome =
  | ({ kind: 'success'; token: string } & Intent)
  | ({ kind: 'failure'; reason: LoginFailureReason } & Intent)
  | ({ kind: 'visit' } & Intent)

/** What the query of `/login` says. `redirect` may name the pricing page and nothing else, so it cannot lead anybody away. */
export function readLoginOutcome(search: string): LoginOutcome {
  const query = new URLSearchParams(search)
  const intent: Intent = {
    destination: query.get('redirect') === 'pricing' ? '/pricing' : '/chat',
    purchase: query.get('purchase'),
    reading: toReading(query.get('reading')),
  }
  const token = query.get('token')

  if (query.get('auth') === 'success')
    return token ? { kind: 'success', token, ...intent } : { kind: 'failure', reason: 'no_token', ...intent }
  if (query.get('auth') === 'error') return { kind: 'failure', reason: toReason(query.get('reason')), ...intent }
  return { kind: 'visit', ...intent }
}

/** A reading that can be asked for by name, or null. */
export function toReading(text: string | null): NamedReading | null {
  return namedReadings.find((reading) => reading === text) ?? null
}

/** A reason we know, or `other`. */
export function toReason(text: string | null | undefined): LoginFailureReason {
  return loginFailureReasons.find((reason) => reason === text) ?? 'other'
}
