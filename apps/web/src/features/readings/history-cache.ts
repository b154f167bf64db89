import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import { routes, type HistoryEntry } from '@numeria/contract'
import { ApiError } from '../../lib/api-error.ts'
import { withFinished, withNewest, type KnownHistory } from './known-history.ts'

export const historyKey = [routes.chatHistory.path] as const
const ofConversations = [...historyKey, 'of'] as const

/** Where a conversation is cached. `null`: the one that was used last, which `/chat` shows. */
const keyOf = (conversationId: string | null) => [...ofConversations, conversationId ?? 'last'] as const

export const knownHistory = (queryClient: QueryClient, conversationId: string | null) =>
  queryClient.getQueryData<KnownHistory>(keyOf(conversationId))

/** The conversation as far as it is known, with the newest page put at its end. */
export const historyQuery = (
  conversationId: string | null,
  fetchNewest: (conversationId: string | null) => Promise<HistoryEntry[]>,
) =>
  queryOptions({
    queryKey: keyOf(conversationId),
    queryFn: async ({ client }): Promise<KnownHistory> => {
      const known = knownHistory(client, conversationId)
      // The conversation that this page shows stays the same when another device uses another one.
      const shown = conversationId ?? known?.entries.at(-1)?.conversationId ?? null
      if (shown === conversationId) return withNewest(known, await fetchNewest(shown))
      try {
        return withNewest(known, await fetchNewest(shown))
      } catch (error) {
        if (!isGone(error)) throw error
        return withNewest(undefined, await fetchNewest(null))
      }
    },
  })

/** Whether a conversation was deleted, here or on another device. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'chat.conversation_not_found'

/**
 * Changes what is known of conversations. An answer that is still on its way was given before the change and would undo it: it is not waited
 * for, and the server is asked anew.
 * @param isMeant of which conversations; `last` stands for the one that was used last
 */
export async function changeHistory(
  queryClient: QueryClient,
  change: (known: KnownHistory) => KnownHistory,
  isMeant: (key: string, known: KnownHistory | undefined) => boolean = () => true,
): Promise<void> {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: ofConversations })
    .filter(({ queryKey, state }) => isMeant(String(queryKey.at(-1)), state.data as KnownHistory | undefined))
  await Promise.all(
    queries.map(async ({ queryKey }) => {
      const only = { queryKey, exact: true }
      const isStale = queryClient.isFetching(only) > 0 || !queryClient.getQueryData(queryKey)
      await queryClient.cancelQueries(only)
      queryClient.setQueryData<KnownHistory>(queryKey, (known) => known && change(known))
      if (isStale) void queryClient.invalidateQueries(only)
    }),
  )
}

/** Adds a finished reading to its conversation, unless it is a repeated answer that stands there already. */
export function addToHistory(queryClient: QueryClient, entry: HistoryEntry, editOf: string | null): Promise<void> {
  const isMeant = (key: string, known: KnownHistory | undefined) =>
    key === entry.conversationId ||
    (key === 'last' && (known?.entries.at(-1)?.conversationId ?? entry.conversationId) === entry.conversationId)
  return changeHistory(queryClient, (known) => withFinished(known, entry, editOf), isMeant)
}

/** Forgets which conversation `/chat` shows, so that the server is asked which was used last. */
export function forgetLastUsed(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: keyOf(null), exact: true })
}

/** Asks the server for what was said meanwhile, here or on another device. */
export async function refreshHistory(queryClient: QueryClient): Promise<void> {
  // The library asks anew by itself only where something is known; a first answer on its way may lack what was said since.
  const firstAnswers = { queryKey: ofConversations, predicate: ({ state }: Query) => state.data === undefined }
  if (queryClient.isFetching(firstAnswers) > 0) await queryClient.cancelQueries(firstAnswers)
  await queryClient.invalidateQueries({ queryKey: historyKey })
}
