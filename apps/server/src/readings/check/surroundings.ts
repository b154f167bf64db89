import { isBareTime } from './harmless.ts'
import { positions as allPositions, type Position } from './language-table.ts'
import { isDebt } from './harmless.ts'
import type { Mark, Read } from './read.ts'
import type { People } from './subjects.ts'
import type { Working } from './workings.ts'

/** A name that far before a number need not be its name. */
export const farAway = 7

const relatives = /^(?:which|que|qui|che|die|der|das)$/

/** How far a name is from its number; an aside between commas does not count: 'Your Life Path, drawn from the date, is a 7.' */
export function gapOf(read: Read, end: number, at: number): number {
  if (at - end <= 4 || at - end > 20) return at - end
  const { tokens } = read
  const close = tokens.findLastIndex(({ text }, index) => text === ',' && index >= end && index < at)
  if (close === -1 || at - close > 4) return at - end
  const isAside = read.isMark(end, ',') && close > end && read.is('copulas', close + 1)
  const isRelative = relatives.test(tokens[close + 1]!.word) && read.is('copulas', close + 2)
  const hasNumber = tokens.slice(end, close).some(({ kind }) => kind === 'number' || kind === 'slot')
  return !hasNumber && (isAside || isRelative) ? at - close : at - end
}

/** The name right before a working; one that has another number already is not what the working leads to. */
export function nameOf(read: Read, { at, result }: Working): Mark | undefined {
  const name = read.all('name').findLast(({ end }) => end <= at && at - end <= 3)
  if (name === undefined) return undefined
  const isOther = read.tokens.slice(name.end, at).some(({ kind, values }) => kind === 'number' && values[0] !== result)
  return isOther ? undefined : name
}

/** 'Your Personal Year 2026 is counted like this: 2 + 2 + 1 = 5' */
export function titleOf(read: Read, { at }: Working): Mark | undefined {
  const name = read.all('name').findLast(({ end }) => end <= at && at - end <= 8)
  if (name === undefined || !read.isMark(at - 1, ':')) return undefined
  return read.tokens.slice(name.end, at).some(({ kind }) => kind === 'number') ? undefined : name
}

/** True for a list of all numbers of a kind, which claims nothing about a person: '11, 22 and 33', '13, 14, 16 and 19'. */
export function isListOfAll(read: Read, at: number): boolean {
  const { tokens } = read
  const value = tokens[at]!.values[0]!
  const all = tokens.flatMap(({ kind, values }) => (kind === 'number' ? values : []))
  const masters = all.filter((one) => one === 11 || one === 22 || one === 33)
  if (value > 9 && new Set(masters).size === 3) return true
  return isDebt(value) && new Set(all.filter(isDebt)).size >= 3
}

/** 'Helena adds up to 27', 'Margarida 9': the sum of a part of a name, where it is right. */
export function isNameSum(read: Read, people: People, at: number): boolean {
  const { tokens } = read
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const { word, kind } = tokens[before]!
    if (people.isName(word)) {
      const hasVerb = before < at - 1 && !/^(?:is|ist|é|es|est|è)$/.test(tokens[before + 1]!.word)
      const isSum = hasVerb || !people.isFirstName(word)
      return isSum && tokens[at]!.values.every((value) => people.sumsOf(word).includes(value))
    }
    const isJoin = read.is('equals', before) || /^(?:a|em|zu|up|to)$/.test(word)
    if (!isJoin && (kind !== 'mark' || !':=('.includes(tokens[before]!.text))) return false
  }
  return false
}

/** 'there are 3 steps: 11, 11 and 8' goes on from what is counted. */
export function isStep(read: Read, at: number): boolean {
  for (let before = at - 1; before > 0; before -= 1) {
    if (read.isMark(before, ':')) return read.is('counted', before - 1)
    const token = read.tokens[before]!
    if (token.kind !== 'number' && !read.isMark(before, ',') && !read.is('and', before)) return false
  }
  return false
}

/** '22/4', '29/11/2': each is the sum of the digits before it. */
export function isReduced(values: readonly number[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1]
    return before === undefined || [...String(before)].reduce((total, digit) => total + Number(digit), 0) === value
  })
}

