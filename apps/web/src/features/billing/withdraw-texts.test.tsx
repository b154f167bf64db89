import type { Purchase } from '@numeria/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { orders as english, withdrawal as inEnglish } from '../../messages/en/orders.ts'
import { orders as portuguese, withdrawal as inPortuguese } from '../../messages/pt/orders.ts'
import { Order } from './order.tsx'

const purchase: Purchase = {
  purchaseId: 'a1',
  packId: 'seed3',
  packName: 'Seed 3',
  subscription: false,
  credits: 30,
  creditsGranted: 30,
  amountCents: 199,
  taxCents: null,
  currency: 'eur',
  state: 'paid',
  createdAt: '2026-11-01T10:00:00.000Z',
  paidAt: '2026-11-01T10:00:00.000Z',
  refundedCents: 0,
  refundingCents: 0,
  settled: null,
  consent: null,
  withdrawal: null,
}
const html = (state: Purchase['state']) =>
  renderToStaticMarkup(<Order purchase={{ ...purchase, state }} onRead={() => {}} onWithdraw={() => {}} />)

test('the card of a disputed payment says what becomes of its credits, and that of another payment does not', () => {
  expect(html('disputed')).toContain(`Payment disputed. Ordered on`)
  expect(html('disputed')).toContain(english.disputed)
  expect(html('paid')).not.toContain(english.disputed)
  expect(portuguese.disputed).toContain('contestado junto do teu banco')
})

describe('the question before a withdrawal', () => {
  const told = { guaranteeAgain: null, credits: '10 credits', settled: null, creditsTaken: 10, subscription: false }

  test('says that the whole price comes back', () => {
    const whole = { ...told, basis: 'guarantee', deducted: null } as const
    expect(inEnglish.after(whole)).toContain(', the whole price,')
    expect(inPortuguese.after(whole)).toContain(', o preço total,')
  })

  test('says how much of the price is deducted', () => {
    const part = { ...told, basis: 'unused', deducted: '€1.32' } as const
    expect(inEnglish.after(part)).toContain('(the whole price less €1.32)')
    expect(inPortuguese.after(part)).toContain('(o preço total menos €1.32)')
  })
})
