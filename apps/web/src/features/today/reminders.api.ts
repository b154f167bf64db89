import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type Profile, type RemindersUpdate } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { keptTone, zoneHere } from './today.api.ts'

export const remindersKey = (user: Profile) => [routes.reminders.path, user.id] as const

export const useReminders = (user: Profile) =>
  useQuery({ queryKey: remindersKey(user), queryFn: () => call(routes.reminders) })

/** Saves how the numbers come, for the time zone and the tone of this browser. */
export function useSaveReminders(user: Profile) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last choice holds.
    scope: { id: routes.saveReminders.path },
    mutationFn: (chosen: Pick<RemindersUpdate, 'email' | 'hour'>) =>
      call(routes.saveReminders, { ...chosen, tone: keptTone(), timeZone: zoneHere() }),
    onSuccess: (saved) => queryClient.setQueryData(remindersKey(user), saved),
  })
}

/** Ends the reminders by the secret of an e-mail, whoever is signed in. */
export function useEndReminders() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => send(at(routes.endReminders, { token })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [routes.reminders.path] }),
  })
}
