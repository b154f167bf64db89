import type { EmailList, Purchase, PurchaseList, PageLanguage } from '@numeria/contract'
import { startSandbox } from '@numeria/sandbox'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { capture, hold } from '../credits/test-holds.ts'
import { checkLedger } from '../credits/ledger-check.ts'
import { readSettings } from '../platform/settings.ts'
import { signedIn, startTestApp } from '../test-app.ts'

export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
} as const

type Answer = { statusCode: number; json(): unknown }
export type Buyer = Awaited<ReturnType<Shop['buyer']>>
export type Shop = Awaited<ReturnType<typeof openShop>>

export const newest = async (buyer: Buyer) => (await buyer.purchases())[0]!
export const withdrawFrom = (buyer: Buyer, purchaseId: string) =>
  buyer.call('post', `/api/billing/purchases/${purchaseId}/withdraw`)
export const emails = async (buyer: Buyer, purchaseId: string) =>
  ((await buyer.call('get', `/api/billing/purchases/${purchaseId}/emails`)).json() as EmailList).emails

/** The whole application listening beside a sandbox of its own, whose webhooks come only when a test delivers them. For tests. */
export async function openShop(environment: Record<string, string> = {}) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  const testApp = await startTestApp([], publicUrl, { ...sandbox.environment, ...environment })
  await testApp.app.listen({ port, host: '127.0.0.1' })

  async function control<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${sandbox.url}/_control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = (await response.json()) as Reply
    expect(response.status, JSON.stringify(reply)).toBe(200)
    return reply
  }
  await control('PUT', 'payments', { webhooks: 'lost' })
  const pay = (sessionId: string, card: string = cards.succeeds, more: object = {}) =>
    control('POST', 'payments/pay', { sessionId, card, ...more })
  /** Delivers the events that wait, and waits until they were answered. */
  const deliver = (order: 'oldest' | 'newest' = 'oldest') =>
    control<{ delivered: unknown[] }>('POST', 'payments/redeliver', { order })

  return {
    ...testApp,
    sandbox,
    settings: readSettings({ ...sandbox.environment, PUBLIC_URL: publicUrl }),
    control,
    deliver,
    /** Moves the provider's clock and ours to a moment, and delivers the provider's events of that time. */
    async travelTo(moment: number): Promise<void> {
      const { now } = await control<{ now: string }>('GET', 'payments')
      await control('POST', 'payments/advance', { days: Math.max(0, moment - Date.parse(now)) / 86_400_000 })
      testApp.passTime((moment - testApp.deps.clock.now().getTime()) / 60_000)
      await deliver()
    },
    deliverAgain: () => control('POST', 'payments/redeliver', { which: 'all' }),

    async buyer() {
      const { browser, token, userId } = await signedIn(testApp)
      type Headers = Record<string, string>
      const call = (method: 'get' | 'post' | 'put', url: string, body?: object, headers?: Headers): Promise<Answer> =>
        browser[method](url, { token, ...(body && { body }), ...(headers && { headers }) })
      return {
        userId,
        call,
        /** As a page does when its language is chosen. */
        chooseLanguage: (language: PageLanguage) => void browser.jar.set('language', language),
        /** Opens a checkout for the payment form. */
        async order(packId: string, more: object = {}): Promise<{ clientSecret: string; sessionId: string }> {
          const answer = await call('post', '/api/billing/checkout-session', { packId, ...more })
          expect(answer.statusCode, JSON.stringify(answer.json())).toBe(200)
          const { clientSecret } = answer.json() as { clientSecret: string }
          return { clientSecret, sessionId: clientSecret.split('_secret_')[0]! }
        },
        /** Spends credits, as a reading does. */
        async spend(credits: number): Promise<void> {
          const { db, clock } = testApp.deps
          const turn = randomUUID()
          await hold(db, clock.now(), userId, turn, credits)
          await capture(db, clock.now(), userId, turn)
        },
        credits: async () =>
          ((await call('get', '/api/auth/profile')).json() as { user: { credits: number } }).user.credits,
        purchases: async (): Promise<Purchase[]> =>
          ((await call('get', '/api/billing/purchases')).json() as PurchaseList).purchases,
      }
    },
    pay,
    /** Buys a pack with the consent to begin, a minute later than the last thing that happened. */
    async buy(
      buyer: { order(packId: string, more: object): Promise<{ sessionId: string }> },
      packId: string,
      more: object = {},
    ): Promise<string> {
      testApp.passTime(1)
      const { sessionId } = await buyer.order(packId, { consent: { textVersion: '2026-11' }, ...more })
      await pay(sessionId)
      await deliver()
      return sessionId
    },
    /** Makes the provider refuse refunds of a payment: its charge is disputed, which can happen in its dashboard at any time. */
    refuseRefunds: (sessionId: string, amount: number) =>
      control('POST', 'payments/dispute', { sessionId, amount, outcome: 'open' }),
    /** Differences found by the ledger check; must be empty. */
    differences: async () => (await checkLedger(testApp.deps.db)).differences,
    async close() {
      await testApp.stop()
      await sandbox.stop()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
