import { routes, type ReferralPeriod } from '@numeria/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const referralsKey = [routes.referrals.path] as const

/** This person's codes. Asked anew whenever they are looked at: others click meanwhile. */
export function useReferrals() {
  return useQuery({ queryKey: referralsKey, queryFn: () => call(routes.referrals), staleTime: 0 })
}

/** The zone by whose days the reader lives. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Clicks and signups of a period, by the reader's days, oldest first and without gaps. */
export function useReferralStats(period: ReferralPeriod) {
  const timeZone = readersZone()
  return useQuery({
    queryKey: [routes.referralStats.path, period, timeZone],
    queryFn: () =>
      call({
        ...routes.referralStats,
        path: `${routes.referralStats.path}?${new URLSearchParams({ period, timeZone })}`,
      }),
    staleTime: 0,
  })
}

/** Conversions of the user's codes, anonymised, newest first. */
export function useConversions() {
  return useQuery({ queryKey: [routes.conversions.path], queryFn: () => call(routes.conversions), staleTime: 0 })
}

/** Clicks by what the links said of a campaign. */
export function useClickSources() {
  return useQuery({ queryKey: [routes.clickSources.path], queryFn: () => call(routes.clickSources), staleTime: 0 })
}

/** Makes a code. Answers its link. */
export function useCreateReferral() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => call(routes.createReferral, word === '' ? {} : { word }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referralsKey }),
  })
}

/** Where a code leads: the landing page of this very site. */
export const linkOf = (code: string): string => `${window.location.origin}/?ref=${code}`
