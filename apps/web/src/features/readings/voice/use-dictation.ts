import { useEffect, useRef, useState } from 'react'
import { locale } from '#messages/locale'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'

type State = 'idle' | 'listening' | 'blocked' | 'failed'

/** Parts of the Web Speech API that TypeScript's DOM types lack. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
}
type ResultEvent = Event & { results: Iterable<{ 0: { transcript: string } }> }
type RecognitionClass = new () => Recognition

function findRecognition(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecognitionClass | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

type Options = {
  text: string
  onText: (text: string) => void
  /** Null for the language of the page. */
  language: string | null
}

/** Writes speech behind the text of an input. Null where the browser has no speech recognition. */
export function useDictation({ text, onText, language }: Options) {
  const [state, setState] = useState<State>('idle')
  const running = useRef<Recognition | null>(null)
  const write = useStableCallback(onText)
  useEffect(() => () => running.current?.abort(), [])
  const Recognition = findRecognition()
  if (!Recognition) return null

  function start(Class: RecognitionClass) {
    const recognition = new Class()
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `
    recognition.lang = language ?? locale
    recognition.continuous = true
    recognition.interimResults = true
    recognition.addEventListener('result', (event) => {
      const spoken = Array.from((event as ResultEvent).results, ({ 0: best }) => best.transcript).join('')
      write(before + spoken.trim())
    })
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { error: string }
      if (error === 'aborted' || error === 'no-speech') return
      setState(error === 'not-allowed' || error === 'service-not-allowed' ? 'blocked' : 'failed')
    })
    recognition.addEventListener('end', () => {
      running.current = null
      setState((now) => (now === 'listening' ? 'idle' : now))
    })
    running.current = recognition
    setState('listening')
    recognition.start()
  }

  return {
    state,
    toggle: () => (running.current ? running.current.stop() : start(Recognition)),
    /** Ends the dictation and drops what is still being recognized: the message was sent. */
    abort: () => running.current?.abort(),
  }
}

export type Dictation = ReturnType<typeof useDictation>
