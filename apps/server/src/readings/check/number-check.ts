import type { Language, Tradition } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'

/** A sentence as it would be shown, and which parts of it were slots. */
export type RenderedSentence = { text: string; slots: readonly { start: number; end: number; id: string }[] }

export type CheckPerson = { id: string; firstName: string; fullName: string; birthDate: string }

export type RefusalRule =
  | 'unknown_slot'
  | 'slot_mismatch'
  | 'wrong_value'
  | 'unknown_number'
  | 'wrong_arithmetic'
  | 'wrong_percent'

export type Verdict =
  | { outcome: 'fine' }
  | { outcome: 'refused'; rule: RefusalRule; claimed: string; facts: readonly string[] }

export type CheckedReading = {
  language: Language
  tradition: Tradition
  /** The reader first, with the id 'you'. */
  people: readonly CheckPerson[]
  today: PlainDate
  question: string
  factIds: ReadonlySet<string>
  factTexts: ReadonlyMap<string, string>
}

/** Judges the numbers of one reply, sentence by sentence. */
export class NumberCheck {
  readonly #reading: CheckedReading

  constructor(reading: CheckedReading) {
    this.#reading = reading
  }

  judge({ slots }: RenderedSentence): Verdict {
    const unknown = slots.find(({ id }) => !this.#reading.factIds.has(id))
    if (unknown !== undefined) return { outcome: 'refused', rule: 'unknown_slot', claimed: unknown.id, facts: [] }
    return { outcome: 'fine' }
  }
}
