import { afterAll, beforeAll, expect, test } from 'vitest'
import { balance } from '../credits/credits.ts'
import { spendableByExpiry } from '../credits/expiry.ts'
import { openShop, type Shop } from './test-shop.ts'

const gift = 5
const month = 250
const hour = 3_600_000
const day = 24 * hour
/** The next leap year. */
const year = Math.ceil((new Date().getUTCFullYear() + 1) / 4) * 4
const noonOf = (monthOfYear: number, date: number): Date => new Date(Date.UTC(year, monthOfYear - 1, date, 12))

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('a subscription that begins on 31 January brings credits on the last day of each month, for 90 days after what was paid', async () => {
  await shop.travelTo(noonOf(1, 31).getTime())
  const buyer = await shop.buyer()
  const available = async (at: number) => (await balance(shop.deps.db, buyer.userId, new Date(at))).available
  const expiring = () => spendableByExpiry(shop.deps.db, shop.deps.clock.now(), buyer.userId)
  await shop.pay((await buyer.order('abundance8')).sessionId)
  await shop.deliver()

  let paid = gift + month
  for (const renewal of [noonOf(2, 29), noonOf(3, 31), noonOf(4, 30)].map(Number)) {
    await shop.travelTo(renewal - day)
    expect(await available(renewal - day)).toBe(paid)
    await shop.travelTo(renewal + hour)
    paid += month
    expect(await available(renewal + hour)).toBe(paid)
  }

  expect((await expiring()).map(({ expiresAt, credits }) => [expiresAt?.toISOString().slice(0, 10), credits])).toEqual([
    [`${year}-05-29`, month],
    [`${year}-06-29`, month],
    [`${year}-07-29`, month],
    [`${year}-08-29`, month],
    [undefined, gift],
  ])
  const firstExpiry = Number((await expiring())[0]!.expiresAt)
  expect(await available(firstExpiry - 1)).toBe(paid)
  expect(await available(firstExpiry)).toBe(paid - month)
})
