import type { ReadingLanguage } from '@numeria/contract'
import { useSyncExternalStore } from 'react'

/** Regional voices that come first, where the device has them. */
const preferred: Partial<Record<ReadingLanguage, string>> = { pt: 'pt-pt', en: 'en-gb' }

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis

function listen(onChange: () => void): () => void {
  const over = new AbortController()
  synthesis()?.addEventListener('voiceschanged', onChange, { signal: over.signal })
  return () => over.abort()
}

/** The device's voice for a language. Null where it has none, or where the browser does not speak. */
export function useVoice(language: ReadingLanguage): SpeechSynthesisVoice | null {
  return useSyncExternalStore(listen, () => voiceFor(language))
}

function voiceFor(language: ReadingLanguage): SpeechSynthesisVoice | null {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang }) => regionOf(lang).split('-')[0] === language)
  return voices.find(({ lang }) => regionOf(lang) === preferred[language]) ?? voices[0] ?? null
}

/** Android writes `pt_PT`. */
const regionOf = (lang: string): string => lang.toLowerCase().replace('_', '-')
