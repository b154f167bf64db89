import { type AdminLogin, type AdminStatus, at, type GenerateTokenRequest, operatorRoutes } from '@numeria/contract'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { call, send } from '../../lib/api.ts'

const statusKey = [operatorRoutes.adminStatus.path] as const
const nobody: AdminStatus = { authenticated: false, adminEmail: null }

/** Which administrator uses this browser, asked anew with each page. */
export function useAdminStatus() {
  return useQuery({ queryKey: statusKey, queryFn: () => call(operatorRoutes.adminStatus), staleTime: 0 })
}

export function useAdminLogin() {
  return useMutation({ mutationFn: (login: AdminLogin) => call(operatorRoutes.adminLogin, login) })
}

/** Ends the session; what was shown in it leaves the page's memory too. */
export function useAdminLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(operatorRoutes.adminLogout),
    onSuccess: () => forgetSession(queryClient),
  })
}

function forgetSession(queryClient: QueryClient) {
  queryClient.setQueryData(statusKey, nobody)
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(admin|telegram)\//.test(String(path)) && path !== statusKey[0],
  })
}

/** Calls back when the server refuses any call because the session is over: after half an hour without use, it is. */
export function useSessionEnd(onEnd: () => void) {
  const queryClient = useQueryClient()
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      const error = event.type === 'updated' && event.action?.type === 'error' ? event.action.error : null
      if (!(error instanceof ApiError) || error.code !== 'admin.required') return
      forgetSession(queryClient)
      end()
    }
    const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
}

export function useFigures() {
  return useQuery({
    queryKey: [operatorRoutes.adminFigures.path],
    queryFn: () => call(operatorRoutes.adminFigures),
    staleTime: 0,
  })
}

export function usePending() {
  return useQuery({
    queryKey: [operatorRoutes.adminPending.path],
    queryFn: () => call(operatorRoutes.adminPending),
    staleTime: 0,
  })
}

/** Approves or rejects. The reply holds the first decision, which may be another administrator's. */
export function useDecide() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      call(at(isApproved ? operatorRoutes.approvePending : operatorRoutes.rejectPending, { id })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [operatorRoutes.adminPending.path] }),
        queryClient.invalidateQueries({ queryKey: [operatorRoutes.adminFigures.path] }),
      ]),
  })
}

export function useTokens() {
  return useQuery({
    queryKey: [operatorRoutes.activeTokens.path],
    queryFn: () => call(operatorRoutes.activeTokens),
    staleTime: 0,
  })
}

export function useGenerateToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: GenerateTokenRequest) => call(operatorRoutes.generateToken, request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [operatorRoutes.activeTokens.path] }),
  })
}

/** @param token the public part, which is the preview without its ellipsis */
export function useRevokeToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => send(operatorRoutes.revokeToken, { body: { token } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [operatorRoutes.activeTokens.path] }),
  })
}
