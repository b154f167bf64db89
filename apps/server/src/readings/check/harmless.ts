import type { Read } from './read.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The highest number that a name or a date of birth can end in, beside the compounds. */
const finals = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33])
const debts = new Set([13, 14, 16, 19])

export function isFinal(value: number): boolean {
  return finals.has(value)
}

export function isDebt(value: number): boolean {
  return debts.has(value)
}

/** Whether a number only counts, labels, dates or orders something. `true` says that it claims nothing of anybody. */
export function isHarmless(read: Read, at: number, { pluralEnding, language }: Vocabulary): boolean {
  const { tokens } = read
  const token = tokens[at]!
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (isListMarker(read, at)) return true
  // 'ein Lebenszahl-6-Mensch'
  if (read.isMark(at - 1, '-') && read.endingAt('name', at - 1) !== null) return false
  if (read.isMark(at - 1, '€$£#§') || read.isMark(at + 1, '€$£°')) return true
  if (token.form !== 'plural' && isRange(read, at)) return true
  if (isNumberOfNumbers(read, at) || isShare(read, at)) return true
  // 'les huit derniers jours' counts, 'les huit' are people.
  if (token.form === 'plural') return token.text.includes(' ') && isCounted(read, at)
  if (isRow(read, at) || isSpan(read, at) || isBoth(read, at) || isAge(read, at)) return true
  if (isOfSo(read, at)) return true
  const isNamed = read.endingAt('name', at) !== null
  if (before !== undefined && read.is('labels', at - 1) && !isNamed && isBareTime(read, at) === null) return true
  // 'o 7.' ends a sentence, 'am 30. geboren' is a day.
  if (language === 'de' && read.isMark(at + 1, '.') && tokens[at + 2]?.kind === 'word') return true
  if (
    read.endingAt('beforeTime', at) !== null &&
    (!read.has('name') || read.endingAt('weekday', read.endingAt('beforeTime', at)!.at) !== null) &&
    (after === undefined || after.kind === 'mark' || read.is('today', at + 1))
  )
    return true
  if (after?.kind !== 'word') return false
  if (read.at('name', at + 1) !== null || isBareTime(read, at) !== null) return false
  if (isOfName(read, at)) return false
  if (isCounted(read, at)) return true
  if (token.form === 'word' && isEntity(read, at)) return false
  if (read.is('singular', at - 1) && token.values[0] !== 1 && !read.is('counted', at + 1)) {
    // 'the 3 main threads', 'deine 3 wichtigsten Zahlen'
    return (
      !read.is('indefinite', at - 1) &&
      language === 'en' &&
      !read.is('notCounted', at + 2) &&
      isPlural(read, at + 2, pluralEnding) &&
      !read.is('notCounted', at + 1) &&
      !/(?:s|ed|ing)$/.test(after.word)
    )
  }
  if (read.is('numberNouns', at - 1) || read.endingAt('name', at) !== null) return false
  return isPlural(read, at + 1, pluralEnding)
}

/** 'the 4 of your Life Path' */
function isOfName(read: Read, at: number): boolean {
  let behind = at + 1
  while (behind < at + 5 && (read.is('link', behind) || read.is('yours', behind) || read.is('theirs', behind)))
    behind += 1
  return behind > at + 1 && read.at('name', behind) !== null
}

function isPlural(read: Read, at: number, ending: RegExp): boolean {
  const token = read.tokens[at]
  if (token?.kind !== 'word' || read.is('notCounted', at) || read.is('copulas', at) || read.is('and', at)) return false
  return ending.test(ending.flags === 'u' ? token.text : token.word)
}

/** What is counted stands right behind, or behind one adjective. */
function isCounted(read: Read, at: number): boolean {
  if (read.at('counted', at + 1) !== null) return isBareTime(read, at) === null
  const adjective = read.tokens[at + 1]!
  if (
    adjective.kind !== 'word' ||
    read.is('notCounted', at + 1) ||
    read.is('copulas', at + 1) ||
    read.is('link', at + 1)
  )
    return false
  const behind = read.at('counted', at + 2)
  return behind !== null && !read.is('singular', at - 1) && !read.is('clauseWords', at + 1)
}

