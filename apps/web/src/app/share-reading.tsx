import type { HistoryEntry } from '@numeria/contract'
import { sharing } from '#messages/sharing'
import { readingName } from '../features/readings/named-readings.ts'
import { ShareButton } from '../features/sharing/share-button.tsx'

/** The way from a reading to those it is shown to. */
export function ShareReading({ entry }: { entry: HistoryEntry }) {
  const name = readingName(entry.reading)
  return (
    <ShareButton
      look="action"
      content={{
        kind: 'reading',
        title: sharing.readingTitle(name),
        text: sharing.readingText(name),
        turnId: entry.turnId,
      }}
    />
  )
}
