/** January first. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** As narrow as seven columns on a telephone ask for. */
export const shortMonths: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** Sunday first, as JavaScript counts. */
export const shortWeekdays: readonly string[] = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

export const dates = {
  /** '14 July 1990', in a sentence. */
  written: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  today: 'Today',
  yesterday: 'Yesterday',
}
