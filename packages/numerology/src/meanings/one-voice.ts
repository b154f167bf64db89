import type { Meaning, Tone } from './meaning.ts'

/** A text that is the same in both tones. */
export function inOneVoice(text: Meaning): Record<Tone, Meaning> {
  return { mystic: text, pragmatic: text }
}
