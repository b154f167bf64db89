import type { Profile } from '@numeria/contract'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const debtNote = lazyPart(() => import('./debt-note.tsx').then(({ DebtNote }) => DebtNote))

/** The note about a debt, whose code only people with one fetch. */
export function LazyDebt({ user }: { user: Pick<Profile, 'debt'> }) {
  const [DebtNote, fetchPart] = debtNote.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => fetchAtOnce(), [])
  return DebtNote && <DebtNote user={user} />
}
