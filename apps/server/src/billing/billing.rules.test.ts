import { describe, expect, test, vi } from 'vitest'
import { creditsExpireAt, orderProblem } from './billing.rules.ts'

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

  describe.each(['UTC', 'Europe/Lisbon', 'Pacific/Kiritimati', 'Etc/GMT+12'])('on a server in %s', (zone) => {
    test.each([
      ['the night in March in which the clocks go forward', '2027-01-31T12:00:00Z', '2027-05-01T12:00:00Z'],
      ['the night in October in which they go back', '2026-08-31T12:00:00Z', '2026-11-29T12:00:00Z'],
      ['29 February', '2028-01-31T00:00:00Z', '2028-04-30T00:00:00Z'],
      ['the end of a year', '2026-12-31T23:59:59.999Z', '2027-03-31T23:59:59.999Z'],
      [
        'a summer, into the first half past one of Lisbon’s October night',
        '2026-07-27T00:30:00Z',
        '2026-10-25T00:30:00Z',
      ],
      ['a summer, into the second half past one of that night', '2026-07-27T01:30:00Z', '2026-10-25T01:30:00Z'],
    ])('roll over for 90 times 24 hours across %s', (_, paidUntil, expires) => {
      vi.stubEnv('TZ', zone)
      expect(creditsExpireAt({ subscription: true }, new Date(paidUntil))).toEqual(new Date(expires))
    })
  })
})
