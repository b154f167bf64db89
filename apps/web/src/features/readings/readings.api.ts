import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  at,
  limits,
  routes,
  type ChatEvent,
  type ChatReply,
  type ChatRequestInput,
  type HistoryEntry,
  type RunningReply,
} from '@numeria/contract'
import { errors } from '#messages/errors'
import { reasonSentence } from '../../lib/api-error.ts'
import { call, send } from '../../lib/api.ts'
import { readEvents } from '../../lib/event-stream.ts'
import { whileTrusted } from '../../lib/suspect-connections.ts'
import { changeHistory, historyQuery, knownHistory } from './history-cache.ts'
import { withOlder } from './known-history.ts'
import type { Heard, Place } from './turn-updates.ts'

function historyPage(query: Record<string, string>): Promise<HistoryEntry[]> {
  const search = new URLSearchParams({ limit: String(limits.historyPage), ...query })
  return call({ ...routes.chatHistory, path: `${routes.chatHistory.path}?${search.toString()}` })
}

/** The loaded pages of a conversation, newest last; of the one that was used last where none is named. */
export const conversationHistory = (conversationId: string | null) =>
  historyQuery(conversationId, (id) => historyPage(id === null ? {} : { conversationId: id }))

export const useHistory = (conversationId: string | null) => useQuery(conversationHistory(conversationId))

/** The conversation of a turn. Throws `ApiError` where the turn is gone. */
export async function findConversation(turnId: string): Promise<string> {
  const [entry] = await historyPage({ around: turnId, limit: '1' })
  return entry!.conversationId
}

/** The page of the conversation before the oldest entry that is known; `addOlder` puts it there. */
export async function fetchOlder(
  queryClient: QueryClient,
  conversationId: string | null,
  limit: number = limits.historyPage,
): Promise<HistoryEntry[]> {
  const oldest = knownHistory(queryClient, conversationId)?.entries[0]
  if (!oldest) return []
  return historyPage({ conversationId: oldest.conversationId, before: oldest.createdAt, limit: String(limit) })
}

export function addOlder(
  queryClient: QueryClient,
  conversationId: string | null,
  page: readonly HistoryEntry[],
  limit?: number,
): Promise<void> {
  const isMeant = (key: string) => key === (conversationId ?? 'last')
  return changeHistory(queryClient, (known) => withOlder(known, page, limit), isMeant)
}

/** The turn that is being written for this person, wherever it was asked. */
export async function findRunning(): Promise<RunningReply['turn']> {
  return (await call(routes.runningTurn)).turn
}

/** Asks the server to stop a turn. The outcome comes with the turn's events. */
export async function stopTurn(turnId: string): Promise<void> {
  await call(at(routes.stopTurn, { turnId }))
}

/**
 * Asks Selene and yields her reply as it is written. The same key with the same request is the same reading, charged once. Throws `ApiError` when
 * the server refuses before it writes, `ConnectionError` when the connection breaks.
 */
export function askSelene(request: ChatRequestInput, idempotencyKey: string): AsyncGenerator<Heard, void> {
  return whileTrusted((signal) =>
    hear(() =>
      send(routes.chat, { body: request, signal, headers: { ...streamed, 'idempotency-key': idempotencyKey } }),
    ),
  )
}

/** Events of a turn after those already received, from the process that writes it. Throws as `askSelene` does. */
export function joinTurn({ turnId, lastId }: Place): AsyncGenerator<Heard, void> {
  const headers = { ...streamed, ...(lastId !== undefined && { 'last-event-id': lastId }) }
  return whileTrusted((signal) => hear(() => send(at(routes.turnEvents, { turnId }), { headers, signal })))
}

const streamed = { accept: 'text/event-stream' }

async function* hear(connect: () => Promise<Response>): AsyncGenerator<Heard, void> {
  const response = await connect()
  yield 'open'
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield { id: undefined, event: { event: 'done', data: (await response.json()) as ChatReply } }
    return
  }
  for await (const { event, data, id } of readEvents(response.body!)) {
    const chatEvent = toChatEvent(event, data)
    if (chatEvent) yield { id, event: await inOurLanguage(chatEvent) }
  }
}

async function inOurLanguage(event: ChatEvent): Promise<ChatEvent> {
  if (event.event !== 'error') return event
  const error = (await reasonSentence(event.data)) ?? errors.ourSide
  return { ...event, data: { ...event.data, error } }
}

const known = new Set<string>(['status', 'delta', 'done', 'error'] satisfies ChatEvent['event'][])

/** Events that we do not know are left out, so that the server may add some. */
function toChatEvent(event: string, data: string): ChatEvent | null {
  return known.has(event) ? ({ event, data: JSON.parse(data) } as ChatEvent) : null
}