const letters =
  /^(?:vowels|consonants|letters|vogais|consoantes|letras|vocales|consonantes|voyelles|consonnes|lettres|vocali|consonanti|lettere|vokale|konsonanten|buchstaben)$/

const adding =
  /^(?:add|adding|added|somar|somando|somas|sumar|sumando|sumas|additionne[rz]?|addiere|addierst|addiert|sommare|sommi|sommando)$/

/** 'Margarida makes 33 in consonants', 'when you add 1 and 3': a step on the way to a number that is right. */
export function isOfWorking(read: Read, people: People, at: number): boolean {
  const { tokens } = read
  const [value] = tokens[at]!.values
  const added = read.is('and', at - 1) && tokens[at - 2]?.kind === 'number' ? at - 3 : at - 1
  if (adding.test(tokens[added]?.word ?? '')) return true
  if (read.is('copulas', at - 1) || (read.is('singular', at - 1) && read.is('copulas', at - 2))) return false
  const near = [at + 2, at - 2, at + 1, at - 1, at - 3].map((index) => tokens[index]?.word ?? '')
  const part = near.find((word) => people.isName(word))
  if (part !== undefined) return people.sumsOf(part).includes(value!)
  const isListed = tokens.filter(({ kind }) => kind === 'number').length >= 3
  return isListed && tokens.some(({ word }) => letters.test(word)) && people.steps.has(value!)
}

/** 'The consonants give 7, 33 and 6': what is added. */
export function isSummand(read: Read, at: number): boolean {
  const { tokens } = read
  if (!tokens.slice(0, at).some(({ word }) => letters.test(word))) return false
  const isJoin = (index: number) => read.isMark(index, ',') || read.is('and', index)
  const isNumber = (index: number) => tokens[index]?.kind === 'number'
  let [first, last] = [at, at]
  while (isJoin(first - 1) && isNumber(first - 2)) first -= 2
  while (isJoin(last + 1) && isNumber(last + 2)) last += 2
  return last - first >= 4
}

const birth =
  /^(?:birth|born|nascimento|nasceste|nacimiento|naciste|naissance|nascita|geburt|geburtsjahr|geburtstag|geburtsdatum|geboren)$/

/** 'Month 11, day 29, which gives 11; year 1988 …': the parts of a date of birth. */
export function isDatePart(read: Read, at: number, today: { year: number }): boolean {
  const { tokens } = read
  const start = tokens.findIndex(
    ({ kind }, index) =>
      kind === 'word' && (read.is('month', index) || read.is('bareMonth', index) || read.is('bareDay', index)),
  )
  if (start === -1 || start > at) return false
  const isPast = tokens.some(({ kind, values }) => kind === 'year' && values[0]! < today.year - 15)
  const hasMonth = read.has('month') || read.has('bareMonth')
  const hasYear = read.has('bareYear') || isPast
  return hasMonth && hasYear && read.has('bareDay') && (isPast || tokens.some(({ word }) => birth.test(word)))
}

const coming =
  /^(?:comes?|coming|vient|viennent|viene|vienen|proviene|provient|vem|vêm|provem|kommt|stammt|entsteht|arises)$/

/** 'comes from 30': what the number was before it was reduced. */
export function isOrigin(read: Read, at: number): boolean {
  const isFrom = /^(?:from|de|del|do|dal|da|aus|der|du|d)$/.test(read.tokens[at - 1]?.word ?? '')
  if (!isFrom) return false
  return read.tokens.some(({ word }, index) => index < at && index >= at - 10 && coming.test(word))
}

export function isAnaphor(read: Read, at: number): boolean {
  for (let end = at; end >= Math.max(0, at - 2); end -= 1) {
    if (read.endingAt('anaphors', end) !== null) return true
    if (!read.is('singular', end - 1) && !read.is('numberNouns', end - 1)) return false
  }
  return false
}

/** The position that a slot's id speaks of: `you.personal_year.2027`. */
export function positionOfSlot(id: string): Position | null {
  const what = id.split('.')[1] ?? ''
  return allPositions.find((position) => position === what) ?? null
}

export function isTimeNumber(read: Read, at: number): boolean {
  return read.tokens[at]!.kind === 'number' && isBareTime(read, at) === 'personal_year'
}
