import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes, type WellbeingUpdate } from '@numeria/contract'
import { call } from '../../lib/api.ts'
import { wellbeingKey } from './wellbeing-key.ts'

export const useWellbeing = (isSignedIn = true) =>
  useQuery({ queryKey: wellbeingKey, queryFn: () => call(routes.wellbeing), enabled: isSignedIn })

export function useSaveWellbeing() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: routes.saveWellbeing.path },
    mutationFn: (change: WellbeingUpdate) => call(routes.saveWellbeing, change),
    onSuccess: (saved) => queryClient.setQueryData(wellbeingKey, saved),
  })
}
