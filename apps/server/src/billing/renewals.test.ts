import { cancelRoutes, routes, type CancelLinkReply } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { signedIn } from '../test-app.ts'
import { sendEmails } from './emails.ts'
import { announceRenewals } from './renewal-notices.ts'
import { dayMs, openSubscribers, written, type Mail, type Subscribers } from './test-subscribers.ts'

let shop: Subscribers
beforeAll(async () => void (shop = await openSubscribers()))
afterAll(() => shop.close())

const notices = (mails: Mail[]) => mails.filter(({ subject }) => /renews on|renova-se a/.test(subject))
const linkIn = ({ text }: Mail) => new URL(/https?:\S+\?link=\S+/.exec(text)![0])
const press = async (link: URL) =>
  shop.visitor().post(cancelRoutes.cancelByLink.path, { body: { token: link.searchParams.get('link')! } })

test('a renewal is announced 7 days before with price, date and a link, once each month however many jobs run', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  await shop.travelTo(end - 7 * dayMs - 60_000)
  await shop.runJobs()
  expect(notices(await subscriber.mails())).toEqual([])

  await shop.travelTo(end - 7 * dayMs + 60_000)
  await Promise.all([1, 2, 3, 4].map(() => announceRenewals(shop.deps)))
  await Promise.all([sendEmails(shop.deps), sendEmails(shop.deps)])
  await shop.travelTo(end - 2 * dayMs)
  await shop.runJobs()
  const [notice, ...others] = notices(await subscriber.mails())
  expect(others).toEqual([])
  expect(notice!.subject).toBe(`Abundance 8+ renews on ${written(new Date(end))}`)
  expect(notice!.text).toContain('Price: 7.99 EUR')
  expect(linkIn(notice!).pathname).toBe('/cancel')

  const next = async () => (await subscriber.periodEnd()) - dayMs
  await shop.travelTo(end + dayMs)
  await shop.travelTo(await next())
  await shop.runJobs()
  expect(notices(await subscriber.mails())).toHaveLength(2)
})

test('a notice says that a pause does not stop the renewal, and only during one', async () => {
  const [paused, other] = [await shop.subscriber(), await shop.subscriber({ language: 'pt' })]
  await shop.travelTo((await paused.periodEnd()) - 6 * dayMs)
  const { browser, token } = await signedIn(shop, paused.userId)
  expect((await browser.put(routes.saveWellbeing.path, { token, body: { pauseDays: 30 } })).statusCode).toBe(200)
  await shop.runJobs()
  const [notice] = notices(await paused.mails())
  expect(notice!.text).toContain('Your pause does not stop this renewal: it is charged, and its credits are added.')
  expect(notices(await other.mails())[0]!.text).not.toContain('pausa')
})

test('a notice is in the page language of the account and names the currency that is charged, as the card does', async () => {
  const subscriber = await shop.subscriber({ language: 'pt', currency: 'usd' })
  const end = await subscriber.periodEnd()
  await shop.travelTo(end - 3 * dayMs)
  await shop.runJobs()
  const [notice] = notices(await subscriber.mails())
  expect(notice!.subject).toBe(`Abundance 8+ renova-se a ${written(new Date(end))}`)
  expect(notice!.text).toContain('Preço: 7,99 USD')
  expect(linkIn(notice!).pathname).toBe('/pt/cancel')
  expect(await subscriber.subscription()).toMatchObject({
    price: { amountCents: 799, currency: 'usd' },
    periodEndsAt: new Date(end).toISOString(),
    retryAt: null,
  })
})

test('a notice waits for a provider that is away, and none is written for a subscription that was cancelled there', async () => {
  const [kept, cancelled] = [await shop.subscriber(), await shop.subscriber()]
  await shop.travelTo((await kept.periodEnd()) - 6 * dayMs)
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: 'refuse' })
  const job = listJobs(shop.deps).find(({ name }) => name === 'announce renewals')!
  await expect(job.run()).rejects.toThrow('could not be announced')
  await shop.control('PUT', 'payments', { webhooks: 'lost' })
  // Its own webhook never comes: the job has to ask.
  await shop.cancelAtProvider(cancelled.userId)
  await job.run()
  await sendEmails(shop.deps)
  expect(notices(await kept.mails())).toHaveLength(1)
  expect(notices(await cancelled.mails())).toEqual([])
  expect((await cancelled.mails()).map(({ subject }) => subject)).toContain(
    'Your subscription is cancelled: Abundance 8+',
  )
})

test('the link opens a page and cancels nothing until it is pressed; then the subscription ends with its month, and an e-mail says so', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  await shop.travelTo(end - 6 * dayMs)
  await shop.runJobs()
  const link = linkIn(notices(await subscriber.mails())[0]!)
  // A mail scanner opens what it finds.
  await shop.visitor().get(link.pathname + link.search)
  await shop.visitor().get(`${cancelRoutes.cancelByLink.path}${link.search}`)
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })

  const [first, second] = await Promise.all([press(link), press(link)])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(first.json<CancelLinkReply>()).toEqual({ packName: 'Abundance 8+', endsAt: new Date(end).toISOString() })
  await shop.runJobs()
  expect(await subscriber.subscription()).toMatchObject({ state: 'active', isCancelled: true })
  const endings = (await subscriber.mails()).filter(({ subject }) => subject.includes('is cancelled'))
  expect(endings).toHaveLength(1)
  expect(endings[0]!.text).toContain(`It ends on ${written(new Date(end))}`)

  await shop.travelTo(end + dayMs)
  expect(await subscriber.subscription()).toBeNull()
  expect(await subscriber.purchases()).toHaveLength(1)
})

test('a link works once and dies with its renewal: neither a subscription taken up again nor another month is cancelled by it', async () => {
  const subscriber = await shop.subscriber()
  const end = await subscriber.periodEnd()
  await shop.travelTo(end - 6 * dayMs)
  await shop.runJobs()
  const link = linkIn(notices(await subscriber.mails())[0]!)
  await press(link)
  await shop.resumeAtProvider(subscriber.userId)
  await shop.deliver()
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })
  const again = await press(link)
  expect([again.statusCode, again.json()]).toMatchObject([404, { code: 'billing.cancel_link_over' }])
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })

  await shop.travelTo(end + dayMs)
  expect((await press(link)).statusCode).toBe(404)
  const forged = new URL(link)
  forged.searchParams.set('link', `${link.searchParams.get('link')!.slice(0, -4)}AAAA`)
  expect((await press(forged)).json()).toMatchObject({ code: 'billing.cancel_link_over' })
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: false })
})

test('a pressed link counts while the provider is away, and is carried out when it is back', async () => {
  const subscriber = await shop.subscriber()
  await shop.travelTo((await subscriber.periodEnd()) - 6 * dayMs)
  await shop.runJobs()
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: 'refuse' })
  expect((await press(linkIn(notices(await subscriber.mails())[0]!))).statusCode).toBe(200)
  await shop.control('PUT', 'payments', { webhooks: 'lost' })
  shop.passTime(5)
  await Promise.all([shop.runJobs(), shop.runJobs()])
  expect(await subscriber.subscription()).toMatchObject({ isCancelled: true })
})
