import type { Language, Tradition } from '@numeria/contract'
import { chaldeanLetterValue, letterValue, noMasters, reduce, type PlainDate } from '@numeria/numerology'
import type { Claim, Context } from './claim.ts'
import { ClaimFinder } from './claims.ts'
import { isUnasserted } from './scopes.ts'
import { Read } from './read.ts'
import { cellsOf, isSeparator, type Cell } from './table-rows.ts'
import { People } from './subjects.ts'
import type { Position } from './language-table.ts'
import { nowOf } from './times.ts'
import { core, PersonTruths, scoreOf, type KnownPerson, type Truth } from './truths.ts'
import { tellTruth } from './told-truths.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { findWorkings, type Working } from './workings.ts'

/** A sentence as it would be shown, and which parts of it were slots. */
export type RenderedSentence = { text: string; slots: readonly { start: number; end: number; id: string }[] }

export type CheckPerson = KnownPerson

export type RefusalRule = 'unknown_slot' | 'slot_mismatch' | 'wrong_value' | 'unknown_number' | 'wrong_arithmetic'

/** `facts` are English sentences for the model: "Helena's Life Path is 3". */
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

const fine: Verdict = { outcome: 'fine' }

/**
 * Judges the numbers of one reply, sentence by sentence, and changes none of them. A number outside the slots is harmless, stated and
 * right for exactly that person, position and date, or refused. Sentences come in order: what one of them speaks of holds for the next.
 */
export class NumberCheck {
  readonly #reading: CheckedReading
  readonly #words: Vocabulary
  readonly #people: People
  readonly #truths: ReadonlyMap<string, PersonTruths>
  readonly #score: Truth | null
  #context: Context = { position: null, holder: null, third: null, cues: [], years: [], said: [], header: [] }

