import type { ReadingNumbers } from '@numeria/contract'

export type Moment = NonNullable<ReadingNumbers['timeline']>[number]

/** What stands above and below a moment's number, as short as it goes. */
export type ShortMoment = { above: string; below: string; kind: 'day' | 'month' | 'years' }

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const weekday = format({ weekday: 'short' })
const dayOfMonth = format({ day: 'numeric', month: 'short' })
const month = format({ month: 'short' })

/** @example shortMoment({ from: '2026-11-21', to: '2026-11-21', … }) // { above: 'Sat', below: '21 Nov', kind: 'day' } */
export function shortMoment({ label, from, to }: Pick<Moment, 'label' | 'from' | 'to'>): ShortMoment {
  if (/^\d{4}$/.test(from))
    return { above: label.split(' ')[0]!, below: to ? `${from}–${to}` : `${from} on`, kind: 'years' }
  const date = new Date(`${from}T00:00:00Z`)
  if (from === to) return { above: weekday.format(date), below: dayOfMonth.format(date), kind: 'day' }
  return { above: month.format(date), below: from.slice(0, 4), kind: 'month' }
}
