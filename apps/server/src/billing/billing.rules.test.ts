import { describe, expect, test } from 'vitest'
import { creditsAskedBack, creditsExpireAt, orderProblem } from './billing.rules.ts'

const ordered = { packId: 'seed3', credits: 30, amountCents: 199, currency: 'eur' }
const paid = { packId: 'seed3', amountCents: 199, currency: 'eur' }

describe('a payment', () => {
  test('that is exactly what was ordered has no problem', () => {
    expect(orderProblem(ordered, paid)).toBeNull()
  })

  test.each([
    [{ packId: 'path5' }, 'pack path5 instead of seed3'],
    [{ packId: null }, 'pack null instead of seed3'],
    [{ currency: 'usd' }, 'currency usd instead of eur'],
    [{ amountCents: 198 }, '198 eur cents instead of 199'],
    [{ amountCents: 200 }, '200 eur cents instead of 199'],
  ])('of %o is told apart', (difference, problem) => {
    expect(orderProblem(ordered, { ...paid, ...difference })).toBe(problem)
  })
})

describe('credits', () => {
  const end = new Date('2026-12-21T12:00:00Z')

  test('of a pack never expire', () => {
    expect(creditsExpireAt({ subscription: false }, end)).toBeNull()
    expect(creditsExpireAt({ subscription: true }, null)).toBeNull()
  })

  test('of a subscription roll over for 90 days after the paid month', () => {
    expect(creditsExpireAt({ subscription: true }, end)).toEqual(new Date('2027-03-21T12:00:00Z'))
  })

  test('that a refund asks back are its share of the price, rounded down', () => {
    const purchase = { credits: 140, amountCents: 549 }
    expect(creditsAskedBack(purchase, 548)).toBe(139)
    expect(creditsAskedBack(purchase, 100)).toBe(25)
    expect(creditsAskedBack(purchase, 3)).toBe(0)
  })

  test('that a refund of the whole price asks back are all that remain', () => {
    expect(creditsAskedBack({ credits: 140, amountCents: 549 }, 549)).toBeNull()
  })
})
