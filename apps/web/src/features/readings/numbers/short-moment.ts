import type { ReadingNumbers } from '@numeria/contract'
import { shortMonths, shortWeekdays } from '#messages/dates'
import { numbers } from '#messages/numbers'

export type Moment = NonNullable<ReadingNumbers['timeline']>[number]

/** Short labels above and below the number of a day, month or year. */
export type ShortMoment = { above: string; below: string; kind: 'day' | 'month' | 'years' }

/** @example shortMoment({ from: '2026-11-21', to: '2026-11-21', … }) // { above: 'Sat', below: '21 Nov', kind: 'day' } */
export function shortMoment({ label, from, to }: Pick<Moment, 'label' | 'from' | 'to'>): ShortMoment {
  if (/^\d{4}$/.test(from))
    return { above: label.split(' ')[0]!, below: to ? `${from}–${to}` : numbers.timeline.onwards(from), kind: 'years' }
  const date = new Date(`${from}T00:00:00Z`)
  const month = shortMonths[date.getUTCMonth()]!
  if (from === to)
    return { above: shortWeekdays[date.getUTCDay()]!, below: `${date.getUTCDate()} ${month}`, kind: 'day' }
  return { above: month, below: from.slice(0, 4), kind: 'month' }
}
