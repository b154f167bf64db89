import {
  type AdjustCreditsRequest,
  type AdminPassword,
  at,
  type AuthenticatorRemoval,
  type ChangePassword,
  type CorrectEarningsRequest,
  earningRoutes,
  type ExportPayoutsRequest,
  type ForgiveDebtRequest,
  operatorRoutes,
  type Payout,
  type PayoutsFailedRequest,
  type PayoutsPaidRequest,
  type PayoutsReturnedRequest,
  type Route,
  type UnissuedDocument,
  type UnsettledRefund,
} from '@numeria/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export function asking<Reply>(route: Route<undefined, Reply>, query: Record<string, string>): Route<undefined, Reply> {
  return { ...route, path: `${route.path}?${new URLSearchParams(query)}` }
}

/** A person's file, by e-mail or by one of their payouts; nothing is asked for `null`. Each search is asked anew, since it is written down. */
export function usePerson(by: { email: string } | { payout: string } | null) {
  return useQuery({
    queryKey: [operatorRoutes.findPerson.path, by],
    queryFn: () => call(asking(operatorRoutes.findPerson, by!)),
    enabled: by !== null,
    staleTime: 0,
  })
}

function usePersonChange<Request>(change: (userId: string, request: Request) => ReturnType<typeof adjust>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, request }: { userId: string; request: Request }) => change(userId, request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [operatorRoutes.findPerson.path] }),
  })
}

const adjust = (userId: string, request: AdjustCreditsRequest) =>
  call(at(operatorRoutes.adjustCredits, { userId }), request)
const forgive = (userId: string, request: ForgiveDebtRequest) =>
  call(at(operatorRoutes.forgiveDebt, { userId }), request)

export const useAdjustCredits = () => usePersonChange(adjust)
export const useForgiveDebt = () => usePersonChange(forgive)
export const useEndPersonSessions = () =>
  useMutation({ mutationFn: (userId: string) => call(at(operatorRoutes.endPersonSessions, { userId })) })

export function useAdminPayouts(state: Payout['state']) {
  return useQuery({
    queryKey: [earningRoutes.adminPayouts.path, state],
    queryFn: () => call(asking(earningRoutes.adminPayouts, { state })),
    staleTime: 0,
  })
}

export function useAdminCommissions() {
  return useQuery({
    queryKey: [earningRoutes.adminCommissions.path],
    queryFn: () => call(earningRoutes.adminCommissions),
    staleTime: 0,
  })
}

function usePayoutStep<Request, Reply>(step: (request: Request) => Promise<Reply>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: step,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [earningRoutes.adminPayouts.path] }),
  })
}

export const useExportPayouts = () =>
  usePayoutStep((request: ExportPayoutsRequest) => call(earningRoutes.exportPayouts, request))
export const usePayoutsPaid = () =>
  usePayoutStep((request: PayoutsPaidRequest) => call(earningRoutes.payoutsPaid, request))
export const usePayoutsFailed = () =>
  usePayoutStep((request: PayoutsFailedRequest) => call(earningRoutes.payoutsFailed, request))
export const usePayoutsReturned = () =>
  usePayoutStep((request: PayoutsReturnedRequest) => call(earningRoutes.payoutsReturned, request))

/** Puts a referrer's earnings right. */
export function useCorrectEarnings(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: CorrectEarningsRequest) => call(at(earningRoutes.correctEarnings, { userId }), request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [operatorRoutes.findPerson.path] }),
  })
}

/** The address that a batch's file for the bank is downloaded from. */
export const fileOf = (batchId: string): string => at(earningRoutes.payoutsFile, { batchId }).path

export function useFunnel(days: number) {
  return useQuery({
    queryKey: [operatorRoutes.adminFunnel.path, days],
    queryFn: () => call(asking(operatorRoutes.adminFunnel, { days: String(days) })),
    staleTime: 0,
  })
}

export function useRetention() {
  return useQuery({
    queryKey: [operatorRoutes.adminRetention.path],
    queryFn: () => call(operatorRoutes.adminRetention),
    staleTime: 0,
  })
}

const entriesOnPage = 50

/** Everything that was done, newest first, page by page. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: [operatorRoutes.adminAudit.path],
    queryFn: ({ pageParam }) =>
      call(
        asking(operatorRoutes.adminAudit, {
          limit: String(entriesOnPage),
          ...(pageParam !== null && { before: String(pageParam) }),
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length === entriesOnPage ? page.at(-1)!.id : undefined),
    staleTime: 0,
  })
}

const authenticatorKey = [operatorRoutes.authenticator.path] as const
const sessionsKey = [operatorRoutes.adminSessions.path] as const

export function useAuthenticator() {
  return useQuery({ queryKey: authenticatorKey, queryFn: () => call(operatorRoutes.authenticator), staleTime: 0 })
}

export const useSetUpAuthenticator = () =>
  useMutation({ mutationFn: (request: AdminPassword) => call(operatorRoutes.setUpAuthenticator, request) })

/** A change of the second factor ends the other sessions too. */
function useAuthenticatorChange<Request, Reply>(change: (request: Request) => Promise<Reply>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: authenticatorKey })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export const useConfirmAuthenticator = () =>
  useAuthenticatorChange((otp: string) => call(operatorRoutes.confirmAuthenticator, { otp }))
export const useRemoveAuthenticator = () =>
  useAuthenticatorChange((request: AuthenticatorRemoval) => call(operatorRoutes.removeAuthenticator, request))

export function useAdminSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call(operatorRoutes.adminSessions), staleTime: 0 })
}

/** Ends one session by its id, or all others. The list is fetched again also after a failure: it may have been old. */
export function useEndAdminSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ which, password }: { which: { id: string } | 'others'; password: string }) =>
      call(
        which === 'others'
          ? operatorRoutes.endOtherAdminSessions
          : at(operatorRoutes.endAdminSession, { sessionId: which.id }),
        {
          password,
        },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** Refunds that the payment provider refused or has not made within a day. */
export function useAdminRefunds() {
  return useQuery({ queryKey: [operatorRoutes.adminRefunds.path], queryFn: () => call(operatorRoutes.adminRefunds) })
}

/** Asks for one again; the answer is the list as it is then. */
export function useRetryRefund() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, refundId }: UnsettledRefund) => call(at(operatorRoutes.retryRefund, { userId, refundId })),
    onSuccess: (list) => queryClient.setQueryData([operatorRoutes.adminRefunds.path], list),
  })
}

/** Invoices and credit notes that wait. */
export function useAdminInvoices() {
  return useQuery({ queryKey: [operatorRoutes.adminInvoices.path], queryFn: () => call(operatorRoutes.adminInvoices) })
}

/** Tries one now; the answer is the list as it is then. */
export function useRetryInvoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, documentId }: UnissuedDocument) =>
      call(at(operatorRoutes.retryInvoice, { userId, documentId })),
    onSuccess: (list) => queryClient.setQueryData([operatorRoutes.adminInvoices.path], list),
  })
}

/** Ends the other sessions too. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ChangePassword) => call(operatorRoutes.changePassword, request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}
