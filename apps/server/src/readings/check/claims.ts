import type { PlainDate } from '@numeria/numerology'
import { attachedCue, lasting, positionOf, timeKinds, timesOf, worldly, type Timing } from './claim-times.ts'
import { comparisonAt, orderIn, sharedIn, type Comparison } from './comparisons.ts'
import { isBareTime, isHarmless, isNumberWord } from './harmless.ts'
import { holderOf, type Speaking } from './holders.ts'
import type { Position } from './language-table.ts'
import { gapOf, indexOf, isIndex, nameBehind, namesBefore, positionOfSlot } from './names.ts'
import type { Mark, Read } from './read.ts'
import { isDenied, isReported, isUnasserted } from './scopes.ts'
import { fractionAt, isOfTen, isScore } from './scores.ts'
import type { Holder, People, Subject } from './subjects.ts'
import { findCues, kindOf, timesNamed, type Cue, type Times } from './times.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Working } from './workings.ts'

/** What the sentences so far speak of. */
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

/** A number that could be one of the chart: token `at`. */
export type Claim = {
  at: number
  values: readonly number[]
  /** `position`: one of `positions` is meant; `person`: one of `positions` or of the person's main numbers. */
  kind: 'position' | 'person' | 'score' | 'difference'
  positions: readonly Position[]
  holder: Holder
  times: Times
  index: number | null
  /** Of a difference: whether the first one's number is the higher (1) or the lower (-1). */
  sign?: -1 | 0 | 1
  isSlot: boolean
  /** Whether what the number was before it was reduced may be said too. */
  isLoose: boolean
  /** 'not a 7': wrong where it is right. */
  isDenied?: boolean
  /** Whether a number that was right a moment ago may come back. */
  canRepeat?: boolean
}

const debts = [13, 14, 16, 19]

function isFinal(value: number): boolean {
  return value < 10 || value === 11 || value === 22 || value === 33
}

/** Finds the numbers of one sentence that must be judged, and what each of them is said to be. */
export class ClaimFinder {
  readonly #read: Read
  readonly #words: Vocabulary
  readonly #people: People
  readonly #context: Context
  readonly #today: PlainDate
  readonly #cues: readonly Cue[]
  readonly #subjects: readonly Subject[]
  readonly #timing: Timing
  readonly #speaking: Speaking

  constructor(read: Read, words: Vocabulary, people: People, context: Context, today: PlainDate) {
    this.#read = read
    this.#words = words
    this.#people = people
    this.#context = context
    this.#today = today
    this.#cues = findCues(read, words, today)
    this.#subjects = people.find(read, context.third)
    this.#timing = { read, cues: this.#cues, carried: context.cues, today, spokenYears: this.#years() }
    this.#speaking = { read, subjects: this.#subjects, people, context }
  }

