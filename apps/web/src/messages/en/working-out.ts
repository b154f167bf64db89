/** Texts of a date's working, on the landing page and in the workshop. */
export const workingOut = {
  workItOut: 'Work it out',
  fetchingWords: 'Loading the text…',
  wordsMissing: 'The text for this number did not load. The number is correct.',
}

export const dateForm = {
  legend: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  hint: 'For example 14 7 1990. It stays in your browser.',
  /** The three parts in a sentence, and how two or three are joined. */
  parts: { day: 'day', month: 'month', year: 'year' },
  and: ' and ',
  allMissing: 'Please write a day, a month and a year.',
  someMissing: (parts: string) => `Please write the ${parts} as well.`,
  yearInDigits: 'Please write the year in digits, four at most, such as 1990.',
  noYearZero: 'There is no year 0: the calendar begins with the year 1.',
  monthByNumber: 'Please write the month as a number from 1 to 12, or by its name.',
  dayByNumber: 'Please write the day as a number from 1 to 31.',
  noSuchDay: (day: number, month: string, year: number | null) =>
    `There is no ${day} ${month}${year === null ? '' : ` ${year}`} in the calendar.`,
  stillToCome: 'This date is in the future. Please enter a past date.',
}

export const steps = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  together: 'Together',
  master: 'master',
  keptInside: (masters: readonly number[]) =>
    masters.length === 1
      ? `${masters[0]} is kept whole, as a master number, inside the sum.`
      : `${masters.join(' and ')} are kept whole, as master numbers, inside the sum.`,
  isMaster: (value: number) => `${value} is a master number: a Life Path is not reduced any further than that.`,
  isDebt: (debt: number, value: number) =>
    `The total is ${debt}, which numerologists call a karmic debt and write ${debt}/${value}. About a quarter of all dates have one.`,
  otherWay: (value: number, path: string) =>
    `Other calculators may show ${value}, because they add all the digits at once: ${path}.`,
}
