import {
  chaldeanName,
  explain,
  expression,
  formatWorking,
  hebrewOrdinal,
  loShuGrid,
  planetOf,
  vedicName,
  type PlainDate,
} from '@numeria/numerology'
import type { NameExample } from './example.ts'

/** What one tradition makes of a name or a date. */
export type Row = {
  tradition: string
  counts: string
  working: string
  /** `null` where a tradition gives no single number. */
  value: number | null
  note: string
}

const listed = (digits: readonly number[]) => digits.join(', ') || 'none'

/** The same person in all five traditions, in the order of the page. */
export function sideBySide({ spelling, ys }: NameExample, date: PlainDate): Row[] {
  const western = expression(spelling, { ys })
  const chaldean = chaldeanName(spelling, { ys })
  const ordinal = hebrewOrdinal(spelling, { ys })
  const vedic = vedicName(spelling, { ys })
  const grid = loShuGrid(date)
  const cheiro = explain(chaldean).find((line) => line.startsWith('Cheiro'))
  return [
    {
      tradition: 'Pythagorean',
      counts: 'the name, letters 1 to 9',
      working: formatWorking(western),
      value: western.value,
      note: 'Each name is reduced by itself, then they are added.',
    },
    {
      tradition: 'Chaldean',
      counts: 'the name, letters 1 to 8',
      working: formatWorking(chaldean),
      value: chaldean.value,
      note: cheiro === undefined ? `The compound ${chaldean.total} is read as well.` : `${cheiro}.`,
    },
    {
      tradition: 'Hebrew',
      counts: 'the name, A 1 to Z 26',
      working: formatWorking(ordinal),
      value: ordinal.value,
      note: 'Places in the Latin alphabet: not gematria.',
    },
    {
      tradition: 'Vedic',
      counts: 'the name, letters 1 to 8',
      working: formatWorking(vedic),
      value: vedic.value,
      note: `The number of ${planetOf(vedic.value)}. Masters are never kept.`,
    },
    {
      tradition: 'Chinese Lo Shu',
      counts: 'the date, digit by digit',
      working: grid.dateDigits.join(' · '),
      value: null,
      note: `A square instead of a number. Missing: ${listed(grid.missing)}.`,
    },
  ]
}
