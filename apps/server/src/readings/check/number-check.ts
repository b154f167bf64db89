import type { ReadingLanguage, Tradition } from '@numeria/contract'
import { noMasters, pythagoreanMasters, reduce, type PlainDate } from '@numeria/numerology'
import { findClaims } from './claims.ts'
import { isUnasserted } from './scopes.ts'
import { isTurn, turnAt } from './time/periods.ts'
import { Read } from './read.ts'
import { Sentence, type Claim, type Context } from './sentence.ts'
import { cellsOf, isSeparator, type Cell } from './table-rows.ts'
import { People } from './subjects.ts'
import type { Position } from './positions.ts'
import { findSums } from './sums.ts'
import { isSaid, PersonTruths, scoreOf, type KnownPerson, type Truth } from './truths.ts'
import { tellTruth } from './told-truths.ts'
import type { Token } from './tokens.ts'
import { unmeasured } from './pair-claims.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

/** A sentence as it would be shown, and which parts of it were slots. */
export type RenderedSentence = { text: string; slots: readonly { start: number; end: number; id: string }[] }

export type CheckPerson = KnownPerson

export type RefusalRule = 'unknown_slot' | 'slot_mismatch' | 'wrong_value' | 'unknown_number' | 'sum'

/** `facts` are English sentences for the model: "Helena's Life Path is 3". */
export type Verdict =
  | { outcome: 'fine' }
  | { outcome: 'refused'; rule: RefusalRule; claimed: string; facts: readonly string[] }

export type CheckedReading = {
  language: ReadingLanguage
  tradition: Tradition
  /** The reader first, with the id 'you'. */
  people: readonly CheckPerson[]
  today: PlainDate
  /** The year that the reading is about. */
  year: number
  /** The year that the question names. */
  questionYear?: number | null
  factIds: ReadonlySet<string>
  factTexts: ReadonlyMap<string, string>
}

