import { routes } from '@numeria/contract'
import { ShareReply, ShareRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { AddressLimit } from '../platform/address-limit.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { rewardShare } from './share-rewards.ts'

/** More than anybody shares: there to keep one person's calls from queueing at their own lock. */
const sharesPerMinute = 120

/** The signed-in zone's sharing: what a share brings. */
export function sharingRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const limit = new AddressLimit(deps.clock, sharesPerMinute)

  zone.post(routes.share.path, { schema: { body: ShareRequest, response: { 200: ShareReply } } }, async (request) => {
    const { userId } = currentSession(request)
    limit.count(userId)
    return rewardShare(deps, userId, request.body.reason)
  })
}
