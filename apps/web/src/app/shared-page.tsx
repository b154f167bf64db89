import { matchPath } from '../lib/match-path.ts'
import { paths } from '../lib/paths.ts'
import { useLocation } from '../lib/router.tsx'
import { sharing } from '#messages/sharing'
import { Reading } from '../features/readings/bubbles.tsx'
import { isNamedReading, readingName } from '../features/readings/named-readings.ts'
import { PublicReadingPage } from '../features/sharing/public-reading-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Page of a public reading. */
export function SharedPage() {
  const { slug = '' } = matchPath(paths.shared, useLocation().pathname) ?? {}
  return (
    <PublicReadingPage
      slug={slug}
      nameOf={(reading) => (isNamedReading(reading) ? readingName(reading) : sharing.plainReading)}
      setWords={(markdown) => <Reading pieces={[markdown]} />}
      gone={<NotFoundPage />}
    />
  )
}
