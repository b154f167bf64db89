import { useQuery, useQueryClient } from '@tanstack/react-query'
import { navigations, routes } from '@numeria/contract'
import { call } from '../../lib/api.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { forgetPerson } from './login-return.ts'
import type { Destination } from './login-outcome.ts'

/** Public settings of the server: the login providers, and whether this is the sandbox. */
export function useConfig() {
  const { data, isError, refetch } = useQuery({ queryKey: [routes.config.path], queryFn: () => call(routes.config) })
  return useHydrated() ? { data, isError, refetch } : { data: undefined, isError: false, refetch }
}

/** Where the browser goes to sign in with a provider. */
export function loginAddress(provider: string, destination: Destination, purchase: string | null): string {
  const query = new URLSearchParams()
  if (destination === '/pricing') query.set('redirect', 'pricing')
  if (purchase !== null) query.set('purchase', purchase)
  return query.size > 0 ? `${navigations.login(provider)}?${query}` : navigations.login(provider)
}

/** Logs out: drops what this browser holds of the person, then lets the server end the session, which leads to `/logout`. */
export function useLogOut(): () => void {
  const queryClient = useQueryClient()
  return () => {
    forgetPerson()
    queryClient.clear()
    window.location.assign(navigations.logout)
  }
}
