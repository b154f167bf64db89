import { noMasters, reduce } from '@numeria/numerology'
import type { Mark, Read } from './read.ts'
import type { Claim } from './sentence.ts'
import type { Token } from './tokens.ts'
import type { PersonTruths } from './truths.ts'
import type { Working } from './workings.ts'

const behind =
  /^(?:behind|beneath|underneath|detras|debajo|tras|por|derriere|sous|hinter|unter|dietro|sotto|compares?|compara|reduces?|reduz|reduce|reduit|riduce|reduziert|riduci|reduces|reduzes|reduis|reduzida?o?|reduced)$/
const bridges = /^(?:bridge|bridges|ponte|pontes|puente|puentes|pont|ponts|brucken?|ponti)$/
const beside = /^(?:with|beside|alongside|com|junto|con|avec|mit|neben|accanto)$/
const letters =
  /^(?:vowels?|consonants?|letters?|names?|vogais|vogal|consoantes?|letras?|nomes?|vocales|vocal|consonantes?|voyelles?|consonnes?|lettres?|noms?|prenoms?|vokale?n?|konsonanten?|buchstaben?|namen?|vocal[ei]|consonant[ei]|letter[ae]|nom[ei])$/

/** Whether a number is a step on the way to a number of the chart, which the sentence tells in words: 'August is 8, the 7th stays 7, and 1991 comes down to 2'. */
export function isExplained(
  { at, values, positions, kind }: Claim,
  read: Read,
  workings: readonly Working[],
  people: readonly PersonTruths[],
  { said, thisYear }: { said: readonly number[]; thisYear: number },
): boolean {
  const [value] = values
  if (value === undefined || values.length > 1) return false
  const names = read.all('name')
  const isBeside = names.some((name) => (name.end <= at && at - name.end <= 2) || name.at === at + 1)
  if (isBeside && kind === 'position') return false
  const isNamed = kind === 'position' && names.some(({ position }) => positions.includes(position!))
  const others = read.tokens.flatMap((token, index) =>
    token.kind === 'number' && token.form !== 'shy' && index !== at ? [token.values.at(-1)!] : [],
  )
  const has = (words: RegExp) => read.tokens.some(({ word }) => words.test(word))
  if (has(behind) && [...others, ...said].some((other) => isMaster(other) && reduce(other, noMasters) === value))
    return true
  const turn = turnAt(read, at)
  if (turn !== null && people.some((person) => person.follows(...turn, thisYear))) return true
  if (
    has(bridges) &&
    others.some((one, index) => others.some((two, place) => place > index && apart(one, two) === value))
  )
    return true
  if (!isNamed && people.some((person) => person.isOfBirthDate(value, read.tokens))) return true
  if (isUnitBehind(read, at) && people.some((person) => person.birthParts.has(value))) return true
  const isOfName = has(letters) || people.some((person) => person.namesIn(read.tokens) > 1)
  if (isOfName && people.some((person) => person.nameParts.has(value) && isOfItsName(read, at, value, person)))
    return true
  // 'MARGARIDA gives 45, again a 9'
  const isGiven = ({ word }: Token, index: number, person: PersonTruths) =>
    index < at && at - index <= 6 && worth.test(read.word(index + 1)) && person.isOfName(word, value) === true
  if (people.some((person) => read.tokens.some((token, index) => isGiven(token, index, person)))) return true
  // 'The vowels make 6, 8 and 8, and the sum is 22.'
  const sumsOf = (run: readonly number[], sum: number) =>
    run.length > 1 && sum === run.reduce((total, one) => total + one, 0) && people.some((person) => person.sums(run))
  const numbersAt = read.tokens.flatMap(({ kind }, index) => (kind === 'number' ? [index] : []))
  const isSummed =
    others.some((other) => sumsOf(runAt(read, at), other)) ||
    numbersAt.some((index) => index !== at && sumsOf(runAt(read, index), value))
  if (isSummed && has(letters)) return true
  if (isValueOfMonth(read, at, value)) return true
  // 'one of the master numbers, with 11 and 33'
  const isOfMasters = others.some((other) => isMaster(other) && other !== value && said.includes(66 - other - value))
  if (isMaster(value) && isOfMasters && has(beside)) return true
  // 'November gives an 11 too'
  const isMonth = (person: PersonTruths) =>
    value > 9 &&
    person.birthMonth === value &&
    read.all('month').some((month) => month.meaning === value && month.end <= at && at - month.end <= 4)
  if (people.some(isMonth)) return true
  const ofNumber =
    read.at('copulas', at + 1) === null ? null : read.all('name').find((name) => name.at > at && name.at - at <= 4)
  if (isMaster(value) && ofNumber?.position === 'master' && read.all('name').length === 1) return true
  if (people.some((person) => isListOfMain(read, at, person))) return true
  return (
    (!isNamed || isUnitBehind(read, at)) &&
    workings.some(
      ({ operands, isRight, result }) =>
        isRight && result !== null && [...operands, result, reduce(result, noMasters)].includes(value),
    )
  )
}

/** '3, 6, 5 and 1': all main numbers of one person. */
function isListOfMain(read: Read, at: number, { main }: PersonTruths): boolean {
  const run = runAt(read, at)
  return run.length > 3 && run.every((value) => main.has(value))
}

