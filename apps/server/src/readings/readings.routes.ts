import { routes, type ChatEvent, type ChatReply } from '@numeria/contract'
import { ChatReply as ChatReplySchema, ChatRequest, History, HistoryQuery } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { readHistory, type ReadingDesk } from './readings.ts'

const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })

/** The signed-in zone's chat: `POST /api/chat` (JSON, or a stream for `Accept: text/event-stream`) and its history. */
export function readingRoutes(app: FastifyInstance, deps: Deps, desk: ReadingDesk): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.chat.path,
    { schema: { body: ChatRequest, headers: IdempotencyHeaders, response: { 200: ChatReplySchema } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      const events = await desk.takeMessage(userId, request.body, request.headers['idempotency-key'] ?? null)
      if (!request.headers.accept?.includes('text/event-stream')) return lastEvent(events)
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      // A stream is sent as it is: the JSON reply's schema is for the other form of this answer.
      return reply.serializer((payload) => payload as string).send(Readable.from(serverSentEvents(events)) as never)
    },
  )

  zone.get(
    routes.chatHistory.path,
    { schema: { querystring: HistoryQuery, response: { 200: History } } },
    async (request) => {
      const { before, limit } = request.query
      return readHistory(
        deps,
        currentSession(request).userId,
        limit,
        before === undefined ? undefined : new Date(before),
      )
    },
  )
}

async function* serverSentEvents(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  let id = 0
  for await (const { event, data } of events) yield `id: ${id++}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

async function lastEvent(events: AsyncIterable<ChatEvent>): Promise<ChatReply> {
  for await (const { event, data } of events) {
    if (event === 'done') return data
    if (event === 'error') throw new AppError(data.code, { text: data.error })
  }
  throw new AppError('server.failed')
}
