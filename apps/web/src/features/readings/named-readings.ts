import { namedReadings, type HistoryEntry, type NamedReading } from '@numeria/contract'
import { kindNames } from '#messages/shared-kinds'

export const isNamedReading = (text: string | null): text is NamedReading =>
  (namedReadings as readonly (string | null)[]).includes(text)

/** Display name of a stored reading. */
export const readingName = (reading: HistoryEntry['reading']): string => kindNames[reading].label
