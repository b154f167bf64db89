import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'
import type { PageParts } from '../features/sharing/share-content.ts'
import { setPublicReading } from './set-public-reading.tsx'

/** Parts of the sheet that shares a reading. The chat fetches them when the sheet opens. */
export const readingParts: PageParts = {
  preview: (reading) => setPublicReading(reading, 3),
  signInAgain: <ProviderButtons destination="/chat" />,
}
