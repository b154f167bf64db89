import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listJobs } from '../../jobs.ts'
import { emails, newest, openShop, withdrawFrom, type Buyer, type Shop } from '../test-shop.ts'
import { checkDocuments } from './check-documents.ts'
import { issueDocuments } from './issue-documents.ts'
import { settleCreditNotes } from './owe-documents.ts'
import { documentsAt } from './test-documents.ts'
import { listUnissued, retryDocument } from './unissued.ts'

let shop: Shop
let documentsOf: ReturnType<typeof documentsAt>['documentsOf']
let issue: () => Promise<void>
let issueLater: () => Promise<void>
beforeAll(async () => {
  shop = await openShop()
  ;({ documentsOf, issue, issueLater } = documentsAt(shop))
})
afterAll(() => shop.close())
beforeEach(() => shop.control('PUT', 'invoices', {}))

const bill = (buyer: Buyer, purchaseId: string, query = '') =>
  buyer.call('get', `/api/billing/purchases/${purchaseId}/invoice${query}`) as Promise<{
    statusCode: number
    headers: Record<string, string>
    rawPayload: Buffer
    json(): { code?: string; error?: { code: string } }
  }>

test('a paid purchase gets one invoice with the amount that was paid, and its owner alone reads the PDF', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  const purchase = await newest(buyer)
  expect(purchase.documents).toMatchObject([{ kind: 'invoice', number: null, totalCents: purchase.amountCents }])
  expect((await emails(buyer, purchase.purchaseId))[0]!.text).toContain(
    `Invoice: follows by e-mail as a PDF, also at ${shop.settings.publicUrl}/credits`,
  )
  const early = await bill(buyer, purchase.purchaseId)
  expect(early.statusCode).toBe(404)
  expect(JSON.stringify(early.json())).toContain('billing.invoice_pending')

  await Promise.all([issue(), issue(), issue()])
  await shop.deliverAgain()
  await issueLater()
  const documents = await documentsOf(purchase.purchaseId)
  expect(documents).toMatchObject([{ type: 'invoice', totalCents: purchase.amountCents, currency: 'eur' }])
  const { number } = (await newest(buyer)).documents[0]!
  expect(number).toMatch(/\/SANDBOX$/)

  const pdf = await bill(buyer, purchase.purchaseId)
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = await bill(await shop.buyer(), purchase.purchaseId)
  expect(stranger.statusCode).toBe(404)
  expect(JSON.stringify(stranger.json())).toContain('billing.purchase_not_found')
})

test('each renewal of a subscription gets an invoice of its own', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'abundance8')
  await shop.control('POST', 'payments/advance', { days: 32 })
  await shop.deliver()
  const purchases = await buyer.purchases()
  expect(purchases).toHaveLength(2)
  await issue()
  const documents = await documentsOf(...purchases.map(({ purchaseId }) => purchaseId))
  expect(documents.map(({ type }) => type)).toEqual(['invoice', 'invoice'])
})

test('a refund gets one credit note, of the amount that went back, after its invoice', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  const { purchaseId, amountCents } = await newest(buyer)
  await withdrawFrom(buyer, purchaseId)
  await shop.deliver()
  await issue()
  await shop.deliverAgain()
  await issueLater()
  const { documents } = await newest(buyer)
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  const ids = documents.map(({ documentId }) => documentId)
  expect(await documentsOf(...ids)).toMatchObject([
    { type: 'invoice', totalCents: amountCents },
    { type: 'credit_note', totalCents: amountCents },
  ])
  expect((await bill(buyer, purchaseId, `?document=${ids[1]}`)).statusCode).toBe(200)
})

test('a lost dispute gets one credit note, and money that went back before is not credited again', async () => {
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'path5')
  const { purchaseId, amountCents } = await newest(buyer)
  await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
  await shop.deliver()
  await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'lost' })
  await shop.deliver('newest')
  await shop.deliverAgain()
  await issue()
  const ids = (await newest(buyer)).documents.map(({ documentId }) => documentId)
  const credited = (await documentsOf(...ids)).filter(({ type }) => type === 'credit_note')
  expect(credited.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents)
  expect(credited).toHaveLength(2)
  expect(purchaseId).toBe(ids[0])
})