/** The numbers that stand in a row with one: '6, 8 and 8'. */
function runAt(read: Read, at: number): number[] {
  const isJoin = (index: number) => read.isMark(index, ',') || read.is('and', index)
  const isNumber = (index: number) => read.tokens[index]?.kind === 'number' && read.tokens[index]!.values.length === 1
  let [first, last] = [at, at]
  while (isJoin(first - 1) && isNumber(first - 2)) first -= 2
  while (isJoin(last + 1) && isNumber(last + 2)) last += 2
  return read.tokens.slice(first, last + 1).flatMap(({ kind, values }) => (kind === 'number' ? values : []))
}

const partNames = /^(?:prenoms?|vornamen?|nachnamen?|surname|apelidos?|apellidos?|cognom[ei])$/

/** Of the Expression: the part of the name that stands right before the number, 'Leonor gives 7'. Of vowels and consonants any part of it. */
function isOfItsName(read: Read, at: number, value: number, person: PersonTruths): boolean {
  const isOfAll = read.all('name').some(({ position }) => position === 'expression')
  const isOfPart = isOfAll ? [1, 2, 3].map((gap) => person.isOfName(read.word(at - gap), value)) : []
  return (
    isOfPart.find((one) => one !== null) ??
    (person.namesIn(read.tokens) > 0 || read.tokens.some(({ word }) => partNames.test(word)))
  )
}

const froms = /^(?:from|de|do|da|del|dal|dall|dalla|von|du|d)$/
const tos = /^(?:to|into|para|ao|a|al|all|alla|zu|zur|au|à|pour|en)$/

/** The two numbers of 'from a 4 to a 5'. */
function turnAt(read: Read, at: number): [from: number, to: number] | null {
  const start = (index: number, words: RegExp) =>
    [1, 2, 3].some(
      (gap) =>
        words.test(read.word(index - gap)) &&
        !read.tokens.slice(index - gap, index).some(({ kind }) => kind === 'number'),
    )
  const number = (from: number) => {
    const index = read.tokens.findIndex(
      ({ kind, values }, place) => place >= from && kind === 'number' && values.length === 1,
    )
    return index !== -1 && index - from <= 5 ? index : -1
  }
  const before = read.tokens.findLastIndex(
    ({ kind, values }, place) => place < at && kind === 'number' && values.length === 1,
  )
  for (const [one, other] of [
    [at, number(at + 1)],
    [before, at],
  ] as const)
    if (one !== -1 && other !== -1 && other - one <= 6 && start(one, froms) && start(other, tos))
      return [read.tokens[one]!.values[0]!, read.tokens[other]!.values[0]!]
  return null
}

/** Whether 'from a 4 to a 5' says two Personal Years that follow one another; null where nothing turns. */
export function isTurnOf(
  { at, positions, isDenied }: Claim,
  read: Read,
  people: readonly PersonTruths[],
  thisYear: number,
): boolean | null {
  const isOfYear = positions.length === 1 && positions[0] === 'personal_year' && isDenied !== true
  const turn = isOfYear ? turnAt(read, at) : null
  return turn === null ? null : people.some((person) => person.follows(...turn, thisYear))
}

const worth =
  /^(?:worth|gives?|counts?|makes?|adds|sums?|vale|valem|suma|soma|somma|fa|fait|vaut|donne|donc|compte|conta|cuenta|da|gilt|zahlt|gibt|ergibt|macht|also)$/

/** 'February, so 2', 'noviembre, que vale 2': what the number of a month is reduced to. */
function isValueOfMonth(read: Read, at: number, value: number): boolean {
  const before = /^(?:as|como|als|comme|come|per)$/.test(read.word(at - 1)) ? at - 2 : at - 1
  const isBeside = ({ end }: Mark) => end <= at && at - end <= 4
  const months = read.all('month')
  const isMonth = months.some(isBeside) || read.all('bareMonth').some(isBeside)
  return isMonth && worth.test(read.word(before)) && months.some(({ meaning }) => reduce(meaning, noMasters) === value)
}

const unitOf =
  /^(?:of|for|the|from|del?|della?|dell|da|do|das?|des|du|la|le|l|el|il|por|par|pour|para|per|fur|von|vom|den|das|die)$/

/** '11 for the month, 11 del giorno' */
function isUnitBehind(read: Read, at: number): boolean {
  let unit = at + 1
  while (unit < at + 4 && unitOf.test(read.word(unit))) unit += 1
  return unit > at + 1 && (read.is('bareYear', unit) || read.is('bareMonth', unit) || read.is('bareDay', unit))
}

const isMaster = (value: number) => value === 11 || value === 22 || value === 33

function apart(one: number, two: number): number {
  return Math.abs(reduce(one, noMasters) - reduce(two, noMasters))
}

/** 'The 4 comes from a 13': the one other number of the sentence is what the debt is reduced to. */
export function leadsTo(read: Read, [debt]: readonly number[]): boolean {
  const others = read.tokens.flatMap(({ kind, form, values }) =>
    kind === 'number' && form !== 'shy' && values.length === 1 && values[0]! < 10 ? values : [],
  )
  return others.length !== 1 || reduce(debt!, noMasters) === others[0]
}
