import { routes, type EmailList } from '@numeria/contract'
import { sql } from 'kysely'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMail } from '../integrations/mail.ts'
import { finishDeletions } from '../user-data/deletion.ts'
import { signedIn } from '../test-app.ts'
import { leaveEmails, sendEmails } from './emails.ts'
import { openShop, type Shop } from './test-shop.ts'

let shop: Shop
let mails: string[] = []
let isRefusing = false
/** Happens while an email is on its way. */
let meanwhile = async (): Promise<void> => {}
const take = callbackify(async (mail: Buffer) => {
  await meanwhile()
  if (isRefusing) throw new Error('not now')
  mails.push(mail.toString('utf8'))
})
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => take(Buffer.concat(chunks), callback))
  },
})
beforeAll(async () => {
  shop = await openShop()
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  shop.deps.mail = smtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Numeria <orders@numeria.example>' })
})
afterAll(async () => {
  await new Promise<void>((done) => server.close(done))
  await shop.close()
})

const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=E2=80=9C', '“')
const receiptAndFarewell = ['Order confirmation: Seed 3', 'Your Numeria account has been deleted']
const subjectsTo = (email: string) =>
  mails
    .map(plain)
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')
    .toSorted((one, other) => one.localeCompare(other))

test('an order is confirmed by one email with the price, the VAT and the way to withdraw', async () => {
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('destiny7', { consent: { textVersion: '2026-11' } })
  await shop.pay(sessionId)
  await shop.deliver()
  await Promise.all([sendEmails(shop.deps), sendEmails(shop.deps)])
  await shop.deliverAgain()
  await sendEmails(shop.deps)
  expect(mails).toHaveLength(1)
  const mail = plain(mails[0]!)
  expect(mail).toContain('Subject: Order confirmation: Destiny 7')
  expect(mail).toContain('5.49 EUR, including 1.03 EUR VAT')
  expect(mail).toContain('You asked us to begin at once')
  expect(mail).toContain('until 07/12/2026')
})

test('a withdrawal is confirmed with its day and hour, and a mail server that refuses is tried again later', async () => {
  mails = []
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('seed3')
  await shop.pay(sessionId)
  await shop.deliver()
  await sendEmails(shop.deps)
  const [purchase] = await buyer.purchases()
  await buyer.call('post', `/api/billing/purchases/${purchase!.purchaseId}/withdraw`)

  isRefusing = true
  await sendEmails(shop.deps)
  isRefusing = false
  await sendEmails(shop.deps)
  expect(mails).toHaveLength(1)
  shop.passTime(5)
  await sendEmails(shop.deps)
  const receipt = mails.map(plain).find((mail) => mail.includes('Subject: Your withdrawal'))
  expect(receipt).toContain('Received: 2026-11-21 12:00:00 UTC')
  expect(receipt).toContain('Being refunded: 1.99 EUR')
  // The provider gave the money back at once, which is an email of its own.
  expect(mails.map(plain).filter((mail) => mail.includes('Subject: Refunded'))).toHaveLength(1)
  expect(mails).toHaveLength(3)
})

