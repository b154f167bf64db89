import { useQuery, type QueryClient } from '@tanstack/react-query'
import { routes, type ChatEvent, type ChatReply, type ChatRequestInput, type HistoryEntry } from '@numeria/contract'
import { ConnectionError } from '../../lib/api-error.ts'
import { call, send } from '../../lib/api.ts'
import { readEvents } from '../../lib/event-stream.ts'

const historyKey = [routes.chatHistory.path] as const

/** What was said so far, newest last. */
export function useHistory(enabled: boolean) {
  return useQuery({ queryKey: historyKey, queryFn: () => call(routes.chatHistory), enabled })
}

/** Adds a finished reading to the history, unless it is a repeated answer that stands there already. */
export function addToHistory(queryClient: QueryClient, entry: HistoryEntry): void {
  const history = queryClient.getQueryData<HistoryEntry[]>(historyKey)
  const last = history?.at(-1)
  if (last?.message === entry.message && last.response === entry.response) return
  queryClient.setQueryData(historyKey, [...(history ?? []), entry])
  if (!history) void queryClient.invalidateQueries({ queryKey: historyKey })
}

/**
 * Asks Selene and yields her reply as it is written: `status`, any number of `delta`, then `done` or `error`.
 * The same key with the same request is the same reading, paid once. Throws `ApiError` when the server refuses before it
 * writes, `ConnectionError` when the reply does not reach its end.
 */
export async function* askSelene(request: ChatRequestInput, idempotencyKey: string): AsyncGenerator<ChatEvent, void> {
  const response = await send(routes.chat, {
    body: request,
    headers: { accept: 'text/event-stream', 'idempotency-key': idempotencyKey },
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield { event: 'done', data: (await response.json()) as ChatReply }
    return
  }
  for await (const { event, data } of readEvents(response.body!)) {
    const chatEvent = toChatEvent(event, data)
    if (chatEvent) yield chatEvent
    if (chatEvent?.event === 'done' || chatEvent?.event === 'error') return
  }
  throw new ConnectionError('the reply ended before its last event')
}

const known = new Set<string>(['status', 'delta', 'done', 'error'] satisfies ChatEvent['event'][])

/** Events that we do not know are left out, so that the server may add some. */
function toChatEvent(event: string, data: string): ChatEvent | null {
  return known.has(event) ? ({ event, data: JSON.parse(data) } as ChatEvent) : null
}
