import { useEffect, useEffectEvent } from 'react'
import { latePart } from '../lib/late-part.ts'

const pauseNote = latePart(() => import('../features/wellbeing/pause-note.tsx').then(({ PauseNote }) => PauseNote))

/** Says above the conversation that a pause runs. */
export function LatePauseNote() {
  const [PauseNote, fetchNote] = pauseNote.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchNote())
  useEffect(() => fetchAtOnce(), [])
  return PauseNote && <PauseNote className="border-b print:hidden" />
}
