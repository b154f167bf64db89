import { routes } from '@numeria/contract'
import {
  BeginRequest,
  CheckoutRequest,
  CheckoutSessionReply,
  InvoiceQuery,
  EmailList,
  PortalRequest,
  Purchase,
  PurchaseBySessionQuery,
  PurchaseList,
  RedirectReply,
  Statement,
  StatementQuery,
  SubscriptionReply,
  WithdrawalReply,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { languageOf } from '../platform/language.ts'
import { queuedRead } from '../platform/queued-reads.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { beginPurchases } from './begin.ts'
import { readEmails } from './emails.ts'
import { readInvoicePdf } from './invoices/read-documents.ts'
import { readAccountStatement } from './statement.ts'
import { readPurchase, readPurchases, startCheckout } from './purchases.ts'
import { openPortal, readSubscription } from './subscriptions.ts'
import { withdraw } from './withdraw.ts'

const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })

/** The signed-in zone's payments. What is bought is named by the browser; what it costs and brings is ours. */
export function billingRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const checkout = { body: CheckoutRequest, headers: IdempotencyHeaders }

  zone.post(
    routes.checkoutSession.path,
    { ...limited(deps, 'checkout'), schema: { ...checkout, response: { 200: CheckoutSessionReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      const key = request.headers['idempotency-key'] ?? null
      const { clientSecret, pack } = await startCheckout(deps, userId, request.body, {
        way: 'modal',
        key,
        language: languageOf(request),
      })
      return { clientSecret: clientSecret!, packName: pack.name }
    },
  )

  zone.post(
    routes.purchase.path,
    { ...limited(deps, 'checkout'), schema: { ...checkout, response: { 200: RedirectReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      const key = request.headers['idempotency-key'] ?? null
      const { url } = await startCheckout(deps, userId, request.body, {
        way: 'hosted',
        key,
        language: languageOf(request),
      })
      return { url: url! }
    },
  )

  zone.post(
    routes.billingPortal.path,
    { ...limited(deps, 'portal'), schema: { body: PortalRequest, response: { 200: RedirectReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      return { url: await openPortal(deps, userId, request.body.flow, languageOf(request)) }
    },
  )

  zone.get(routes.subscription.path, { schema: { response: { 200: SubscriptionReply } } }, async (request) =>
    readSubscription(deps, currentSession(request).userId),
  )

  zone.get(routes.purchases.path, { schema: { response: { 200: PurchaseList } } }, async (request) => ({
    purchases: await readPurchases(deps, currentSession(request).userId),
  }))

  zone.get(
    routes.purchaseBySession.path,
    { schema: { querystring: PurchaseBySessionQuery, response: { 200: Purchase } } },
    async (request) => {
      const caller = { userId: currentSession(request).userId, address: request.ip }
      return readPurchase(deps, caller, request.query.session_id)
    },
  )

  zone.post(
    routes.begin.path,
    { ...limited(deps, 'begin'), schema: { body: BeginRequest } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await beginPurchases(deps, userId, request.body.textVersion)
      return reply.code(204).send()
    },
  )

  zone.post(
    routes.withdraw.path,
    {
      ...limited(deps, 'withdrawal'),
      schema: { params: z.object({ purchaseId: z.uuid() }), response: { 200: WithdrawalReply } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      return withdraw(deps, userId, request.params.purchaseId, languageOf(request))
    },
  )

  zone.get(
    routes.emails.path,
    { schema: { params: z.object({ purchaseId: z.uuid() }), response: { 200: EmailList } } },
    async (request) => ({
      emails: await readEmails(deps, currentSession(request).userId, request.params.purchaseId),
    }),
  )

  zone.get(
    routes.invoice.path,
    { ...limited(deps, 'invoice'), schema: { params: z.object({ purchaseId: z.uuid() }), querystring: InvoiceQuery } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      const { purchaseId } = request.params
      const { pdf, fileName } = await readInvoicePdf(deps, userId, purchaseId, request.query.document ?? null)
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="${fileName}"`).send(pdf)
    },
  )

  zone.get(
    routes.statement.path,
    { schema: { querystring: StatementQuery, response: { 200: Statement } } },
    async (request) => {
      const { limit, before } = request.query
      const page = { limit, ...(before !== undefined && { before }) }
      const { userId } = currentSession(request)
      return queuedRead(userId, () => readAccountStatement(deps, userId, page))
    },
  )
}
