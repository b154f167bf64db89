import { isDebt } from './harmless.ts'
import type { Mark, Read } from './read.ts'
import type { People } from './subjects.ts'
import type { Working } from './workings.ts'

/** A name that far before a number need not be its name. */
export const farAway = 7

/** How far a name is from its number; an aside between commas does not count: 'Your Life Path, drawn from the date, is a 7.' */
export function gapOf(read: Read, end: number, at: number): number {
  if (at - end <= farAway || at - end > 20 || !read.isMark(end, ',')) return at - end
  const close = read.tokens.findLastIndex(({ text }, index) => text === ',' && index > end && index < at)
  return close !== -1 && at - close <= 4 && read.is('copulas', close + 1) ? at - close : at - end
}

/** 'Your Personal Year 2026 is counted like this: 2 + 2 + 1 = 5' */
export function titleOf(read: Read, { at }: Working): Mark | undefined {
  const name = read.all('name').findLast(({ end }) => end <= at && at - end <= 8)
  if (name === undefined || !read.isMark(at - 1, ':')) return undefined
  return read.tokens.slice(name.end, at).some(({ kind }) => kind === 'number') ? undefined : name
}

/** '11, 22 and 33', '13, 14, 16 and 19': a row of numbers that is nobody's. */
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
