import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits, routes, type HistoryEntry } from '@numeria/contract'
import { send } from '../../../lib/api.ts'
import { historyKey } from '../history-cache.ts'

/** The newest readings that have all words of a search, newest first. The server looks through all of them, known here or not. */
export function useFound(search: string) {
  return useQuery({
    queryKey: [...historyKey, 'search', search],
    enabled: search !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      const query = new URLSearchParams({ search, limit: String(limits.historyPage) })
      const path = `${routes.chatHistory.path}?${query.toString()}`
      const answer = await send({ ...routes.chatHistory, path }, { signal })
      return ((await answer.json()) as HistoryEntry[]).toReversed()
    },
  })
}
