import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits, routes, type HistoryEntry } from '@numeria/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { send } from '../../../lib/api.ts'
import { historyKey } from '../history-cache.ts'

/** The newest readings that have all words of a search, newest first. The server looks through all of them, known here or not. */
export function useFound(search: string) {
  return useQuery({
    queryKey: [...historyKey, 'search', search],
    enabled: search !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
    // The search for what was typed before may still run.
    retry: (count, error) => count < 10 && error instanceof ApiError && error.code === 'chat.search_running',
    retryDelay: 300,
    async queryFn({ signal }) {
      const query = new URLSearchParams({ search, limit: String(limits.historyPage) })
      const path = `${routes.chatHistory.path}?${query.toString()}`
      const answer = await send({ ...routes.chatHistory, path }, { signal })
      return ((await answer.json()) as HistoryEntry[]).toReversed()
    },
  })
}
