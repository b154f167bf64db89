import { matchPath } from '../lib/match-path.ts'
import { paths } from '../lib/paths.ts'
import { useLocation } from '../lib/router.tsx'
import { PublicReadingPage } from '../features/sharing/public-reading-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { setPublicReading } from './set-public-reading.tsx'

/** Page of a public reading. */
export function SharedPage() {
  const { slug = '' } = matchPath(paths.shared, useLocation().pathname) ?? {}
  return (
    <PublicReadingPage slug={slug} setReading={(reading) => setPublicReading(reading, 1)} gone={<NotFoundPage />} />
  )
}
