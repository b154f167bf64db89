import { positions, type Position } from './positions.ts'
import type { Mark, Read } from './read.ts'
import type { People } from './subjects.ts'

/** 'a 22 as your Birthday number', 'un 1 dans la personnalité' */
const asIn =
  /^(?:as|in|como|comme|als|come|dans|nel|nella|nello|nell|na|no|en|im|bei|der|die|das|the|la|le|l|a|o|el|il|lo)$/

/** The name that a number stands before: 'the 4 of your Life Path', '7 Life Path'. */
export function nameBehind(read: Read, people: People, at: number): Mark | null {
  const yours = read.is('yours', at + 2) ? at + 2 : at + 3
  // 'The sum is 9, your Maturity'
  if (read.isMark(at + 1, ',:–—') && read.is('yours', yours) && !/^(?:and|e|y|et|und|ed)$/.test(read.word(yours - 1))) {
    const name = read.at('name', yours + 1)
    const isLast = name !== null && (read.tokens[name.end]?.kind ?? 'mark') === 'mark'
    if (isLast || read.is('equals', at - 1)) return name
  }
  for (let behind = at + 1; behind <= at + 6; behind += 1) {
    const name = read.at('name', behind)
    if (name !== null && !(name.isOrdinary && behind > at + 3)) return name
    const isLink =
      asIn.test(read.tokens[behind]?.word ?? '') ||
      read.is('link', behind) ||
      read.is('yours', behind) ||
      read.is('theirs', behind) ||
      read.isMark(behind, '("“«') ||
      people.isName(read.tokens[behind]?.word ?? '')
    if (!isLink) return null
  }
  return null
}

/** The only name of a sentence, behind its last number in the same clause: 'Fives like you, by Life Path, …'. */
export function onlyNameBehind(read: Read, at: number, isSum = false): Mark | null {
  const names = read.all('name').filter((name) => !isAside(name))
  const [name] = names
  if (name === undefined || names.length > 1 || name.isOrdinary || name.at <= at || name.at - at > 8) return null
  const isNumber = (index: number) => read.tokens[index]!.kind === 'number' && read.tokens[index]!.form !== 'shy'
  // 'no letter has the value 4 or 7, which gives you two karmic lessons'
  const isList = (index: number) => index === at + 2 && (read.is('and', at + 1) || read.is('negations', at + 1))
  const isLast = read.tokens.every(
    (_, index) => index <= at || !isNumber(index) || isList(index) || index === name.at - 1,
  )
  // '2 + 2 + 1 = 5: here is your Personal Year'
  const isOneClause = isSum || !read.has('clauseWords', at + 1, name.at)
  const isUnbroken = read.tokens.slice(at + 1, name.at).every(({ text }) => !(isSum ? ';.' : ';.:–—').includes(text))
  return isLast && isOneClause && isUnbroken ? name : null
}

function isAside(name: Mark | undefined): boolean {
  return name?.position === 'master' || name?.position === 'karmic_debt'
}

/** 'your Expression and your Life Path' */
function isJoined(read: Read, name: Mark, next: Mark | undefined): boolean {
  return next !== undefined && next.at - name.end <= 3 && read.is('and', name.end)
}

const main = /^(?:main|principal|principale|haupt\w*|wichtigste\w*)$/

const relatives = /^(?:which|that|que|qui|che|die|der|das)$/

/** How far a name is from its number; an aside between commas does not count: 'Your Expression, drawn from the name, is a 6.' */
export function gapOf(read: Read, end: number, at: number): number {
  const close = read.tokens.findLastIndex(({ text }, index) => text === ',' && index > end && index < at)
  const isVerb =
    read.is('copulas', close + 1) || (relatives.test(read.word(close + 1)) && read.is('copulas', close + 2))
  return close !== -1 && read.isMark(end, ',') && isVerb ? at - close - 1 : at - end
}

/** 'your third Pinnacle', 'the main Challenge', 'the Pinnacle that you are in': no ordinary word, however far the number stands. */
function isPeriod(read: Read, name: Mark): boolean {
  const { position, at, end } = name

  if (position !== 'pinnacle' && position !== 'challenge' && position !== 'period_cycle') return false
  const isOne = (index: number) => main.test(read.word(index)) || read.at('ordinal', index) !== null
  const isThat = relatives.test(read.word(end)) && position === 'pinnacle'
  return (
    isOne(at - 1) ||
    isOne(end - 1) ||
    isOne(end) ||
    isThat ||
    (read.tokens[end]?.kind === 'number' && isIndex(read, end, name, 0))
  )
}

/** 'Your challenge, all your life, is the 5': the only name, at the start of the sentence, and the number has an article. */
function isSubject(read: Read, { at, end }: Mark, number: number, names: readonly Mark[]): boolean {
  const isFirst = at === 1 && (read.is('yours', 0) || read.is('singular', 0))
  return isFirst && names.length === 1 && read.is('singular', number - 1) && !read.hasNumber(end, number)
}

/** The names that a number may belong to: the last one before it, and those that stand beside that one in a list. */
export function namesBefore(read: Read, at: number): Mark[] {
  const all = read.all('name').filter(({ end }) => end <= at)
  const names = all.filter(
    (name, index) =>
      !name.isOrdinary ||
      isPeriod(read, name) ||
      isSubject(read, name, at, all) ||
      gapOf(read, name.end, at) <= 4 ||
      isAside(all[index + 1]) ||
      isJoined(read, name, all[index + 1]),
  )
  const last = names.at(-1)
  if (last === undefined) return []
  const group = [last]
  for (let index = names.length - 2; index >= 0; index -= 1) {
    const [name, next] = [names[index]!, group[0]!]
    const hasNumber = read.tokens.slice(name.end, next.at).some(({ kind }) => kind === 'number' || kind === 'slot')
    // 'Your Soul Urge is 22, a master number; mine is 5'
    if (!isAside(next) && (hasNumber || next.at - name.end > 4)) break
    group.unshift(name)
  }
  return group
}

/** 'Pinnacle 2 is 4', 'Herausforderung 1:' number the period. */
export function isIndex(read: Read, at: number, name: Mark | undefined, gap: number): boolean {
  const isPeriod = name?.position === 'pinnacle' || name?.position === 'challenge' || name?.position === 'period_cycle'
  const isFollowed = read.tokens.slice(at + 1).some(({ kind }) => kind === 'number' || kind === 'slot')
  return isPeriod && gap === 0 && read.tokens[at]!.values[0]! <= 4 && isFollowed
}

export function indexOf(read: Read, at: number): number | null {
  // The third Challenge is the main one.
  const name = read.all('name').findLast(({ position, at: from }) => position === 'challenge' && from <= at)
  if (name !== undefined && read.tokens.slice(name.at - 1, at).some(({ word }) => main.test(word))) return 2
  for (let before = at - 1; before >= Math.max(0, at - 8); before -= 1) {
    const ordinal = read.at('ordinal', before)
    if (ordinal !== null) return ordinal.meaning - 1
    const token = read.tokens[before]!
    if (token.kind === 'ordinal') return token.values[0]! - 1
    if (token.kind === 'number' && read.endingAt('name', before) !== null) return token.values[0]! - 1
  }
  return null
}

/** The position that a slot's id speaks of: `you.personal_year.2027`. */
export function positionOfSlot(id: string): Position | null {
  const what = id.split('.')[1] ?? ''
  return positions.find((position) => position === what) ?? null
}
