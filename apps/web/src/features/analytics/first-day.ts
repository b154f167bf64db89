import { firstActions, returnDays, type FirstAction } from '@numeria/contract'
import { keys, local } from '../../lib/storage.ts'
import { note } from './note.ts'

const dayMs = 86_400_000
const rank = (did: FirstAction) => firstActions.indexOf(did)
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The day of the sign-up (UTC) and the last action on it, kept only with consent. */
function keptFirst(): { day: string; did: FirstAction } | null {
  const [day, kept] = local.get(keys.analyticsFirst)?.split(' ') ?? []
  const did = firstActions.find((known) => known === kept)
  return day && did ? { day, did } : null
}

function keepFirst(day: string, did: FirstAction): void {
  local.set(keys.analyticsFirst, `${day} ${did}`)
  note('first_session', { did })
}

const hasConsent = () => local.get(keys.analyticsConsent) === 'yes'

/** Notes that a person who signed up today is here. @param joinedOn the day of the sign-up by UTC */
export function noteFirstDay(joinedOn: string, now: Date): void {
  if (hasConsent() && joinedOn === dayOf(now) && keptFirst() === null) keepFirst(joinedOn, 'looked')
}

/** Notes what a person did, on the day of their sign-up only. */
export function recordFirstAction(did: FirstAction, now: Date): void {
  const first = keptFirst()
  if (hasConsent() && first?.day === dayOf(now) && rank(did) > rank(first.did)) keepFirst(first.day, did)
}

/** Notes that this browser is opened on a return day. To be called once a day. */
export function noteReturn(now: Date): void {
  const first = keptFirst()
  if (!first) return
  const days = (Date.parse(dayOf(now)) - Date.parse(first.day)) / dayMs
  const after = returnDays.find((day) => day === days)
  if (after) note('returned', { did: first.did, after })
  if (days >= Math.max(...returnDays)) local.remove(keys.analyticsFirst)
}
