import { operatorRoutes, type UnissuedDocuments as List } from '@numeria/contract'
import { UnissuedDocuments } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { issueDocuments } from '../billing/invoices/issue-documents.ts'
import { listUnissued, retryDocument } from '../billing/invoices/unissued.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { actionRecorder } from './audited-actions.ts'

const Named = z.object({ userId: z.uuid(), documentId: z.uuid() })

/** Invoices and credit notes that wait, and the way to try one again now. */
export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: UnissuedDocuments }
  const list = async (): Promise<List> => ({ isOn: deps.invoicing !== null, ...(await listUnissued(deps.db)) })
  zone.get(operatorRoutes.adminInvoices.path, { schema: { response } }, list)
  zone.post(operatorRoutes.retryInvoice.path, { schema: { params: Named, response } }, async (request) => {
    const { userId, documentId } = request.params
    await deps.db.transaction().execute(async (trx) => {
      const taken = await retryDocument(trx, deps.clock.now(), userId, documentId)
      if (!taken) throw new AppError('admin.invoice_not_found')
      await actionRecorder(deps, request)(trx, { action: 'invoice.retry', target: userId, details: { documentId } })
    })
    await issueDocuments(deps)
    return list()
  })
}
