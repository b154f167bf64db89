import { routes } from '@numeria/contract'
import {
  PreviewQuery,
  PublicReading,
  PublishedReply,
  PublishRequest,
  ShareReply,
  ShareRequest,
  ShareStatus,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { limited } from '../sign-in/limited.ts'
import { noteWhereabouts } from '../referrals/fingerprints.ts'
import { currentSession, requireFreshSignIn } from '../sign-in/sign-in.ts'
import { findPublished, previewPublic, publish, unpublish } from './public-readings.ts'
import { rewardShare, shareStatus } from './share-rewards.ts'

export const OneTurn = z.object({ turnId: z.string() })

/** The signed-in zone's sharing: what a share brings, and which readings are public. */
export function sharingRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.share.path,
    { ...limited(deps, 'share'), schema: { body: ShareRequest, response: { 200: ShareReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      await noteWhereabouts(deps, request, userId)
      return rewardShare(deps, userId, request.body.reason, languageOf(request))
    },
  )

  zone.get(routes.shareStatus.path, { schema: { response: { 200: ShareStatus } } }, async (request) =>
    shareStatus(deps, currentSession(request).userId),
  )

  zone.get(
    routes.publicPreview.path,
    {
      ...limited(deps, 'publicPreview'),
      schema: { params: OneTurn, querystring: PreviewQuery, response: { 200: PublicReading } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      return previewPublic(deps, userId, turnIdOf(request.params), request.query, languageOf(request))
    },
  )

  const published = { schema: { params: OneTurn, response: { 200: PublishedReply } } }

  zone.get(routes.published.path, published, async (request) =>
    findPublished(deps, currentSession(request).userId, turnIdOf(request.params)),
  )

  zone.post(
    routes.publish.path,
    { ...limited(deps, 'publish'), schema: { ...published.schema, body: PublishRequest } },
    async (request) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      return publish(deps, session, turnIdOf(request.params), request.body)
    },
  )

  zone.delete(
    routes.unpublish.path,
    { ...limited(deps, 'unpublish'), schema: { params: OneTurn } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await unpublish(deps, userId, turnIdOf(request.params))
      return reply.status(204).send()
    },
  )
}

export function turnIdOf({ turnId }: { turnId: string }): string {
  if (!z.uuid().safeParse(turnId).success) throw new AppError('chat.turn_not_found')
  return turnId
}
