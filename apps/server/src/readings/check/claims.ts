import { isBareTime, isHarmless, isNumberWord } from './harmless.ts'
import type { Position } from './positions.ts'
import { gapOf, isIndex, nameBehind, namesBefore, onlyNameBehind, positionOfSlot } from './names.ts'
import { isFrom, isYearSince, neighbour, periodOf } from './periods.ts'
import { comparisonAt, comparisonClaim, pairClaims, scoreClaim } from './pair-claims.ts'
import type { Mark, Read } from './read.ts'
import { isDenied, isReported, isUnasserted } from './scopes.ts'
import { isOfTen, isScore } from './scores.ts'
import { debts, type Claim, type Sentence } from './sentence.ts'
import { attachedCue, kindOf, lasting, positionOf, timeKinds, timesNamed, worldly, type Cue } from './times.ts'
import type { Working } from './workings.ts'

function isFinal(value: number): boolean {
  return value < 10 || value === 11 || value === 22 || value === 33
}

/** The numbers of one sentence that must be judged, and what each of them is said to be. */
export function findClaims(sentence: Sentence, workings: readonly Working[]): Claim[] {
  const claims = sentence.read.tokens.flatMap(({ kind }, at) => {
    if (kind !== 'number' && kind !== 'percent' && kind !== 'slot') return []
    const working = workings.find((one) => one.at <= at && at < one.end)
    return (working === undefined ? claimAt(sentence, at) : resultAt(sentence, at, working)) ?? []
  })
  return [...claims, ...masterClaims(sentence), ...pairClaims(sentence)]
}

/** 'Your Life Path is a master number', 'hai un numero maestro nel Cammino di Vita': a master number that the sentence does not say. */
function masterClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  const names = read.all('name')
  if (read.hasNumber(0, read.tokens.length)) return []
  return names.flatMap((master, index) => {
    if (master.position !== 'master' || !read.is('indefinite', master.at - 1) || isUnasserted(read, master.at))
      return []
    const [before, behind] = [names[index - 1], names[index + 1]]
    const isOfBehind =
      behind !== undefined &&
      behind.at - master.end <= 4 &&
      (read.is('link', master.end) || read.word(master.end) === 'dans')
    const isOfBefore = before !== undefined && master.at - before.end <= 4 && read.hasCopula(before.end, master.at)
    const name = isOfBehind ? behind : isOfBefore ? before : null
    if (name === null) return []
    return [sentence.claim(master.at, 'master', [name.position!], sentence.holderOf(master.at, name))]
  })
}

/** The end of a working is a claim where the sentence names a number: 'Maturity: 3 + 6 = 9'. */
function resultAt(sentence: Sentence, at: number, working: Working): Claim | null {
  if (working.isDifference === true || working.result === null || at !== working.end - 1) return null
  const [value] = sentence.read.tokens[at]!.values
  if (value === undefined || !isFinal(value) || isUnasserted(sentence.read, at)) return null
  const behind = nameBehind(sentence.read, sentence.people, at) ?? onlyNameBehind(sentence.read, at, true)
  const before = behind === null ? namesBefore(sentence.read, working.at) : []
  const last = behind ?? before.at(-1)
  if (last === undefined || (behind === null && sentence.hasNumber(last.end, working.at))) return null
  // 'Maturity adds Life Path and Expression: 3 + 6 = 9' names what is added too.
  const names = before.length > 1 ? sentence.read.all('name').filter(({ end }) => end <= working.at) : [last]
  // '2 for the month, 1 for the day, 2 for the Universal Year: 2 + 1 + 2 = 5' names what is added.
  const isAddend = before.length === 1 && sentence.hasNumber(last.at - 4, last.at)
  if (isAddend && working.operands.length > 1)
    return sentence.context.position === null
      ? null
      : sentence.claim(at, 'position', [sentence.context.position], sentence.holderOf(at, null), true)
  const positions = names.map(({ position }) => position!)
  return sentence.claim(at, 'position', positions, sentence.holderOf(at, last), true)
}

