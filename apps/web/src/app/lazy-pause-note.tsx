import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'

const pauseNote = lazyPart(() => import('../features/wellbeing/pause-note.tsx').then(({ PauseNote }) => PauseNote))

/** Says above the conversation that a pause runs. */
export function LazyPauseNote() {
  const [PauseNote, fetchNote] = pauseNote.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchNote())
  useEffect(() => fetchAtOnce(), [])
  return PauseNote && <PauseNote className="border-b print:hidden" />
}
