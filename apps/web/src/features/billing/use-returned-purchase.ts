import type { Purchase } from '@numeria/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { readPurchase } from './billing.api.ts'

export type Returned =
  | { state: 'waiting'; isLong: boolean }
  | { state: 'known'; purchase: Purchase }
  | { state: 'unknown' }

const pauses = [500, 1_000, 1_500, 2_000, 3_000, 4_000]
const longAfterTries = 6
/** Some ways of paying are decided days later: the page stops asking after a while, and the credits come without it. */
const maxTries = 40

/** State of the purchase after the return from the provider, polled until it is final. Credits nothing itself. */
export function useReturnedPurchase(sessionId: string | null, isSignedIn: boolean): Returned {
  const isHydrated = useHydrated()
  const [returned, setReturned] = useState<Returned>({ state: 'waiting', isLong: false })

  useEffect(() => {
    if (sessionId === null || !isSignedIn) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(tries: number): Promise<void> {
      const purchase = await readPurchase(sessionId!).catch((error: unknown) =>
        error instanceof ApiError && error.status === 404 ? null : undefined,
      )
      if (!isHere) return
      if (purchase === null) return setReturned({ state: 'unknown' })
      if (purchase && (purchase.state !== 'open' || tries >= maxTries)) return setReturned({ state: 'known', purchase })
      setReturned({ state: 'waiting', isLong: tries >= longAfterTries })
      timer = setTimeout(() => void ask(tries + 1), pauses[Math.min(tries, pauses.length - 1)])
    }
    void ask(0)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [sessionId, isSignedIn])

  // The prerendered page does not know the address's query.
  return isHydrated && sessionId === null ? { state: 'unknown' } : returned
}
