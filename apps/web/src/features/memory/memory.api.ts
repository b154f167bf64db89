import { useQuery, type QueryClient } from '@tanstack/react-query'
import { routes, type Memory } from '@numeria/contract'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'

export const memoryKey = [routes.memory.path] as const

export const useMemory = () => useQuery({ queryKey: memoryKey, queryFn: () => call(routes.memory) })

/** The notes of each reading, by its turn. */
export function useRemembered(): ReadonlyMap<string, readonly Memory[]> {
  const memories = useMemory().data?.memories
  return useMemo(() => {
    const byTurn = new Map<string, Memory[]>()
    for (const memory of memories ?? []) {
      if (memory.turnId !== null) byTurn.set(memory.turnId, [...(byTurn.get(memory.turnId) ?? []), memory])
    }
    return byTurn
  }, [memories])
}

/** Asks anew, after a reading that may have left a note or was deleted with its notes. */
export const refreshMemory = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: memoryKey })
