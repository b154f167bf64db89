import type { Language, Tradition } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import type { Person } from '../facts/fact.ts'
import { ClaimFinder, type Claim } from './claims.ts'
import { Sentence, type Names } from './sentence.ts'
import type { Position } from './language-table.ts'
import { findCues, joinDates, type Cue } from './time-cues.ts'
import { tokenize, plainWord, type Token } from './tokens.ts'
import { Truths, type Holder, type Truth } from './truths.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { cycles } from './whose.ts'
import { editsFor, type Edit } from './wording.ts'
import { isOfThePast, timesOf } from './times-of.ts'

export type Grounded = { text: string; corrections: number }

export type GroundingOf = {
  language: Language
  tradition: Tradition
  person: Person
  other: Person | null
  today: PlainDate
}

/**
 * Holds each sentence of one reading against the numbers of its people, and puts right what is wrong. Sentences come in order: one
 * that names no year, month or day may speak of that of the sentence before.
 */
export class Grounder {
  readonly #truths: Truths
  readonly #words: Vocabulary
  readonly #names: Names
  #carried: Cue[] = []

  constructor({ language, tradition, person, other, today }: GroundingOf) {
    this.#truths = new Truths(tradition, person, other, today)
    this.#words = vocabularyOf(language)
    this.#names = namesOf(person, other)
  }

  /**
   * @returns the sentence as it may be shown, and how many claims had to be corrected. A sentence that gives somebody a number which
   * they do not have at all, such as a karmic debt, is left out: only the white space before it stays.
   */
  ground(sentence: string): Grounded {
    const tokens = joinDates(tokenize(sentence), this.#words)
    const cues = findCues(tokens, this.#words, this.#truths.today)
    const read = new Sentence(tokens, this.#words, this.#names, this.#truths.hasOther)
    const claims = new ClaimFinder(read).find()
    const edits: Edit[] = []
    const isPast = isOfThePast(tokens)
    let corrections = 0
    let isLeftOut = false
    for (const claim of claims) {
      // 'Your next Personal Year 1 is 2033' is about the year named, whichever is next.
      const isUntold = isPast || (claim.direct === 'next' && cues.some(({ year }) => year !== null))
      if (isUntold && timed.includes(claim.position)) continue
      const right = this.#correct(claim, tokens, cues)
      if (right === null) continue
      corrections += 1
      if (right.length === 0) isLeftOut = true
      else
        for (const said of [claim.said, read.repetitionOf(claim.said)])
          if (said !== null) edits.push(...editsFor(said, right, tokens, this.#words))
    }
    if (cues.length > 0 || /^\s*#/.test(sentence)) this.#carried = cues
    if (isLeftOut) return { text: /^\s*/.exec(sentence)![0], corrections }
    return { text: apply(sentence, edits), corrections }
  }

  /** `null` where the claim is right or cannot be judged; else what should stand there, empty where nothing should. */
  #correct(claim: Claim, tokens: readonly Token[], cues: readonly Cue[]): number[] | null {
    const holders: Holder[] =
      claim.holder === null ? (this.#truths.hasOther ? ['you', 'other'] : ['you']) : [claim.holder]
    if (claim.holder === 'other' && !this.#truths.hasOther) return null
    const truths = holders.flatMap((holder) => this.#truthOf(claim, holder, tokens, cues) ?? [])
    if (truths.length === 0) return null
    if (claim.isPlural) return this.#correctPair(claim)
    if (truths.some((truth) => isSaid(claim, truth))) return null
    const { right } = truths[0]!
    if (claim.said.form === 'list' || right.length === 0) return right
    return [likeliest(claim.position, right, claim.said.values.at(-1)!)]
  }

  #correctPair(claim: Claim): number[] | null {
    const [you, other] = [this.#truths.of(claim.position, 'you'), this.#truths.of(claim.position, 'other')]
    if (you === null || other === null || claim.said.values.length !== 2) return null
    const [first, second] = claim.said.values
    const fits = (one: Truth, two: Truth) => one.right.includes(first!) && two.right.includes(second!)
    return fits(you, other) || fits(other, you) ? null : [you.right[0]!, other.right[0]!]
  }

  #truthOf(claim: Claim, holder: Holder, tokens: readonly Token[], cues: readonly Cue[]): Truth | null {
    const { position } = claim
    const times = () => timesOf(claim, tokens, cues, this.#carried, this.#truths.today, this.#words)
    if (position === 'personal_year' || position === 'universal_year')
      return this.#truths.year(position, holder, times().years)
    if (position === 'personal_month') return this.#truths.month(holder, times().months)
    if (position === 'personal_day') return this.#truths.day(holder, times().days)
    if (position === 'pinnacle' || position === 'challenge' || position === 'period_cycle')
      return this.#truths.period(position, holder, claim.index)
    return this.#truths.of(position, holder)
  }
}

const timed: readonly Position[] = [...cycles, 'pinnacle', 'challenge', 'period_cycle']
const anyOf: readonly Position[] = ['karmic_debt', 'compound', 'name_number', 'ordinal']

/** '7', 'seven' and '16/7' all say 7 where 16 led to it. */
function isSaid({ position, said: { values, form } }: Claim, { right, beside }: Truth): boolean {
  if (form === 'list') return values.every((value) => right.includes(value))
  if (values.length === 2 && values[1] === 100 && position === 'score') return right.includes(values[0]!)
  if (values.length === 1) return right.includes(values[0]!)
  const known = [...right, ...beside]
  return (
    values.some((value) => right.includes(value)) &&
    (anyOf.includes(position) || values.every((value) => known.includes(value)))
  )
}

/** Of several right numbers the one with as many digits: a compound for a compound, a root (33 at most) for a root. */
function likeliest(position: Position, right: readonly number[], said: number): number {
  const alike = right.filter((value) => String(value).length === String(said).length)
  const sameKind = position === 'ordinal' ? alike.find((value) => value > 33 === said > 33) : undefined
  return sameKind ?? alike[0] ?? right[0]!
}

function namesOf(person: Person, other: Person | null): Names {
  const words = ({ fullName }: Person) =>
    fullName
      .split(/[\s.'’-]+/)
      .filter((word) => word.length > 1)
      .map(plainWord)
  const [own, others] = [words(person), other === null ? [] : words(other)]
  return {
    own: new Set(own.filter((word) => !others.includes(word))),
    other: new Set(others.filter((word) => !own.includes(word))),
  }
}

function apply(sentence: string, edits: readonly Edit[]): string {
  let text = sentence
  for (const { start, end, text: right } of edits.toSorted((one, two) => two.start - one.start))
    text = text.slice(0, start) + right + text.slice(end)
  return text
}
