import { routes } from '@numeria/contract'
import { Conversation, ConversationList, ConversationUpdate, NewConversationRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { queuedRead } from '../../platform/queued-reads.ts'
import { limited } from '../../sign-in/limited.ts'
import { currentSession } from '../../sign-in/sign-in.ts'
import { createConversation, readConversations, updateConversation } from './conversations.ts'
import { deleteConversation } from './conversations.queries.ts'

const OneConversation = z.object({ id: z.string() })

/** The signed-in zone's list of conversations. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.conversations.path, { schema: { response: { 200: ConversationList } } }, async (request) => {
    const { userId } = currentSession(request)
    return { conversations: await queuedRead(userId, () => readConversations(deps, userId)) }
  })

  zone.post(
    routes.createConversation.path,
    { ...limited(deps, 'conversation'), schema: { body: NewConversationRequest, response: { 201: Conversation } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      return reply.status(201).send(await createConversation(deps, userId, request.body))
    },
  )

  zone.patch(
    routes.updateConversation.path,
    {
      ...limited(deps, 'conversation'),
      schema: { params: OneConversation, body: ConversationUpdate, response: { 200: Conversation } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      return updateConversation(deps, userId, idOf(request), request.body)
    },
  )

  zone.delete(
    routes.deleteConversation.path,
    { ...limited(deps, 'conversation'), schema: { params: OneConversation } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await deleteConversation(deps.db, userId, idOf(request))
      return reply.status(204).send()
    },
  )
}

function idOf({ params }: { params: { id: string } }): string {
  if (!z.uuid().safeParse(params.id).success) throw new AppError('chat.conversation_not_found')
  return params.id
}
