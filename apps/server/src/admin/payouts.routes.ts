import { earningRoutes } from '@numeria/contract'
import {
  AdminCommissions,
  AdminPayouts,
  AdminPayoutsQuery,
  CorrectEarningsReply,
  CorrectEarningsRequest,
  EndedPayouts,
  ExportPayoutsReply,
  ExportPayoutsRequest,
  PayoutsFailedRequest,
  PayoutsPaidRequest,
  PayoutsReturnedRequest,
  TaxReportQuery,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { listAllCommissions } from '../payouts/commission-list.ts'
import { exportSepa, exportUk, markFailed, markPaid, markReturned, writeBatch } from '../payouts/batches.ts'
import { correctEarnings } from '../payouts/corrections.ts'
import { listPayouts } from '../payouts/payout-list.ts'
import { taxReport } from '../payouts/yearly-statements.ts'
import { writeAudit } from './audit.ts'
import { actionRecorder } from './audited-actions.ts'
import { callingAdmin } from './zone.ts'

/** Payouts in the administrators' zone. Account numbers leave only inside a file for the bank, and each time that is written down. */
export function payoutAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const { db, clock } = deps

  zone.get(
    earningRoutes.adminPayouts.path,
    { schema: { querystring: AdminPayoutsQuery, response: { 200: AdminPayouts } } },
    async ({ query }) => listPayouts(deps, clock.now(), query.state),
  )

  zone.get(earningRoutes.adminCommissions.path, { schema: { response: { 200: AdminCommissions } } }, () =>
    listAllCommissions(db),
  )

  zone.post(
    earningRoutes.exportPayouts.path,
    { schema: { body: ExportPayoutsRequest, response: { 200: ExportPayoutsReply } } },
    async (request) => {
      const actor = callingAdmin(request)
      const exported = request.body.kind === 'sepa' ? exportSepa : exportUk
      const batch = await exported(deps, clock.now(), actor, actionRecorder(deps, request))
      if (!batch) return { batchId: null, payouts: 0, totalCents: 0, totalPence: null, unreadable: [] }
      const { batchId, payouts, totalCents, totalPence, unreadable } = batch
      return { batchId, payouts, totalCents, totalPence, unreadable }
    },
  )

  zone.get(
    earningRoutes.payoutsFile.path,
    { schema: { params: z.object({ batchId: z.string().max(64) }) } },
    async (request, reply) => {
      const { batchId } = request.params
      const { file } = await writeBatch(deps, batchId)
      const actor = callingAdmin(request)
      await writeAudit(db, clock.now(), { actor, action: 'payouts.download', target: batchId })
      const isXml = file.startsWith('<?xml')
      return reply
        .type(`${isXml ? 'application/xml' : 'text/plain'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${batchId}.${isXml ? 'xml' : 'txt'}"`)
        .header('cache-control', 'no-store')
        .send(file)
    },
  )

  zone.get(earningRoutes.taxReport.path, { schema: { querystring: TaxReportQuery } }, async (request, reply) => {
    const { year } = request.query
    const { file, ...details } = await taxReport(deps, year)
    const actor = callingAdmin(request)
    await writeAudit(db, clock.now(), { actor, action: 'payouts.tax_report', target: String(year), details })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="payouts-${year}.csv"`)
      .header('cache-control', 'no-store')
      .send(file)
  })

  zone.post(
    earningRoutes.correctEarnings.path,
    {
      schema: {
        params: z.object({ userId: z.uuid() }),
        body: CorrectEarningsRequest,
        response: { 200: CorrectEarningsReply },
      },
    },
    async (request) => {
      const correction = { ...request.body, userId: request.params.userId, by: callingAdmin(request) }
      return correctEarnings(db, clock.now(), correction, actionRecorder(deps, request))
    },
  )

  zone.post(
    earningRoutes.payoutsPaid.path,
    { schema: { body: PayoutsPaidRequest, response: { 200: EndedPayouts } } },
    async (request) => {
      const actor = callingAdmin(request)
      return markPaid(deps, clock.now(), request.body.ids, actor, actionRecorder(deps, request))
    },
  )

  zone.post(
    earningRoutes.payoutsFailed.path,
    { schema: { body: PayoutsFailedRequest, response: { 200: EndedPayouts } } },
    async (request) => {
      const actor = callingAdmin(request)
      const { ids, reason } = request.body
      return markFailed(deps, clock.now(), ids, { by: actor, reason }, actionRecorder(deps, request))
    },
  )

  zone.post(
    earningRoutes.payoutsReturned.path,
    { schema: { body: PayoutsReturnedRequest, response: { 200: EndedPayouts } } },
    async (request) => {
      const actor = callingAdmin(request)
      const { ids, reason } = request.body
      return markReturned(deps, clock.now(), ids, { by: actor, reason }, actionRecorder(deps, request))
    },
  )
}
