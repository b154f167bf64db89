import { daysInMonth, limits } from '@numeria/contract'

/** A birth date while it is being chosen; '' is not chosen yet. */
export type BirthDateParts = { year: string; month: string; day: string }

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1))

/** The years to choose from, `currentYear` first, 1900 last. */
export function yearChoices(currentYear: number): string[] {
  return Array.from({ length: currentYear - limits.firstBirthYear + 1 }, (_, index) => String(currentYear - index))
}

/** The days of the chosen month; none until year and month are chosen. */
export function dayChoices({ year, month }: BirthDateParts): string[] {
  return year && month ? upTo(daysInMonth(Number(year), Number(month))) : []
}

/** The parts after one of them changed. A day that the month does not have is given up rather than moved. */
export function chooseBirthDate(parts: BirthDateParts, change: Partial<BirthDateParts>): BirthDateParts {
  const next = { ...parts, ...change }
  return next.day === '' || dayChoices(next).includes(next.day) ? next : { ...next, day: '' }
}

/** `YYYY-MM-DD`, or '' while a part is missing. */
export function toBirthDate({ year, month, day }: BirthDateParts): string {
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}

/** The parts of `YYYY-MM-DD`; nothing chosen for null. */
export function toParts(birthDate: string | null): BirthDateParts {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? []
  return { year, month: month && String(Number(month)), day: day && String(Number(day)) }
}