function claimAt(sentence: Sentence, at: number): Claim | null {
  const read = sentence.read
  const token = read.tokens[at]!
  if (token.kind === 'slot') return slotAt(sentence, at)
  if (isScore(read, at, sentence.isOfPair, sentence.context.position))
    return isUnasserted(read, at) ? null : scoreClaim(sentence, at, token.values[0]! * (isOfTen(read, at) ? 10 : 1))
  if (token.kind === 'percent') return null
  const comparison = comparisonClaim(sentence, comparisonAt(read, at))
  if (comparison !== null) return comparison
  if (isHarmless(read, at, sentence.words)) return null
  const value = token.values.at(-1)!
  if (sentence.cues.some(({ end, day }) => day === value && at >= end && at - end <= 3)) return null
  const behind = nameBehind(read, sentence.people, at)
  const before = namesBefore(read, at)
  const last = before.at(-1)
  const gap = last === undefined ? Infinity : gapOf(read, last.end, at)
  const isWord = token.form === 'word' || token.form === 'shy'
  const cue = rulingCue(sentence, at)
  if (isWord && !isNumberWord(read, at, gap, behind !== null)) return null
  if (isReported(read, at) || isIndex(read, at, last, gap)) return null
  if (!token.values.some(isFinal) && token.form !== 'plural' && !isCompound(sentence, at, last, gap, behind))
    return null
  return { ...claimNear(sentence, at, { before, behind, gap, cue }), isDenied: isDenied(read, at) }
}

/** Whether a number that nothing ends in, such as 16 or 24, is one of the chart. */
function isCompound(sentence: Sentence, at: number, last: Mark | undefined, gap: number, behind: Mark | null): boolean {
  const { values } = sentence.read.tokens[at]!
  if (behind !== null || (gap <= 4 && last?.isOrdinary !== true)) return true
  if (sentence.read.all('name').some(({ position }) => position === 'karmic_debt')) return debts.includes(values[0]!)
  if (debts.includes(values[0]!) && sentence.read.is('indefinite', at - 1)) return true
  return !sentence.people.steps.has(values[0]!) && values[0]! <= 52 && isGiven(sentence.read, at)
}

/** 'makes 21', 'a 21' */
function isGiven(read: Read, at: number): boolean {
  return read.is('equals', at - 1) || read.is('indefinite', at - 1)
}

