import { useEffect, useEffectEvent, useState } from 'react'
import { sentencesIn, type Sentence } from './sentences.ts'

const highlightName = 'spoken'

/**
 * Reads a rendered reading aloud, sentence by sentence, from the moment the component stands until the end, `onEnd`, or the page is left. Pausing stops the
 * sentence and resuming begins it again, because pausing in the middle of one is not reliable on phones.
 */
export function useReadAloud(findReading: () => HTMLElement | null, voice: SpeechSynthesisVoice, onEnd: () => void) {
  const [sentences] = useState<readonly Sentence[]>(() => {
    const reading = findReading()
    return reading ? sentencesIn(reading, voice.lang.replace('_', '-')) : []
  })
  const [at, setAt] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const sentence = sentences[at]

  const goOn = useEffectEvent(() => {
    if (at + 1 < sentences.length) setAt(at + 1)
    else onEnd()
  })

  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!sentence || isPaused) return
    const over = new AbortController()
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.addEventListener('end', goOn, { signal: over.signal })
    // Another reading speaks now, or the voice has failed.
    utterance.addEventListener('error', end, { signal: over.signal })
    window.addEventListener('pagehide', () => window.speechSynthesis.cancel(), { signal: over.signal })
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(utterance)
    highlight(sentence.range)
    return () => {
      over.abort()
      window.speechSynthesis.cancel()
      highlight(null)
    }
  }, [sentence, isPaused, voice])

  return { isPaused, togglePause: () => setIsPaused(!isPaused) }
}

/** Browsers without the Highlight API read without a mark. */
function highlight(range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(highlightName, new Highlight(range))
  else CSS.highlights.delete(highlightName)
}
