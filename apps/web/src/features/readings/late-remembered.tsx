import type { Memory } from '@numeria/contract'
import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../../lib/late-part.ts'

const remembered = latePart(() => import('./remembered.tsx').then(({ Remembered }) => Remembered))

/** Notes that were remembered from a question; the code is fetched where there are some. */
export function LateRemembered({ notes }: { notes: readonly Memory[] }) {
  const [Remembered, fetchRemembered] = remembered.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchRemembered())
  useEffect(() => fetchAtOnce(), [])
  return Remembered && <Remembered notes={notes} />
}
