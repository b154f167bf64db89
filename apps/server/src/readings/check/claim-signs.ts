import { isDebt, isEntity } from './harmless.ts'
import type { Position } from './language-table.ts'
import type { Read } from './read.ts'
import type { Subject } from './subjects.ts'
import { isAnaphor } from './surroundings.ts'

const bareTimes = [
  ['bareYear', 'personal_year'],
  ['bareMonth', 'personal_month'],
  ['bareDay', 'personal_day'],
] as const
const also = /^(?:also|too|tambem|tambien|aussi|auch|anche|:)$/

/** 'The month is a 7 too', 'your day a 3': the time that is spoken of. */
export function bareTimeBefore(read: Read, at: number): Position | null {
  for (let end = at; end >= Math.max(0, at - 4); end -= 1) {
    for (const [category, position] of bareTimes) if (read.endingAt(category, end) !== null) return position
    const isBetween =
      read.is('copulas', end - 1) || read.is('singular', end - 1) || also.test(read.tokens[end - 1]?.word ?? '')
    if (!isBetween) return null
  }
  return null
}

/** Subjects and numbers of a sentence and the sentences before it. */
type Spoken = { subjects: readonly Subject[]; said: readonly (readonly number[])[]; hasCues: boolean }

/** 'The seven wants …', 'Two sevens': a number that was said, and right, a moment ago. */
export function isBack(read: Read, at: number, gap: number, spoken: Spoken): boolean {
  const { subjects, said: before, hasCues } = spoken
  const { values, form } = read.tokens[at]!
  if (!values.every((value) => before.some((said) => said.includes(value)))) return false
  if (form === 'plural') return !subjects.some((subject) => subject.end <= at && at - subject.end <= 4)
  const isDefinite = /^(?:the|o|ao|do|el|al|del|le|il|lo|l|die|der)$/.test(read.tokens[at - 1]?.word ?? '')
  const isStart = at < 2 || read.tokens[at - 2]!.kind === 'mark' || read.is('and', at - 2)
  const isTo = /^(?:volta|torna|vuelve|regressa|returns|back|revient|ritorna)$/.test(read.tokens[at - 2]?.word ?? '')
  if (isDefinite && isAnaphor(read, at)) return true
  if (gap === 2) return isDefinite && isStart && read.is('copulas', at + 1)
  const isAlone = subjects.length === 0 && !hasCues && !read.has('name')
  return (isDefinite && isStart) || isTo || (isAlone && at > 1 && !isAnaphor(read, at))
}

/** A number word counts, unless it stands where a number is named. */
export function isSaidAsNumber(
  read: Read,
  at: number,
  { gap, hasNameBehind, isTime, hasCue }: { gap: number; hasNameBehind: boolean; isTime: boolean; hasCue: boolean },
): boolean {
  const { tokens } = read
  const isShy = tokens[at]!.form === 'shy'
  const isEnd =
    tokens[at + 1] === undefined ||
    tokens[at + 1]!.kind === 'mark' ||
    read.is('and', at + 1) ||
    read.is('notCounted', at + 1)
  if (isEntity(read, at)) return true
  if (/^\p{Lu}/u.test(tokens[at]!.text) && at > 0 && !isShy && tokens[at - 1]!.kind === 'word') return true
  if (isShy) return gap <= 1 && isEnd && read.is('copulas', at - 1)
  if (isTime || gap === 0 || read.is('numberNouns', at - 1)) return true
  if (hasNameBehind && read.at('name', at + 1) === null) return true
  return isEnd && (gap <= 4 || isAnaphor(read, at) || (read.is('copulas', at - 1) && hasCue))
}

/** 'your', and the 'you' of 'April brings you a 5'. */
export function isObject(read: Read, { at, end }: Subject): boolean {
  const { word } = read.tokens[at]!
  if (read.is('yours', at) || /^(?:te|ti|t|toi|dir|dich|euch|vos)$/.test(word)) return true
  return word === 'you' && /^(?:brings|gives|hands|offers|asks|for|to)$/.test(read.tokens[end - 2]?.word ?? '')
}

/**
 * 'a master number in the Expression, the 22' speaks of the Expression; 'the path goes through the 13, a karmic debt': the debt may be
 * said of any name beside it.
 */
export function meantPositions(
  read: Read,
  positions: readonly Position[],
  values: readonly number[],
): readonly Position[] {
  const named = positions.filter((position) => position !== 'master')
  const meant = named.length > 0 ? named : positions
  const hasDebt = read.all('name').some(({ position }) => position === 'karmic_debt')
  return hasDebt && meant.length > 0 && values.every(isDebt) ? [...meant, 'karmic_debt'] : meant
}

/** The numbers of a sentence. */
export function valuesIn({ tokens }: Read): number[] {
  return tokens.flatMap(({ kind, values }) => (kind === 'number' || kind === 'slot' ? values : []))
}
