import type { UnissuedDocuments } from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emails, newest, openShop, type Buyer, type Shop } from '../test-shop.ts'
import type { VatNumberAnswer } from '../../integrations/vies.ts'
import { checkDocuments } from './check-documents.ts'
import { issueDocuments } from './issue-documents.ts'
import { documentsAt, type Listed } from './test-documents.ts'
import { listUnissued } from './unissued.ts'

/** Its issuer is in Portugal; that of the usual card is in the United States. */
const portugueseCard = '4000006200000007'

let shop: Shop
let documents: ReturnType<typeof documentsAt>
beforeAll(async () => {
  shop = await openShop()
  documents = documentsAt(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.control('PUT', 'invoices', {}))

type Sale = { buyer?: object; billing?: string; card?: string; packId?: string; method?: string }

async function sell({ buyer: stated, billing, card, packId = 'path5', method }: Sale): Promise<Buyer> {
  const buyer = await shop.buyer()
  shop.passTime(1)
  const { sessionId } = await buyer.order(packId, stated && { buyer: stated })
  await shop.pay(sessionId, card, { ...(billing && { country: billing }), ...(method && { method }) })
  await shop.deliver()
  return buyer
}

async function soldVat(sale: Sale): Promise<number> {
  const buyer = await sell(sale)
  await documents.issue()
  return (await documents.invoiceOf(buyer))!.vatCents
}

/** The VAT of 2.99 by its rate. */
const vat = { PT: 56, DE: 48, none: 0 } as const

test.each([
  ['the billing country and a card from outside the EU', { billing: 'DE' }, vat.DE],
  ['a billing country and a card, both outside the EU', { billing: 'US' }, vat.none],
  [
    'a billing country that only the buyer says, with a Portuguese card',
    { billing: 'US', card: portugueseCard },
    vat.PT,
  ],
  ['a Portuguese wallet, whatever the buyer says', { billing: 'US', method: 'paypal' }, vat.PT],
  ['no billing country at all', {}, vat.PT],
  ['a stated country outside the EU and a payment from Portugal', { buyer: { country: 'US' } }, vat.PT],
  ['a stated member state and a payment from outside the EU', { buyer: { country: 'DE' }, billing: 'US' }, vat.DE],
  ['a tax number from outside the EU', { buyer: { country: 'US', taxNumber: '12-3456789' } }, vat.PT],
])('the VAT of a sale by %s', async (_, sale, cents) => {
  expect(await soldVat(sale)).toBe(cents)
})

test.each([
  [{ country: 'XX' }, 'buyer.country'],
  [{ country: 'ZZ', taxNumber: '123456789' }, 'buyer.country'],
  [{ country: 'ES', taxNumber: 'DE136695976' }, 'buyer.country'],
  [{ country: 'US', taxNumber: '<b>1</b>' }, 'buyer.taxNumber'],
  [{ country: 'GB', taxNumber: 'GB123456789' }, 'buyer.taxNumber'],
])('the buyer %j is refused by the field %s before anything is charged', async (stated, field) => {
  const buyer = await shop.buyer()
  const answer = await buyer.call('post', '/api/billing/checkout-session', { packId: 'path5', buyer: stated })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request.invalid', field }])
})

test('a tax number is printed on the invoice, and a wrong one is refused by its field before anything is charged', async () => {
  const buyer = await shop.buyer()
  const refused = await buyer.call('post', '/api/billing/checkout-session', {
    packId: 'path5',
    buyer: { taxNumber: '501964844' },
  })
  expect(refused.statusCode).toBe(400)
  expect(JSON.stringify(refused.json())).toContain('taxNumber')
  await shop.buy(buyer, 'path5', { buyer: { taxNumber: '501 964 843' } })
  await documents.issue()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ taxNumber: '501964843', vatCents: vat.PT })
})

