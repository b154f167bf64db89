import type { Stripe } from 'stripe'
import { decimal } from '../objects/decimal.ts'
import { newId, type State } from '../state.ts'
import { vatPercent, vatWithin } from '../tax.ts'

export type InvoicedLine = {
  amount: number
  quantity: number
  description: string
  price: Stripe.Price
  period: { start: number; end: number }
  /** Absent for a single purchase. */
  subscriptionItem?: string
}

export type InvoiceData = {
  customer: Stripe.Customer
  currency: string
  lines: InvoicedLine[]
  reason: 'subscription_create' | 'subscription_cycle' | 'manual'
  subscription: Stripe.Subscription | null
  country: string | null
  taxed: boolean
  metadata: Stripe.Metadata
  description: string | null
}

type Tax = Stripe.InvoiceLineItem.Tax

function taxOf(amount: number, country: string): Tax {
  const percent = vatPercent(country)
  const tax = vatWithin(amount, percent)
  return {
    amount: tax,
    tax_behavior: 'inclusive',
    tax_rate_details: { tax_rate: `txr_sandbox_vat_${country.toLowerCase()}` },
    taxability_reason: percent > 0 ? 'standard_rated' : 'not_collecting',
    taxable_amount: amount - tax,
    type: 'tax_rate_details',
  }
}

function readLine(invoice: string, line: InvoicedLine, data: InvoiceData): Stripe.InvoiceLineItem {
  const { subscription, taxed, country } = data
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: data.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription ? { ...subscription.metadata } : {},
    parent: line.subscriptionItem
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: subscription?.id ?? null,
            subscription_item: line.subscriptionItem,
          },
          type: 'subscription_item_details',
        }
      : null,
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product as string },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: decimal(line.quantity),
    subscription: subscription?.id ?? null,
    subtotal: line.amount,
    taxes: taxed && country ? [taxOf(line.amount, country)] : [],
  }
}

/** An invoice, final and open. */
export function addInvoice(state: State, data: InvoiceData): Stripe.Invoice {
  const id = newId('in')
  const now = state.clock.now()
  const { customer, subscription } = data
  const lines = data.lines.map((line) => readLine(id, line, data))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const taxes = lines.flatMap((line) => line.taxes ?? [])
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const number = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = number + 1
  return state.invoices.add({
    id,
    object: 'invoice',
    account_country: 'PT',
    account_name: 'Numeria (sandbox)',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: data.reason !== 'manual',
    automatic_tax: {
      disabled_reason: null,
      enabled: data.taxed,
      liability: data.taxed ? { type: 'self' } : null,
      provider: data.taxed ? 'stripe' : null,
      status: data.taxed ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: data.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: data.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: data.description,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: data.metadata,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(number).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total - tax,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  })
}
