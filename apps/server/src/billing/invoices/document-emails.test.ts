import { routes } from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../test-app.ts'
import { emails, newest, withdrawFrom, type Buyer } from '../test-shop.ts'
import { openSubscribers, type Subscribers } from '../test-subscribers.ts'
import { documentsAt } from './test-documents.ts'

type Mail = {
  to: string
  subject: string
  text: string
  attachments?: { fileName: string; type: string; content: string }[]
}

let shop: Subscribers
let documents: ReturnType<typeof documentsAt>
beforeAll(async () => {
  shop = await openSubscribers()
  documents = documentsAt(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.control('PUT', 'invoices', {}))

/** The e-mails with documents that a buyer got, the oldest first. */
async function documentMails({ userId }: Buyer): Promise<Mail[]> {
  const { messages } = await shop.control<{ messages: Mail[] }>('GET', 'mail')
  return messages
    .filter(({ to, subject }) => to.includes(userId) && /invoice|fatura|credit note|nota de crédito/i.test(subject))
    .toReversed()
}

test.each([
  ['en', 'Your invoice ' as const, 'including 0.56 EUR VAT'],
  ['pt', 'A tua fatura ' as const, 'dos quais 0,56 EUR de IVA'],
] as const)('an issued invoice is e-mailed once with its PDF: %s', async (language, subject, vat) => {
  const buyer = await shop.buyer()
  buyer.chooseLanguage(language)
  await shop.buy(buyer, 'path5')
  await shop.runJobs()
  expect(await documentMails(buyer)).toEqual([])
  await Promise.all([documents.issue(), documents.issue()])
  await Promise.all([shop.runJobs(), shop.runJobs()])
  await documents.issueLater()
  await shop.runJobs()
  const mails = await documentMails(buyer)
  const { purchaseId } = await newest(buyer)
  const { number } = (await documents.invoiceOf(buyer))!
  expect(mails.map((mail) => mail.subject)).toEqual([subject + number])
  expect(mails[0]!.text).toContain(purchaseId)
  expect(mails[0]!.text).toContain(vat)
  // The page of the credits has one address in both languages.
  expect(mails[0]!.text).toMatch(/:\d+\/credits\n/)
  expect((await emails(buyer, purchaseId))[0]!.text).toMatch(/:\d+\/credits\n/)
  const [pdf] = mails[0]!.attachments!
  expect(pdf).toMatchObject({ fileName: `${number.replace('/', '-')}.pdf`, type: 'application/pdf' })
  expect(Buffer.from(pdf!.content, 'base64').toString('latin1')).toContain(`InvoiceReceipt ${number}`)
})

test('while the PDF cannot be read, the e-mail with it waits, and no other does', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  await documents.issue()
  await shop.control('PUT', 'invoices', { api: '500' })
  await shop.runJobs()
  expect(await documentMails(buyer)).toEqual([])
  expect((await emails(buyer, (await newest(buyer)).purchaseId)).map(({ subject }) => subject)).toContain(
    'Order confirmation: Path 5',
  )
  await shop.control('PUT', 'invoices', {})
  shop.passTime(5)
  await shop.runJobs()
  expect(await documentMails(buyer)).toHaveLength(1)
})

test('a refund’s e-mail says that the credit note follows, and the credit note follows with its PDF', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  await documents.issue()
  const { purchaseId } = await newest(buyer)
  await withdrawFrom(buyer, purchaseId)
  await shop.deliver()
  const refunded = (await emails(buyer, purchaseId)).find(({ subject }) => subject.startsWith('Refunded'))!
  expect(refunded.text).toContain('The credit note follows by e-mail.')
  await documents.issue()
  await shop.runJobs()
  const { number } = (await newest(buyer)).documents[1]!
  const [note, ...others] = (await documentMails(buyer)).filter(
    ({ subject }) => subject === `Your credit note ${number}`,
  )
  expect(others).toEqual([])
  expect(note!.attachments).toMatchObject([{ type: 'application/pdf' }])
})

test('a document that is issued after the account was deleted writes to no one', async () => {
  const subscriber = await shop.subscriber()
  const { browser, token } = await signedIn(shop, subscriber.userId)
  const body = { email: subscriber.email }
  expect((await browser.send('DELETE', routes.deleteAccount.path, { token, body })).statusCode).toBe(204)
  await documents.issue()
  await shop.runJobs()
  expect(await documentMails(subscriber)).toEqual([])
  const left = shop.deps.db.selectFrom('emails').select('subject').where('user_id', '=', subscriber.userId)
  expect(await left.execute()).toEqual([])
})
