import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { HistoryEntry } from '@numeria/contract'
import { sharing } from '#messages/sharing'
import { isNamedReading, readingName } from '../features/readings/named-readings.ts'
import { numeralParts } from '../features/readings/numbers/arrange.ts'
import { numbersQuery } from '../features/readings/numbers/numbers.api.ts'
import { paragraphsOf } from '@numeria/contract/markdown'
import { ShareButton } from '../features/sharing/share-button.tsx'
import type { PictureContent } from '../features/sharing/share-content.ts'
import { tellingWords } from '../features/sharing/telling-words.ts'

/** The way from a reading to those it is shown to. */
export function ShareReading({ entry }: { entry: HistoryEntry }) {
  const queryClient = useQueryClient()
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
        picture: () => pictureOf(queryClient, entry),
      }}
    />
  )
}

/** Content of the share picture: the computed numbers of the reading, and its first words without names. */
async function pictureOf(
  queryClient: QueryClient,
  { turnId, reading, response }: HistoryEntry,
): Promise<PictureContent> {
  const { facts, person, other } = await queryClient.fetchQuery(numbersQuery(turnId))
  const own = facts.filter(({ of }) => of !== 'other')
  return {
    kindName: isNamedReading(reading) ? readingName(reading) : sharing.plainReading,
    numbers: own.flatMap((fact) => {
      const { value, label } = fact
      return value !== null && numeralParts(fact) ? [{ value, label }] : []
    }),
    words: tellingWords(paragraphsOf(response), [person, other]),
    isWrittenByAi: true,
    ...person,
  }
}
