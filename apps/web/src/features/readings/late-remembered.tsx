import type { Memory } from '@numeria/contract'
import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../../lib/late-part.ts'

const remembered = latePart(() => import('./remembered.tsx').then(({ Remembered }) => Remembered))

/** What was remembered from a question; its code is fetched where there is something to show. */
export function LateRemembered({ notes }: { notes: readonly Memory[] }) {
  const [Remembered, fetchRemembered] = remembered.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchRemembered())
  useEffect(() => fetchAtOnce(), [])
  return Remembered && <Remembered notes={notes} />
}
