import { isBareTime, isHarmless } from './harmless.ts'
import { gapOf, isIndex, nameBehind, namesBefore, onlyNameBehind, positionOfSlot } from './names.ts'
import { isNumberWord } from './number-words.ts'
import { isYearSince, neighbour, periodOf } from './time/periods.ts'
import { comparisonAt, comparisonClaim, pairClaims, scoreClaim } from './pair-claims.ts'
import type { Mark, Read } from './read.ts'
import { isDenied, isReported, isUnasserted } from './scopes.ts'
import { isOfTen, isScore } from './scores.ts'
import { debts, type Claim, type Sentence } from './sentence.ts'
import { yearSlotClaims } from './time/slot-years.ts'
import { kindOf, lasting, positionOf, timeKinds, type Cue } from './time/times.ts'
import { bareTimeBefore, bareTimes, isInTime, isOfWorld, rulingCue, timeClaim, turning } from './time/time-claims.ts'
import { unsaidClaims } from './unsaid-claims.ts'

function isFinal(value: number): boolean {
  return value < 10 || value === 11 || value === 22 || value === 33
}

/** The numbers of one sentence that must be judged, and what each of them is said to be. */
export function findClaims(sentence: Sentence): Claim[] {
  const claims = sentence.read.tokens.flatMap(({ kind }, at) =>
    kind === 'number' || kind === 'percent' || kind === 'slot' ? (claimAt(sentence, at) ?? []) : [],
  )
  return [...yearSlotClaims(sentence), ...claims, ...unsaidClaims(sentence), ...pairClaims(sentence)]
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
  return values[0]! <= 52 && isGiven(sentence.read, at)
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
      // 'Personal Month 7, and December a high water, 5'
      (cue.at >= last.end && cue.end <= at && !lasting.has(last.position!) && read.hasNumber(last.end, cue.at)) ||
      // 'the 5 that fits your Personal Year, Thursday the 6'
      (cue.at >= last.end && at - cue.end <= 2 && cue.day !== null && timeKinds[last.position!] === 'year') ||
      (cue.at >= last.end && gap > 3 && timeKinds[last.position!] === undefined && !lasting.has(last.position!)))
  const next = neighbour(sentence, at)
  if (next !== null) return next
  if (last !== undefined && !isCueNearer) {
    const names = behind === null ? before : [...before, behind]
    // 'Your Personalities are 1 and 2' gives two people theirs.
    const isListed = sentence.isOfPair && read.is('and', at - 1) && read.tokens[at - 2]?.kind === 'number'
    // 'An 8 Life Path has its number already.'
    const isOwner = (index: number) =>
      read.tokens[index]?.kind === 'number' && nameBehind(read, sentence.people, index)?.at === last.at
    const isTaken = gap > 3 && [1, 2, 3, 4].some((step) => isOwner(last.at - step))
    // 'Pinnacle II, which carries the number VIII'
    const start = read.tokens[last.end]?.kind === 'number' && isIndex(read, last.end, last, 0) ? last.end + 1 : last.end
    const isFar = isTaken || sentence.hasNumber(start, isListed ? at - 2 : at)
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
    // 'Your Personal Year 5 opens doors, and Rui’s, 6, closes them'
    const isElliptic =
      names.length === 1 &&
      sentence.subjects.some(({ at: from, end, isThird }) => {
        const behind = read.word(end) === 's' ? end + 1 : end
        return isThird && from >= last.end && (behind === at || (behind === at - 1 && read.isMark(behind, ',:(')))
      })
    const claim = sentence.claim(
      at,
      isFar && !isElliptic ? 'person' : 'position',
      positions,
      holder,
      isOrigin || (last.position === 'master' && gap > 2),
    )
    return claim
  }
  if (cue !== null)
    return timeClaim(sentence, at, isYearSince(read, cue) ? 'personal_year' : positionOf[kindOf(cue)], cue)
  const holder = sentence.holderOf(at, null)
  if (last === undefined && isInTime(read, at)) return sentence.claim(at, 'position', turning, holder)
  // 'Your Personality, though, is a 5 and hers is a 9.'
  const own = read.all('name').findLast(({ end }) => end <= at && sentence.hasNumber(end, at))
  const isPlaced = isThere(read, at)
  const name = isPlaced ? read.all('name').findLast(({ end }) => end <= at) : own
  const position = name?.position ?? sentence.context.position
  if (position !== null && (isAnaphor(sentence, at) || isPlaced || isFragment(read, at))) {
    const owner = sentence.subjects.some(({ end }) => end <= at) ? holder : (sentence.context.holder ?? holder)
    // 'The Universal Year is a 1. Yours is a 5.'
    const isOwn =
      position === 'universal_year' &&
      (read.has('yours', 0, at) || read.has('you', 0, at) || read.has('youVerbs', 0, at))
    return sentence.claim(at, 'position', [isOwn ? 'personal_year' : position], owner)
  }
  const only = onlyNameBehind(read, at) ?? whatOf(read, at)
  // 'You have a 14, hidden behind your Personality.'
  const isStep = !read.tokens[at]!.values.some(isFinal)
  if (only !== null)
    return sentence.claim(at, 'position', [only.position!], sentence.holderOfPlural(only) ?? holder, isStep)
  if (isLacking(read, at)) return sentence.claim(at, 'position', ['karmic_lesson'], holder)
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
  const clause = read.tokens.findIndex(({ text }, index) => index > at && ',;.:'.includes(text))
  const isInClause = (one: { at: number }) => clause === -1 || one.at < clause
  const isOfSomeone = [...sentence.subjects, ...sentence.cues].some(isInClause)
  const isGeneral = isFirst && isThing && !isOfSomeone && !read.has('name')
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

const lacking = /^(?:lacks?|missing|falta|faltam|faltan|manca|mancano|manque|manquent|fehlt|fehlen)$/

/** 'Falta-te o 3 no nome, e essa é a tua lição cármica' */
function isLacking(read: Read, at: number): boolean {
  const isLesson = read.all('name').every(({ position }) => position === 'karmic_lesson')
  return isLesson && read.has('name') && read.tokens.some(({ word }, index) => index < at && lacking.test(word))
}

/** 'In that place you have a 5'; 'there is a 5' says no place. */
function isThere(read: Read, at: number): boolean {
  const isPlace = (one: Mark) => one.at <= at + 1 && !/^(?:is|are|was|were|will|s|ll)$/.test(read.word(one.end))
  return read.is('indefinite', at - 1) && read.all('there').some(isPlace)
}

/** 'A textbook 6.' */
function isFragment(read: Read, at: number): boolean {
  const isEnd = at < 3 && (read.tokens[at + 1]?.kind ?? 'mark') === 'mark' && read.tokens.length <= at + 2
  return isEnd && read.is('indefinite', 0)
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
