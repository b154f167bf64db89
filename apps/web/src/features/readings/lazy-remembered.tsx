import type { Memory } from '@numeria/contract'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const remembered = lazyPart(() => import('./remembered.tsx').then(({ Remembered }) => Remembered))

/** Notes that were remembered from a question; the code is fetched where there are some. */
export function LazyRemembered({ notes }: { notes: readonly Memory[] }) {
  const [Remembered, fetchRemembered] = remembered.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchRemembered())
  useEffect(() => fetchAtOnce(), [])
  return Remembered && <Remembered notes={notes} />
}