function claimNear(
  sentence: Sentence,
  at: number,
  { before, behind, gap, cue }: { before: readonly Mark[]; behind: Mark | null; gap: number; cue: Cue | null },
): Claim {
  const read = sentence.read
  const last = before.at(-1)
  if (behind !== null && (behind.at === at + 1 || gap > 2)) {
    const positions = gap <= 2 ? [behind.position!, last!.position!] : [behind.position!]
    return sentence.claim(at, 'position', positions, sentence.holderOf(at, behind))
  }
  const period = periodOf(sentence, at)
  if (period !== null) return sentence.claim(at, 'position', [period], sentence.holderOf(at, null))
  const time = isBareTime(read, at) ?? bareTimeBefore(read, at)
  if (time !== null && gap > 1) return timeClaim(sentence, at, time)
  const isCueNearer =
    cue !== null &&
    (last === undefined ||
      (cue.at >= last.end && gap > 3 && timeKinds[last.position!] === undefined && !lasting.has(last.position!)))
  const next = neighbour(sentence, at)
  if (next !== null) return next
  if (last !== undefined && !isCueNearer) {
    const names = behind === null ? before : [...before, behind]
    // 'Your Personalities are 1 and 2' gives two people theirs.
    const isListed = sentence.isOfPair && read.is('and', at - 1) && read.tokens[at - 2]?.kind === 'number'
    // 'An 8 Life Path has its number already.'
    const isTaken = read.tokens[last.at - 1]?.kind === 'number' && gap > 3
    const isFar = isTaken || sentence.hasNumber(last.end, isListed ? at - 2 : at)
    const holder = sentence.holderOf(at, last)
    // 'Life Path and Expression, 3 and 6': each name has its own number.
    const other = last.position === 'master' ? onlyOther(read, last) : null
    if (other !== null) return sentence.claim(at, 'position', [other.position!], sentence.holderOf(at, other))
    const place = placeIn(sentence, before, at)
    if (place !== null && behind === null)
      return sentence.claim(at, 'position', [before[place]!.position!], sentence.holderOf(at, last))
    // 'The Universal Year is a 1, yours is a 5.'
    const isOwn = isFar && sentence.subjects.some((one) => one.at >= last.end && one.end <= at)
    const positions = names.map(({ position }) =>
      isOwn && position === 'universal_year' ? 'personal_year' : position!,
    )
    // 'Your Life Path comes from 30.'
    const isOrigin =
      /^(?:from|de|del|do|dal|da|aus|der|du|d|dum|von)$/.test(
        read.word(read.is('indefinite', at - 1) ? at - 2 : at - 1),
      ) && !read.tokens[at]!.values.some(isFinal)
    const claim = sentence.claim(
      at,
      isFar ? 'person' : 'position',
      positions,
      holder,
      isOrigin || (last.position === 'master' && gap > 2),
    )
    return claim
  }
  if (cue !== null)
    return timeClaim(sentence, at, isYearSince(read, cue) ? 'personal_year' : positionOf[kindOf(cue)], cue)
  const holder = sentence.holderOf(at, null)
  // 'Your Personality, though, is a 5 and hers is a 9.'
  const own = read.all('name').findLast(({ end }) => end <= at && sentence.hasNumber(end, at))
  const position = own?.position ?? sentence.context.position
  if (isAnaphor(sentence, at) && position !== null) {
    const owner = sentence.subjects.some(({ end }) => end <= at) ? holder : (sentence.context.holder ?? holder)
    // 'The Universal Year is a 1. Yours is a 5.'
    const isOwn =
      position === 'universal_year' &&
      (read.has('yours', 0, at) || read.has('you', 0, at) || read.has('youVerbs', 0, at))
    return sentence.claim(at, 'position', [isOwn ? 'personal_year' : position], owner)
  }
  const only = onlyNameBehind(read, at) ?? whatOf(read, at)
  if (only !== null) return sentence.claim(at, 'position', [only.position!], sentence.holderOfPlural(only) ?? holder)
  // 'Your Personality is a 1 and Rui's a 2': the second number is of the same kind.
  const said = read.all('name').findLast(({ end }) => end <= at)?.position ?? sentence.context.position
  // 'The Universal Year is a 1. You are in a 7.'
  const same = said === 'universal_year' && sentence.subjects.length > 0 ? 'personal_year' : said
  // 'You are in a 5 year and Rui is in a 9.'
  const words = bareTimes.flatMap(([category, kind]) => (read.has(category) ? [kind] : []))
  const ofCues = sentence.cues.map((one) => (isYearSince(read, one) ? 'personal_year' : positionOf[kindOf(one)]))
  const inTime = [...new Set([...ofCues, ...words])]
  if (inTime.includes('personal_year') && isOfWorld(read)) inTime.push('universal_year')
  const isOfDebt = same === 'karmic_debt'
  const claim = sentence.claim(at, 'person', same === null ? inTime : [same, ...inTime], holder, isOfDebt)
  // 'Nines finish things', 'A Nine is clearing the attic'
  const { form } = read.tokens[at]!
  const isFirst = at < 2 || read.tokens[at - 2]!.kind === 'mark' || read.is('and', at - 2)
  const isThing = form === 'plural' || read.is('singular', at - 1)
  const isGeneral = isFirst && isThing && sentence.subjects.length + sentence.cues.length === 0 && !read.has('name')
  const isNew = read.is('indefinite', at - 1) || read.has('name') || sentence.cues.length > 0
  return { ...claim, isGeneral, canRepeat: !isNew && !sentence.subjects.some(({ end }) => end <= at && at - end <= 4) }
}

/** 'They meet your Personality, and what they see is a 3': the name that 'what' takes up. */
function whatOf(read: Read, at: number): Mark | null {
  const name = read.all('name').findLast(({ end }) => end <= at)
  if (name === undefined || read.hasNumber(name.end, at)) return null
  const isWhat = (index: number) =>
    /^(?:what|was)$/.test(read.word(index)) ||
    (/^(?:que|qu|che)$/.test(read.word(index)) && /^(?:o|lo|ce|quello|cio)$/.test(read.word(index - 1)))
  return read.tokens.some((_, index) => index >= name.end && index < at && isWhat(index)) ? name : null
}

/** 'The master number 11 lives in your Expression': the only other number that the sentence names. */
function onlyOther(read: Read, master: Mark): Mark | null {
  const others = read.all('name').filter(({ position }) => position !== 'master' && position !== 'karmic_debt')
  const numbers = read.tokens.filter(({ kind, form }) => kind === 'slot' || (kind === 'number' && form !== 'shy'))
  return others.length === 1 && numbers.length === 1 && others[0]!.at > master.end ? others[0]! : null
}

