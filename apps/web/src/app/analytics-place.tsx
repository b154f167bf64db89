import { useEffect, useEffectEvent } from 'react'
import { useLocation } from '../lib/router.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { pageAt } from './pages.ts'

const analytics = lazyPart(() => import('../features/analytics/analytics.tsx').then(({ Analytics }) => Analytics))

/** Loads counting, and the question whether we may, after the first moments of a page. */
export function AnalyticsPlace() {
  const [Analytics, fetchAnalytics] = analytics.usePart()
  const { pathname } = useLocation()
  const fetchIt = useEffectEvent(() => void fetchAnalytics())
  useEffect(() => {
    const timer = setTimeout(() => fetchIt(), 2_000)
    return () => clearTimeout(timer)
  }, [])
  // Not asked on workplaces, which have no shell, nor after a payment.
  return Analytics && <Analytics mayAsk={pageAt(pathname).hasShell && pathname !== paths.success} />
}
