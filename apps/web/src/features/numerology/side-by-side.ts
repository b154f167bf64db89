import {
  chaldeanName,
  expression,
  formatWorking,
  hebrewOrdinal,
  loShuGrid,
  vedicName,
  type PlainDate,
} from '@numeria/numerology'
import { planets } from '#messages/traditions'
import { tellWorking } from '#messages/workings'
import { loShu, sideBySide as words } from '#messages/workshop'
import { optionsOf, type NameExample } from './example.ts'

/** The result of one tradition for a name or a date. */
export type Row = {
  tradition: string
  counts: string
  working: string
  /** `null` where a tradition gives no single number. */
  value: number | null
  note: string
}

const listed = (digits: readonly number[]) => digits.join(', ') || loShu.none

/** The same person in all five traditions, in the order of the page. */
export function sideBySide(name: NameExample, date: PlainDate): Row[] {
  const { spelling } = name
  const options = optionsOf(name)
  const western = expression(spelling, options)
  const chaldean = chaldeanName(spelling, options)
  const ordinal = hebrewOrdinal(spelling, options)
  const vedic = vedicName(spelling, options)
  const grid = loShuGrid(date)
  const cheiro = chaldean.parts.length > 1 ? tellWorking(chaldean).at(-1) : undefined
  return [
    {
      tradition: words.pythagorean.name,
      counts: words.pythagorean.counts,
      working: formatWorking(western),
      value: western.value,
      note: words.pythagorean.note,
    },
    {
      tradition: words.chaldean.name,
      counts: words.chaldean.counts,
      working: formatWorking(chaldean),
      value: chaldean.value,
      note: cheiro === undefined ? words.chaldean.compound(chaldean.total) : `${cheiro}.`,
    },
    {
      tradition: words.hebrew.name,
      counts: words.hebrew.counts,
      working: formatWorking(ordinal),
      value: ordinal.value,
      note: words.hebrew.note,
    },
    {
      tradition: words.vedic.name,
      counts: words.vedic.counts,
      working: formatWorking(vedic),
      value: vedic.value,
      note: words.vedic.note(planets[vedic.value - 1]!),
    },
    {
      tradition: words.chinese.name,
      counts: words.chinese.counts,
      working: grid.dateDigits.join(' · '),
      value: null,
      note: words.chinese.note(listed(grid.missing)),
    },
  ]
}
