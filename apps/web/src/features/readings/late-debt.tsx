import type { Profile } from '@numeria/contract'
import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../../lib/late-part.ts'

const debtNote = latePart(() => import('./debt-note.tsx').then(({ DebtNote }) => DebtNote))

/** The note about a debt, whose code only people with one fetch. */
export function LateDebt({ user }: { user: Pick<Profile, 'debt'> }) {
  const [DebtNote, fetchPart] = debtNote.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => fetchAtOnce(), [])
  return DebtNote && <DebtNote user={user} />
}
