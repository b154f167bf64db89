import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes, type Profile } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { followZone, keptTone } from '../today/today.api.ts'

/**
 * One month of a person.
 * @param month `YYYY-MM`; null: the one that it is
 * @param day the date in this browser, so that midnight moves the mark of today
 */
export function useMonth(user: Profile, month: string | null, day: string) {
  const queryClient = useQueryClient()
  const tone = keptTone()
  return useQuery({
    queryKey: [routes.calendar.path, user.id, user.birthDate, tone, month, day],
    queryFn: async () => {
      await followZone(queryClient, user)
      const query = new URLSearchParams({ tone, ...(month !== null && { month }) })
      return call({ ...routes.calendar, path: `${routes.calendar.path}?${query}` })
    },
    placeholderData: keepPreviousData,
  })
}

export function useCreateCalendar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call({ ...routes.createCalendar, path: `${routes.createCalendar.path}?tone=${keptTone()}` }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [routes.calendar.path] }),
  })
}

export function useDeleteCalendar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send(routes.deleteCalendar),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [routes.calendar.path] }),
  })
}
