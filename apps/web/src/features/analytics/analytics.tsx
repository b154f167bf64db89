import { routes } from '@numeria/contract'
import { useEffect, useState } from 'react'
import { useLocation } from '../../lib/router.tsx'
import { language } from '#messages/locale'
import { ApiError } from '../../lib/api-error.ts'
import { send } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { local, session } from '../../lib/storage.ts'
import { useAccount } from '../accounts/accounts.api.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useConsent } from './consent.ts'
import { daySession } from './day-session.ts'
import { noteFirstDay, noteReturn } from './first-day.ts'
import { listenToNotes, note } from './note.ts'
import { openQueue, wipeQueue, type Queue } from './queue.ts'

/** Counts what people do here if they agreed, and asks those who were not asked yet. */
export function Analytics({ mayAsk }: { mayAsk: boolean }) {
  const consent = useConsent()
  const { pathname } = useLocation()
  const account = useAccount()
  const isSignedOut = account.state === 'signed-out'
  const joinedOn = account.state === 'signed-in' ? account.user.joinedOn : null
  const isYes = consent === 'yes'
  // The question comes together with the next page, so that nothing in sight moves.
  const [arrivedAt] = useState(pathname)
  const [hasMovedOn, setHasMovedOn] = useState(false)
  if (!hasMovedOn && pathname !== arrivedAt) setHasMovedOn(true)

  useEffect(() => {
    if (isYes) return startCounting()
    listenToNotes(null)
    wipeQueue([local, session])
  }, [isYes])

  useEffect(() => {
    if (isYes && joinedOn !== null) noteFirstDay(joinedOn, new Date())
  }, [isYes, joinedOn])

  const isLogin = pathname === paths.login && isSignedOut
  useEffect(() => {
    if (!isYes) return
    if (isLogin) note('login_shown')
    if (pathname === paths.pricing) note('packs_viewed')
  }, [isYes, pathname, isLogin])

  return consent === 'unasked' && mayAsk && hasMovedOn ? <ConsentBanner /> : null
}

/** Opens the queue and listens. Returns how to stop. */
function startCounting(): () => void {
  const queue = openQueue({
    // Of this tab alone: two tabs would send each other's events.
    store: session,
    send: (events) => send(routes.analytics, { body: { events }, keepalive: true, anonymous: true }),
    isWorthAnotherTry: (error) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429,
    now: Date.now,
    log: (error) => console.warn('Analytics events did not arrive.', error),
  })
  const flushWhenHidden = () => document.visibilityState === 'hidden' && void queue.flush()
  document.addEventListener('visibilitychange', flushWhenHidden)
  listenToNotes((event, metadata) => addToDay(queue, event, metadata))
  const now = new Date()
  const { isNew } = daySession(local, now)
  if (isNew) {
    note('visit', { language })
    noteReturn(now)
  }
  return () => {
    listenToNotes(null)
    document.removeEventListener('visibilitychange', flushWhenHidden)
    queue.close()
  }
}

const addToDay = (queue: Queue, ...[event, metadata]: Parameters<Queue['add']>) =>
  queue.add(event, { session: daySession(local, new Date()).session, ...metadata })
