import { NumerologyError } from '../errors.ts'
import type { Letter } from '../names/alphabet.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import type { Essence, Plane, TransitPart } from '../number-result.ts'
import { ageOn, checkDate, type PlainDate } from '../plain-date.ts'
import { pythagoreanMasters } from '../reduce.ts'
import { readName } from './letter-values.ts'
import { addParts, karmicDebtOf } from './parts.ts'

export const highestAge = 150

function checkAge(age: number): void {
  if (!Number.isInteger(age) || age < 0 || age > highestAge) throw new NumerologyError('age.impossible')
}

type Row = { plane: Plane; name: TransitPart['name']; letters: Letter[] }

/**
 * The letters that move on each plane. Several middle names run on as one; without a middle name the last one counts for the
 * mind as well (Decoz). A single name has the physical plane only.
 */
function rowsOf({ parts }: NameReading): Row[] {
  const [first, ...others] = parts
  const last = others.pop()
  const rows: Row[] = [{ plane: 'physical', name: 'first', letters: first!.letters }]
  if (last === undefined) return rows
  const middle = others.flatMap((part) => part.letters)
  rows.push(
    middle.length > 0
      ? { plane: 'mental', name: 'middle', letters: middle }
      : { plane: 'mental', name: 'last', letters: last.letters },
  )
  return [...rows, { plane: 'spiritual', name: 'last', letters: last.letters }]
}

/** The letter at an age: letter after letter, each for as many years as its value, and from the first again. */
function transitAt({ plane, name, letters }: Row, age: number): TransitPart {
  const round = letters.reduce((years, letter) => years + letter.value, 0)
  let fromAge = age - (age % round)
  for (const { letter, value } of letters) {
    if (age < fromAge + value)
      return {
        kind: 'transit',
        plane,
        name,
        letter,
        fromAge,
        toAge: fromAge + value - 1,
        total: value,
        steps: [value],
        value,
      }
    fromAge += value
  }
  throw new NumerologyError('age.impossible')
}

export function essenceOf(reading: NameReading, age: number): Essence {
  checkAge(age)
  const parts = rowsOf(reading).map((row) => transitAt(row, age))
  const sum = addParts(parts, pythagoreanMasters)
  return {
    ...sum,
    number: 'essence',
    tradition: 'pythagorean',
    rule: 'letters_of_the_year',
    karmicDebt: karmicDebtOf(sum.total),
    parts,
    age,
  }
}

/**
 * The Transits and the Essence of one year of life, from the birthday at `age` to the next: the letters that first, middle and
 * last name have come to, and their sum, masters kept (Decoz).
 *
 * @param age in whole years, from 0 to 150
 * @throws {NumerologyError} as `expression`, and `age.impossible`
 * @example essence('Thomas Cruise Mapother', 2).parts.map((part) => part.letter) // ['H', 'C', 'M']
 */
export function essence(name: string, age: number, options?: NameOptions): Essence {
  return essenceOf(readName(name, options), age)
}

/**
 * The Essence on a day. It changes on the birthday, not on 1 January (Decoz).
 *
 * @throws {NumerologyError} as `essence`; `age.impossible` for a day before the birth
 */
export function essenceOn(name: string, birthDate: PlainDate, on: PlainDate, options?: NameOptions): Essence {
  checkDate(on)
  return essence(name, ageOn(birthDate, on), options)
}

/**
 * All Transits of a name up to an age, plane by plane: for a timeline.
 *
 * @throws {NumerologyError} as `essence`
 */
export function transits(name: string, untilAge: number, options?: NameOptions): TransitPart[] {
  checkAge(untilAge)
  return rowsOf(readName(name, options)).flatMap((row) => {
    const passed: TransitPart[] = []
    for (let age = 0; age <= untilAge; age = passed.at(-1)!.toAge + 1) passed.push(transitAt(row, age))
    return passed
  })
}
