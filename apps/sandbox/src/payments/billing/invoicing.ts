import type { Stripe } from 'stripe'
import { emit, newId, type State } from '../state.ts'
import { addInvoice, type InvoiceData, type InvoicedLine } from './invoice.ts'

/** Writes an invoice and says so. A draft has no event of its own: nothing is drafted here for longer than a moment. */
export function issueInvoice(state: State, data: InvoiceData): Stripe.Invoice {
  const invoice = addInvoice(state, data)
  const { number, status_transitions: transitions } = invoice
  emit(state, 'invoice.created', {
    ...invoice,
    status: 'draft',
    number: null,
    effective_at: null,
    status_transitions: { ...transitions, finalized_at: null },
  })
  emit(state, 'invoice.finalized', { ...invoice, number })
  return invoice
}

/** The lines of a subscription for the period that its items are in. */
export function periodLines(state: State, subscription: Stripe.Subscription): InvoicedLine[] {
  return subscription.items.data.map((item) => {
    const name = state.products.find(item.price.product as string)?.name ?? 'Subscription'
    const quantity = item.quantity ?? 1
    const price = new Intl.NumberFormat('en', { style: 'currency', currency: subscription.currency })
    const unit = price.format((item.price.unit_amount ?? 0) / 100)
    return {
      amount: (item.price.unit_amount ?? 0) * quantity,
      quantity,
      description: `${quantity} × ${name} (at ${unit} / ${item.price.recurring!.interval})`,
      price: item.price,
      period: { start: item.current_period_start, end: item.current_period_end },
      subscriptionItem: item.id,
    }
  })
}

/** Notes that a payment paid an invoice, and says so. */
export function settleInvoice(state: State, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent) {
  const now = state.clock.now()
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.auto_advance = false
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  const payment = state.invoicePayments.add({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  })
  emit(state, 'invoice.paid', invoice)
  emit(state, 'invoice.payment_succeeded', invoice)
  emit(state, 'invoice_payment.paid', payment)
}
