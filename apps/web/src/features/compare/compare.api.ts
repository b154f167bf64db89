import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type ComparisonAnswer, type ComparisonView, type NewComparison } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

const comparisonsKey = [routes.comparisons.path] as const

/** The invitations of this person. Asked for at each visit, since a friend may have answered. */
export const useComparisons = () =>
  useQuery({ queryKey: comparisonsKey, queryFn: () => call(routes.comparisons), staleTime: 0 })

/** Makes and deletes invitations. Both throw as `call` does. */
export function useComparisonActions() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: comparisonsKey })
  return {
    invite: async (showBirthDate: boolean): Promise<NewComparison> => {
      const made = await call(routes.inviteToCompare, { showBirthDate })
      await refresh()
      return made
    },
    remove: async (id: string): Promise<void> => {
      await send(at(routes.deleteComparison, { id })).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      await refresh()
    },
  }
}

const openKey = (secret: string) => [routes.openComparison.path, secret] as const

/** The invitation that the link leads to. */
export const useInvitation = (secret: string) =>
  useQuery({
    queryKey: openKey(secret),
    queryFn: () => call(routes.openComparison, { secret }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  })

/** Deletes the comparison for both. One that is gone already answers 404. */
export const useEndComparison = () =>
  useMutation({ mutationFn: (secret: string) => send(routes.takeBackComparison, { body: { secret } }) })

/** Answers the invitation; the page shows the result at once. */
export function useAnswer(secret: string) {
  const queryClient = useQueryClient()
  return async (answer: Omit<ComparisonAnswer, 'secret'>): Promise<void> => {
    const view = await call(routes.answerComparison, { ...answer, secret })
    queryClient.setQueryData<ComparisonView>(openKey(secret), view)
  }
}
