import { routes } from '@numeria/contract'
import { Memory, MemoryList, MemorySwitch, MemoryText } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { AppError, refusedField } from '../../../platform/errors.ts'
import { limited } from '../../../sign-in/limited.ts'
import { currentSession } from '../../../sign-in/sign-in.ts'
import { cleanText } from '../../reply/clean-text.ts'
import { changeMemory, insertMemory, listMemories, removeMemory, switchMemory } from './memories.queries.ts'

const OneMemory = z.object({ id: z.string() })

/** The signed-in zone's notes of what a person said of their life. */
export function memoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.memory.path, { schema: { response: { 200: MemoryList } } }, async (request) =>
    listMemories(db, currentSession(request).userId),
  )

  zone.patch(
    routes.switchMemory.path,
    { ...limited(deps, 'memory'), schema: { body: MemorySwitch, response: { 200: MemoryList } } },
    async (request) => {
      const { userId } = currentSession(request)
      await switchMemory(db, userId, request.body.isOn)
      return listMemories(db, userId)
    },
  )

  zone.post(
    routes.saveMemory.path,
    { ...limited(deps, 'memory'), schema: { body: MemoryText, response: { 201: Memory } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      return reply.status(201).send(await insertMemory(db, userId, clock.now(), shownText(request.body.text)))
    },
  )

  zone.patch(
    routes.updateMemory.path,
    { ...limited(deps, 'memory'), schema: { params: OneMemory, body: MemoryText, response: { 200: Memory } } },
    async (request) => {
      const { userId } = currentSession(request)
      return changeMemory(db, userId, idOf(request), shownText(request.body.text))
    },
  )

  zone.delete(
    routes.deleteMemory.path,
    { ...limited(deps, 'memory'), schema: { params: OneMemory } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await removeMemory(db, userId, idOf(request))
      return reply.status(204).send()
    },
  )
}

function shownText(written: string): string {
  const text = cleanText(written).replace(/\s+/g, ' ').trim()
  if (text === '') throw refusedField('text', 'field.required')
  return text
}

function idOf({ params }: { params: { id: string } }): string {
  if (!z.uuid().safeParse(params.id).success) throw new AppError('memory.not_found')
  return params.id
}
