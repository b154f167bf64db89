import { operatorRoutes } from '@numeria/contract'
import { UnsettledRefunds } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listUnsettledRefunds, pursueRefund, retryRefund } from '../billing/promised-refunds.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { actionRecorder } from './audited-actions.ts'

const Named = z.object({ userId: z.uuid(), refundId: z.string().min(1).max(255) })

/** Refunds that the payment provider refused or has not made within a day, and the way to ask for one again. */
export function refundRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: UnsettledRefunds }
  const list = async () => ({ refunds: await listUnsettledRefunds(deps) })
  zone.get(operatorRoutes.adminRefunds.path, { schema: { response } }, list)
  zone.post(operatorRoutes.retryRefund.path, { schema: { params: Named, response } }, async (request) => {
    const { userId, refundId } = request.params
    const refund = await deps.db.transaction().execute(async (trx) => {
      const taken = await retryRefund(trx, userId, refundId)
      if (!taken) throw new AppError('admin.refund_not_found')
      await actionRecorder(deps, request)(trx, { action: 'refund.retry', target: userId, details: { refundId } })
      return taken
    })
    await pursueRefund(deps, refund)
    return list()
  })
}
