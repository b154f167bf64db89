import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from '../../../lib/router.tsx'
import { forgetLastUsed } from '../history-cache.ts'
import { useHistory } from '../readings.api.ts'
import { useConversations } from './conversations.api.ts'
import { lastUsed } from './conversations-cache.ts'

const parameter = 'conversation'

/** The address of a conversation. */
export const addressOf = (path: string, conversationId: string) => `${path}?${parameter}=${conversationId}`

/** The conversation that the page shows: the one that the address names, else the one that was used last. */
export function useShownConversation() {
  const queryClient = useQueryClient()
  const [query, setQuery] = useSearchParams()
  /** Null where the address names none. */
  const named = query.get(parameter)
  const { data: history } = useHistory(named)
  const { data: list } = useConversations()
  const id = named ?? history?.entries.at(-1)?.conversationId ?? lastUsed(list?.conversations ?? [])?.id ?? null
  return {
    named,
    /** Null where there is none yet. */
    id,
    /** Nothing was asked in any other one. */
    isFirst: list?.conversations.every((one) => one.id === id || one.lastTurnAt === null) ?? true,
    /** Shows a conversation; null: the one that was used last by now. */
    show: (next: string | null, options?: { replace?: boolean }): void => {
      if (next === null) void forgetLastUsed(queryClient)
      setQuery(next === null ? {} : { [parameter]: next }, options)
    },
  }
}
