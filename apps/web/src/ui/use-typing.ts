import { useEffect, useState } from 'react'
import { useReducedMotion } from '../lib/use-reduced-motion.ts'

const characterMs = 30
const pauseMs = 1000

/**
 * Types a text out, and ends after a pause. With reduced motion it ends at once, and any user can skip it.
 *
 * @param isWanted false holds it where it is, for a text that is not in sight yet
 */
export function useTyping(text: string, isWanted = true) {
  const prefersReducedMotion = useReducedMotion()
  const [progress, setProgress] = useState({ typed: 0, isOver: false })
  const { typed, isOver } = prefersReducedMotion ? { typed: text.length, isOver: true } : progress

  useEffect(() => {
    if (isOver || !isWanted) return
    const isTyping = typed < text.length
    const next = { typed: isTyping ? typed + 1 : typed, isOver: !isTyping }
    const step = setTimeout(() => setProgress(next), isTyping ? characterMs : pauseMs)
    return () => clearTimeout(step)
  }, [text, typed, isOver, isWanted])

  return { typed, isOver, skip: () => setProgress({ typed: text.length, isOver: true }) }
}