test.each(['lost_answer', '500'] as const)('a provider that fails with %s ends with one document', async (api) => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  const { purchaseId, amountCents } = await newest(buyer)
  for (const times of [1, 2, 3]) {
    await shop.control('PUT', 'invoices', { api, times })
    await issueLater()
  }
  await shop.control('PUT', 'invoices', {})
  await issueLater()
  expect(await documentsOf(purchaseId)).toMatchObject([{ type: 'invoice', totalCents: amountCents }])
  expect((await newest(buyer)).documents[0]!.number).not.toBeNull()
  expect(await checkDocuments(shop.deps)).toEqual([])
})

test('a process that dies while it issues a document leaves one document', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  const { purchaseId } = await newest(buyer)
  const { invoicing } = shop.deps
  // The answer came, and nothing after it.
  const dying = { ...shop.deps, invoicing: { ...invoicing!, issue: async () => Promise.reject(new Error('killed')) } }
  await expect(issueDocuments(dying)).rejects.toThrow('killed')
  await issueLater()
  expect(await documentsOf(purchaseId)).toHaveLength(1)
})

test('the comparison finds documents that were never written down, of sales, refunds and lost disputes, and issues them', async () => {
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'path5')
  await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
  await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'lost', amount: 50 })
  await shop.deliver()
  const { purchaseId, amountCents } = await newest(buyer)
  const { db } = shop.deps
  const compare = () =>
    listJobs(shop.deps)
      .find(({ name }) => name === 'compare invoices with the provider')!
      .run()
  for (const kind of ['invoice', 'credit_note'] as const) {
    await db.deleteFrom('invoice_documents').where('purchase_id', '=', purchaseId).where('kind', '=', kind).execute()
    shop.passTime(1)
    await compare()
    const check = await db
      .selectFrom('invoice_checks')
      .selectAll()
      .orderBy('checked_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(check.differences).toBe(1)
  }
  await issue()
  const ids = (await newest(buyer)).documents.map(({ documentId }) => documentId)
  const totals = (await documentsOf(...ids)).map(({ totalCents }) => totalCents)
  expect(totals.toSorted((one, other) => one - other)).toEqual([50, 100, amountCents])
  shop.passTime(1)
  await compare()
  expect(await checkDocuments(shop.deps)).toEqual([])
})

test('a refund that fails late: its credit note is cancelled while it was not sent, and waits for an administrator once it was', async () => {
  const buyer = await shop.buyer()
  const notes = async () => (await newest(buyer)).documents.filter(({ kind }) => kind === 'credit_note')
  let sessionId = ''
  for (const isSent of [false, true]) {
    sessionId = await shop.buy(buyer, 'path5')
    if (isSent) await issue()
    await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
    await shop.deliver()
    expect(await notes()).toMatchObject([{ totalCents: 100 }])
    if (isSent) await issue()
    const { refund_id: id } = await shop.deps.db
      .selectFrom('refunds')
      .select('refund_id')
      .where('purchase_id', '=', (await newest(buyer)).purchaseId)
      .executeTakeFirstOrThrow()
    await shop.deps.db.transaction().execute(async (trx) => {
      await trx.updateTable('refunds').set({ state: 'failed' }).where('refund_id', '=', id).execute()
      const { purchaseId } = await newest(buyer)
      await settleCreditNotes(trx, shop.deps.clock.now(), { user_id: buyer.userId, purchase_id: purchaseId })
    })
    expect(await notes()).toHaveLength(isSent ? 1 : 0)
  }
  const [listed, ...others] = (await listUnissued(shop.deps.db)).documents
  expect(others).toEqual([])
  expect(listed).toMatchObject({ userId: buyer.userId, totalCents: 100, problem: 'money_came_back' })

  // The administrator has corrected it, and a second refund brings an event of the same purchase.
  expect(await retryDocument(shop.deps.db, shop.deps.clock.now(), buyer.userId, listed!.documentId)).toBe(true)
  await shop.control('POST', 'payments/refund', { sessionId, amount: 50 })
  await shop.deliver()
  await issue()
  expect(await notes()).toHaveLength(2)
  expect((await listUnissued(shop.deps.db)).documents).toEqual([])
})
