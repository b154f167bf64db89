import { at, routes, type HistoryEntry } from '@numeria/contract'
import { sharing } from '#messages/sharing'
import { isNamedReading, readingName } from '../features/readings/named-readings.ts'
import { ShareButton } from '../features/sharing/share-button.tsx'

/** The way from a reading to those it is shown to. */
export function ShareReading({ entry }: { entry: HistoryEntry }) {
  const name = isNamedReading(entry.reading) ? readingName(entry.reading) : null
  return (
    <ShareButton
      look="action"
      content={{
        kind: 'reading',
        title: sharing.readingTitle(name),
        text: sharing.readingText(name),
        page: {
          turnId: entry.turnId,
          loadParts: () => import('./share-reading-parts.tsx').then(({ readingParts }) => readingParts),
        },
        picture: { route: at(routes.readingPicture, { turnId: entry.turnId }) },
      }}
    />
  )
}
