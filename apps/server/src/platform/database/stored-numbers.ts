import type { ReadingFact, ReadingNumbers } from '@numeria/contract'
import type { StoredLine } from '@numeria/numerology'

/** A fact as a reading keeps it: its texts are lines, which every page language renders. */
export type StoredFact = Pick<ReadingFact, 'key' | 'value' | 'of'> & {
  label: StoredLine
  text: StoredLine
  working: StoredLine
  steps: readonly StoredLine[]
}

/** A number as a public reading keeps it. */
export type StoredNumber = Pick<StoredFact, 'key' | 'label' | 'text'>

type Moment = NonNullable<ReadingNumbers['timeline']>[number]
export type StoredTimeline = (Omit<Moment, 'label'> & { label: StoredLine })[]

/** The numbers that a reading was written from, as its turn keeps it. */
export type StoredNumbers = Omit<ReadingNumbers, 'facts' | 'timeline'> & {
  facts: StoredFact[]
  timeline: StoredTimeline | null
}