test('an order in Portuguese is confirmed in Portuguese, and so are its withdrawal and the month that renews it', async () => {
  mails = []
  const buyer = await shop.buyer()
  buyer.chooseLanguage('pt')
  const { sessionId } = await buyer.order('abundance8', { consent: { textVersion: '2026-11-pt' } })
  await shop.pay(sessionId)
  await shop.deliver()
  await shop.control('POST', 'payments/advance', { days: 32 })
  await shop.deliver()
  const purchase = (await buyer.purchases()).at(-1)!
  await buyer.call('post', `/api/billing/purchases/${purchase.purchaseId}/withdraw`)
  await sendEmails(shop.deps)
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from emails where user_id = ${buyer.userId} order by created_at, cause`.execute(shop.deps.db)
  const subjects = rows.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Confirmação da encomenda: Abundance 8+')).toHaveLength(2)
  expect(subjects.filter((subject) => subject === 'Resolução do contrato: Abundance 8+')).toHaveLength(1)
  const [order] = rows.map(({ body }) => body).filter((body) => body.includes('Pediste-nos para começar de imediato'))
  expect(order).toContain('7,99 EUR, dos quais 1,49 EUR de IVA')
  const answer = await buyer.call('get', `/api/billing/purchases/${purchase.purchaseId}/emails`)
  expect((answer.json() as EmailList).emails[0]!.text).toContain('Livro de Reclamações: https://')
  expect(subjects).toContain('Reembolsado: Abundance 8+')
  expect(mails).toHaveLength(4)
})

test('a receipt that still waits when its buyer leaves is sent to them, and then nothing of it is kept', async () => {
  mails = []
  const { userId, token, browser } = await signedIn(shop)
  const { db } = shop.deps
  const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'seed3' } })
  await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
  await shop.deliver()
  isRefusing = true
  await sendEmails(shop.deps)
  const email = `${userId}@example.com`
  const left = await browser.send('DELETE', routes.deleteAccount.path, { token, body: { email } })
  expect(left.statusCode).toBe(204)
  isRefusing = false
  shop.passTime(16)
  await finishDeletions(shop.deps)
  await sendEmails(shop.deps)
  expect(subjectsTo(email)).toEqual(receiptAndFarewell)
  expect(await db.selectFrom('emails').select('cause').where('user_id', '=', userId).execute()).toEqual([])
  expect(await shop.everyRow()).not.toContain(email)
})

/** A user with a pending receipt, and a function that deletes the account. */
async function somebodyWhoLeaves() {
  mails = []
  const { userId, token, browser } = await signedIn(shop)
  const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'seed3' } })
  await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
  await shop.deliver()
  const email = `${userId}@example.com`
  return {
    userId,
    email,
    leave: async () => {
      const left = await browser.send('DELETE', routes.deleteAccount.path, { token, body: { email } })
      expect(left.statusCode).toBe(204)
    },
    kept: () => shop.deps.db.selectFrom('emails').select('state').where('user_id', '=', userId).execute(),
  }
}

test.each([
  ['takes it', false],
  ['refuses it at first', true],
])(
  'a receipt whose buyer leaves while it is on its way to a mail server that %s arrives once, and nothing of it is kept',
  async (_, refuses) => {
    const { email, leave, kept } = await somebodyWhoLeaves()
    isRefusing = refuses
    meanwhile = leave
    await sendEmails(shop.deps)
    meanwhile = async () => {}
    isRefusing = false
    shop.passTime(16)
    await finishDeletions(shop.deps)
    await sendEmails(shop.deps)
    expect(subjectsTo(email)).toEqual(receiptAndFarewell)
    expect(await kept()).toEqual([])
    expect(await shop.everyRow()).not.toContain(email)
  },
)

test('a receipt whose buyer leaves between its turn and the look for their address still finds them', async () => {
  const { userId, email, kept } = await somebodyWhoLeaves()
  let sending: Promise<void> | undefined
  await shop.owner.transaction().execute(async (tx) => {
    // Blocks look-ups of addresses until the user has left.
    await sql`lock table users in access exclusive mode`.execute(tx)
    sending = sendEmails(shop.deps)
    const waiting = sql<{ count: number }>`
      select count(*) from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and relation = 'users'::regclass and not granted`
    await expect.poll(async () => (await waiting.execute(tx)).rows[0]!.count, { timeout: 4_000 }).toBe(1)
    await leaveEmails({ db: tx, mail: shop.deps.mail }, userId)
    await tx.deleteFrom('users').where('user_id', '=', userId).execute()
  })
  await sending
  expect(mails.map((mail) => plain(mail).includes(`To: ${email}`))).toEqual([true])
  expect(await kept()).toEqual([])
})

test('without a mail server the words are kept for the page', async () => {
  shop.deps.mail = null
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('seed3')
  await shop.pay(sessionId)
  await shop.deliver()
  await sendEmails(shop.deps)
  const kept = await shop.deps.db.selectFrom('emails').select('state').where('user_id', '=', buyer.userId).execute()
  expect(kept).toEqual([{ state: 'kept' }])
})

test('the emails of a purchase can be read again, by its buyer only', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const { sessionId } = await buyer.order('destiny7')
  await shop.pay(sessionId)
  await shop.deliver()
  const [purchase] = await buyer.purchases()
  const address = `/api/billing/purchases/${purchase!.purchaseId}`
  shop.passTime(5)
  await buyer.call('post', `${address}/withdraw`)
  const { emails: written } = (await buyer.call('get', `${address}/emails`)).json() as EmailList
  expect(written.at(-1)!.subject).toBe('Order confirmation: Destiny 7')
  expect(written.map(({ subject }) => subject).toSorted()).toEqual([
    'Order confirmation: Destiny 7',
    'Refunded: Destiny 7',
    'Your withdrawal from Destiny 7',
  ])
  expect(written.at(-1)!.text).toContain('5.49 EUR, including 1.03 EUR VAT')
  expect(written.at(-1)!.text).toContain('Complaints: https://')
  expect((await other.call('get', `${address}/emails`)).statusCode).toBe(404)
})
