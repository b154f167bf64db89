import { at, type DecideReportRequest, type OpenReport, operatorRoutes } from '@numeria/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asking } from './desk.api.ts'

const key = [operatorRoutes.adminReadings.path] as const

/** How readings fare with their readers, and what is reported. */
export function useAdminReadings() {
  return useQuery({ queryKey: key, queryFn: () => call(operatorRoutes.adminReadings), staleTime: 0 })
}

/** The report of a notice or of a statement of reasons, open or decided; nothing is asked for `null`. */
export function useReport(number: string | null) {
  return useQuery({
    queryKey: [...key, number],
    queryFn: () => call(asking(operatorRoutes.adminReadings, { number: number! })),
    enabled: number !== null,
    staleTime: 0,
  })
}

const noticesKey = [operatorRoutes.adminNotices.path] as const

/** Counts of notices and decisions by year. */
export function useNoticeYears() {
  return useQuery({ queryKey: noticesKey, queryFn: () => call(operatorRoutes.adminNotices), staleTime: 0 })
}

/** The text of a reading that may be read. Each look is written down, so that it is asked for by a press alone. */
export function useReadingText() {
  return useMutation({
    mutationFn: (which: Pick<OpenReport, 'userId' | 'turnId'>) =>
      call(at(operatorRoutes.adminReadingText, { userId: which.userId, turnId: which.turnId })),
  })
}

/** Decides a report; the answer is what is open then. */
export function useDecideReport({ userId, reportId }: OpenReport) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: DecideReportRequest) => call(at(operatorRoutes.decideReport, { userId, reportId }), request),
    onSuccess: (reply) => {
      queryClient.setQueryData(key, reply)
      void queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey.length > 1 })
      void queryClient.invalidateQueries({ queryKey: [operatorRoutes.adminFigures.path] })
      void queryClient.invalidateQueries({ queryKey: noticesKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
