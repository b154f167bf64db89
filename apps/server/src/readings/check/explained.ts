import { noMasters, reduce } from '@numeria/numerology'
import type { Read } from './read.ts'
import type { Claim } from './sentence.ts'
import type { PersonTruths } from './truths.ts'
import type { Working } from './workings.ts'

const behind =
  /^(?:behind|beneath|underneath|detras|debajo|tras|por|derriere|sous|hinter|unter|dietro|sotto|compares?|compara|reduces?|reduz|reduce|reduit|riduce)$/
const bridges = /^(?:bridge|bridges|ponte|pontes|puente|puentes|pont|ponts|brucken?|ponti)$/
const letters =
  /^(?:vowels?|consonants?|letters?|names?|vogais|vogal|consoantes?|letras?|nomes?|vocales|vocal|consonantes?|voyelles?|consonnes?|lettres?|noms?|prenoms?|vokale?n?|konsonanten?|buchstaben?|namen?|vocal[ei]|consonant[ei]|letter[ae]|nom[ei])$/

/** Whether a number is a step on the way to a number of the chart, which the sentence tells in words: 'August is 8, the 7th stays 7, and 1991 comes down to 2'. */
export function isExplained(
  { at, values, positions, kind }: Claim,
  read: Read,
  workings: readonly Working[],
  people: readonly PersonTruths[],
): boolean {
  const [value] = values
  if (value === undefined || values.length > 1) return false
  const isOfTime = positions.every((position) => position.startsWith('personal_'))
  const isNamed = kind === 'position' && !(isOfTime && !read.has('name'))
  const others = read.tokens.flatMap((token, index) =>
    token.kind === 'number' && token.form !== 'shy' && index !== at ? [token.values.at(-1)!] : [],
  )
  const has = (words: RegExp) => read.tokens.some(({ word }) => words.test(word))
  if (has(behind) && others.some((other) => isMaster(other) && reduce(other, noMasters) === value)) return true
  if (
    has(bridges) &&
    others.some((one, index) => others.some((two, place) => place > index && apart(one, two) === value))
  )
    return true
  if (people.some((person) => person.isPartOfBirth(value, read.tokens))) return true
  const isOfName = has(letters) || people.some((person) => person.namesIn(read.tokens) > 1)
  if (isOfName && people.some((person) => person.nameParts.has(value) && person.namesIn(read.tokens) > 0)) return true
  // 'November gives an 11 too'
  const isMonth = (person: PersonTruths) =>
    value > 9 &&
    person.birthMonth === value &&
    read.all('month').some((month) => month.meaning === value && month.end <= at && at - month.end <= 4)
  if (people.some(isMonth)) return true
  const ofNumber =
    read.at('copulas', at + 1) === null ? null : read.all('name').find((name) => name.at > at && name.at - at <= 4)
  if (isMaster(value) && ofNumber?.position === 'master' && read.all('name').length === 1) return true
  if (people.some((person) => isListOfMain(person, [value, ...others]))) return true
  return (
    !isNamed && workings.some(({ operands, isRight, result }) => isRight && result !== null && operands.includes(value))
  )
}

/** '3, 6, 5 and 1': all main numbers of one person. */
function isListOfMain({ main }: PersonTruths, values: readonly number[]): boolean {
  return values.length > 3 && values.every((value) => main.has(value)) && new Set(values).size > 2
}

const isMaster = (value: number) => value === 11 || value === 22 || value === 33

function apart(one: number, two: number): number {
  return Math.abs(reduce(one, noMasters) - reduce(two, noMasters))
}
