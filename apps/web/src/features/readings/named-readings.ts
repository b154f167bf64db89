import { namedReadings, type HistoryEntry, type NamedReading } from '@numeria/contract'

type Words = {
  name: string
  /** What it gives, in a few words. */
  gives: string
  /** What stands in the conversation when it is asked for. */
  message: string
}

export const readingWords: Record<NamedReading, Words> = {
  quick: { name: 'Quick reading', gives: 'One thought for today', message: 'A quick reading for today' },
  life_path: {
    name: 'Life Path',
    gives: 'From your birth date',
    message: 'My Life Path reading',
  },
  year_forecast: { name: 'Year forecast', gives: 'Month by month', message: 'My year forecast' },
  compatibility: {
    name: 'Compatibility',
    gives: 'You and somebody else',
    message: 'My compatibility reading',
  },
  weekly_roadmap: {
    name: 'Weekly roadmap',
    gives: 'Your next seven days',
    message: 'My weekly roadmap',
  },
  blueprint: {
    name: 'Comprehensive Blueprint',
    gives: 'All numbers and cycles',
    message: 'My Comprehensive Blueprint',
  },
}

export const isNamedReading = (text: string | null): text is NamedReading =>
  (namedReadings as readonly (string | null)[]).includes(text)

const otherNames = { chat: 'Reading', onboarding: 'Getting to know you', safety: 'A word of care' } as const

/** What a stored turn is called. */
export const readingName = (reading: HistoryEntry['reading']): string =>
  isNamedReading(reading) ? readingWords[reading].name : otherNames[reading]
