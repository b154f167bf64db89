export const numbers = {
  howFound: 'How these numbers were found',
  fetching: 'Fetching the numbers…',
  notKept: 'The numbers of this reading are not kept any more.',
  tryAgain: 'Try again',
  countedFrom: 'Counted from ',
  born: (date: string) => `, born ${date}`,
  and: ' and ',
  inTheWay: (tradition: string) =>
    `, in the ${tradition} way. It is plain arithmetic, the same each time; no AI takes part in it.`,
  you: 'You',
  otherPerson: 'The other person',
  twoOfYou: 'The two of you',
  pair: 'The pair',
  showEach: 'Show how each of them was counted',
  howCounted: 'How this is counted',
  /** Read out after `howCounted`. */
  countedOf: (label: string) => `: ${label}, opens in a new tab`,
  showSteps: 'Show each step',
  showOthers: (count: number) => `Show the other ${count} numbers`,
  table: { number: 'Number', value: 'Value', working: 'Working' },
  loShu: {
    title: 'Lo Shu square',
    what: 'Each digit of the birth date, in its place.',
    there: 'There',
    missing: 'Missing',
    repeated: 'More than once',
    none: 'none',
  },
  timeline: {
    day: { title: 'Seven days', now: 'the day of the reading' },
    month: { title: 'Month by month', now: 'the month of the reading' },
    years: { title: 'Pinnacles of a life', now: 'where the reading found you' },
    fullCircle: (now: string) => `The full circle is ${now}.`,
    onwards: (year: string) => `${year} on`,
    /** Read out after a label. */
    span: (from: string, to: string) => (to ? `${from} to ${to}` : `${from} on`),
  },
}
