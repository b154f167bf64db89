import type { Fact } from '../reading-request.ts'

const dayFormat = new Intl.DateTimeFormat('pt-PT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const englishMonths = 'January February March April May June July August September October November December'.split(' ')

/** 'novembro de 2026', from 'Personal Month, November 2026'. */
export function month({ label }: Fact): string {
  const [, name = '', year = ''] = /, (\p{L}+) (\d{4})/u.exec(label) ?? []
  return monthFormat.format(Date.UTC(Number(year), englishMonths.indexOf(name), 1))
}

/** 'sábado, 21 de novembro': the day that the key counts from today on. */
export function day({ key }: Fact, today: string): string {
  const nth = Number(/\d+$/.exec(key)?.[0] ?? 1)
  const [year = 2026, of = 1, date = 1] = today.split('-').map(Number)
  return dayFormat.format(Date.UTC(year, of - 1, date + nth - 1))
}

/** The years of a long period, from 'First Pinnacle, 1990 to 2019 (now)'. */
export function span({ key, label }: Fact): string {
  const [, from, to] = key.startsWith('pinnacle') ? (/, (?:from )?(\d{4})(?: to (\d{4}))?/.exec(label) ?? []) : []
  if (from === undefined) return ''
  if (label.includes('(now)'))
    return to === undefined ? `Estás nele desde ${from}.` : `É onde estás, de ${from} a ${to}.`
  return to === undefined ? `Vem depois de ${from}.` : `Vai de ${from} a ${to}.`
}
