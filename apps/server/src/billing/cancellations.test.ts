import { cancelRoutes, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordTexts } from '../../../../tests/support/statements.ts'
import { signedIn } from '../test-app.ts'
import { dayMs, openSubscribers, written, type Subscribers } from './test-subscribers.ts'

let shop: Subscribers
beforeAll(async () => void (shop = await openSubscribers()))
afterAll(() => shop.close())

const declare = (body: object) => shop.visitor().post(cancelRoutes.cancelContract.path, { body })
const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

test('a subscription is cancelled without a sign-in by e-mail address and order number, with a receipt at once', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  const { email, purchaseId } = subscriber
  const answer = await declare({
    email: email.toUpperCase(),
    orderNumber: ` ${purchaseId.toUpperCase()} `,
    kind: 'ordinary',
  })
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ receivedAt: shop.deps.clock.now().toISOString() })
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ state: 'active', isCancelled: true })
  const mails = (await subscriber.mails()).slice(1)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'We received your cancellation: Abundance 8+',
    'Your subscription is cancelled: Abundance 8+',
  ])
  const receipt = mails.find(({ subject }) => subject.startsWith('We received'))!.text
  expect(receipt).toContain(`Order: ${purchaseId}`)
  expect(receipt).toContain(`The subscription ends: on ${written(new Date(end))}, with the month you have paid for`)
})

test('an order and an address that do not belong together get the same answer, and nothing is cancelled or written', async () => {
  const [subscriber, other] = [await shop.subscriber(), await shop.subscriber()]
  const wrong = [
    { email: other.email, orderNumber: subscriber.purchaseId },
    { email: subscriber.email, orderNumber: randomUUID() },
    { email: 'nobody@example.com', orderNumber: subscriber.purchaseId },
    { email: subscriber.email, orderNumber: 'FR 2026/12' },
    { email: 'not an address', orderNumber: subscriber.purchaseId },
  ]
  const right = await declare({ email: other.email, orderNumber: other.purchaseId, kind: 'ordinary' })
  for (const pair of wrong) {
    const answer = await declare({ ...pair, kind: 'ordinary' })
    expect([answer.statusCode, answer.json()]).toEqual([right.statusCode, right.json()])
  }
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })
  expect(await subscriber.mails()).toHaveLength(1)
})

test('whether an address has an account does not show in what is asked of the database, and so not in the time', async () => {
  const { email } = await shop.subscriber()
  for (const orderNumber of [randomUUID(), 'FR 2026/12']) {
    const asked = []
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const recorded = recordTexts()
      expect((await declare({ email: address, orderNumber, kind: 'ordinary' })).statusCode).toBe(202)
      asked.push(recorded)
      vi.restoreAllMocks()
    }
    expect(asked[0]).toEqual(asked[1])
  }
})

test('a cancellation for cause names its reason and ends the subscription at once', async () => {
  const subscriber = await shop.subscriber({ language: 'pt' })
  const declaration = { email: subscriber.email, orderNumber: subscriber.purchaseId, kind: 'for_cause' }
  expect((await declare(declaration)).json()).toMatchObject({ code: 'request.invalid', field: 'reason' })
  const visitor = shop.visitor()
  visitor.jar.set('language', 'pt')
  await visitor.post(cancelRoutes.cancelContract.path, { body: { ...declaration, reason: 'As leituras não chegam.' } })
  await shop.runJobs()
  expect(await subscriber.subscription()).toBeNull()
  const receipt = (await subscriber.mails()).find(({ subject }) => subject.startsWith('Recebemos'))!
  expect(receipt.text).toContain('O teu motivo: As leituras não chegam.')
  expect(receipt.text).toContain('A subscrição termina: agora')
})

