import { useEffect, useRef } from 'react'
import { voice as words } from '#messages/voice'
import { Button } from '../../../ui/button.tsx'
import { useReadAloud } from './use-read-aloud.ts'

type Props = { findReading: () => HTMLElement | null; voice: SpeechSynthesisVoice; onEnd: () => void }

/** The controls of a reading that is read aloud. It reads for as long as it stands. */
export function ReadingAloud({ findReading, voice, onEnd }: Props) {
  const pause = useRef<HTMLButtonElement>(null)
  const { isPaused, togglePause } = useReadAloud(findReading, voice, onEnd)
  useEffect(() => pause.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={words.readAloud}
      className="mt-3 flex animate-appear items-center gap-1 rounded-full border border-line bg-raised py-1 pr-1 pl-4 text-s print:hidden"
    >
      <span className="mr-auto text-ink-soft">{isPaused ? words.paused : words.reading}</span>
      <Button ref={pause} look="plain" onClick={togglePause}>
        {isPaused ? words.resume : words.pause}
      </Button>
      <Button look="plain" onClick={onEnd}>
        {words.stop}
      </Button>
    </div>
  )
}
