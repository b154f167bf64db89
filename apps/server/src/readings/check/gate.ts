import type { Language } from '@numeria/contract'

export type GateFault =
  | 'too_short'
  | 'missing_section'
  | 'unfinished'
  | 'wrong_language'
  | 'refusal'
  | 'leaked_instructions'

export type FinishedReply = {
  text: string
  language: Language
  words: { from: number; to: number }
  sections: readonly { title: string }[]
  endedByItself: boolean
  instructions: string
}

/** What is missing from a finished reply. Empty: it is what was sold. */
export function gateFaults({ endedByItself }: FinishedReply): readonly { fault: GateFault; detail: string }[] {
  return endedByItself ? [] : [{ fault: 'unfinished', detail: 'it did not end by itself' }]
}
