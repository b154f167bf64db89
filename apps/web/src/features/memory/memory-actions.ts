import { useQueryClient } from '@tanstack/react-query'
import { at, routes, type Memory, type MemoryList } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { memoryKey } from './memory.api.ts'

/** Writes, changes, deletes and switches; the list is right at once. All throw as `call` does. */
export function useMemoryActions() {
  const queryClient = useQueryClient()
  const put = (change: (memories: Memory[]) => Memory[]) =>
    queryClient.setQueryData<MemoryList>(memoryKey, (known) => known && { ...known, memories: change(known.memories) })
  return {
    save: async (text: string): Promise<void> => {
      const saved = await call(routes.saveMemory, { text })
      put((memories) => [...memories, saved])
    },
    update: async (id: string, text: string): Promise<void> => {
      const changed = await call(at(routes.updateMemory, { id }), { text })
      put((memories) => memories.map((one) => (one.id === id ? changed : one)))
    },
    remove: async (id: string): Promise<void> => {
      await send(at(routes.deleteMemory, { id })).catch(unlessGone)
      put((memories) => memories.filter((one) => one.id !== id))
    },
    turn: async (isOn: boolean): Promise<void> => {
      queryClient.setQueryData<MemoryList>(memoryKey, await call(routes.switchMemory, { isOn }))
    },
  }
}

/** Another device may have deleted it already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