/** The place of a number among as many numbers as names stand before them. */
function placeIn(sentence: Sentence, names: readonly Mark[], at: number): number | null {
  if (names.some(({ position }) => position === 'master' || position === 'karmic_debt')) return null
  const from = names.at(-1)!.end
  const numbers = sentence.read.tokens.flatMap(({ kind, form }, index) =>
    index >= from && kind === 'number' && form !== 'shy' && !sentence.read.is('both', index) ? [index] : [],
  )
  return names.length > 1 && numbers.length === names.length ? numbers.indexOf(at) : null
}

/** 'It is a 7'; 'It is the 7 that …' brings up any number. */
function isAnaphor(sentence: Sentence, at: number): boolean {
  const read = sentence.read
  const isCleft = /^(?:that|que|qui|che|die)$/.test(read.word(read.isMark(at + 1, ',') ? at + 2 : at + 1))
  if (isCleft && !read.is('indefinite', at - 1)) return false
  for (let end = at; end >= Math.max(0, at - 2); end -= 1) {
    if (read.endingAt('anaphors', end) !== null) return true
    if (!read.is('singular', end - 1) && !read.is('numberNouns', end - 1)) return false
  }
  return false
}

/** A slot is right by itself; it is wrong beside the name of another number. */
function slotAt(sentence: Sentence, at: number): Claim | null {
  const { slot, values } = sentence.read.tokens[at]!
  const own = positionOfSlot(slot!)
  const names = namesBefore(sentence.read, at)
  const name = names.at(-1)
  if (slot!.endsWith('.working') || own === null || values.length === 0 || name === undefined) return null
  if (names.length > 1 || at - name.end > 2 || sentence.hasNumber(name.end, at)) return null
  const isOwn = name.position === own || nameBehind(sentence.read, sentence.people, at)?.position === own
  if (isOwn || isUnasserted(sentence.read, at)) return null
  const claim = sentence.claim(at, 'position', [name.position!], sentence.holderOf(at, name))
  return { ...claim, isSlot: true, isLoose: true }
}

function timeClaim(sentence: Sentence, at: number, position: Position, cue: Cue | null = null): Claim {
  const claim = sentence.claim(at, 'position', [position], sentence.holderOf(at, null))
  const positions: Position[] = [position]
  // 'From 2031 the 5 takes over': a Pinnacle or a period begins.
  if (position === 'personal_year' && cue !== null && cue.year !== sentence.today.year && isFrom(sentence.read, cue))
    positions.push('pinnacle', 'period_cycle')
  if (position === 'personal_year' && isOfWorld(sentence.read)) {
    positions.push('universal_year')
    // 'for the whole world' it is no Personal Year; 'everybody comes home' in any.
    const isForAll = sentence.read.tokens.some(
      ({ word }, index) => worldly.test(word) && !isSubject(sentence.read, index),
    )
    if (sentence.subjects.length === 0 && isForAll) positions.shift()
  }
  const times = cue === null ? claim.times : timesNamed([cue], sentence.timing)
  return { ...claim, positions, times }
}

/** 'and everybody comes home' */
function isSubject(read: Read, at: number): boolean {
  return (
    /^(?:everyone|everybody|todos|tous|tutti|alle)$/.test(read.word(at)) &&
    /^(?:and|e|y|et|und)$/.test(read.word(at - 1))
  )
}

function isOfWorld({ tokens }: Read): boolean {
  return tokens.some(({ word }) => worldly.test(word))
}

/** The word of time that a bare number belongs to: 'April is a 5', 'Monday: 4', 'a 6 in 2027'. */
function rulingCue(sentence: Sentence, at: number): Cue | null {
  const attached = attachedCue(sentence.timing, at)
  if (attached !== null) return attached
  const cue = sentence.cues.findLast(({ end }) => end <= at)
  if (cue === undefined || at - cue.end > 6) return null
  const isOfPerson = sentence.subjects.some(
    (subject) =>
      subject.at >= cue.end && subject.end <= at && !sentence.read.is('yours', subject.at) && subject.isThird,
  )
  return isOfPerson ? null : cue
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
