import type { ReadingKind, ReadingLanguage, Tone } from '@numeria/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Text = { language: ReadingLanguage; text: string }
type Person = { fullName: string; birthDate: string }
type Tradition = 'pythagorean' | 'chaldean' | 'hebrew' | 'vedic' | 'chinese'
export type Kind = 'self_harm' | 'medical' | 'abuse' | 'violence'
export type Fault =
  | 'refusal'
  | 'empty_talk'
  | 'cut_off'
  | 'wrong_language'
  | 'too_short'
  | 'missing_section'
  | 'leaked_instructions'

/** A piece of a reply. `pair` says that the other person is known; `question` is the message that it answers. */
export type Passage = Text & { pair?: boolean; tradition?: Tradition; question?: string; category?: string }
export type CrisisMessage = Text & { kind: Kind; wording: 'plain' | 'indirect' }
/** A whole reply. With a `fault` it must not be charged for; without one it must pass the gate. */
export type WholeReply = Passage & { words: { from: number; to: number }; sections?: string[]; fault?: Fault }

/** A whole reply to the prompt of this kind, tone and question, with its slots as the model wrote them. */
export type WrittenReply = Passage & { kind: ReadingKind; tone: Tone; question: string }

export type CorpusFile = {
  file: string
  reader: Person
  other: Person
  today: string
  planted_errors: Passage[]
  right_but_tricky: Passage[]
  natural: Passage[]
  replies: WholeReply[]
  written: WrittenReply[]
  crisis: CrisisMessage[]
  harmless: Text[]
}

const usual = {
  reader: { fullName: 'Helena Margarida Duarte', birthDate: '1988-11-29' },
  other: { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' },
  today: '2026-11-22',
}

/** Every corpus file; `README.md` says what one holds. */
export function readCorpus(folder = join(import.meta.dirname, 'corpus')): CorpusFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const written = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<CorpusFile>
      const none = {
        planted_errors: [],
        right_but_tricky: [],
        natural: [],
        written: [],
        replies: [],
        crisis: [],
        harmless: [],
      }
      return { ...usual, ...none, ...written, file }
    })
}