test('a later end is kept: the subscription renews until the month that contains it, and ends with that month', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  const { email, purchaseId: orderNumber } = subscriber
  await declare({ email, orderNumber, kind: 'ordinary', endsOn: isoDay(end + 10 * dayMs) })
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })
  await shop.travelTo(end + dayMs)
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: true })
  expect(await subscriber.purchases()).toHaveLength(2)
  await shop.travelTo((await subscriber.periodEnd()) + dayMs)
  expect(await subscriber.subscription()).toBeNull()
  expect(await subscriber.purchases()).toHaveLength(2)
})

test('a declaration that is sent twice is taken once, and a past day means as early as possible', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  const body = { email: subscriber.email, orderNumber: subscriber.purchaseId, kind: 'ordinary', endsOn: '2020-02-29' }
  await Promise.all([declare(body), declare(body), declare(body)])
  await Promise.all([shop.runJobs(), shop.runJobs()])
  await declare(body)
  await shop.runJobs()
  const receipts = (await subscriber.mails()).filter(({ subject }) => subject.startsWith('We received'))
  expect(receipts).toHaveLength(1)
  expect(receipts[0]!.text).toContain(`on ${written(new Date(end))}`)
  for (const endsOn of ['2026-13-01', '2026-02-30'])
    expect((await declare({ ...body, endsOn })).json()).toMatchObject({ code: 'request.invalid', field: 'endsOn' })
})

test('a declaration replaces the one that waits, and a mailbox gets at most three receipts in a day', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  const body = { email: subscriber.email, orderNumber: subscriber.purchaseId, kind: 'ordinary' }
  const wanted = Array.from({ length: 6 }, (_, index) => isoDay(end + (10 + 40 * index) * dayMs))
  for (const endsOn of wanted) await declare({ ...body, endsOn })
  await shop.runJobs()
  const waiting = () =>
    shop.deps.db
      .selectFrom('cancellations')
      .select(['kind', 'ends_on'])
      .where('user_id', '=', subscriber.userId)
      .where('state', '=', 'waiting')
      .execute()
  const receipts = async () =>
    (await subscriber.mails()).filter(({ subject }) => subject.startsWith('We received')).length
  expect(await waiting()).toEqual([{ kind: 'ordinary', ends_on: wanted[5] }])
  expect(await receipts()).toBe(3)
  shop.passTime(25 * 60)
  await Promise.all(wanted.slice(0, 3).map((endsOn) => declare({ ...body, endsOn })))
  await declare(body)
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: true })
  expect(await waiting()).toEqual([])
  expect(await receipts()).toBe(6)
})

test('an e-mail names the seller as the law wants of a company, and so does the configuration of the pages', async () => {
  const company = {
    name: 'Numeria, Lda',
    phone: '+351 210 000 000',
    registry: 'Conservatória do Registo Comercial de Lisboa',
    registrationNumber: '500000000',
    shareCapital: '5 000,00 EUR',
  }
  Object.assign(shop.deps.settings.company, company)
  const subscriber = await shop.subscriber({ language: 'pt' })
  await shop.runJobs()
  const [order] = await subscriber.mails()
  expect(order!.text).toContain(
    'Matriculada na Conservatória do Registo Comercial de Lisboa, n.º de matrícula e NIPC 500000000\nCapital social 5 000,00 EUR\nTelefone +351 210 000 000',
  )
  expect((await shop.visitor().get(routes.config.path)).json()).toMatchObject({
    company: {
      ...company,
      line: 'Numeria, Lda · Conservatória do Registo Comercial de Lisboa, 500000000 · +351 210 000 000',
    },
  })
})

test('a person who deletes the account is not told of credits that they keep: the confirmation of the deletion is the only e-mail', async () => {
  const subscriber = await shop.subscriber()
  await shop.runJobs()
  const before = (await subscriber.mails()).length
  const { browser, token } = await signedIn(shop, subscriber.userId)
  const body = { email: subscriber.email }
  expect((await browser.send('DELETE', routes.deleteAccount.path, { token, body })).statusCode).toBe(204)
  await shop.runJobs()
  expect((await subscriber.mails()).slice(before).map(({ subject }) => subject)).toEqual([
    'Your Numeria account has been deleted',
  ])
})