/** A number right beside 'year', 'month' or 'day' in the singular: 'an 8 year', 'um mês 5', 'ein 4er-Tag'. */
export function isBareTime(read: Read, at: number): 'personal_year' | 'personal_month' | 'personal_day' | null {
  const value = read.tokens[at]!.values[0]!
  const kinds = [
    ['bareYear', 'personal_year'],
    ['bareMonth', 'personal_month'],
    ['bareDay', 'personal_day'],
  ] as const
  for (const [category, position] of kinds) {
    const behind = read.at(category, at + 1)
    const isSingular = behind !== null && (read.is('singular', at - 1) || read.tokens[at]!.form === 'plural')
    if (
      isSingular &&
      value !== 1 &&
      !/^(?:cycle|period|old|span|stretch|plan|rhythm|ciclo|cycles|course|journey|loop|wave|round|chapter|road|arc|season|story|turn|climb|wait|walk|gap|habit|relationship|marriage|job|project|spell|tide|window|path|lease|olds?)$/.test(
        read.tokens[behind.end]?.word ?? '',
      )
    )
      return position
    if (read.endingAt(category, at) === null) continue
    // 'Jueves, día 9' of a week; a date is no such day.
    const isOfWeek =
      [at - 2, at - 3].some((end) => read.endingAt('weekday', end) !== null) && read.isMark(at + 1, ':–—-.,')
    if (category !== 'bareDay' || read.is('indefinite', at - 2) || isOfWeek) return position
  }
  return null
}

const numbersThemselves =
  /^(?:[a-z]{0,20}zahlen|ziffern|numeros|algarismos|cifras|digitos|nombres|chiffres|numeri|cifre|numbers|digits|positions|posicoes|posiciones|posizioni|positionen)$/

/** 'your four core numbers', '2 sixes' */
function isNumberOfNumbers(read: Read, at: number): boolean {
  if (read.tokens[at]!.form === 'plural' || read.endingAt('name', at) !== null) return false
  const [next, later] = [read.tokens[at + 1], read.tokens[at + 2]]
  if (next?.kind === 'number') return next.form === 'plural'
  if (next?.kind !== 'word') return false
  const isNoun = (word: string | undefined) => word !== undefined && numbersThemselves.test(word)
  return isNoun(next.word) || (isNoun(later?.word) && !read.is('copulas', at + 1) && !read.is('link', at + 1))
}

const pluralNames =
  /^(?:paths|urges|expressions|years|months|days|pinnacles|challenges|caminhos|impulsos|anos|meses|dias|pinaculos|desafios|caminos|desafios|chemins|elans|annees|jours|cammini|percorsi|anni|mesi|giorni|[a-z]{2,20}zahlen|jahre|monate|tage)$/

/** '7 days in 7', '9 Life Paths', and the 1 of 'this counts 1 and that 0.25' */
function isShare(read: Read, at: number): boolean {
  const { tokens } = read
  const [value] = tokens[at]!.values
  const isOf = /^(?:of|out|in|on|em|de|su|sur|von|a|an)$/.test(tokens[at - 1]?.word ?? '')
  if (isOf && tokens[at - 3]?.kind === 'number' && tokens[at - 3]!.values[0] === value && read.is('counted', at - 2))
    return true
  const name = read.at('name', at + 1)
  if (name !== null && value! > 1 && tokens[at]!.form !== 'plural')
    return tokens.slice(name.at, name.end).some(({ word }) => pluralNames.test(word))
  return value! <= 1 && tokens.some(({ kind, text }) => kind === 'other' && /^[01][.,]\d/.test(text))
}

/** '1.', '2)' and '3 -' at the start of a line. */
function isListMarker(read: Read, at: number): boolean {
  const isFirst = read.tokens.slice(0, at).every(({ kind, text }) => kind === 'mark' && '#(|>-•'.includes(text))
  return isFirst && read.isMark(at + 1, '.)]') && read.tokens.length > at + 2
}

/** '1 to 9', 'von 1 bis 9': the whole row of numbers. */
function isRange(read: Read, at: number): boolean {
  const value = (index: number) => {
    const token = read.tokens[index]
    return token?.kind === 'number' && token.form !== 'plural' ? token.values[0]! : null
  }
  const isJoin = (index: number) =>
    read.is('and', index) ||
    read.isMark(index, '-–') ||
    /^(?:à|bis|al|ao|through|to|a)$/.test(read.tokens[index]?.word ?? '')
  for (const [first, join, last] of [
    [at, at + 1, at + 2],
    [at - 2, at - 1, at],
    [at, at + 1, at + 3],
    [at - 3, at - 2, at],
  ] as const) {
    const [low, high] = [value(first), value(last)]
    if (low !== null && high !== null && low <= 1 && high >= 8 && isJoin(join)) return true
  }
  return false
}