  find(workings: readonly Working[]): Claim[] {
    const claims = this.#read.tokens.flatMap((token, at) => {
      const fraction = this.#fractionAt(at)
      const comparison = token.kind === 'word' ? this.#comparison(comparisonAt(this.#read, at)) : null
      const isNumber = token.kind === 'number' || token.kind === 'percent' || token.kind === 'slot'
      const working = workings.find((one) => one.at <= at && at < one.end)
      const claim = !isNumber ? null : working === undefined ? this.#claimAt(at) : this.#resultAt(at, working)
      return [fraction, comparison, claim].filter((one) => one !== null)
    })
    const isOtherNamed = this.#subjects.some(({ ids }) => ids.some((id) => id !== 'you'))
    const order = this.#order()
    if (order !== null) claims.push(order)
    const shared = this.#people.others.length > 0 ? sharedIn(this.#read, isOtherNamed) : null
    if (shared === null || isUnasserted(this.#read, shared.at)) return claims
    const both = { ids: this.#people.all, isStranger: false }
    return [...claims, { ...this.#claim(shared.at, 'difference', [shared.position!], both), values: [0] }]
  }

  /**
   * What the next sentence goes on from.
   * @param stated the numbers that were said of a person, and right
   */
  contextAfter(isHeading: boolean, header: readonly string[], stated: readonly number[]): Context {
    // 'Your Soul Urge is 22, a master number' speaks of the Soul Urge.
    const names = this.#read.all('name')
    const name = names.findLast(({ position }) => position !== 'master' && position !== 'karmic_debt') ?? names.at(-1)
    const slot = this.#read.tokens.findLast(({ kind }) => kind === 'slot')
    const third = this.#subjects.findLast(({ isThird }) => isThird)
    const { holder, position, said } = this.#context
    return {
      position: name?.position ?? (slot ? positionOfSlot(slot.slot!) : null) ?? (isHeading ? null : position),
      holder: this.#subjects.at(-1) ?? (holder?.isStranger === true ? null : holder),
      third: third ?? (isHeading ? null : this.#context.third),
      cues: this.#cues.length > 0 || isHeading ? this.#cues : this.#context.cues,
      years: this.#years(),
      said: [...said, stated].slice(-4),
      header,
    }
  }

  #years(): number[] {
    const named = this.#cues.flatMap(({ year, month }) => (year !== null && month === null ? [year] : []))
    return [...new Set([...this.#context.years, ...named])]
  }

  /** The end of a working is a claim where the sentence names a number: 'Maturity: 3 + 6 = 9'. */
  #resultAt(at: number, working: Working): Claim | null {
    if (working.isDifference === true || working.result === null || at !== working.end - 1) return null
    const [value] = this.#read.tokens[at]!.values
    if (value === undefined || !isFinal(value) || isUnasserted(this.#read, at)) return null
    const behind = nameBehind(this.#read, this.#people, at)
    const before = behind === null ? namesBefore(this.#read, working.at) : []
    const last = behind ?? before.at(-1)
    if (last === undefined || (behind === null && this.#hasNumber(last.end, working.at))) return null
    // 'Maturity adds Life Path and Expression: 3 + 6 = 9' names what is added too.
    const names = before.length > 1 ? this.#read.all('name').filter(({ end }) => end <= working.at) : [last]
    const positions = names.map(({ position }) => position!)
    return this.#claim(at, 'position', positions, holderOf(this.#speaking, last.at, at, last), true)
  }

  #hasNumber(from: number, to: number): boolean {
    return this.#read.tokens
      .slice(from, to)
      .some(({ kind, form }) => (kind === 'number' && form !== 'shy') || kind === 'slot')
  }

  #claimAt(at: number): Claim | null {
    const read = this.#read
    const token = read.tokens[at]!
    if (token.kind === 'slot') return this.#slotAt(at)
    if (isScore(read, at, this.#people.others.length > 0, this.#context.position))
      return isUnasserted(read, at) ? null : this.#scoreClaim(at, token.values[0]! * (isOfTen(read, at) ? 10 : 1))
    if (token.kind === 'percent') return null
    const comparison = this.#comparison(comparisonAt(read, at))
    if (comparison !== null) return comparison
    if (isHarmless(read, at, this.#words)) return null
    const value = token.values.at(-1)!
    if (this.#cues.some(({ end, day }) => day === value && at >= end && at - end <= 3)) return null
    const behind = nameBehind(read, this.#people, at)
    const before = namesBefore(read, at)
    const last = before.at(-1)
    const gap = last === undefined ? Infinity : gapOf(read, last.end, at)
    const isWord = token.form === 'word' || token.form === 'shy'
    const cue = this.#rulingCue(at)
    if (isWord && !isNumberWord(read, at, gap, behind !== null)) return null
    if (isReported(read, at) || isIndex(read, at, last, gap) || this.#people.isSumAt(read, at, this.#context.position))
      return null
    if (!token.values.some(isFinal) && token.form !== 'plural' && !this.#isCompound(at, last, gap, behind)) return null
    return { ...this.#claimNear(at, { before, behind, gap, cue }), isDenied: isDenied(read, at) }
  }

  /** Whether a number that nothing ends in, such as 16 or 24, is one of the chart. */
  #isCompound(at: number, last: Mark | undefined, gap: number, behind: Mark | null): boolean {
    const { values, form } = this.#read.tokens[at]!
    if (behind !== null || (gap <= 4 && last?.isOrdinary !== true)) return true
    if (form === 'slash') return isReduced(values)
    if (this.#read.all('name').some(({ position }) => position === 'karmic_debt')) return debts.includes(values[0]!)
    return !this.#people.steps.has(values[0]!) && values[0]! <= 52 && this.#read.is('equals', at - 1)
  }

  #claimNear(
    at: number,
    { before, behind, gap, cue }: { before: readonly Mark[]; behind: Mark | null; gap: number; cue: Cue | null },
  ): Claim {
    const read = this.#read
    const last = before.at(-1)
    if (behind !== null && (behind.at === at + 1 || gap > 2)) {
      const positions = gap <= 2 ? [behind.position!, last!.position!] : [behind.position!]
      return this.#claim(at, 'position', positions, holderOf(this.#speaking, behind.at, at, behind))
    }
    const time = isBareTime(read, at) ?? bareTimeBefore(read, at)
    if (time !== null && gap > 1) return this.#timeClaim(at, time)
    const isCueNearer =
      cue !== null &&
      (last === undefined ||
        (cue.at >= last.end && gap > 3 && timeKinds[last.position!] === undefined && !lasting.has(last.position!)))
    if (last !== undefined && !isCueNearer) {
      const names = behind === null ? before : [...before, behind]
      const isFar = this.#hasNumber(last.end, at)
      const holder = holderOf(this.#speaking, last.at, at, last)
      // 'Life Path and Expression, 3 and 6': each name has its own number.
      const place = this.#placeIn(before, at)
      if (place !== null && behind === null)
        return this.#claim(at, 'position', [before[place]!.position!], holderOf(this.#speaking, last.at, at, last))
      // 'The Universal Year is a 1, yours is a 5.'
      const isOwn = isFar && this.#subjects.some((one) => one.at >= last.end && one.end <= at)
      const positions = names.map(({ position }) =>
        isOwn && position === 'universal_year' ? 'personal_year' : position!,
      )
      // 'Your Life Path comes from 30.'
      const isOrigin =
        /^(?:from|de|del|do|dal|da|aus|der|du|d|von)$/.test(read.word(at - 1)) && !read.tokens[at]!.values.some(isFinal)
      const claim = this.#claim(
        at,
        isFar ? 'person' : 'position',
        positions,
        holder,
        isOrigin || (last.position === 'master' && gap > 2),
      )
      return claim
    }
    if (cue !== null) return this.#timeClaim(at, positionOf[kindOf(cue)], cue)
    const holder = holderOf(this.#speaking, at, at, null)
    const { position } = this.#context
    if (this.#isAnaphor(at) && position !== null) {
      const owner = this.#subjects.some(({ end }) => end <= at) ? holder : (this.#context.holder ?? holder)
      // 'The Universal Year is a 1. Yours is a 5.'
      const isOwn = position === 'universal_year' && read.has('yours', 0, at)
      return this.#claim(at, 'position', [isOwn ? 'personal_year' : position], owner)
    }
    // 'Your Personality is a 1 and Rui's a 2': the second number is of the same kind.
    const same = read.all('name').findLast(({ end }) => end <= at)?.position ?? position
    // 'You are in a 5 year and Rui is in a 9.'
    const words = bareTimes.flatMap(([category, kind]) => (read.has(category) ? [kind] : []))
    const inTime = [...new Set([...this.#cues.map((one) => positionOf[kindOf(one)]), ...words])]
    const claim = this.#claim(at, 'person', same === null ? inTime : [same, ...inTime], holder)
    const isNew = read.is('indefinite', at - 1) || read.has('name') || this.#cues.length > 0
    return { ...claim, canRepeat: !isNew && !this.#subjects.some(({ end }) => end <= at && at - end <= 4) }
  }

  /** The place of a number among as many numbers as names stand before them. */
  #placeIn(names: readonly Mark[], at: number): number | null {
    if (names.some(({ position }) => position === 'master' || position === 'karmic_debt')) return null
    const from = names.at(-1)!.end
    const numbers = this.#read.tokens.flatMap(({ kind, form }, index) =>
      index >= from && kind === 'number' && form !== 'shy' ? [index] : [],
    )
    return names.length > 1 && numbers.length === names.length ? numbers.indexOf(at) : null
  }

  /** 'It is a 7.' */
  #isAnaphor(at: number): boolean {
    const read = this.#read
    for (let end = at; end >= Math.max(0, at - 2); end -= 1) {
      if (read.endingAt('anaphors', end) !== null) return true
      if (!read.is('singular', end - 1) && !read.is('numberNouns', end - 1)) return false
    }
    return false
  }

  /** A slot is right by itself; it is wrong beside the name of another number. */
  #slotAt(at: number): Claim | null {
    const { slot, values } = this.#read.tokens[at]!
    const own = positionOfSlot(slot!)
    const names = namesBefore(this.#read, at)
    const name = names.at(-1)
    if (slot!.endsWith('.working') || own === null || values.length === 0 || name === undefined) return null
    if (names.length > 1 || at - name.end > 2 || this.#hasNumber(name.end, at)) return null
    const isOwn = name.position === own || nameBehind(this.#read, this.#people, at)?.position === own
    if (isOwn || isUnasserted(this.#read, at)) return null
    const claim = this.#claim(at, 'position', [name.position!], holderOf(this.#speaking, name.at, at, name))
    return { ...claim, isSlot: true, isLoose: true }
  }

  #claim(at: number, kind: Claim['kind'], positions: readonly Position[], holder: Holder, isLoose = false): Claim {
    const { values } = this.#read.tokens[at]!
    const [first] = positions
    const times = timesOf(this.#timing, at, first === undefined ? null : (timeKinds[first] ?? null))
    const hasDebt = this.#read.all('name').some(({ position }) => position === 'karmic_debt')
    const isDebt = hasDebt && values.every((value) => debts.includes(value))
    const meant = this.#meant(isDebt && positions.length === 0 ? ['karmic_debt'] : positions)
    return {
      at,
      values,
      kind,
      positions: meant,
      holder,
      times,
      index: indexOf(this.#read, at),
      isSlot: false,
      isLoose: isLoose || isDebt,
    }
  }

  /** 'a master number in the Expression, the 22' speaks of the Expression, and so does 'the karmic debt 16 in it'. */
  #meant(positions: readonly Position[]): readonly Position[] {
    const named = positions.filter((position) => position !== 'master' && position !== 'karmic_debt')
    return named.length > 0 ? named : positions
  }

  #timeClaim(at: number, position: Position, cue: Cue | null = null): Claim {
    const claim = this.#claim(at, 'position', [position], holderOf(this.#speaking, at, at, null))
    const spokenOf =
      this.#read.all('name').findLast(({ end, position: of }) => end <= at && lasting.has(of!))?.position ??
      this.#context.position
    const isOther =
      spokenOf !== null &&
      position === 'personal_year' &&
      lasting.has(spokenOf) &&
      !this.#subjects.some(({ end }) => end <= at)
    const positions: Position[] = isOther ? [position, spokenOf] : [position]
    if (position === 'personal_year' && this.#read.tokens.some(({ word }) => worldly.test(word))) {
      positions.push('universal_year')
      // 'for the whole world' it is no Personal Year.
      if (this.#subjects.length === 0) positions.shift()
    }
    const times = cue === null ? claim.times : timesNamed([cue], this.#today, this.#years())
    return { ...claim, positions, times }
  }

  /** The word of time that a bare number belongs to: 'April is a 5', 'Monday: 4', 'a 6 in 2027'. */
  #rulingCue(at: number): Cue | null {
    const attached = attachedCue(this.#timing, at)
    if (attached !== null) return attached
    const cue = this.#cues.findLast(({ end }) => end <= at)
    if (cue === undefined || at - cue.end > 6) return null
    const isOfPerson = this.#subjects.some(
      (subject) => subject.at >= cue.end && subject.end <= at && !this.#read.is('yours', subject.at) && subject.isThird,
    )
    return isOfPerson ? null : cue
  }

  /** The first person that the sentence names is compared with the other. */
  #comparison(comparison: Comparison | 'vague' | null): Claim | null {
    if (comparison === null || comparison === 'vague') return null
    const { at, value, sign } = comparison
    const { all, others } = this.#people
    const isStranger = this.#subjects.some((subject) => subject.isStranger)
    if (others.length === 0 || isStranger || isUnasserted(this.#read, at)) return null
    if (sign !== 0 && this.#subjects.length < 2 && !this.#read.has('name')) return null
    const first = this.#subjects.find(({ ids }) => ids.length === 1)?.ids[0] ?? 'you'
    const names = this.#read.all('name').map(({ position }) => position!)
    const positions = names.length > 0 || this.#context.position === null ? names : [this.#context.position]
    const ids = [first, ...all.filter((id) => id !== first)].slice(0, 2)
    return { ...this.#claim(at, 'difference', positions, { ids, isStranger: false }), values: [value], sign }
  }

  /** 'Your Life Path is higher than his.' */
  #order(): Claim | null {
    const found = this.#people.others.length > 0 ? orderIn(this.#read) : null
    if (found === null || isUnasserted(this.#read, found.at)) return null
    const claim = this.#comparison({ ...found, value: 0 })
    return claim === null ? null : { ...claim, values: [] }
  }

  /** 'three quarters of the points', where the score is named. */
  #fractionAt(at: number): Claim | null {
    const isOfScore =
      this.#read.all('name').some(({ position }) => position === 'score') || this.#read.has('matchWords')
    const fraction = isOfScore && this.#people.others.length > 0 ? fractionAt(this.#read, at) : null
    return fraction === null || isUnasserted(this.#read, at) ? null : this.#scoreClaim(at, fraction)
  }

  #scoreClaim(at: number, score: number): Claim {
    const both = { ids: this.#people.all, isStranger: false }
    return { ...this.#claim(at, 'score', ['score'], both), values: [score] }
  }
}

/** '22/4', '29/11/2': each is the sum of the digits before it. */
function isReduced(values: readonly number[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1]
    return before === undefined || [...String(before)].reduce((total, digit) => total + Number(digit), 0) === value
  })
}

const bareTimes = [
  ['bareYear', 'personal_year'],
  ['bareMonth', 'personal_month'],
  ['bareDay', 'personal_day'],
] as const
const also = /^(?:also|too|tambem|tambien|aussi|auch|anche|:)$/

/** 'The month is a 7 too', 'your day a 3': the time that is spoken of. */
function bareTimeBefore(read: Read, at: number): Position | null {
  for (let end = at; end >= Math.max(0, at - 4); end -= 1) {
    for (const [category, position] of bareTimes)
      if (read.endingAt(category, end) !== null && !read.is('name', end - 1)) return position
    if (!read.is('copulas', end - 1) && !read.is('singular', end - 1) && !also.test(read.word(end - 1))) return null
  }
  return null
}
