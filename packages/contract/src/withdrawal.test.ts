import { describe, expect, test } from 'vitest'
import { guaranteeAgainAt, withdrawalRefund } from './withdrawal.ts'

const paidAt = new Date('2026-11-03T10:00:00Z')
const destiny7 = {
  amountCents: 549,
  refundedCents: 0,
  granted: 140,
  remaining: 140,
  settled: 0,
  paidAt,
  hasConsent: true,
  guaranteeAgainAt: null,
}
const after = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)

describe('withdrawing from a purchase', () => {
  test('brings back the whole price for 7 days, whatever was used', () => {
    expect(withdrawalRefund({ ...destiny7, remaining: 0 }, after(7))).toMatchObject({
      refundCents: 549,
      basis: 'guarantee',
    })
  })

  test('then brings back what the unspent credits cost, until 14 days are over', () => {
    expect(withdrawalRefund(destiny7, after(10))).toMatchObject({ refundCents: 549, basis: 'law' })
    // 70 of 140 credits: 274.5 cents, rounded in the person's favour.
    expect(withdrawalRefund({ ...destiny7, remaining: 70 }, after(14))).toMatchObject({ refundCents: 275 })
    expect(withdrawalRefund(destiny7, new Date('2026-11-17T23:59:59Z'))).toMatchObject({ refundCents: 549 })
    expect(withdrawalRefund(destiny7, new Date('2026-11-18T00:00:00Z'))).toBeNull()
  })

  test('brings back the whole price for 14 days where nobody asked us to begin at once', () => {
    expect(withdrawalRefund({ ...destiny7, remaining: 0, hasConsent: false }, after(14))).toMatchObject({
      refundCents: 549,
    })
  })

  test('never brings back the price of credits that settled a debt', () => {
    const settled = { ...destiny7, settled: 135, remaining: 0 }
    // 5 of 140 credits: 19.6 cents, rounded in the person's favour.
    expect(withdrawalRefund(settled, after(1))).toMatchObject({ refundCents: 20, basis: 'guarantee' })
    expect(withdrawalRefund({ ...settled, remaining: 5 }, after(1))).toMatchObject({ refundCents: 20, basis: 'law' })
    expect(withdrawalRefund({ ...settled, hasConsent: false }, after(10))).toMatchObject({ refundCents: 20 })
    expect(withdrawalRefund({ ...settled, settled: 140 }, after(1))).toBeNull()
  })

  test('brings back nothing where nothing is left to give back', () => {
    expect(withdrawalRefund({ ...destiny7, remaining: 0 }, after(8))).toBeNull()
    expect(withdrawalRefund({ ...destiny7, refundedCents: 549 }, after(1))).toBeNull()
  })

  test('may be declared on Monday when its last day is on a weekend', () => {
    const onSaturday = { ...destiny7, paidAt: new Date('2026-11-21T10:00:00Z') }
    expect(withdrawalRefund(onSaturday, new Date('2026-12-07T23:00:00Z'))).toMatchObject({ refundCents: 549 })
    expect(withdrawalRefund(onSaturday, new Date('2026-12-08T00:00:00Z'))).toBeNull()
  })

  test('may be declared on Monday when its last day is a Sunday', () => {
    const onSunday = { ...destiny7, paidAt: new Date('2026-11-22T10:00:00Z') }
    expect(withdrawalRefund(onSunday, new Date('2026-12-07T23:59:59.999Z'))).toMatchObject({ refundCents: 549 })
    expect(withdrawalRefund(onSunday, new Date('2026-12-08T00:00:00Z'))).toBeNull()
  })

  test('counts to the last moment of each day', () => {
    const used = { ...destiny7, remaining: 70 }
    expect(withdrawalRefund(used, new Date('2026-11-10T23:59:59.999Z'))).toMatchObject({ basis: 'guarantee' })
    expect(withdrawalRefund(used, new Date('2026-11-11T00:00:00Z'))).toMatchObject({ basis: 'unused' })
    expect(withdrawalRefund(used, new Date('2026-11-17T23:59:59.999Z'))).toMatchObject({ refundCents: 275 })
  })

  test('never brings back more than was paid', () => {
    expect(withdrawalRefund({ ...destiny7, refundedCents: 500 }, after(1))).toMatchObject({ refundCents: 49 })
  })

  test('deducts what was used for 12 months after the guarantee gave a whole price back', () => {
    const used = { ...destiny7, remaining: 70 }
    const again = (guaranteedAt: string) =>
      withdrawalRefund({ ...used, guaranteeAgainAt: guaranteeAgainAt(new Date(guaranteedAt)) }, after(1))
    expect(again('2026-11-04T09:00:00Z')).toMatchObject({ refundCents: 275, basis: 'unused' })
    expect(again('2025-11-04T10:00:00.001Z')).toMatchObject({ refundCents: 275, basis: 'unused' })
    expect(again('2025-11-04T10:00:00Z')).toMatchObject({ refundCents: 549, basis: 'guarantee' })
  })

  test('leaves the legal right whole, whatever the guarantee gave before', () => {
    const guaranteed = { ...destiny7, remaining: 0, hasConsent: false, guaranteeAgainAt: after(300) }
    expect(withdrawalRefund(guaranteed, after(13))).toMatchObject({ refundCents: 549, basis: 'law' })
  })
})
