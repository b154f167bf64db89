import { useParams } from 'react-router'
import { sharing } from '#messages/sharing'
import { Reading } from '../features/readings/bubbles.tsx'
import { isNamedReading, readingName } from '../features/readings/named-readings.ts'
import { PublicReadingPage } from '../features/sharing/public-reading-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** A reading that somebody made public. */
export function SharedPage() {
  const { slug = '' } = useParams()
  return (
    <PublicReadingPage
      slug={slug}
      nameOf={(reading) => (isNamedReading(reading) ? readingName(reading) : sharing.plainReading)}
      setWords={(markdown) => <Reading pieces={[markdown]} />}
      gone={<NotFoundPage />}
    />
  )
}
