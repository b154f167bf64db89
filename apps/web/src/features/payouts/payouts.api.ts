import { earningRoutes, type PayoutModeRequest, routes, type TaxDetails } from '@numeria/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const payoutsKey = [earningRoutes.payouts.path] as const

/** How this person is paid, and what is owed. */
export function usePayouts() {
  return useQuery({ queryKey: payoutsKey, queryFn: () => call(earningRoutes.payouts), staleTime: 0 })
}

/** Saves how this person is paid. Throws `ApiError` with the field that was refused, or that asks for a fresh sign-in. */
export function useSavePayoutMode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: PayoutModeRequest) => call(earningRoutes.payoutMode, request),
    onSuccess: (overview) => {
      queryClient.setQueryData(payoutsKey, overview)
      // The list of codes shows the new mode.
      return queryClient.invalidateQueries({ queryKey: [routes.referrals.path] })
    },
  })
}

/** Saves tax details. Throws as `useSavePayoutMode` does. */
export function useSaveTaxDetails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (details: TaxDetails) => call(earningRoutes.taxDetails, details),
    onSuccess: (overview) => queryClient.setQueryData(payoutsKey, overview),
  })
}

/** Payments of each year. */
export function useYearlyStatements() {
  return useQuery({
    queryKey: [earningRoutes.yearlyStatements.path],
    queryFn: () => call(earningRoutes.yearlyStatements),
    staleTime: 0,
  })
}

/** Every movement of this person's balance. */
export function useEarningLines() {
  return useQuery({
    queryKey: [earningRoutes.earningLines.path],
    queryFn: () => call(earningRoutes.earningLines),
    staleTime: 0,
  })
}

/** Commissions on the first purchases of people who came by this person's codes. */
export function useCommissions() {
  return useQuery({
    queryKey: [earningRoutes.commissions.path],
    queryFn: () => call(earningRoutes.commissions),
    staleTime: 0,
  })
}

/** Each month of this referrer. */
export function useReferralStatement() {
  return useQuery({
    queryKey: [earningRoutes.referralStatement.path],
    queryFn: () => call(earningRoutes.referralStatement),
    staleTime: 0,
  })
}
