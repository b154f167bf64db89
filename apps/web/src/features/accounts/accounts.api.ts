import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { routes, type Profile, type ProfileReply, type ProfileUpdate } from '@numeria/contract'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { claimLocalUserData } from '../../lib/local-user-data.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** The one place in the cache that knows who is here and what they have. */
export const profileKey = ['/api/auth/me'] as const
export const signedOut: ProfileReply = { isAuthenticated: false, user: null }

export const profileQuery = { queryKey: profileKey, queryFn: readProfile, staleTime: 5 * 60_000 }

async function readProfile(): Promise<ProfileReply> {
  const reply = await call(routes.profile)
  if (reply.user === null || claimLocalUserData(reply.user.id)) return reply
  window.location.reload()
  return new Promise(() => {})
}

export type Account =
  | { state: 'unknown' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: Profile }

/** The signed-in user, or a visitor. A refused token means signed out and is no failure. */
export function useAccount(): Account {
  const { data, error, isPending, refetch } = useQuery(profileQuery)
  if (!useHydrated()) return { state: 'unknown' }
  if (data?.isAuthenticated && data.user) return { state: 'signed-in', user: data.user }
  if (data || (error instanceof ApiError && error.status === 401)) return { state: 'signed-out' }
  return isPending ? { state: 'unknown' } : { state: 'unreachable', retry: () => void refetch() }
}

/** Returns a visitor for a refused token. @throws any other failure again */
export function nobodyIfRefused(error: unknown): ProfileReply {
  if (error instanceof ApiError && error.status === 401) return signedOut
  throw error
}

/** Changes what the cache knows of the person, until the server is asked again. */
export function patchUser(queryClient: QueryClient, change: (user: Profile) => Partial<Profile>): void {
  queryClient.setQueryData<ProfileReply>(profileKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, ...change(reply.user) } } : reply,
  )
}

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (update: ProfileUpdate) => call(routes.saveProfile, update),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKey }),
  })
}
