import { namedReadings, type HistoryEntry, type NamedReading } from '@numeria/contract'
import { namedReadings as words, otherReadings } from '#messages/named-readings'

export const isNamedReading = (text: string | null): text is NamedReading =>
  (namedReadings as readonly (string | null)[]).includes(text)

/** Display name of a stored reading. */
export const readingName = (reading: HistoryEntry['reading']): string =>
  isNamedReading(reading) ? words[reading].name : otherReadings[reading]
