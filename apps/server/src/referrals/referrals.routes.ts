import { routes } from '@numeria/contract'
import {
  ConversionList,
  CreateReferralReply,
  ReferralList,
  ReferralStats,
  ReferralStatsQuery,
} from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { createCode } from './codes.ts'
import { notePrints } from './prints.ts'
import { listConversions, listReferrals, readStats } from './referrals.ts'
import { visitorOf } from './visitor.ts'

/** The signed-in zone's referral programme: codes, what they brought, and when. */
export function referralRoutes(app: FastifyInstance, { db, clock, settings }: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const noteWhere = (request: FastifyRequest, userId: string) => notePrints(db, clock.now(), userId, visitorOf(request))

  zone.post(routes.createReferral.path, { schema: { response: { 200: CreateReferralReply } } }, async (request) => {
    const { userId } = currentSession(request)
    const code = await createCode(db, clock.now(), userId)
    await noteWhere(request, userId)
    return { link: `${settings.publicUrl}/?ref=${code}` }
  })

  zone.get(routes.referrals.path, { schema: { response: { 200: ReferralList } } }, async (request) => {
    const { userId } = currentSession(request)
    await noteWhere(request, userId)
    return listReferrals(db, userId)
  })

  zone.get(
    routes.referralStats.path,
    { schema: { querystring: ReferralStatsQuery, response: { 200: ReferralStats } } },
    async (request) => readStats(db, clock.now(), currentSession(request).userId, request.query),
  )

  zone.get(routes.conversions.path, { schema: { response: { 200: ConversionList } } }, async (request) =>
    listConversions(db, currentSession(request).userId),
  )
}
