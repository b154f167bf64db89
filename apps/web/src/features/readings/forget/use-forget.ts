import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { at, routes } from '@numeria/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { send } from '../../../lib/api.ts'
import { refreshMemory } from '../../memory/memory.api.ts'
import { conversationsKey } from '../conversations/conversations-cache.ts'
import { changeHistory, historyKey } from '../history-cache.ts'
import { numbersQuery } from '../numbers/numbers.api.ts'
import { exchangeKey, type Exchange } from '../run-turn.ts'

/** Deletes one reading, or all; the screen has forgotten it as soon as the server has. Both throw as `send` does. */
export function useForget() {
  const queryClient = useQueryClient()
  return {
    forgetOne: async (turnId: string): Promise<void> => {
      await send(at(routes.forgetTurn, { turnId })).catch(unlessGone)
      await dropFromScreen(queryClient, (id) => id === turnId)
      queryClient.removeQueries(numbersQuery(turnId))
    },
    forgetAll: async (): Promise<void> => {
      await send(routes.forgetHistory)
      await dropFromScreen(queryClient, () => true)
      await changeHistory(queryClient, () => ({ entries: [], hasOlder: false }))
      queryClient.removeQueries({ queryKey: [routes.turnNumbers.path] })
    },
  }
}

/** Another device may have deleted it already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

async function dropFromScreen(queryClient: QueryClient, isGone: (turnId: string | null) => boolean): Promise<void> {
  await changeHistory(queryClient, (known) => ({
    ...known,
    entries: known.entries.filter(({ turnId }) => !isGone(turnId)),
  }))
  // The suggestions that came with it go too.
  queryClient.setQueryData<Exchange>(
    exchangeKey,
    (exchange) =>
      exchange && { ...exchange, delivered: isGone(exchange.delivered?.turnId ?? null) ? null : exchange.delivered },
  )
  void queryClient.invalidateQueries({ queryKey: [...historyKey, 'search'] })
  void queryClient.invalidateQueries({ queryKey: conversationsKey })
  void refreshMemory(queryClient)
}
