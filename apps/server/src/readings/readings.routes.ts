import { routes } from '@numeria/contract'
import type { ChatReply } from '@numeria/contract'
import {
  ChatReply as ChatReplySchema,
  ChatRequest,
  History,
  HistoryQuery,
  ReadingNumbers,
  RunningReply,
  StopReply,
} from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf, preferredLanguage } from '../platform/language.ts'
import { queuedRead } from '../platform/queued-reads.ts'
import { limited, limitedIfRefused } from '../sign-in/limited.ts'
import { currentSession, hasEnded, type Session } from '../sign-in/sign-in.ts'
import { countMessage } from './turn/count-message.ts'
import { EventFrames } from './stream/event-frames.ts'
import { forgetTurn, forgetTurns, readHistory, readNumbers, readRunning } from './history/history.ts'
import { Listeners } from './stream/listeners.ts'
import type { ReadingService } from './readings.ts'
import type { TurnEvents } from './stream/turn-events.ts'

const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })
/** A returning browser sends its last event id; a foreign format is ignored. */
const ResumeHeaders = z.object({ 'last-event-id': z.coerce.number().int().min(0).nullish().catch(null) })
/** Our pages send the language they are in. */
const ReaderHeaders = z.object({ 'accept-language': z.string().optional() })
/** A stream ends within this time after its session was ended. */
const sessionLookMs = 2_000
const OneTurn = z.object({ turnId: z.string() })

/** The signed-in zone's chat: asking, hearing, stopping, and what was said before. */
export function readingRoutes(app: FastifyInstance, deps: Deps, service: ReadingService): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const listeners = new Listeners()
  const { preValidation: countSearch } = limited(deps, 'search')

  zone.post(
    routes.chat.path,
    {
      // A plea for help is never refused, so a message is read before it is counted.
      ...limitedIfRefused((caller) => countMessage(deps, caller)),
      schema: {
        body: ChatRequest,
        headers: IdempotencyHeaders.extend(ReaderHeaders.shape),
        response: { 200: ChatReplySchema },
      },
    },
    async (request, reply) => {
      const session = currentSession(request)
      const { userId } = session
      const key = request.headers['idempotency-key'] ?? null
      const caller = { address: request.ip, acceptLanguage: request.headers['accept-language'] }
      const taken = service.takeMessage(userId, request.body, key, caller)
      const events = await taken.catch(async (error: unknown) => {
        // A paid reading is returned even while new ones are refused.
        const delivered = key === null ? null : await service.findDelivered(userId, request.body, key)
        if (!delivered) throw error
        return delivered
      })
      // A stream is sent as it is: the JSON reply's schema is for the other form of this answer.
      return request.headers.accept?.includes('text/event-stream')
        ? (sendEvents(deps, reply as FastifyReply, new EventFrames(events, languageOf(request))) as never)
        : wholeReply(deps, session, events)
    },
  )

  zone.get(routes.turnEvents.path, { schema: { params: OneTurn, headers: ResumeHeaders } }, async (request, reply) => {
    const { userId } = currentSession(request)
    const turnId = turnIdOf(request)
    const leaving = new AbortController()
    listeners.add(userId, leaving.signal)
    const events = await service.follow(userId, turnId, leaving.signal).catch((error: unknown) => {
      leaving.abort()
      throw error
    })
    const lastEventId = request.headers['last-event-id'] ?? null
    return sendEvents(deps, reply, new EventFrames(events, languageOf(request), lastEventId, () => leaving.abort()))
  })

  zone.post(
    routes.stopTurn.path,
    { ...limited(deps, 'stop'), schema: { params: OneTurn, response: { 200: StopReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      return { isRunning: await service.stop(userId, turnIdOf(request)) }
    },
  )

  zone.get(
    routes.turnNumbers.path,
    {
      ...limited(deps, 'chart'),
      schema: { params: OneTurn, headers: ReaderHeaders, response: { 200: ReadingNumbers } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      const language = preferredLanguage(request.headers['accept-language'])
      return readNumbers(deps, userId, turnIdOf(request), language)
    },
  )

  zone.get(routes.runningTurn.path, { schema: { response: { 200: RunningReply } } }, async (request) =>
    readRunning(deps, currentSession(request).userId),
  )

  zone.get(
    routes.chatHistory.path,
    {
      preValidation: async (request) => {
        if (request.query.search !== undefined) await countSearch(request)
      },
      schema: { querystring: HistoryQuery, response: { 200: History } },
    },
    async (request) => {
      const { before, ...page } = request.query
      const { userId } = currentSession(request)
      const asked = { ...page, before: before === undefined ? undefined : new Date(before) }
      // A search has its own rule: it is refused while another one runs.
      return page.search === undefined
        ? queuedRead(userId, () => readHistory(deps, userId, asked))
        : readHistory(deps, userId, asked)
    },
  )

  zone.delete(
    routes.forgetTurn.path,
    { ...limited(deps, 'forget'), schema: { params: OneTurn } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await forgetTurn(deps, userId, turnIdOf(request))
      return reply.status(204).send()
    },
  )

  zone.delete(routes.forgetHistory.path, limited(deps, 'forget'), async (request, reply) => {
    const { userId } = currentSession(request)
    await forgetTurns(deps, userId)
    return reply.status(204).send()
  })
}

function turnIdOf({ params }: { params: { turnId: string } }): string {
  if (!z.uuid().safeParse(params.turnId).success) throw new AppError('chat.turn_not_found')
  return params.turnId
}

/**
 * Sends events until the turn or the session ends; the reading goes on and is kept. `X-Accel-Buffering` asks proxies of nginx's kind to pass every event on at
 * once.
 */
function sendEvents(deps: Deps, reply: FastifyReply, frames: EventFrames): FastifyReply {
  const session = currentSession(reply.request)
  const look = setInterval(async () => {
    if (await isOver(deps, session)) frames.destroy()
  }, sessionLookMs).unref()
  frames.once('close', () => clearInterval(look))
  return reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(frames)
}

/** The reading is kept and paid for also where its session was ended meanwhile. */
async function wholeReply(deps: Deps, session: Session, events: TurnEvents): Promise<ChatReply> {
  const isThere = events.hasEnded
  const { event, data } = await events.ending()
  // An answer without a wait goes to the session that was found.
  if (!isThere && (await isOver(deps, session))) throw new AppError('auth.required')
  if (event === 'error') throw new AppError(data.code)
  return data
}

/** While the database is away, what was begun is answered. */
const isOver = (deps: Deps, session: Session): Promise<boolean> => hasEnded(deps, session).catch(() => false)
