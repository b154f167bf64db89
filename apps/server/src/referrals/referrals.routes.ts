import { routes } from '@numeria/contract'
import {
  ClickSources,
  ConversionList,
  CreateReferralReply,
  CreateReferralRequest,
  ReferralList,
  ReferralStats,
  ReferralStatsQuery,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { queuedRead } from '../platform/queued-reads.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { readClickSources } from './click-sources.ts'
import { createCode } from './codes.ts'
import { noteWhereabouts } from './fingerprints.ts'
import { listConversions, listReferrals, readStats } from './referrals.ts'

/** The signed-in zone's referral programme: codes, what they brought, and when. */
export function referralRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.createReferral.path,
    {
      ...limited(deps, 'referralCode'),
      schema: { body: CreateReferralRequest, response: { 200: CreateReferralReply } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      const code = await createCode(db, clock.now(), userId, request.body?.word || undefined)
      await noteWhereabouts(deps, request, userId)
      return { link: `${settings.publicUrl}/?ref=${code}` }
    },
  )

  zone.get(routes.referrals.path, { schema: { response: { 200: ReferralList } } }, async (request) => {
    const { userId } = currentSession(request)
    await noteWhereabouts(deps, request, userId)
    return listReferrals(db, userId)
  })

  zone.get(
    routes.referralStats.path,
    { schema: { querystring: ReferralStatsQuery, response: { 200: ReferralStats } } },
    async (request) => {
      const { userId } = currentSession(request)
      return queuedRead(userId, () => readStats(db, clock.now(), userId, request.query))
    },
  )

  zone.get(routes.clickSources.path, { schema: { response: { 200: ClickSources } } }, async (request) => {
    const { userId } = currentSession(request)
    return queuedRead(userId, () => readClickSources(db, clock.now(), userId))
  })

  zone.get(routes.conversions.path, { schema: { response: { 200: ConversionList } } }, async (request) =>
    listConversions(db, currentSession(request).userId),
  )
}