test('a tax number given before the provider’s own page is kept with the order and printed on the invoice', async () => {
  const buyer = await shop.buyer()
  const ask = (taxNumber: string, country?: string) =>
    buyer.call('post', '/api/purchase', { packId: 'path5', buyer: { taxNumber, ...(country && { country }) } })
  expect((await ask('501964844')).json()).toMatchObject({ code: 'request.invalid', field: 'buyer.taxNumber' })
  expect((await ask('DE136695976', 'ES')).json()).toMatchObject({ code: 'request.invalid', field: 'buyer.country' })
  const answer = await ask('501 964 843')
  expect(answer.statusCode).toBe(200)
  const { sessions } = await shop.control<{ sessions: { id: string; metadata: { user_id?: string } }[] }>(
    'GET',
    'payments',
  )
  await shop.pay(sessions.find(({ metadata }) => metadata.user_id === buyer.userId)!.id)
  await shop.deliver()
  await documents.issue()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ taxNumber: '501964843' })
})

test('a business in another country is confirmed by VIES and pays no VAT; while VIES is away the sale goes on and the invoice waits', async () => {
  await shop.control('PUT', 'invoices', { vies: 'unavailable' })
  const buyer = await sell({ buyer: { taxNumber: 'DE136695976' } })
  await documents.issue()
  expect(await newest(buyer)).toMatchObject({ state: 'paid', taxCents: null })
  expect(await documents.invoiceOf(buyer)).toBeUndefined()
  await shop.control('PUT', 'invoices', {})
  await documents.issueLater()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ taxNumber: '136695976', vatCents: 0 })
})

test.each([
  [{ buyer: { taxNumber: 'DE136003000' }, billing: 'DE' }, 'DE136003000', vat.DE],
  [{ buyer: { taxNumber: 'EL094203000' }, billing: 'GR' }, 'EL094203000', 58],
  [{ buyer: { taxNumber: '501901000' }, billing: 'DE' }, 'PT501901000', vat.DE],
])(
  'a number that VIES denies, %j: the sale goes on with VAT, the invoice’s e-mail says so, and nothing of it counts as confirmed',
  async (sale, number, cents) => {
    const buyer = await sell(sale)
    expect(await newest(buyer)).toMatchObject({ state: 'paid', taxCents: null })
    await documents.issue()
    const order = await newest(buyer)
    expect(order).toMatchObject({ state: 'paid', taxCents: cents })
    expect(await documents.invoiceOf(buyer)).toMatchObject({ vatCents: cents })
    const mails = await emails(buyer, order.purchaseId)
    expect(mails.map(({ text }) => text).join()).toContain(`VIES, the EU register, did not confirm ${number}`)
    const kept = await shop.deps.db
      .selectFrom('invoice_documents')
      .select(['vat_rule', 'buyer_address', 'problem'])
      .where('user_id', '=', buyer.userId)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ vat_rule: 'oss', buyer_address: null, problem: null })
  },
)

test('the e-mail with the invoice of a confirmed number says nothing about VIES', async () => {
  for (const taxNumber of ['DE136695976', '501964843']) {
    const buyer = await sell({ buyer: { taxNumber } })
    await documents.issue()
    const mails = await emails(buyer, (await newest(buyer)).purchaseId)
    expect(mails.map(({ text }) => text).join()).not.toContain('VIES')
  }
})

test('a process that waits for VIES for so long that another one issues the invoice changes nothing of it', async () => {
  const buyer = await sell({ buyer: { taxNumber: 'DE136695976' } })
  const answer = Promise.withResolvers<VatNumberAnswer>()
  const slow = issueDocuments({ ...shop.deps, vies: { check: () => answer.promise } })
  await expect
    .poll(async () =>
      (await listUnissued(shop.deps.db)).documents.filter(
        ({ userId, tries }) => userId === buyer.userId && tries === 1,
      ),
    )
    .toHaveLength(1)
  await documents.issueLater()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ vatCents: 0 })
  answer.resolve({ state: 'invalid' })
  await slow
  expect(await newest(buyer)).toMatchObject({ taxCents: 0 })
  expect(await checkDocuments(shop.deps)).toEqual([])
})

