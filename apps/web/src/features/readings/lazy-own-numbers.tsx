import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const ownNumbers = lazyPart(() => import('./own-numbers.tsx').then(({ OwnNumbers }) => OwnNumbers))

/** The four core numbers as soon as their code is here; the chat works without them. */
export function LazyOwnNumbers(props: { birthDate: string; fullName: string }) {
  const [OwnNumbers, fetchOwnNumbers] = ownNumbers.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchOwnNumbers())
  useEffect(() => fetchAtOnce(), [])
  return OwnNumbers && <OwnNumbers {...props} />
}