  constructor(reading: CheckedReading) {
    const { language, tradition, people, today } = reading
    const [you, other] = people
    this.#reading = reading
    this.#words = vocabularyOf(language)
    const isPair = other !== undefined
    this.#truths = new Map(people.map((person) => [person.id, new PersonTruths(tradition, person, today, isPair)]))
    const steps = new Set([...this.#truths.values()].flatMap(({ workings }) => [...workings]))
    this.#people = new People(people, language === 'de', steps)
    this.#score = you === undefined || other === undefined ? null : scoreOf(tradition, you, other)
  }

  /** Judges the next sentence. A refused sentence leaves the context as it was. */
  judge({ text, slots }: RenderedSentence): Verdict {
    const unknown = slots.find(({ id }) => !this.#reading.factIds.has(id))
    if (unknown !== undefined) return { outcome: 'refused', rule: 'unknown_slot', claimed: unknown.id, facts: [] }
    const trimmed = text.trimStart()
    if (trimmed.startsWith('|')) return this.#judgeRow(text, slots)
    return this.#judgeText({ text, slots })
  }

  #judgeRow(text: string, slots: RenderedSentence['slots']): Verdict {
    const cells = cellsOf(text, slots)
    if (cells.every(isSeparator)) return fine
    const { header } = this.#context
    if (header.length === 0 || !/\d/.test(text)) {
      const first = this.#judgeCells(cells, [])
      if (header.length === 0) this.#context = { ...this.#context, header: cells.map((cell) => cell.text) }
      return first
    }
    return this.#judgeCells(cells, header)
  }

  /** Each cell is read as 'name of the row, name of the column: cell'. */
  #judgeCells(cells: readonly Cell[], header: readonly string[]): Verdict {
    const before = this.#context
    const [first] = cells
    for (const [index, cell] of cells.entries()) {
      if (cell.text.trim() === '') continue
      if (index === 0 && /^[\W\d]*$/.test(cell.text) && /^\W*(?:#|n|nr)?\W*$/i.test(header[0] ?? '#')) continue
      const row = index === 0 || first === undefined || /^[\W\d]*$/.test(first.text) ? '' : `${first.text}, `
      const column = header[index] === undefined ? '' : `${header[index]}: `
      const lead = row + column
      const moved = cell.slots.map((slot) => ({
        ...slot,
        start: slot.start + lead.length,
        end: slot.end + lead.length,
      }))
      const verdict = this.#judgeText({ text: lead + cell.text, slots: moved })
      if (verdict.outcome === 'refused') {
        this.#context = before
        return verdict
      }
    }
    this.#context = { ...this.#context, header: before.header }
    return fine
  }

  #judgeText({ text, slots }: RenderedSentence): Verdict {
    if (!/[\p{L}\p{N}]/u.test(text)) return fine
    const read = new Read(text, slots, this.#words)
    const finder = new ClaimFinder(read, this.#words, this.#people, this.#context, this.#reading.today)
    const workings = findWorkings(read)
    for (const working of workings) {
      const verdict = this.#judgeWorking(working, read)
      if (verdict !== null) return verdict
    }
    for (const claim of finder.find(workings)) {
      const verdict = this.#judgeClaim(claim, read)
      if (verdict !== null) return verdict
    }
    const isRow = text.trimStart().startsWith('|')
    this.#context = finder.contextAfter(/^\s*#/.test(text), isRow ? this.#context.header : [])
    return fine
  }

  #judgeWorking({ at, end, isRight, letter, operands, result }: Working, read: Read): Verdict | null {
    const claimed = read.tokens
      .slice(at, end)
      .map((token) => token.text)
      .join(' ')
    const wrong: Verdict = { outcome: 'refused', rule: 'wrong_arithmetic', claimed, facts: [] }
    if (letter !== undefined) return this.#valueOf(letter.letter) === letter.value ? null : wrong
    if (!isRight) return wrong
    if (operands.length < 3 || result === null || isUnasserted(read, at)) return null
    return [...this.#truths.values()].some(({ workings }) => workings.has(result)) ? null : wrong
  }

  #valueOf(letter: string): number | null {
    if (!/^[A-Z]$/.test(letter)) return null
    if (this.#reading.tradition === 'hebrew') return letter.charCodeAt(0) - 64
    const isChaldean = this.#reading.tradition === 'chaldean' || this.#reading.tradition === 'vedic'
    return isChaldean ? chaldeanLetterValue(letter) : letterValue(letter)
  }

  #judgeClaim(claim: Claim, read: Read): Verdict | null {
    const { values, holder } = claim
    if (holder.isStranger && claim.kind !== 'score') return null
    const people = holder.ids.flatMap((id) => this.#truths.get(id) ?? [])
    if (claim.kind === 'difference') return this.#judgeDifference(claim, people, read)
    const truths = this.#truthsFor(claim, people)
    const isStated = truths.some((truth) => isSaid(values, truth, claim.isLoose || saysRight(read, claim, truth)))
    if (isStated) return null
    const facts = tellTruth(claim, this.#reading, (id) => this.#truths.get(id) ?? null, this.#score)
    const claimed = read.tokens[claim.at]!.text
    if (claim.isSlot) return { outcome: 'refused', rule: 'slot_mismatch', claimed, facts }
    return { outcome: 'refused', rule: claim.positions.length > 0 ? 'wrong_value' : 'unknown_number', claimed, facts }
  }

  /** How far two people are apart is checked in the numbers that the sentence names, else in all of them. */
  #judgeDifference(
    { at, values, positions, times, sign = 0 }: Claim,
    [one, other]: readonly PersonTruths[],
    read: Read,
  ): Verdict | null {
    if (one === undefined || other === undefined) return null
    const named = positions.filter((position) => core.includes(position))
    const compared: readonly Position[] = named.length > 0 ? named : [...core, 'personal_year']
    const distances = compared.flatMap((position) => {
      const [from, to] = [one, other].map((person) => person.of(position, times, null).right.flatMap(andReduced))
      return from!.flatMap((value) =>
        to!
          .filter((another) => sign === 0 || Math.sign(value - another) === sign)
          .map((another) => Math.abs(value - another)),
      )
    })
    if (distances.includes(values[0]!)) return null
    return { outcome: 'refused', rule: 'wrong_value', claimed: read.tokens[at]!.text, facts: [] }
  }

  #truthsFor({ kind, positions, times, index }: Claim, people: readonly PersonTruths[]): Truth[] {
    if (kind === 'score' || positions.includes('score')) return this.#score === null ? [] : [this.#score]
    const stated = people.flatMap((person) => positions.map((position) => person.of(position, times, index)))
    if (kind === 'position') return stated
    const core = people.map((person) => person.core)
    const now = nowOf(this.#reading.today)
    const years = { ...times, years: [...now.years, ...times.years] }
    const ofYears = people.map((person) => person.of('personal_year', years, null))
    if (kind === 'any') core.push(...people.map((person) => person.of('personality', times, null)))
    return [...stated, ...core, ...(kind === 'any' || times.isNamed ? ofYears : [])]
  }
}

function andReduced(value: number): number[] {
  return [value, reduce(value, noMasters)].map((result) => (typeof result === 'number' ? result : value))
}

/** '7', 'seven' and '16/7' all say 7 where 16 led to it. */
function isSaid(values: readonly number[], { right, beside }: Truth, isLoose: boolean): boolean {
  if (values.length === 1) return right.includes(values[0]!) || (isLoose && beside.includes(values[0]!))
  if (values.length === 2 && values[1] === 100) return right.includes(values[0]!)
  return (
    values.some((value) => right.includes(value)) &&
    values.every((value) => right.includes(value) || beside.includes(value))
  )
}

/** 'The 22, which works like a 4': where the number itself is said, what it reduces to may stand beside it. */
function saysRight(read: Read, { at }: Claim, { right }: Truth): boolean {
  return read.tokens.some(
    ({ kind, values }, index) =>
      index !== at &&
      kind === 'number' &&
      values.some((value) => [11, 22, 33].includes(value) && right.includes(value)),
  )
}
