import { QueryClient } from '@tanstack/react-query'

/** Data never goes stale by itself, and a failed call is shown, never silently repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
}
