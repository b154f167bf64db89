import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../../lib/late-part.ts'

const ownNumbers = latePart(() => import('./own-numbers.tsx').then(({ OwnNumbers }) => OwnNumbers))

/** The four core numbers as soon as their code is here; the chat works without them. */
export function LateOwnNumbers(props: { birthDate: string; fullName: string }) {
  const [OwnNumbers, fetchOwnNumbers] = ownNumbers.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchOwnNumbers())
  useEffect(() => fetchAtOnce(), [])
  return OwnNumbers && <OwnNumbers {...props} />
}
