import type { Stripe } from 'stripe'
import { found } from './api/call.ts'
import { invalid, notPlayed } from './api/stripe-error.ts'
import { setCancelAtPeriodEnd } from './billing/cancellation.ts'
import { collect, currentPeriodEnd } from './billing/renewals.ts'
import { findTypo } from './cards.ts'
import { addFunding, describeFunding } from './objects/payment-method.ts'
import type { PortalView, Refusal, TypedCard } from './payments.ts'
import { emit, newId, type State } from './state.ts'

type Params = Stripe.BillingPortal.SessionCreateParams
type Flow = Stripe.BillingPortal.Session.Flow

function readFlow(state: State, params: Params): Flow | null {
  const flow = params.flow_data
  if (!flow) return null
  if (flow.type !== 'subscription_cancel' && flow.type !== 'payment_method_update')
    throw notPlayed(`the flow ${flow.type}`)
  const named = flow.subscription_cancel?.subscription
  if (flow.type === 'subscription_cancel') {
    if (named === undefined)
      throw invalid(
        'Missing required param: flow_data[subscription_cancel].',
        'flow_data[subscription_cancel]',
        'parameter_missing',
      )
    if (flow.subscription_cancel?.retention) throw notPlayed('retention offers')
    const at = 'flow_data[subscription_cancel][subscription]'
    const subscription = found(state.subscriptions.find(named), 'subscription', named, at)
    if (subscription.customer !== params.customer) throw invalid('The subscription is not of this customer.', at)
    if (subscription.status === 'canceled' || subscription.cancel_at_period_end)
      throw invalid('This subscription cannot be canceled because it is already set to be canceled.', at)
  }
  const after = flow.after_completion
  if (after?.type === 'redirect' && !after.redirect)
    throw invalid(
      'Missing required param: flow_data[after_completion][redirect].',
      'flow_data[after_completion][redirect]',
    )
  return {
    type: flow.type,
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ? { return_url: after.redirect.return_url } : null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: named === undefined ? null : { retention: null, subscription: named },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
  }
}

/** A link into the portal for one customer, as `billingPortal.sessions.create` makes it. */
export function createPortal(state: State, params: Params): Stripe.BillingPortal.Session {
  if (params.customer === undefined) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  found(state.customers.find(params.customer), 'customer', params.customer, 'customer')
  for (const name of ['configuration', 'customer_account', 'on_behalf_of'] as const)
    if (params[name] !== undefined) throw notPlayed(`the parameter ${name}`)
  if (params.return_url !== undefined && !/^https?:\/\/[^\s/]+/.test(params.return_url))
    throw invalid('Not a valid URL', 'return_url', 'url_invalid')
  const flow = readFlow(state, params)
  const id = newId('bps')
  return state.portals.add({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: state.clock.now(),
    customer: params.customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${state.url}/_stripe/portal/${id}`,
  })
}

function subscriptionsOf(state: State, portal: Stripe.BillingPortal.Session): Stripe.Subscription[] {
  return state.subscriptions.list().filter(({ customer }) => customer === portal.customer)
}

/** The view of a portal link's customer. */
export function viewPortal(state: State, portal: Stripe.BillingPortal.Session): PortalView {
  const customer = state.customers.find(portal.customer)
  return {
    id: portal.id,
    returnUrl: portal.return_url ?? state.appUrl,
    flow: (portal.flow?.type as PortalView['flow']) ?? null,
    flowSubscription: portal.flow?.subscription_cancel?.subscription ?? null,
    afterCompletionUrl: portal.flow?.after_completion.redirect?.return_url ?? null,
    email: customer?.email ?? null,
    name: customer?.name ?? null,
    subscriptions: subscriptionsOf(state, portal).map((subscription) => {
      const { price, quantity } = subscription.items.data[0]!
      const funding = state.fundings.find(subscription.default_payment_method as string)
      return {
        id: subscription.id,
        name: state.products.find(price.product as string)?.name ?? 'Subscription',
        status: subscription.status,
        amountCents: (price.unit_amount ?? 0) * (quantity ?? 1),
        currency: subscription.currency,
        interval: price.recurring!.interval,
        periodEndsAt: currentPeriodEnd(subscription),
        cancelAtPeriodEnd: subscription.cancel_at_period_end,
        paymentMethod: funding ? describeFunding(funding.method) : null,
      }
    }),
    invoices: state.invoices
      .list()
      .filter((invoice) => invoice.customer === portal.customer)
      .map(({ id, created, total, currency, status }) => ({
        id,
        createdAt: created,
        amountCents: total,
        currency,
        status: status ?? 'draft',
      })),
  }
}

/** Ends a subscription of the link's customer with its paid period, or takes that back. False when there is none to change. */
export function cancelInPortal(
  state: State,
  portal: Stripe.BillingPortal.Session,
  subscriptionId: string,
  cancel: boolean,
): boolean {
  const subscription = subscriptionsOf(state, portal).find(({ id }) => id === subscriptionId)
  if (!subscription || subscription.status === 'canceled') return false
  if (subscription.cancel_at_period_end !== cancel) setCancelAtPeriodEnd(state, subscription, cancel)
  return true
}

/** Puts another card behind everything the link's customer pays, and tries what waits unpaid. */
export function replaceCard(
  state: State,
  portal: Stripe.BillingPortal.Session,
  card: TypedCard,
): { status: 'complete' } | ({ status: 'declined' } & Refusal) {
  const typo = findTypo(card, state.clock.now())
  if (typo) return { status: 'declined', ...typo }
  const customer = state.customers.find(portal.customer)
  if (!customer) return { status: 'declined', code: 'customer_deleted', message: 'This customer is gone.' }
  const email = customer.email === null ? {} : { email: customer.email }
  const funding = addFunding(state, { method: 'card', card, ...email }, customer.id)
  const { answer } = funding.behaviour
  // Saving a card asks the bank; a card that only fails later is saved.
  if (answer.status === 'declined') {
    const { status: _, ...refusal } = answer
    return { status: 'declined', ...refusal }
  }
  emit(state, 'payment_method.attached', funding.method)
  customer.invoice_settings.default_payment_method = funding.id
  emit(state, 'customer.updated', customer)
  for (const subscription of subscriptionsOf(state, portal)) {
    if (subscription.status === 'canceled') continue
    const previous = subscription.default_payment_method
    subscription.default_payment_method = funding.id
    emit(state, 'customer.subscription.updated', subscription, { default_payment_method: previous })
    const latest = state.invoices.find((subscription.latest_invoice as string | null) ?? '')
    if (latest?.status === 'open') collect(state, subscription, latest)
  }
  return { status: 'complete' }
}
