import { earningRoutes } from '@numeria/contract'
import {
  CommissionList,
  EarningLines,
  PayoutModeRequest,
  PayoutOverview,
  ReferralStatement,
  TaxDetails,
  YearlyStatements,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { noteWhereabouts } from '../referrals/fingerprints.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { queuedRead } from '../platform/queued-reads.ts'
import { limited } from '../sign-in/limited.ts'
import { browserSession, currentSession } from '../sign-in/sign-in.ts'
import { listCommissions } from './commission-list.ts'
import { readMonthlyStatement } from './monthly-statement.ts'
import { readEarningLines } from './earning-lines.ts'
import { changePayoutMode, changeTaxDetails, readPayouts } from './payouts.ts'
import { readYearlyStatements } from './yearly-statements.ts'

/** The signed-in zone's payouts. Bank details go in and never come out: only their ends are shown. */
export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: PayoutOverview }

  zone.get(earningRoutes.payouts.path, { schema: { response } }, async (request) => {
    const { userId } = currentSession(request)
    await noteWhereabouts(deps, request, userId)
    return readPayouts(deps, userId)
  })

  zone.get(earningRoutes.commissions.path, { schema: { response: { 200: CommissionList } } }, async (request) => {
    const { userId } = currentSession(request)
    return queuedRead(userId, () => listCommissions(deps.db, userId))
  })

  zone.get(
    earningRoutes.referralStatement.path,
    { schema: { response: { 200: ReferralStatement } } },
    async (request) => {
      const { userId } = currentSession(request)
      return queuedRead(userId, () => readMonthlyStatement(deps.db, userId))
    },
  )

  zone.get(earningRoutes.earningLines.path, { schema: { response: { 200: EarningLines } } }, async (request) => {
    const { userId } = currentSession(request)
    return queuedRead(userId, () => readEarningLines(deps.db, userId))
  })

  zone.get(
    earningRoutes.yearlyStatements.path,
    { schema: { response: { 200: YearlyStatements } } },
    async (request) => {
      const { userId } = currentSession(request)
      return queuedRead(userId, () => readYearlyStatements(deps, userId))
    },
  )

  zone.put(
    earningRoutes.taxDetails.path,
    { ...limited(deps, 'payoutMode'), schema: { body: TaxDetails, response } },
    async (request) => {
      const session = await browserSession(deps, request)
      if (!session) throw new AppError('auth.required')
      return changeTaxDetails(deps, session, request.body, languageOf(request))
    },
  )

  zone.patch(
    earningRoutes.payoutMode.path,
    { ...limited(deps, 'payoutMode'), schema: { body: PayoutModeRequest, response } },
    async (request) => {
      // The body may come long after the head: a session that was ended meanwhile changes nothing.
      const session = await browserSession(deps, request)
      if (!session) throw new AppError('auth.required')
      await noteWhereabouts(deps, request, session.userId)
      return changePayoutMode(deps, session, request.body, languageOf(request))
    },
  )
}