/** A sum is what a model gets wrong most easily, and each has a slot: outside it, even a right one is refused. */
const ofSums = 'a sum is shown by its slot alone, as in {{you.life_path.working}}'

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
  #context: Context = {
    position: null,
    holder: null,
    third: null,
    cues: [],
    year: null,
    spokenOf: [],
    said: [],
    header: [],
  }

  constructor(reading: CheckedReading) {
    const { language, tradition, people, today } = reading
    const [you, other] = people
    this.#reading = reading
    this.#words = vocabularyOf(language)
    const isPair = other !== undefined
    this.#truths = new Map(people.map((person) => [person.id, new PersonTruths(tradition, person, today, isPair)]))
    this.#people = new People(people, language)
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
    const sentence = new Sentence(read, this.#words, this.#people, this.#context, this.#reading)
    const sum = findSums(read).find(({ at }) => !isUnasserted(read, at))
    if (sum !== undefined) return { outcome: 'refused', rule: 'sum', claimed: read.textOf(sum), facts: [ofSums] }
    const year = this.#wrongYear(read)
    if (year !== null) return { outcome: 'refused', rule: 'wrong_value', claimed: String(year), facts: [] }
    const claims = findClaims(sentence)
    for (const claim of claims) {
      const verdict = this.#judgeClaim(claim, read, claims.length === 1)
      if (verdict !== null) return verdict
    }
    const bare = this.#differingBare(claims, read)
    if (bare !== null) return this.#refuse(bare, read)
    const isRow = text.trimStart().startsWith('|')
    this.#context = sentence.contextAfter(/^\s*#/.test(text), isRow ? this.#context.header : [], claims)
    return fine
  }

  /** 'Your Pinnacle lasts until 2034': a year in which no period of theirs begins or ends. */
  #wrongYear(read: Read): number | null {
    const isPeriod = (position: Position | null) => position === 'pinnacle' || position === 'period_cycle'
    const names = read.all('name').filter(({ position, isOrdinary }) => isPeriod(position) || !isOrdinary)
    if (names.length === 0 || !names.every(({ position }) => isPeriod(position))) return null
    // 'Your third Pinnacle began in 2015'
    const [name] = names
    const isOne = names.length === 1 && read.all('ordinal').length === 1
    const place = isOne ? (read.endingAt('ordinal', name!.at) ?? read.at('ordinal', name!.end)) : null
    const index = place === null ? null : place.meaning - 1
    const turns = (year: number) => [...this.#truths.values()].some((truths) => truths.turnsIn(year, index))
    const near = [this.#reading.today.year, this.#reading.year]
    const isSaid = ({ kind, values }: Token, at: number) =>
      kind === 'year' && !turns(values[0]!) && (!near.includes(values[0]!) || isTurn(read, at))
    return read.tokens.find(isSaid)?.values[0] ?? null
  }

  #judgeClaim(claim: Claim, read: Read, isAlone: boolean): Verdict | null {
    const { values, holder } = claim
    if (holder.isStranger && claim.kind !== 'score') return null
    const people = holder.ids.flatMap((id) => this.#truths.get(id) ?? [])
    if (claim.kind === 'year') return this.#refuse(claim, read)
    if (claim.kind === 'between') return this.#isBetween(claim) ? null : this.#refuse(claim, read)
    if (claim.kind === 'count')
      return people.some((one) => one.of(claim.positions[0]!, claim.times, null).right.length === values[0])
        ? null
        : this.#refuse(claim, read)
    if (claim.kind === 'difference') return this.#judgeDifference(claim, people, read)
    if (claim.kind === 'master') {
      const stated = this.#truthsFor({ ...claim, kind: 'position' }, people).flatMap(({ right }) => right)
      return stated.some((value) => pythagoreanMasters.includes(value)) ? null : this.#refuse(claim, read)
    }
    const turn = claim.isDenied === true ? null : turnAt(read, claim.at)
    if (turn !== null) {
      if (people.some((person) => person.follows(...turn, this.#reading.today.year))) return null
      if (claim.positions.join() === 'personal_year') return this.#refuse(claim, read)
    }
    const isRight = (truth: Truth) => isSaid(values, truth, claim.isLoose)
    // 'You two are Fours' is said of each of them.
    const isOfEach = people.length > 1 && isAlone && read.has('both')
    // 'The Soul Urge and the Life Path are the same, both are 3' is said of each number.
    const isOfEachName = isAlone && claim.kind === 'position' && claim.positions.length > 1 && isSame(read)
    const isStated = isOfEach
      ? people.every((person) => this.#truthsFor(claim, [person]).some(isRight))
      : isOfEachName
        ? claim.positions.every((position) =>
            this.#truthsFor({ ...claim, positions: [position] }, people).some(isRight),
          )
        : this.#truthsFor(claim, people).some(isRight)
    if (claim.positions.includes('karmic_debt') && !leadsTo(read, values)) return this.#refuse(claim, read)
    // 'No letter has the value 4 nor 7' says two lessons.
    const isOfLesson = claim.positions.includes('karmic_lesson')
    if (claim.isDenied === true && (isOfLesson || !(isStated && claim.kind === 'position'))) return null
    if (isStated && claim.isDenied !== true) return null
    const { today } = this.#reading
    if (claim.isGeneral === true && values.every((value) => people.some((one) => one.isNear(value, today.year))))
      return null
    if (
      claim.canRepeat === true &&
      claim.isDenied !== true &&
      values.every((value) => this.#context.said.flat().includes(value))
    )
      return null
    return this.#refuse(claim, read)
  }

  /** 'You are a 3 and he is a 6': both must be numbers of one kind. */
  #differingBare(claims: readonly Claim[], read: Read): Claim | null {
    const isBare = ({ at, kind, holder, values, isDenied, isGeneral }: Claim) =>
      kind === 'person' &&
      holder.ids.length === 1 &&
      values.length === 1 &&
      isDenied !== true &&
      isGeneral !== true &&
      read.is('indefinite', at - 1) &&
      (read.is('copulas', at - 2) || read.is('youVerbs', at - 2))
    const bare = claims.filter(isBare)
    const last = bare.at(-1)
    if (last === undefined || read.has('name') || new Set(bare.flatMap(({ holder }) => holder.ids)).size < 2)
      return null
    const possible = [...comparedUnnamed, ...last.positions]
    const isOf = (position: Position) =>
      bare.every(({ holder, values, times }) =>
        this.#truths.get(holder.ids[0]!)?.of(position, times, null).right.includes(values[0]!),
      )
    return possible.some(isOf) ? null : last
  }

  #refuse(claim: Claim, read: Read): Verdict {
    const facts = tellTruth(claim, this.#reading, (id) => this.#truths.get(id) ?? null, this.#score)
    const claimed = read.tokens[claim.at]!.text
    if (claim.isSlot) return { outcome: 'refused', rule: 'slot_mismatch', claimed, facts }
    return { outcome: 'refused', rule: claim.positions.length > 0 ? 'wrong_value' : 'unknown_number', claimed, facts }
  }

  #isBetween({ holder, positions, times, values, sign = 0 }: Claim): boolean {
    const [from = [], to = []] = holder.ids.map((id, index) => {
      const truth = this.#truths.get(id)?.of(positions[index]!, times, null)
      return truth?.right.flatMap(andReduced) ?? []
    })
    const isSaidOf = (distance: number) =>
      sign === 0 || values[0] !== 0
        ? distance === (sign || Math.sign(distance)) * values[0]!
        : Math.sign(distance) === sign
    return from.length === 0 || to.length === 0 || from.some((one) => to.some((other) => isSaidOf(one - other)))
  }

  /** How far two people are apart is checked in the numbers that the sentence names, else in all of them. */
  #judgeDifference(
    { at, values, positions, times, sign = 0 }: Claim,
    [one, other]: readonly PersonTruths[],
    read: Read,
  ): Verdict | null {
    if (one === undefined || other === undefined) return null
    const named = positions.filter((position) => !unmeasured.has(position))
    const compared: readonly Position[] = named.length > 0 ? named : comparedUnnamed
    const distances = compared.flatMap((position) => {
      const [from, to] = [one, other].map((person) => person.of(position, times, null).right.flatMap(andReduced))
      return from!.flatMap((value) =>
        to!
          .filter((another) => sign === 0 || Math.sign(value - another) === sign)
          .map((another) => Math.abs(value - another)),
      )
    })
    if (values.length === 0 ? distances.length > 0 : distances.includes(values[0]!)) return null
    return { outcome: 'refused', rule: 'wrong_value', claimed: read.tokens[at]!.text, facts: [] }
  }

  #truthsFor({ kind, positions, times, index, isOfDate }: Claim, people: readonly PersonTruths[]): Truth[] {
    if (kind === 'score' || (kind === 'position' && positions.includes('score')))
      return this.#score === null ? [] : [this.#score]
    const isVedic = this.#reading.tradition === 'vedic' || this.#reading.tradition === 'chinese'
    const meant = (position: Position) => (position === 'destiny' && isOfDate && !isVedic ? 'life_path' : position)
    const stated = people.flatMap((person) => positions.map((position) => person.of(meant(position), times, index)))
    if (kind === 'position') return stated
    return [...stated, ...people.map((person) => person.core)]
  }
}

/** Words that compare two people without a number. */
const comparedUnnamed: readonly Position[] = ['life_path', 'expression', 'soul_urge', 'personal_year']

function andReduced(value: number): number[] {
  return [value, reduce(value, noMasters)].map((result) => (typeof result === 'number' ? result : value))
}

const sameness =
  /^(?:same|both|match|matches|mesm[oa]|ambos|coincidem|coincide|mism[oa]|coinciden|meme|deux|coincident|gleiche?|dieselbe|beide|beides|stess[oa]|entramb[ie]|coincidono)$/

/** Whether a sentence says that several numbers are equal: 'both are 3', 'os dois são 3'. */
function isSame(read: Read): boolean {
  return read.tokens.some(({ word, values, form }) => sameness.test(word) || (form === 'word' && values[0] === 2))
}

/** 'The 4 comes from a 13': the one other number of the sentence is what the debt is reduced to. */
function leadsTo(read: Read, [debt]: readonly number[]): boolean {
  const others = read.tokens.flatMap(({ kind, form, values }) =>
    kind === 'number' && form !== 'shy' && values.length === 1 && values[0]! < 10 ? values : [],
  )
  return others.length !== 1 || reduce(debt!, noMasters) === others[0]
}
