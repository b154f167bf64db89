import { useEffect, useEffectEvent } from 'react'
import { landingBelow } from '#messages/landing-below'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { FreeReading } from '../features/landing/free-reading.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { showToast } from '../ui/toast.ts'

const words = landingBelow.freeReading

const exchange = lazyPart(() => import('./landing-exchange.tsx').then(({ LandingExchange }) => LandingExchange))

/** 'Try Your Free Reading'. The chat's code is loaded for signed-in users only. */
export function LandingReading() {
  const isSignedIn = useAccount().state === 'signed-in'
  const [LandingExchange, fetchExchange] = exchange.usePart()
  const fetchIt = useEffectEvent(async () => {
    if (!(await fetchExchange()))
      showToast({ title: words.toasts.error, description: words.unavailable, destructive: true })
  })
  useEffect(() => {
    if (isSignedIn) void fetchIt()
  }, [isSignedIn])
  return <FreeReading asking={(user, tone) => LandingExchange && <LandingExchange user={user} tone={tone} />} />
}
