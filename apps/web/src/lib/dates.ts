const two = (number: number) => String(number).padStart(2, '0')

/** A moment as dd/MM/yyyy, on the reader's calendar. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()}`
}

/** A calendar date `YYYY-MM-DD` as dd/MM/yyyy. */
export function formatDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** The UTC year, which prices are told by. */
export function currentYear(): number {
  return new Date().getUTCFullYear()
}
