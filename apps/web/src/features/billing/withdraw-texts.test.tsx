import type { Purchase } from '@numeria/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { orders as english, withdrawal as inEnglish } from '../../messages/en/orders.ts'
import { orders as portuguese, withdrawal as inPortuguese } from '../../messages/pt/orders.ts'
import { Order } from './order.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

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
  documents: [],
  withdrawal: null,
}
const whole = {
  until: '2026-11-16T23:59:59.999Z',
  refundCents: 199,
  creditsTaken: 30,
  basis: 'law',
  guaranteeAgainAt: null,
} as const
const asked = { guaranteeAgain: null, credits: '10 credits', settled: null, creditsTaken: 10, endsSubscription: false }
const html = (state: Purchase['state']) =>
  renderToStaticMarkup(<Order purchase={{ ...purchase, state }} onRead={() => {}} onWithdraw={() => {}} />)

test('the card of a disputed payment says what becomes of its credits, and that of another payment does not', () => {
  expect(html('disputed')).toContain(`Payment disputed. Ordered on`)
  expect(html('disputed')).toContain(english.disputed)
  expect(html('paid')).not.toContain(english.disputed)
  expect(portuguese.disputed).toContain('contestado junto do teu banco')
})

test('the card of a dispute that was lost says what the bank has decided, and not what it may decide', () => {
  expect(html('dispute_lost')).toContain('Returned by your bank. Ordered on')
  expect(html('dispute_lost')).toContain(english.disputeLost)
  expect(html('dispute_lost')).not.toContain(english.disputed)
  expect(english.disputeLost).not.toContain('Until the bank decides')
  expect(portuguese.disputeLost).toContain('o teu banco devolveu-te')
  expect(portuguese.disputeLost).not.toContain('Até o banco decidir')
})

test('the question before a withdrawal names the end of a subscription that still lives, and of no other', () => {
  const dialog = (endsSubscription: boolean) => {
    const withdrawal = { ...whole, endsSubscription }
    const shown = { ...purchase, subscription: true, withdrawal }
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <WithdrawDialog purchase={shown} onClose={() => {}} onDone={() => {}} />
      </QueryClientProvider>,
    )
  }
  expect(dialog(true)).toContain('The subscription of this payment ends immediately.')
  expect(dialog(false)).not.toContain('The subscription of this payment')
  const told = { ...asked, basis: 'law', deducted: null } as const
  expect(inPortuguese.after({ ...told, endsSubscription: true })).toContain('A subscrição deste pagamento termina')
  expect(inPortuguese.after({ ...told, endsSubscription: false })).not.toContain('A subscrição deste pagamento')
})

describe('the question before a withdrawal', () => {
  test('says that the whole price comes back', () => {
    const whole = { ...asked, basis: 'guarantee', deducted: null } as const
    expect(inEnglish.after(whole)).toContain(', the whole price,')
    expect(inPortuguese.after(whole)).toContain(', o preço total,')
  })

  test('says how much of the price is deducted', () => {
    const part = { ...asked, basis: 'unused', deducted: '€1.32' } as const
    expect(inEnglish.after(part)).toContain('(the whole price less €1.32)')
    expect(inPortuguese.after(part)).toContain('(o preço total menos €1.32)')
  })
})
