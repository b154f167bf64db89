import type { Position } from './language-table.ts'
import type { Holder } from './subjects.ts'
import type { Cue, Times } from './times.ts'

/** Subjects, times and numbers of the sentences so far. */
export type Context = {
  position: Position | null
  holder: Holder | null
  third: Holder | null
  cues: readonly Cue[]
  /** The years named so far. */
  years: readonly number[]
  /** The numbers of the last sentences: 'The seven wants …' may come back to them. */
  said: readonly (readonly number[])[]
  /** The first row of the table that is open. */
  header: readonly string[]
}

/** A number that says something of a person: token `at`. */
export type Claim = {
  at: number
  values: readonly number[]
  /** `position`: one of `positions` is meant; `person`: one of the person's main numbers; `any`: it is not said which. */
  kind: 'position' | 'person' | 'any' | 'score' | 'difference'
  positions: readonly Position[]
  holder: Holder
  times: Times
  index: number | null
  /** Of a difference: whether the first one's number is the higher (1) or the lower (-1). */
  sign?: -1 | 0 | 1
  isSlot: boolean
  isLoose: boolean
}