test('a VAT number that VIES never confirmed is a consumer’s after three days, with the VAT of the payment’s country', async () => {
  await shop.control('PUT', 'invoices', { vies: 'unavailable' })
  const buyer = await sell({ buyer: { taxNumber: 'DE136695976' } })
  await documents.issue()
  shop.passTime(3 * 24 * 60)
  await documents.issue()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ taxNumber: '136695976', vatCents: vat.PT })
})

test.each([
  ['that VIES confirms', '501964843', vat.PT],
  ['that VIES does not know', '501901000', vat.DE],
])('a Portuguese number %s, paid from Germany', async (_, taxNumber, cents) => {
  const buyer = await sell({ buyer: { taxNumber }, billing: 'DE' })
  await documents.issue()
  expect(await documents.invoiceOf(buyer)).toMatchObject({ taxNumber, vatCents: cents })
})

test.each<[string, Sale]>([
  ['where the buyer names another country', { buyer: { country: 'US' } }],
  ['of a subscription', { packId: 'abundance8', billing: 'DE' }],
  ['without VAT', { billing: 'US' }],
])('the e-mail, the order and the invoice state one VAT for a sale %s', async (_, sale) => {
  const buyer = await sell(sale)
  const order = await newest(buyer)
  const [mail] = (await emails(buyer, order.purchaseId)).slice(-1)
  await documents.issue()
  const { vatCents } = (await documents.invoiceOf(buyer))!
  expect((await newest(buyer)).taxCents).toBe(vatCents)
  expect(order.taxCents).toBe(vatCents)
  expect(mail!.text).toContain(`including ${(vatCents / 100).toFixed(2)} EUR VAT`)
})

test('an e-mail states no VAT that VIES has still to decide on, and the order shows that of the invoice', async () => {
  const buyer = await sell({ buyer: { taxNumber: 'DE136695976' } })
  const order = await newest(buyer)
  expect(order.taxCents).toBeNull()
  expect((await emails(buyer, order.purchaseId))[0]!.text).toContain('2.99 EUR. Your invoice states the VAT.')
  await documents.issue()
  expect(await newest(buyer)).toMatchObject({ taxCents: 0 })
})

const listed = async (buyer: Buyer): Promise<UnissuedDocuments['documents']> =>
  (await listUnissued(shop.deps.db)).documents.filter(({ userId }) => userId === buyer.userId)

test('a sale whose VAT the payment provider works out differently is listed for administrators until it is settled', async () => {
  const same = await sell({ billing: 'DE' })
  const other = await sell({ billing: 'US', card: portugueseCard })
  await documents.issue()
  expect(await listed(same)).toEqual([])
  expect(await listed(other)).toMatchObject([{ kind: 'invoice', problem: 'payment_vat_differs' }])
})

test('the daily comparison finds a document whose VAT is another at the provider', async () => {
  const buyer = await sell({})
  await documents.issue()
  const { reference } = (await documents.invoiceOf(buyer)) as Listed
  await shop.deps.db
    .updateTable('invoice_documents')
    .set({ vat_cents: 55 })
    .where('document_id', '=', reference)
    .execute()
  expect(await checkDocuments(shop.deps)).toEqual([{ reference, problem: 'vat' }])
})

test('an invoice that was never written down is written by the comparison with the payment’s country', async () => {
  const buyers = [await sell({ billing: 'DE' }), await sell({ billing: 'DE', packId: 'abundance8' })]
  for (const { userId } of buyers)
    await shop.deps.db.deleteFrom('invoice_documents').where('user_id', '=', userId).execute()
  await checkDocuments(shop.deps)
  await documents.issue()
  for (const buyer of buyers) {
    const { taxCents, amountCents } = await newest(buyer)
    expect(taxCents).toBe(Math.round((amountCents * 19) / 119))
    expect(await documents.invoiceOf(buyer)).toMatchObject({ vatCents: taxCents })
  }
})
