import type { PlainDate } from '@numeria/numerology'
import { isBareTime, isFinal, isHarmless } from './harmless.ts'
import type { Claim, Context } from './claim.ts'
import {
  bareTimeBefore,
  isBack as isSaidBefore,
  isObject,
  isSaidAsNumber,
  meantPositions,
  valuesIn,
} from './claim-signs.ts'
import { fractionAt } from './fractions.ts'
import type { Position } from './language-table.ts'
import type { Read } from './read.ts'
import { isReported, isUnasserted } from './scopes.ts'
import { holderOf, type Speaking } from './holders.ts'
import type { Holder, People, Subject } from './subjects.ts'
import { isScore } from './scores.ts'
import { attachedCue, lasting, positionOf, timeKinds, timesOf, worldly, type Timing } from './claim-times.ts'
import { comparisonAt, sharedIn, type Comparison } from './comparisons.ts'
import {
  farAway,
  gapOf,
  isAnaphor,
  isDatePart,
  isListOfAll,
  isNameSum,
  isOrigin,
  isReduced,
  isOfWorking,
  isStep,
  isSummand,
  isTimeNumber,
  positionOfSlot,
  nameOf,
  titleOf,
} from './surroundings.ts'
import { indexOf, isIndex, nameBehind, namesBefore } from './names.ts'
import { findCues, kindOf, timesNamed, type Cue } from './times.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isResult, type Working } from './workings.ts'

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
  #workings: readonly Working[] = []

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
    this.#workings = workings
    const claims: Claim[] = []
    this.#read.tokens.forEach((token, at) => {
      const fraction = this.#fractionAt(at)
      if (fraction !== null) claims.push(fraction)
      const comparison = token.kind === 'word' ? this.#comparison(comparisonAt(this.#read, at)) : null
      if (comparison !== null) claims.push(comparison)
      if (token.kind !== 'number' && token.kind !== 'percent' && token.kind !== 'slot') return
      const working = workings.find((one) => one.at <= at && at < one.end)
      const claim = working === undefined ? this.#claimAt(at) : this.#resultAt(at, working)
      if (claim !== null) claims.push(claim)
    })
    const isOtherNamed = this.#subjects.some(({ ids }) => ids.some((id) => id !== 'you'))
    const shared = this.#people.others.length > 0 ? sharedIn(this.#read, isOtherNamed) : null
    if (shared !== null && !isUnasserted(this.#read, shared.at)) {
      const both = { ids: this.#people.all, isStranger: false }
      claims.push({ ...this.#claim(shared.at, 'difference', [shared.position!], both), values: [0] })
    }
    return claims
  }

  /** What the next sentence goes on from. */
  contextAfter(isHeading: boolean, header: readonly string[]): Context {
    // 'Your Soul Urge is 22, a master number' speaks of the Soul Urge.
    const names = this.#read.all('name')
    const name = names.findLast(({ position }) => position !== 'master' && position !== 'karmic_debt') ?? names.at(-1)
    const last = this.#subjects.at(-1)
    const third = this.#subjects.findLast(({ isThird }) => isThird)
    const cues = this.#cues.length > 0 || isHeading ? this.#cues : this.#context.cues
    return {
      position: name?.position ?? this.#slotPosition() ?? (isHeading ? null : this.#context.position),
      holder: last ?? (this.#context.holder?.isStranger === true ? null : this.#context.holder),
      third: third ?? (isHeading ? null : this.#context.third),
      cues,
      years: this.#years(),
      said: [...this.#context.said, valuesIn(this.#read)].slice(-4),
      header,
    }
  }

  #years(): number[] {
    const named = this.#cues.flatMap(({ year, month }) => (year !== null && month === null ? [year] : []))
    return [...new Set([...this.#context.years, ...named])]
  }

  #slotPosition(): Position | null {
    const slot = this.#read.tokens.findLast(({ kind }) => kind === 'slot')
    return slot === undefined ? null : positionOfSlot(slot.slot!)
  }

  /** The end of a working is a claim where a position stands right beside it. */
  #resultAt(at: number, working: Working): Claim | null {
    if (working.isDifference === true || working.result === null || at !== working.end - 1) return null
    const [value] = this.#read.tokens[at]!.values
    if (value === undefined || !isFinal(value) || isUnasserted(this.#read, at)) return null
    const behind = nameBehind(this.#read, this.#people, at)
    const before = nameOf(this.#read, working) ?? titleOf(this.#read, working)
    const name = behind ?? before
    if (name === undefined || name === null) return null
    // 'Maturity adds Life Path and Expression: 3 + 6 = 9' names what is added too.
    const beside = behind === null ? namesBefore(this.#read, working.at) : [behind]
    const names = beside.length > 1 ? this.#read.all('name').filter(({ end }) => end <= working.at) : beside
    const positions = names.map(({ position }) => position!)
    return this.#claim(at, 'position', positions, holderOf(this.#speaking, name.at, at, name), true)
  }

  #claimAt(at: number): Claim | null {
    const token = this.#read.tokens[at]!
    if (token.kind === 'slot') return this.#slotAt(at)
    if (isScore(this.#read, at, this.#people.others.length > 0, this.#context.position))
      return isUnasserted(this.#read, at) ? null : this.#scoreClaim(at, token.values[0]!)
    if (token.kind === 'percent') return null
    const comparison = comparisonAt(this.#read, at)
    if (comparison !== null) return comparison === 'vague' ? null : this.#comparison(comparison)
    const value = token.values.at(-1)!
    const spokenOf = { subjects: this.#subjects, said: this.#context.said, hasCues: this.#cues.length > 0 }
    if (
      isHarmless(this.#read, at, this.#words) ||
      this.#cues.some(({ end, day }) => day === value && at >= end && at - end <= 3)
    )
      return null
    const behind = nameBehind(this.#read, this.#people, at)
    const before = namesBefore(this.#read, at)
    const last = before.at(-1)
    const gap = last === undefined ? Infinity : gapOf(this.#read, last.end, at)
    const time = isBareTime(this.#read, at)
    const isWord = token.form === 'word' || token.form === 'shy'
    if (
      isWord &&
      !isSaidAsNumber(this.#read, at, {
        gap,
        hasNameBehind: behind !== null,
        isTime: time !== null,
        hasCue: this.#rulingCue(at) !== null,
      })
    )
      return null
    const isNear = gap <= 4 || behind !== null
    if (
      !token.values.some((one) => isFinal(one)) &&
      !(isNear && (last?.isOrdinary !== true || behind !== null)) &&
      token.form !== 'plural'
    )
      return null
    if (token.form === 'slash' && !isNear && !isReduced(token.values)) return null
    if (isUnasserted(this.#read, at)) return null
    if (isIndex(this.#read, at, last, gap)) return null
    if (isListOfAll(this.#read, at) || isStep(this.#read, at) || isNameSum(this.#read, this.#people, at)) return null
    if (isSummand(this.#read, at) || (gap > 1 && isDatePart(this.#read, at, this.#today))) return null
    if (gap > 2 && behind === null && (isOfWorking(this.#read, this.#people, at) || isResult(this.#workings, value)))
      return null
    if (behind === null && gap > 1 && isSaidBefore(this.#read, at, gap, spokenOf)) return null
    if (behind !== null && (behind.at === at + 1 || gap > 2)) {
      const positions = gap <= 2 ? [behind.position!, last!.position!] : [behind.position!]
      return this.#claim(at, 'position', positions, holderOf(this.#speaking, behind.at, at, behind))
    }
    const spoken = time ?? bareTimeBefore(this.#read, at)
    if (spoken !== null && gap > 1) return this.#timeClaim(at, spoken)
    const cue = this.#rulingCue(at)
    const isCueNearer =
      cue !== null && (last === undefined || (cue.at >= last.end && gap > 3 && timeKinds[last.position!] === undefined))
    if (last !== undefined && !isCueNearer) {
      const names = behind === null ? before : [...before, behind]
      const holder = holderOf(this.#speaking, last.at, at, last)
      const positions = names.map(({ position }) => position!)
      const isLoose = (last.position === 'master' && gap > 2) || isOrigin(this.#read, at)
      return this.#claim(at, gap > farAway ? 'person' : 'position', positions, holder, isLoose)
    }
    if (cue !== null) return this.#timeClaim(at, positionOf[kindOf(cue)], cue)
    const holder = holderOf(this.#speaking, at, at, null)
    const isBack = isAnaphor(this.#read, at)
    if (isBack && this.#context.position !== null) {
      const owner = this.#subjects.some((subject) => subject.end <= at) ? holder : (this.#context.holder ?? holder)
      // 'The Universal Year is a 1. Yours is a 5.'
      const isOwn = this.#context.position === 'universal_year' && this.#read.has('yours', 0, at)
      return this.#claim(at, 'position', [isOwn ? 'personal_year' : this.#context.position], owner)
    }
    const positions = this.#context.position === null ? [] : [this.#context.position]
    const isPerson = this.#subjects.some((subject) => subject.end <= at && at - subject.end <= 3)
    // 'Your Personality is a 1 and Rui's a 2': the second number is of the same kind.
    const same = isPerson ? this.#read.all('name').findLast(({ end }) => end <= at)?.position : undefined
    const named = same ? [same] : positions
    return this.#claim(at, isPerson ? 'person' : 'any', named, holder)
  }

  /** A slot is right by itself; it is wrong beside the name of another number. */
  #slotAt(at: number): Claim | null {
    const { slot, values } = this.#read.tokens[at]!
    const own = positionOfSlot(slot!)
    const last = namesBefore(this.#read, at)
    const name = last.at(-1)
    const hasNumber =
      name !== undefined &&
      this.#read.tokens.slice(name.end, at).some(({ kind }) => kind === 'slot' || kind === 'number')
    if (
      slot!.endsWith('.working') ||
      hasNumber ||
      own === null ||
      values.length === 0 ||
      name === undefined ||
      at - name.end > 2 ||
      last.length > 1
    )
      return null
    const isOwn = name.position === own || nameBehind(this.#read, this.#people, at)?.position === own
    if (isOwn || isUnasserted(this.#read, at)) return null
    const claim = this.#claim(at, 'position', [name.position!], holderOf(this.#speaking, name.at, at, name))
    return { ...claim, isSlot: true, isLoose: true }
  }

  #claim(at: number, kind: Claim['kind'], positions: readonly Position[], holder: Holder, isLoose = false): Claim {
    const { values } = this.#read.tokens[at]!
    const [first] = positions
    const times = timesOf(this.#timing, at, first === undefined ? null : (timeKinds[first] ?? null))
    return {
      at,
      values,
      kind,
      positions: meantPositions(this.#read, positions, values),
      holder,
      times,
      index: indexOf(this.#read, at),
      isSlot: false,
      isLoose,
    }
  }

  #timeClaim(at: number, position: Position, cue: Cue | null = null): Claim {
    const holder = holderOf(this.#speaking, at, at, null)
    const claim = this.#claim(at, 'position', [position], holder)
    const spokenOf =
      this.#read.all('name').findLast(({ end, position: of }) => end <= at && lasting.has(of!))?.position ??
      this.#context.position
    const isOther = spokenOf !== null && position === 'personal_year' && lasting.has(spokenOf)
    const positions: Position[] = isOther ? [position, spokenOf] : [position]
    if (this.#read.tokens.some(({ word }) => worldly.test(word)))
      return { ...claim, positions: [...positions, 'universal_year'] }
    if (cue !== null) return { ...claim, positions, times: timesNamed([cue], this.#today, this.#years()) }
    // 'From a 5 year you pass into a 6 year.'
    const isChange = this.#read.tokens.filter((_, index) => index !== at && isTimeNumber(this.#read, index)).length > 0
    const { times } = claim
    return isChange && this.#cues.length === 0
      ? { ...claim, positions, times: { ...times, years: [...times.years, this.#today.year + 1] } }
      : { ...claim, positions }
  }

  /** The word of time that a bare number belongs to: 'April is a 5', 'Monday: 4', 'a 6 in 2027'. */
  #rulingCue(at: number): Cue | null {
    const attached = attachedCue(this.#timing, at)
    if (attached !== null) return attached
    const cue = this.#cues.findLast(({ end }) => end <= at)
    if (cue === undefined || at - cue.end > 6) return null
    const isOfPerson = this.#subjects.some(
      (subject) => subject.at >= cue.end && subject.end <= at && !isObject(this.#read, subject),
    )
    return isOfPerson ? null : cue
  }

  /** The first person that the sentence names is compared with the other. */
  #comparison(comparison: Comparison | 'vague' | null): Claim | null {
    if (comparison === null || comparison === 'vague') return null
    const { at, value, sign } = comparison
    const { all, others } = this.#people
    const isStranger = this.#subjects.some((subject) => subject.isStranger)
    if (others.length === 0 || isStranger || isReported(this.#read, at)) return null
    if (sign !== 0 && this.#subjects.length < 2 && !this.#read.has('name')) return null
    const first = this.#subjects.find(({ ids }) => ids.length === 1)?.ids[0] ?? 'you'
    const names = this.#read.all('name').map(({ position }) => position!)
    const positions = names.length > 0 || this.#context.position === null ? names : [this.#context.position]
    const ids = [first, ...all.filter((id) => id !== first)].slice(0, 2)
    return { ...this.#claim(at, 'difference', positions, { ids, isStranger: false }), values: [value], sign }
  }

  /** 'three quarters of the points', where the score is named. */
  #fractionAt(at: number): Claim | null {
    const isOfScore = this.#read.all('name').some(({ position }) => position === 'score')
    const fraction = isOfScore && this.#people.others.length > 0 ? fractionAt(this.#read, at) : null
    if (fraction === null || isReported(this.#read, at)) return null
    return this.#scoreClaim(at, fraction.ofHundred)
  }

  #scoreClaim(at: number, score: number): Claim {
    const both = { ids: this.#people.all, isStranger: false }
    return { ...this.#claim(at, 'score', ['score'], both), values: [score] }
  }
}
