import type { DateUnit, Destiny, DigitsPart, Psychic } from '../number-result.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { addParts, datePart } from '../pythagorean/parts.ts'
import { noMasters } from '../reduce.ts'

/**
 * The Psychic number (mulank, driver): the day of the month, brought to 1 to 9. No masters: the 29th is a 2.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example psychic({ year: 1965, month: 12, day: 27 }).value // 9
 */
export function psychic(birthDate: PlainDate): Psychic {
  checkDate(birthDate)
  const parts = [datePart('birthDay', birthDate.day, noMasters)]
  return {
    ...addParts(parts, noMasters),
    number: 'psychic',
    tradition: 'vedic',
    rule: 'vedic_day',
    karmicDebt: [],
    parts,
  }
}

function digitsPart(unit: DateUnit, number: number): DigitsPart {
  const digits = [...String(number)].map(Number)
  const sum = digits.reduce((total, digit) => total + digit, 0)
  return { kind: 'digits', unit, digits, total: sum, steps: [sum], value: sum }
}

/**
 * The Destiny number (bhagyank, conductor): all digits of the birth date, brought to 1 to 9.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example destiny({ year: 1986, month: 11, day: 28 }) // total 36, value 9
 */
export function destiny(birthDate: PlainDate): Destiny {
  checkDate(birthDate)
  const parts = [
    digitsPart('birthDay', birthDate.day),
    digitsPart('birthMonth', birthDate.month),
    digitsPart('birthYear', birthDate.year),
  ]
  return {
    ...addParts(parts, noMasters),
    number: 'destiny',
    tradition: 'vedic',
    rule: 'digits_of_the_date',
    karmicDebt: [],
    parts,
  }
}
