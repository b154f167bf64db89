import { newDetailsHoldDays, payoutWaitDays } from '@numeria/contract'

const dayMs = 86_400_000

/** The first day of a moment's month by UTC, which is when its payouts are made: '2026-12-01'. */
export function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`
}

/** '2026-12-01' of any moment in November. */
export function nextPayoutDay(at: Date): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** Earnings after this moment are not paid out at `at` yet. */
export function waitCutoff(at: Date): Date {
  return new Date(at.getTime() - payoutWaitDays * dayMs)
}

/** Details that were changed later than this are not used at `at` yet. */
export function holdCutoff(at: Date): Date {
  return new Date(at.getTime() - newDetailsHoldDays * dayMs)
}

/** Until when details that were changed at a moment are not used. */
export function holdEnd(changedAt: Date): Date {
  return new Date(changedAt.getTime() + newDetailsHoldDays * dayMs)
}

/** The visible part of an account number. */
export function masked(end: string): string {
  return `•••• ${end}`
}

/** The visible part of a name: 'Inês Conceição' as 'I•••• C••••'. */
export function initials(name: string): string {
  const words = name.split(' ').map((word) => [...word][0])
  return words.map((letter) => `${letter}••••`).join(' ')
}

/** The next day after `at` on which banks settle: no weekend and no holiday, by default none of TARGET's six. */
export function nextBankDay(at: Date, isHoliday: (day: Date) => boolean = targetHoliday): string {
  let day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) + dayMs
  while (isWeekend(new Date(day)) || isHoliday(new Date(day))) day += dayMs
  return new Date(day).toISOString().slice(0, 10)
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6

function targetHoliday(day: Date): boolean {
  const fixed = ['01-01', '05-01', '12-25', '12-26']
  if (fixed.includes(day.toISOString().slice(5, 10))) return true
  return isAtEaster(day)
}

/** A bank holiday of England, on which Bacs rests: one on a weekend is kept on the next working day. */
export function ukHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()]
  const isMonday = weekday === 1
  if (month === 1) return date === 1 || (isMonday && date <= 3)
  if (month === 5) return isMonday && (date <= 7 || date >= 25)
  if (month === 8) return isMonday && date >= 25
  if (month === 12) return date === 25 || date === 26 || ((date === 27 || date === 28) && weekday <= 2)
  return isAtEaster(day)
}

/** Good Friday and Easter Monday. */
function isAtEaster(day: Date): boolean {
  const sinceEaster = (day.getTime() - easter(day.getUTCFullYear())) / dayMs
  return sinceEaster === -2 || sinceEaster === 1
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const golden = year % 19
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
