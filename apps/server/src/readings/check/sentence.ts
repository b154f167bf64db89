import type { PlainDate } from '@numeria/numerology'
import type { Position } from './positions.ts'
import { indexOf, positionOfSlot } from './names.ts'
import type { Mark, Read } from './read.ts'
import { isWithoutMaster } from './scopes.ts'
import { stranger, type Holder, type People, type Subject } from './subjects.ts'
import {
  findCues,
  lasting,
  timeKinds,
  timesNamed,
  timesOf,
  yearsOf,
  type Cue,
  type Times,
  type Timing,
} from './time/times.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Subjects, positions and times of the sentences so far. */
export type Context = {
  position: Position | null
  holder: Holder | null
  third: Holder | null
  cues: readonly Cue[]
  /** The year that was named last. */
  year: number | null
  /** The years that were spoken of since the last heading. */
  spokenOf: readonly number[]
  /** The numbers of the last sentences: 'The seven wants …' may come back to them. */
  said: readonly (readonly number[])[]
  /** The first row of the table that is open. */
  header: readonly string[]
}

/** A number that could be one of the chart: token `at`. */
export type Claim = {
  at: number
  values: readonly number[]
  /**
   * `position`: one of `positions` is meant; `person`: one of `positions` or of the person's main numbers; `master`: the number of
   * `positions` is a master number, whichever; `between`: the first of `positions`, of the first of `holder`, is compared with the second;
   * `year`: a slot of the Personal Year of another year than the words say.
   */
  kind: 'position' | 'person' | 'score' | 'difference' | 'between' | 'master' | 'count' | 'year'
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
  /** Whether the sentence says that the number comes from the date of birth, as some call the Life Path the number of destiny. */
  isOfDate?: boolean
  /** 'Sevens need silence' says of no person that the number is theirs. */
  isGeneral?: boolean
  /** Whether a number that was right a moment ago may come back. */
  canRepeat?: boolean
}

export const debts: readonly number[] = [13, 14, 16, 19]

/** 'your Life Paths': two people's numbers at once. */
const plurals =
  /^(?:paths|urges|expressions|personalities|personalidades|personnalites|personlichkeitszahlen|caminhos|impulsos|expressoes|caminos|expresiones|chemins|elans|lebenszahlen|ausdruckszahlen|seelenzahlen|cammini|percorsi|slanci|espressioni)$/

const dates = /^(?:dates?|birthdate|datas?|fechas?|geburtsdatum|geburtsdatums|datum|datums)$/

const of =
  /^(?:of|for|de|do|da|del|d|von|di|des|dos|du|pour|para|per|fur|bei|chez|in|em|en|with|com|con|avec|mit|like|wie|como|comme|come)$/

const bothOf = /^(?:both|ambos|ambas|beide|entramb[ie])$/

const forWhom = /^(?:for|para|pour|fur|per)$/

/** One sentence: its words, the people and the times that it speaks of, and what the ones before it spoke of. */
export class Sentence {
  readonly read: Read
  readonly words: Vocabulary
  readonly people: People
  readonly context: Context
  readonly today: PlainDate
  /** The year that the reading is about, where it is not this one. */
  readonly otherYear: number | null
  /** The years that a sentence without one may mean. */
  readonly silentYears: readonly number[]
  readonly cues: readonly Cue[]
  readonly subjects: readonly Subject[]

  constructor(
    read: Read,
    words: Vocabulary,
    people: People,
    context: Context,
    { today, year, questionYear = null }: { today: PlainDate; year: number; questionYear?: number | null },
  ) {
    this.read = read
    this.words = words
    this.people = people
    this.context = context
    this.today = today
    this.otherYear = year === today.year ? null : year
    this.silentYears = year === today.year && questionYear !== null ? [year, questionYear] : [year]
    this.cues = findCues(read, words, today)
    const subjects = people.find(read, context.third)
    // 'Seelenzahl und Ausdruckszahl sind bei ihm beide 5' says two numbers of one person.
    const isOne = subjects.some(({ ids, isThird }) => ids.length === 1 && isThird) && read.all('name').length > 1
    const isOfNames = ({ at, ids }: Subject) => isOne && ids.length > 1 && bothOf.test(read.word(at))
    this.subjects = subjects.filter((one) => !isOfNames(one))
  }

  get isOfPair(): boolean {
    return this.people.others.length > 0
  }

  get both(): Holder {
    return { ids: this.people.all, isStranger: false }
  }

  /** The years that a month without one may belong to: those of this sentence, or else the one named last. */
  get years(): number[] {
    const named = this.cues.flatMap(({ year, month }) => (year !== null && month === null ? [year] : []))
    const { year } = this.context
    // Of this year, months without one are those that come.
    return named.length > 0 || this.otherYear !== null || year === null || year === this.today.year ? named : [year]
  }

  get timing(): Timing {
    return { ...this, carried: this.context.cues, spokenYears: this.years }
  }

  hasNumber(from: number, to: number): boolean {
    return this.read.hasNumber(from, to)
  }

