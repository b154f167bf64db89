import { useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type Conversation, type ConversationUpdate } from '@numeria/contract'
import { call, send } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { refreshMemory } from '../../memory/memory.api.ts'
import { historyKey } from '../history-cache.ts'
import { changeList, conversationsKey } from './conversations-cache.ts'

export function useConversations() {
  return useQuery({ queryKey: conversationsKey, queryFn: () => call(routes.conversations) })
}

/** Begins, changes and deletes conversations; the list shows a change at once, and takes it back where the server refuses. All throw as `call` does. */
export function useConversationActions() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: conversationsKey })
  return {
    begin: async (): Promise<Conversation> => {
      const begun = await call(routes.createConversation, {})
      await changeList(queryClient, (known) => [begun, ...known])
      return begun
    },
    update: async ({ id, ...before }: Conversation, update: ConversationUpdate): Promise<void> => {
      const { title = before.title, pinned = before.pinned, archived = before.archived } = update
      const undo = await changeList(queryClient, (known) =>
        known.map((one) => (one.id === id ? { ...one, title, pinned, archived } : one)),
      )
      try {
        await call(at(routes.updateConversation, { id }), update)
      } catch (error) {
        undo()
        void refresh()
        throw error
      }
    },
    remove: async (id: string): Promise<void> => {
      await send(at(routes.deleteConversation, { id })).catch(unlessGone)
      await changeList(queryClient, (known) => known.filter((one) => one.id !== id))
      queryClient.removeQueries({ queryKey: [...historyKey, 'of', id] })
      void queryClient.invalidateQueries({ queryKey: [...historyKey, 'search'] })
      void refreshMemory(queryClient)
    },
  }
}

/** Another device may have deleted it already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
