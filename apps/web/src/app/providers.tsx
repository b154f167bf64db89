import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { profileKey, signedOut } from '../features/accounts/accounts.api.ts'
import { whenTokenRefused } from '../lib/api.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { keys, local } from '../lib/storage.ts'
import { ToastPlace } from '../ui/toast-place.tsx'
import { AnalyticsPlace } from './analytics-place.tsx'

/** Context of every page: the query cache, and the events that change the signed-in user. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: profileKey })
    whenTokenRefused(() => queryClient.setQueryData(profileKey, signedOut))
    // Another tab signed in or out, or the browser brought back a page as it was left. A page that was shown to another person loads anew.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keys.authToken) askAgain()
    }
    let tokenOnLeaving: string | null = null
    const onPageHide = () => {
      tokenOnLeaving = local.get(keys.authToken)
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (tokenOnLeaving !== local.get(keys.authToken)) window.location.reload()
      else askAgain()
    }
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [queryClient])

  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastPlace />
      <AnalyticsPlace />
    </QueryClientProvider>
  )
}
