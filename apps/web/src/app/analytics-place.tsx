import { useEffect, useEffectEvent } from 'react'
import { useLocation } from '../lib/router.tsx'
import { latePart } from '../lib/late-part.ts'
import { pageAt } from './pages.ts'

const analytics = latePart(() => import('../features/analytics/analytics.tsx').then(({ Analytics }) => Analytics))

/** Brings counting, and the question whether we may, once the page has been there for a moment: it never costs a page its beginning. */
export function AnalyticsPlace() {
  const [Analytics, fetchAnalytics] = analytics.usePart()
  const { pathname } = useLocation()
  const fetchIt = useEffectEvent(() => void fetchAnalytics())
  useEffect(() => {
    const timer = setTimeout(() => fetchIt(), 2_000)
    return () => clearTimeout(timer)
  }, [])
  // Pages without the shared header and footer are workplaces, where a question would stand in the way.
  return Analytics && <Analytics mayAsk={pageAt(pathname).hasShell} />
}
