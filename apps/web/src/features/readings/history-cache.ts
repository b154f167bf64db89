import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { routes, type HistoryEntry } from '@numeria/contract'
import { withNewest, type KnownHistory } from './known-history.ts'

export const historyKey = [routes.chatHistory.path] as const
const onlyHistory = { queryKey: historyKey, exact: true }

export const knownHistory = (queryClient: QueryClient) => queryClient.getQueryData<KnownHistory>(historyKey)

/** The conversation as far as it is known, with the newest page put at its end. */
export const historyQuery = (fetchNewest: () => Promise<HistoryEntry[]>) =>
  queryOptions({
    queryKey: historyKey,
    queryFn: async ({ client }): Promise<KnownHistory> => {
      const page = await fetchNewest()
      return withNewest(knownHistory(client), page)
    },
  })

/**
 * Changes what is known of the conversation. An answer that is still on its way was given before the change and would undo it: it is not waited
 * for, and the server is asked anew.
 */
export async function changeHistory(
  queryClient: QueryClient,
  change: (known: KnownHistory) => KnownHistory,
): Promise<void> {
  const isStale = queryClient.isFetching(onlyHistory) > 0 || !knownHistory(queryClient)
  await queryClient.cancelQueries(onlyHistory)
  queryClient.setQueryData<KnownHistory>(historyKey, (known) => known && change(known))
  if (isStale) void refreshHistory(queryClient)
}

/** Asks the server for what was said meanwhile, here or on another device. */
export async function refreshHistory(queryClient: QueryClient): Promise<void> {
  // The library asks anew by itself only where something is known; a first answer on its way may lack what was said since.
  if (!knownHistory(queryClient)) await queryClient.cancelQueries(onlyHistory)
  await queryClient.invalidateQueries({ queryKey: historyKey })
}
