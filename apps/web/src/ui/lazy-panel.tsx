import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { actions } from '#messages/actions'
import { Failed } from './failed.tsx'

type Props = {
  part: { usePart: () => [ComponentType<object> | null, () => Promise<boolean>] }
  /** Text for a failed download. */
  failed: string
}

/** A part of a page that is fetched when it is first looked at (`lib/lazy-part.ts`). */
export function LazyPanel({ part, failed }: Props) {
  const [Part, fetchPart] = part.usePart()
  const [hasFailed, setHasFailed] = useState(false)

  const fetchIt = () => void fetchPart().then((isThere) => setHasFailed(!isThere))
  const fetchAtFirst = useEffectEvent(fetchIt)
  useEffect(() => {
    fetchAtFirst()
  }, [])

  if (Part) return <Part />
  if (!hasFailed)
    return (
      <p role="status" className="grid min-h-40 animate-breathe items-center text-s text-ink-soft">
        {actions.loading}
      </p>
    )
  return (
    <Failed onRetry={fetchIt} place="min-h-40 content-center">
      {failed}
    </Failed>
  )
}
