import { pythagoreanMasters } from '@numeria/numerology'
import type { WorkedPosition } from './chart-workings.ts'
import type { Position } from './positions.ts'
import type { Read } from './read.ts'
import type { PersonTruths } from './truths.ts'
import type { Working } from './workings.ts'

/** Arithmetic that is right in itself is none of a person's where its numbers are not those of the person's own working. */
export function isOfPeople(
  { at, operands, result }: Working,
  read: Read,
  people: readonly PersonTruths[],
  spokenOf: Position | null,
): boolean {
  const total = operands.length === 1 ? operands[0]! : result === null ? null : apartAt(read, at, operands)
  if (total !== null && total <= highestTotal) {
    const positions = positionsOf(read, spokenOf)
    // 'The 22, reduced, is a 4 like his Life Path' speaks of a number that is no total.
    if (positions !== null && !pythagoreanMasters.includes(total))
      return people.some((one) => positions.some((position) => one.workingsOf[position].has(total)))
    return people.some((one) => one.workings.has(total) || one.nameParts.has(total))
  }
  if (operands.length < 3 || result === null) return true
  return people.some((one) => one.workings.has(result) && one.sums(operands))
}

/** Higher totals are years, and sums of days and years. */
const highestTotal = 60

/** '34, and 3 + 4 is 7': the number before a sum of its digits; null where there is none. */
function apartAt({ tokens }: Read, at: number, operands: readonly number[]): number | null {
  if (operands.length !== 2 || operands.some((operand) => operand > 9)) return null
  const digits = Number(operands.join(''))
  const isSaid = tokens
    .slice(Math.max(0, at - mostBetween), at)
    .some(({ kind, values }) => kind === 'number' && values.at(-1) === digits)
  return isSaid ? digits : null
}

const mostBetween = 5

const counted: readonly [WorkedPosition, RegExp][] = [
  ['soul_urge', /^(?:vowels?|vogais|vogal|vocal|vocal[ei]|vocales|voyelles?|vokale?n?|selbstlaute?n?)$/],
  ['personality', /^(?:consonants?|consoantes?|consonantes?|consonnes?|konsonanten?|mitlaute?n?|consonant[ei])$/],
  ['expression', /^(?:letters|letras|lettres|buchstaben|lettere)$/],
]

/** The numbers whose working a sentence tells, by name or by the letters that are counted; null where it tells those of others too. */
function positionsOf(read: Read, spokenOf: Position | null): WorkedPosition[] | null {
  const ofLetters = counted.flatMap(([position, words]) =>
    read.tokens.some(({ word }) => words.test(word)) ? [position] : [],
  )
  const names = read
    .all('name')
    .flatMap(({ position }) => (position === null || position === 'master' ? [] : [position]))
  const all = ofLetters.length > 0 || names.length > 0 ? [...ofLetters, ...names] : spokenOf === null ? [] : [spokenOf]
  return all.length > 0 && all.every(isWorked) ? all : null
}

function isWorked(position: Position): position is WorkedPosition {
  return position === 'life_path' || position === 'expression' || position === 'soul_urge' || position === 'personality'
}
