import { parsePlainDate, type PlainDate } from '@numeria/numerology'
import { dates, monthNames } from '#messages/dates'
import { dateForm } from '#messages/working-out'

/** A birth date as it was typed. */
export type DateEntry = { day: string; month: string; year: string }
export type DatePlace = keyof DateEntry

/** `places` are the boxes that the sentence speaks of, in the order of the form. */
export type DateFault = { sentence: string; places: DatePlace[] }

const wholeNumber = /^\d{1,4}$/
const inOrder: readonly DatePlace[] = ['day', 'month', 'year']

const fault = (sentence: string, ...places: DatePlace[]): DateFault => ({ sentence, places })

function listed(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')}${dateForm.and}${words.at(-1)}`
}

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** @returns 1 to 12 for a number or a name, of which at least three letters are there, otherwise 0 */
function toMonth(typed: string): number {
  if (/^\d{1,2}$/.test(typed)) return Number(typed) <= 12 ? Number(typed) : 0
  const begun = plain(typed).replace(/\.$/, '')
  return begun.length < 3 ? 0 : monthNames.findIndex((name) => plain(name).startsWith(begun)) + 1
}

/**
 * Reads a typed birth date, or says in a sentence what is wrong with it and where.
 *
 * @param today the day it is where the person sits; a later date is refused
 */
export function readDate(entry: DateEntry, today: PlainDate): PlainDate | DateFault {
  const day = entry.day.trim()
  const month = entry.month.trim()
  const year = entry.year.trim()
  const missing = inOrder.filter((place) => entry[place].trim() === '')
  if (missing.length === 3) return fault(dateForm.allMissing, ...inOrder)
  if (missing.length > 0)
    return fault(dateForm.someMissing(listed(missing.map((place) => dateForm.parts[place]))), ...missing)

  if (!wholeNumber.test(year)) return fault(dateForm.yearInDigits, 'year')
  if (Number(year) === 0) return fault(dateForm.noYearZero, 'year')
  const monthNumber = toMonth(month)
  if (monthNumber === 0) return fault(dateForm.monthByNumber, 'month')
  if (!/^\d{1,2}$/.test(day) || Number(day) < 1 || Number(day) > 31) return fault(dateForm.dayByNumber, 'day')

  const date = toDate(Number(year), monthNumber, Number(day))
  if (date === null) {
    const ofYear = monthNumber === 2 && Number(day) === 29 ? Number(year) : null
    return fault(dateForm.noSuchDay(Number(day), monthNames[monthNumber - 1]!, ofYear), 'day')
  }
  if (isoDate(date) > isoDate(today)) return fault(dateForm.stillToCome, ...inOrder)
  return date
}

export const isFault = (read: PlainDate | DateFault): read is DateFault => 'sentence' in read

function toDate(year: number, month: number, day: number): PlainDate | null {
  try {
    return parsePlainDate(isoDate({ year, month, day }))
  } catch {
    return null
  }
}

/** `YYYY-MM-DD`. */
export function isoDate({ year, month, day }: PlainDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** '14 July 1990'. */
export function writtenDate({ year, month, day }: PlainDate): string {
  return dates.written(day, monthNames[month - 1]!, year)
}
