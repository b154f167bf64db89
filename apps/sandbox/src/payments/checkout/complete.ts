import type { Stripe } from 'stripe'
import { issueInvoice, periodLines, settleInvoice } from '../billing/invoicing.ts'
import { scheduleRenewal } from '../billing/renewals.ts'
import { addSubscription } from '../billing/subscription.ts'
import { addCustomer, emptyAddress } from '../objects/customer.ts'
import type { PaymentAttempt } from '../payments.ts'
import { emit, type Checkout, type Funding, type State } from '../state.ts'

/** The customer of a session, made now where the session asks for one; null for a guest. */
export function settleCustomer(state: State, checkout: Checkout, attempt: PaymentAttempt): Stripe.Customer | null {
  const { session } = checkout
  const address = emptyAddress(checkout.country, attempt.postalCode)
  const known = typeof session.customer === 'string' ? state.customers.find(session.customer) : undefined
  session.customer_details = {
    address,
    business_name: null,
    email: known?.email ?? session.customer_email ?? attempt.email ?? null,
    individual_name: null,
    name: attempt.name ?? known?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  const { email, name } = session.customer_details
  if (known) {
    if (checkout.savesAddress) known.address = address
    if (checkout.savesName) known.name = name
    known.email ??= email
    if (checkout.savesAddress || checkout.savesName) emit(state, 'customer.updated', known)
    return known
  }
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null
  const customer = addCustomer(state, { email, name, address })
  session.customer = customer.id
  return customer
}

/** Ends a session whose money is there, or on its way: what was bought begins, and the events say so. */
export function completeSession(
  state: State,
  checkout: Checkout,
  customer: Stripe.Customer | null,
  funding: Funding,
  paymentStatus: 'paid' | 'unpaid',
) {
  const { session } = checkout
  const intent = checkout.intent!
  session.status = 'complete'
  session.payment_status = paymentStatus
  session.url = null
  checkout.waiting = null
  checkout.lastRefusal = null
  if (session.mode === 'subscription') beginSubscription(state, checkout, customer!, funding)
  else if (session.invoice_creation?.enabled && customer && paymentStatus === 'paid')
    writeInvoice(state, checkout, customer, intent)
  emit(state, 'checkout.session.completed', session)
}

function beginSubscription(state: State, checkout: Checkout, customer: Stripe.Customer, funding: Funding) {
  const { session, lines, subscriptionData } = checkout
  funding.method.customer = customer.id
  emit(state, 'payment_method.attached', funding.method)
  const subscription = addSubscription(state, {
    customer: customer.id,
    lines,
    funding: funding.id,
    metadata: subscriptionData.metadata,
    description: subscriptionData.description,
    taxed: session.automatic_tax.enabled,
  })
  emit(state, 'customer.subscription.created', subscription)
  const invoice = issueInvoice(state, {
    customer,
    currency: subscription.currency,
    lines: periodLines(state, subscription),
    reason: 'subscription_create',
    subscription,
    country: checkout.country,
    taxed: session.automatic_tax.enabled,
    metadata: {},
    description: null,
  })
  subscription.latest_invoice = invoice.id
  session.subscription = subscription.id
  session.invoice = invoice.id
  settleInvoice(state, invoice, checkout.intent!)
  subscription.status = 'active'
  emit(state, 'customer.subscription.updated', subscription, { status: 'incomplete' })
  scheduleRenewal(state, subscription)
}

function writeInvoice(state: State, checkout: Checkout, customer: Stripe.Customer, intent: Stripe.PaymentIntent) {
  const { session, lines } = checkout
  const now = state.clock.now()
  const data = session.invoice_creation!.invoice_data
  const invoice = issueInvoice(state, {
    customer,
    currency: session.currency!,
    lines: lines.map((line) => ({
      amount: line.amount_total,
      quantity: line.quantity ?? 1,
      description: line.description ?? '',
      price: line.price!,
      period: { start: now, end: now },
    })),
    reason: 'manual',
    subscription: null,
    country: checkout.country,
    taxed: session.automatic_tax.enabled,
    metadata: data.metadata ?? {},
    description: data.description,
  })
  session.invoice = invoice.id
  settleInvoice(state, invoice, intent)
}
