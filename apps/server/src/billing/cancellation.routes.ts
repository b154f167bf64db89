import { cancelRoutes } from '@numeria/contract'
import { CancellationReply, CancellationRequest, CancelLinkReply, CancelLinkRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { languageOf } from '../platform/language.ts'
import { limited } from '../sign-in/limited.ts'
import { cancelByLink, recordCancellation } from './cancellations.ts'

/** Cancelling a subscription without a sign-in. */
export function cancellationRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.post(
    cancelRoutes.cancelContract.path,
    { ...limited(deps, 'cancellation'), schema: { body: CancellationRequest, response: { 202: CancellationReply } } },
    async (request, reply) => {
      return reply.status(202).send(await recordCancellation(deps, request.body, languageOf(request)))
    },
  )
  zone.post(
    cancelRoutes.cancelByLink.path,
    { ...limited(deps, 'cancellation'), schema: { body: CancelLinkRequest, response: { 200: CancelLinkReply } } },
    async (request) => {
      return cancelByLink(deps, request.body.token)
    },
  )
}
