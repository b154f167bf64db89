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
  const names = read.all('name')
  const isBeside = names.some((name) => (name.end <= at && at - name.end <= 2) || name.at === at + 1)
  if (isBeside && kind === 'position') return false
  const isNamed = kind === 'position' && names.some(({ position }) => positions.includes(position!))
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
  if (!isNamed && people.some((person) => person.isOfBirthDate(value, read.tokens))) return true
  if (isUnitBehind(read, at) && people.some((person) => person.birthParts.has(value))) return true
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
  if (people.some((person) => isListOfMain(read, at, person))) return true
  return (
    !isNamed &&
    workings.some(
      ({ operands, isRight, result }) => isRight && result !== null && [...operands, result].includes(value),
    )
  )
}

/** '3, 6, 5 and 1': all main numbers of one person. */
function isListOfMain(read: Read, at: number, { main }: PersonTruths): boolean {
  const isJoin = (index: number) => read.isMark(index, ',') || read.is('and', index)
  const isMain = (index: number) => {
    const token = read.tokens[index]
    return token?.kind === 'number' && token.values.length === 1 && main.has(token.values[0]!)
  }
  let [first, last] = [at, at]
  while (isJoin(first - 1) && isMain(first - 2)) first -= 2
  while (isJoin(last + 1) && isMain(last + 2)) last += 2
  return isMain(at) && last - first >= 6
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
