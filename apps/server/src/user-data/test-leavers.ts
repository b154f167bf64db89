// People with an account to leave, in a shop of their own. For tests.
import { earningRoutes, type LeavingOverview, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { malteseDetails } from '../payouts/test-referrer.ts'
import { checkTurns } from '../readings/turn/turns-check.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { signedIn } from '../test-app.ts'

export type Person = Awaited<ReturnType<typeof signedIn>> & { email: string; subject: string }

/** The product for a test file. After each test the ledger must be true and agree with the readings. */
export function useLeavers() {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    expect([...(await shop.differences()), ...(await checkTurns(shop.deps.db))]).toEqual([])
  })

  async function someone() {
    const { db, clock, settings } = shop.deps
    const identity = { subject: randomUUID(), email: `${randomUUID()}@example.com` }
    const userId = await accountOf(db, clock.now(), 'google', identity, { encryption: settings.encryption })
    await saveProfile(db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
    return { ...identity, ...(await signedIn(shop, userId)) }
  }

  /** Writes something into every place that a person can fill by themselves. */
  async function live(person: Person): Promise<void> {
    const { browser, token } = person
    const say = await browser.post(routes.chat.path, { token, body: { message: 'What of my sister Wilhelmina?' } })
    expect(say.statusCode).toBe(200)
    const history = (await browser.get(routes.chatHistory.path, { token })).json<{ turnId: string }[]>()
    const published = `/api/chat/turns/${history[0]!.turnId}/public`
    expect((await browser.post(published, { token, body: { showName: true } })).statusCode).toBe(200)
    expect((await browser.post(routes.share.path, { token, body: { reason: 'copy' } })).statusCode).toBe(200)
    expect((await browser.post(routes.createReferral.path, { token, body: {} })).statusCode).toBeLessThan(300)
    await browser.patch(earningRoutes.payoutMode.path, { token, body: { mode: 'cash', bankDetails: malteseDetails } })
    const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'seed3' } })
    await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
    await shop.deliver()
  }

  return {
    get shop() {
      return shop
    },
    someone,
    live,
  }
}

export const leave = ({ browser, token, email }: Person, body: object = { email }) =>
  browser.send('DELETE', routes.deleteAccount.path, { token, body })

export const overview = async ({ browser, token }: Person) =>
  (await browser.get(routes.leaving.path, { token })).json<LeavingOverview>()