  claim(at: number, kind: Claim['kind'], positions: readonly Position[], holder: Holder, isLoose = false): Claim {
    const { values } = this.read.tokens[at]!
    const [first] = positions
    const times = timesOf(this.timing, at, first === undefined ? null : (timeKinds[first] ?? null))
    const hasDebt = this.read.all('name').some(({ position }) => position === 'karmic_debt')
    const isDebt = hasDebt && values.every((value) => debts.includes(value))
    const meant = this.#meant(isDebt && positions.length === 0 ? ['karmic_debt'] : positions)
    return {
      at,
      values,
      kind,
      positions: meant,
      holder,
      times,
      index: indexOf(this.read, at),
      isSlot: false,
      isLoose: isLoose || isDebt || isWithoutMaster(this.read),
      isOfDate: this.read.tokens.some(({ word }) => dates.test(word)),
    }
  }

  /** 'a master number in the Expression, the 22' speaks of the Expression, and so does 'the karmic debt 16 in it'. */
  #meant(positions: readonly Position[]): readonly Position[] {
    const named = positions.filter((position) => position !== 'master' && position !== 'karmic_debt')
    return named.length > 0 ? named : positions
  }

  /**
   * Returns the context that the next sentence starts from.
   * @param claims the numbers that were said of a person, and right
   */
  contextAfter(isHeading: boolean, header: readonly string[], claims: readonly Claim[]): Context {
    // 'Your Soul Urge is 22, a master number' speaks of the Soul Urge.
    const names = this.read.all('name')
    const name = names.findLast(({ position }) => position !== 'master' && position !== 'karmic_debt') ?? names.at(-1)
    const slot = this.read.tokens.findLast(({ kind }) => kind === 'slot')
    const third = this.subjects.findLast(({ isThird }) => isThird)
    const { position, said } = this.context
    const stated = claims.filter(({ holder }) => !holder.isStranger).flatMap(({ values }) => values)
    // A stranger whom a sentence merely mentions does not own the numbers of the next one.
    const isOfStranger = claims.at(-1)?.holder.isStranger === true
    const subject = this.subjects.findLast(({ isStranger }) => !isStranger || isOfStranger)
    return {
      position: name?.position ?? (slot ? positionOfSlot(slot.slot!) : null) ?? (isHeading ? null : position),
      holder: subject ?? (this.context.holder?.isStranger === true ? null : this.context.holder),
      third: third ?? (isHeading || this.context.third?.isStranger === true ? null : this.context.third),
      cues: this.cues.length > 0 || isHeading ? this.cues : this.context.cues,
      // The years of a period are not those of the months that follow.
      year: names.some((one) => lasting.has(one.position!)) ? this.context.year : (this.years.at(-1) ?? null),
      spokenOf: [
        ...(isHeading ? [] : this.context.spokenOf),
        ...yearsOf(timesNamed(this.cues, this.timing)),
        ...(isHeading && this.read.has('turning') ? this.silentYears.map((one) => one + 1) : []),
      ],
      said: [...said, stated].slice(-4),
      header,
    }
  }

  /** Returns the holder of the number at a token: its owner, else the last person named before it, else the current subject. */
  holderOf(at: number, name: Mark | null): Holder {
    const { read, subjects } = this
    const start = name?.at ?? at
    // 'his Life Path 4 is higher than your 3'
    const beside = subjects.find(
      ({ at: from, end }) =>
        end === at && (name === null || from >= name.end) && (read.is('yours', from) || read.is('theirs', from)),
    )
    if (beside !== undefined) return beside
    const behind = subjects.find((one) => this.#isOwnerAtEnd(one, at))
    if (behind !== undefined) return behind
    if (name !== null) {
      // 'You are a Life Path 3 and Rui is a 4': the name has its number already.
      const later = subjects.findLast((subject) => subject.at >= name.end && subject.end <= at)
      if (later !== undefined && this.hasNumber(name.end, later.at)) return later
      const both = this.holderOfPlural(name)
      if (both !== null) return both
    }
    const end = name === null ? at + 1 : Math.max(name.end, at + 1)
    const found =
      (name === null ? undefined : subjects.findLast((one) => one.end <= name.at && name.at - one.end <= 1)) ??
      subjects.find((one) => this.#isOwnerBehind(one, at, end, name)) ??
      subjects.findLast((one) => one.end <= Math.max(start, at)) ??
      subjects.find((one) => one.at >= end && one.at - end <= 3 && !one.isStranger)
    if (found !== undefined) return found
    if (this.context.holder?.isStranger === true) return stranger
    return this.isOfPair ? this.both : { ids: ['you'], isStranger: false }
  }

  /** 'your Life Paths' are those of both. */
  holderOfPlural({ at, end }: Mark): Holder | null {
    return this.isOfPair && this.read.tokens.slice(at, end).some(({ word }) => plurals.test(word)) ? this.both : null
  }

  /** '5 for you, 22 for him', '8 il tuo, 33 il suo' */
  #isOwnerAtEnd({ at, end }: Subject, number: number): boolean {
    const { read } = this
    const isJoined =
      at === number + 1 ||
      (at === number + 2 && (forWhom.test(read.word(number + 1)) || read.is('singular', number + 1)))
    const next = read.tokens[end]
    return isJoined && (next === undefined || next.kind === 'mark' || read.is('and', end))
  }

  /** 'the 4 of Rui', 'o caminho de vida dele' */
  #isOwnerBehind({ at, isStranger }: Subject, number: number, end: number, name: Mark | null): boolean {
    const from = name !== null && at >= name.end && at < number ? name.end : end
    if (at === from) return this.read.at('theirsAfter', at) !== null
    if (isStranger && this.read.is('indefinite', at - 1)) return false
    return at - from <= (isStranger ? 2 : 1) && at > from && of.test(this.read.word(from))
  }
}