/** True for five or more numbers in a row: no person has so many of one kind. */
function isRow(read: Read, at: number): boolean {
  const isNumber = (index: number) => read.tokens[index]?.kind === 'number'
  const isJoin = (index: number) => read.isMark(index, ',') || read.is('and', index)
  let [first, last] = [at, at]
  while (isJoin(first - 1) && isNumber(first - 2)) first -= 2
  while (isJoin(last + 1) && isNumber(last + 2)) last += 2
  return last - first >= 8
}

/** 'de cinco a siete', 'from 9 to 11': hours, where no name stands close before. */
function isSpan(read: Read, at: number): boolean {
  const from = /^(?:from|between|de|das|entre|von|zwischen|dalle|da|tra)$/
  const to = /^(?:to|and|a|as|às|e|y|à|et|bis|und|alle)$/
  const word = (index: number) => read.tokens[index]?.word ?? ''
  const value = (index: number) => (read.tokens[index]?.kind === 'number' ? read.tokens[index]!.values[0]! : null)
  for (const [low, high] of [
    [at, at + 2],
    [at - 2, at],
  ] as const) {
    const [start, end] = [value(low), value(high)]
    const isClose = read.all('name').some((name) => name.end <= low && low - name.end <= 3)
    const isTime = read.has('weekday') || read.has('today') || read.has('tomorrow')
    if (start !== null && end !== null && start < end && from.test(word(low - 1)) && to.test(word(low + 1)))
      return isTime && !isClose
  }
  return false
}

const whens = /^(?:when|since|quando|desde|cuando|quand|als|seit|da)$/
const beings = /^(?:were|was|turned|tinhas|fizeste|tenias|cumpliste|avais|warst|wurdest|avevi|hai|compisti)$/

/** 'When you were 7 …' */
function isAge(read: Read, at: number): boolean {
  const start = read.tokens.slice(Math.max(0, at - 4), at - 1)
  return beings.test(read.tokens[at - 1]?.word ?? '') && start.some(({ word }) => whens.test(word))
}

/** 'les deux', 'os dois', 'the two': both, and no number. */
function isBoth(read: Read, at: number): boolean {
  const { form, values } = read.tokens[at]!
  const articles = /^(?:the|these|those|you|us|os|as|los|las|les|ces|vous|nous|i|le|die|diese|alle|entre|all|ambos)$/
  return form === 'word' && values[0] === 2 && articles.test(read.tokens[at - 1]?.word ?? '')
}

/** 'the fifth of nine', 'year 5 of 9', 'one of the nine', 'the other eight'. */
function isOfSo(read: Read, at: number): boolean {
  const value = read.tokens[at]!.values[0]!
  const before = read.tokens[at - 1]?.word ?? ''
  if (
    /^(?:other|outros|outras|otros|otras|autres|anderen|andere|altri|altre|remaining|restantes|ubrigen)$/.test(before)
  )
    return true
  if (value < 8) return false
  const isOf = (index: number) =>
    /^(?:of|de|von|di|sur|em|in|su|der|dos|los|des|dei|das|las|delle)$/.test(read.tokens[index]?.word ?? '')
  const start = read.is('singular', at - 1) ? at - 2 : at - 1
  const counted = read.tokens[start - 1]
  return (
    isOf(start) &&
    counted !== undefined &&
    (counted.kind === 'number' ||
      counted.kind === 'ordinal' ||
      read.is('ordinal', start - 1) ||
      /^(?:one|um|uma|uno|una|un|une|eine|einer|eins|middle|end|start|beginning|meio|fim|medio|final|milieu|fin|mitte|ende|meta|fine)$/.test(
        counted.word,
      ))
  )
}

/** Whether a number word is a thing of its own: 'a seven', 'die Sieben', 'o sete'. */
export function isEntity(read: Read, at: number): boolean {
  const token = read.tokens[at]!
  const value = token.values[0]!
  const after = read.tokens[at + 1]
  if (token.form === 'shy') {
    if (value !== 1) return read.is('singular', at - 1)
    // 'one' is a number beside the name of one: 'your Personality is one.'
    const isEnd = after === undefined || after.kind === 'mark' || read.is('and', at + 1)
    const isNamed = read.all('name').some(({ end }) => end <= at && at - end <= 2)
    return (
      isEnd &&
      isNamed &&
      (read.is('copulas', at - 1) ||
        (read.is('singular', at - 1) && read.is('copulas', at - 2)) ||
        read.is('numberNouns', at - 1) ||
        read.isMark(at - 1, ':='))
    )
  }
  if (value === 2 && !read.is('indefinite', at - 1) && !read.is('yours', at - 1)) return false
  return read.is('singular', at - 1)
}
