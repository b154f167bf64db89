const two = (number: number) => String(number).padStart(2, '0')

/** The day of a moment as dd/MM/yyyy, on the reader's calendar; '' for what is no moment. */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()}`
}

/** The time of a moment as HH:mm, on the reader's clock; '' for what is no moment. */
export function formatTime(iso: string): string {
  const moment = new Date(iso)
  return formatDay(iso) && `${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** A moment as dd/MM/yyyy HH:mm, on the reader's calendar and clock. */
export function formatMoment(iso: string): string {
  return formatDay(iso) && `${formatDay(iso)} ${formatTime(iso)}`
}

/** A calendar date `YYYY-MM-DD` as dd/MM/yyyy. */
export function formatDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** The UTC year, by which messages are priced. */
export function currentYear(): number {
  return new Date().getUTCFullYear()
}

/** Today where the reader sits, as `YYYY-MM-DD`. */
export function todayDate(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
