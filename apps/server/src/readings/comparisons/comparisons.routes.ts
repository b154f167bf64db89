import { routes } from '@numeria/contract'
import {
  ComparisonAnswer,
  ComparisonList,
  ComparisonSecret,
  ComparisonView,
  NewComparison,
  NewComparisonRequest,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { limited } from '../../sign-in/limited.ts'
import { currentSession } from '../../sign-in/sign-in.ts'
import { answerComparison, inviteToCompare, openComparison, takeBackComparison } from './comparisons.ts'
import { listComparisons, removeComparison } from './comparisons.queries.ts'

const OneComparison = z.object({ id: z.string() })

/** The signed-in zone's invitations to compare. */
export function comparisonRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.comparisons.path, { schema: { response: { 200: ComparisonList } } }, async (request) => ({
    comparisons: await listComparisons(deps.db, currentSession(request).userId, deps.clock.now()),
  }))

  zone.post(
    routes.inviteToCompare.path,
    { ...limited(deps, 'invitation'), schema: { body: NewComparisonRequest, response: { 201: NewComparison } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      return reply.status(201).send(await inviteToCompare(deps, userId, request.body.showBirthDate))
    },
  )

  zone.delete(
    routes.deleteComparison.path,
    { ...limited(deps, 'invitationEnd'), schema: { params: OneComparison } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      const { id } = request.params
      if (!z.uuid().safeParse(id).success) throw new AppError('comparisons.not_found')
      await removeComparison(deps.db, userId, id)
      return reply.status(204).send()
    },
  )
}

/** Everybody's part: whoever has the link. The secret comes in the body, so that no log has it. */
export function invitedRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.openComparison.path,
    { ...limited(deps, 'comparison'), schema: { body: ComparisonSecret, response: { 200: ComparisonView } } },
    async (request) => {
      return openComparison(deps, request.body.secret)
    },
  )

  zone.post(
    routes.answerComparison.path,
    { ...limited(deps, 'comparison'), schema: { body: ComparisonAnswer, response: { 200: ComparisonView } } },
    async (request) => {
      return answerComparison(deps, request.body)
    },
  )

  zone.post(
    routes.takeBackComparison.path,
    { ...limited(deps, 'comparison'), schema: { body: ComparisonSecret } },
    async (request, reply) => {
      await takeBackComparison(deps, request.body.secret)
      return reply.status(204).send()
    },
  )
}
