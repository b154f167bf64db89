import { routes, signupCredits, type EmailList, type PurchaseList, type Statement } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hold, release } from '../credits/test-holds.ts'
import { findLot, hasBought } from '../credits/lots.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { signedIn } from '../test-app.ts'
import { openShop, type Shop } from './test-shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(async () => {
  expect(await shop.differences()).toEqual([])
  await shop.close()
})

/** A person with a disposable address, whose sign-up gift waits for a purchase. */
async function newcomer() {
  const { db, clock, settings } = shop.deps
  const person = { subject: randomUUID(), email: `${randomUUID()}@mailinator.com` }
  const userId = await accountOf(db, clock.now(), 'google', person, settings)
  const { browser, token } = await signedIn(shop, userId)
  const order = async (packId: string, more: object = {}) => {
    const answer = await browser.post(routes.checkoutSession.path, { token, body: { packId, ...more } })
    expect(answer.statusCode).toBe(200)
    return { sessionId: answer.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]! }
  }
  return {
    userId,
    order,
    withdraw: async () => {
      const list = await browser.get(routes.purchases.path, { token })
      const { purchaseId, withdrawal } = list.json<PurchaseList>().purchases.find((each) => each.withdrawal)!
      const answer = await browser.post(`/api/billing/purchases/${purchaseId}/withdraw`, { token })
      const { emails } = (await browser.get(`/api/billing/purchases/${purchaseId}/emails`, { token })).json<EmailList>()
      const receipt = emails.find(({ subject }) => subject.startsWith('Your withdrawal'))!
      return { answer, offered: withdrawal!.creditsTaken, receipt: receipt.text }
    },
    credits: async () =>
      (await browser.get(routes.profile.path, { token })).json<{ user: { credits: number } }>().user.credits,
    gift: async () => findLot(shop.deps.db, userId, 'signup'),
    lines: async () =>
      (await browser.get(routes.statement.path, { token }))
        .json<Statement>()
        .entries.filter(({ subject }) => subject.kind === 'gift' && subject.id === 'signup')
        .map(({ kind, why, credits }) => [kind, why, credits]),
  }
}

/** Sets credits aside as a reading does. */
async function begin(userId: string, credits: number) {
  const { db, clock } = shop.deps
  const turn = randomUUID()
  await hold(db, clock.now(), userId, turn, credits)
  return { giveUp: () => release(db, clock.now(), userId, turn) }
}

describe('the sign-up gift that came with a purchase', () => {
  test('goes back with a withdrawal from it, and comes again with the next one, once', async () => {
    const person = await newcomer()
    await shop.buy(person, 'seed3')
    expect(await person.credits()).toBe(30 + signupCredits)
    expect((await person.withdraw()).answer.statusCode).toBe(200)
    await shop.deliver()
    expect(await person.credits()).toBe(0)
    expect(await hasBought(shop.deps.db, person.userId)).toBe(false)
    await shop.buy(person, 'seed3')
    await shop.deliverAgain()
    expect(await person.credits()).toBe(30 + signupCredits)
    await shop.buy(person, 'seed3')
    expect(await person.credits()).toBe(60 + signupCredits)
    expect(await person.lines()).toEqual([
      ['unfreeze', 'refund', 5],
      ['refund', 'refund', 0],
      ['freeze', 'refund', -5],
      ['grant', null, 5],
    ])
  })

  test('is among the credits that the offer, the receipt and the e-mail of the last withdrawal name', async () => {
    const person = await newcomer()
    await shop.buy(person, 'seed3')
    await shop.buy(person, 'seed3')
    for (const credits of [30, 30 + signupCredits]) {
      const { answer, offered, receipt } = await person.withdraw()
      expect([offered, answer.json()]).toMatchObject([credits, { creditsTaken: credits }])
      expect(receipt).toContain(`removed with the refund: ${credits}\n`)
      await shop.deliver()
    }
    expect(await person.credits()).toBe(0)
  })

  test('goes back with a refund that the provider makes of the whole price, however often its events come', async () => {
    const person = await newcomer()
    const sessionId = await shop.buy(person, 'seed3')
    await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
    await shop.deliver()
    expect(await person.gift()).toMatchObject({ remaining: signupCredits })
    await shop.control('POST', 'payments/refund', { sessionId, amount: 99 })
    await shop.deliver()
    await shop.deliverAgain()
    expect(await person.credits()).toBe(0)
    expect(await person.gift()).toMatchObject({ revoked: signupCredits })
  })

  test.each([
    ['won', { remaining: signupCredits, frozen: 0, revoked: 0 }],
    ['lost', { remaining: 0, frozen: 0, revoked: signupCredits }],
  ])('is frozen while the whole price is disputed, until the dispute is %s', async (outcome, after) => {
    const person = await newcomer()
    const sessionId = await shop.buy(person, 'seed3')
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 199, outcome: 'open' })
    await shop.deliver()
    expect(await person.gift()).toMatchObject({ remaining: 0, frozen: signupCredits })
    await shop.control('POST', 'payments/dispute', { sessionId, outcome })
    await shop.deliver()
    expect(await person.gift()).toMatchObject(after)
  })

  test('leaves no debt for what was spent of it, and takes what a reading gives back later', async () => {
    const person = await newcomer()
    const sessionId = await shop.buy(person, 'seed3')
    const reading = await begin(person.userId, 2)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 199, outcome: 'lost' })
    await shop.deliver()
    expect(await person.gift()).toMatchObject({ held: 2, revoked: 3, owed: 0 })
    await reading.giveUp()
    expect(await person.gift()).toMatchObject({ held: 0, revoked: 5, owed: 0 })
    expect(await person.credits()).toBe(0)
  })

  test('stays while another purchase stands', async () => {
    const person = await newcomer()
    await shop.buy(person, 'seed3')
    await shop.buy(person, 'seed3')
    await person.withdraw()
    await shop.deliver()
    expect(await person.credits()).toBe(30 + signupCredits)
    await person.withdraw()
    await shop.deliver()
    expect(await person.credits()).toBe(0)
  })
})
