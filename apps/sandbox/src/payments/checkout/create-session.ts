import type { Stripe } from 'stripe'
import { invalid, missing, notPlayed } from '../api/stripe-error.ts'
import { addPrice, addProduct, type PriceData } from '../objects/catalogue.ts'
import { newId, type Checkout, type State } from '../state.ts'
import { checkSessionRules } from './session-rules.ts'
import { expireCheckout } from './expire.ts'
import { applyTax } from './totals.ts'

type Params = Stripe.Checkout.SessionCreateParams

/** Payment methods offered without a list of allowed ones, and methods that only a list offers. */
const playedMethods = ['card', 'paypal', 'link', 'sepa_debit']
const usualMethods = ['card', 'paypal', 'link']

function offeredMethods(params: Params): string[] {
  const allowed = params.allowed_payment_method_types ?? usualMethods
  const excluded = params.excluded_payment_method_types ?? []
  const offered = playedMethods.filter(
    (method) =>
      allowed.includes(method) &&
      !excluded.includes(method) &&
      !(method === 'link' && params.wallet_options?.link?.display === 'never') &&
      // A debit that bounces days later would leave a subscription half begun.
      !(method === 'sepa_debit' && params.mode === 'subscription'),
  )
  if (offered.length) return offered
  throw invalid('No payment method types are eligible for this Checkout Session.', 'allowed_payment_method_types')
}

function readLine(state: State, line: NonNullable<Params['line_items']>[number], index: number): Stripe.LineItem {
  const at = `line_items[${index}]`
  const data = line.price_data as PriceData | undefined
  if (!data) throw notPlayed(`${at} without price_data`)
  if (line.adjustable_quantity ?? line.tax_rates) throw notPlayed(`all of ${at}`)
  const { product: named, product_data: described } = data
  const product = described ? addProduct(state, described) : state.products.find(named ?? '')
  if (!product) throw missing('product', named ?? '', `${at}[price_data][product]`)
  const price = addPrice(state, data, product.id)
  const quantity = line.quantity ?? 1
  const amount = data.unit_amount * quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: data.currency,
    description: product.name,
    metadata: line.metadata ? stringMetadata(line.metadata) : {},
    price,
    quantity,
  }
}

export function stringMetadata(metadata: Stripe.MetadataParam | null | '' | undefined): Stripe.Metadata {
  const entries = Object.entries(metadata || {}).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function consentText(text: { message: string } | '' | null | undefined) {
  return text ? { message: text.message } : null
}

/** Opens a checkout session as `checkout.sessions.create` does. Throws `StripeError` where the real API would refuse. */
export function createSession(state: State, params: Params): Checkout {
  checkSessionRules(state, params)
  const uiMode = params.ui_mode ?? 'hosted_page'
  const mode = params.mode ?? 'payment'
  const methods = offeredMethods(params)
  const lines = params.line_items!.map((line, index) => readLine(state, line, index))
  const amount = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const currency = lines[0]!.currency
  if (amount < 50) {
    const least = new Intl.NumberFormat('en', { style: 'currency', currency }).format(0.5)
    throw invalid(
      `The Checkout Session's total amount due must add up to at least ${least} ${currency}`,
      undefined,
      'amount_too_small',
    )
  }
  const customer = params.customer ? state.customers.find(params.customer) : undefined
  const id = newId('cs_test', 58)
  const created = Math.floor(Date.now() / 1_000)
  const text = params.custom_text
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: params.automatic_tax?.enabled ?? false,
      liability: params.automatic_tax?.enabled ? { type: 'self' } : null,
      provider: params.automatic_tax?.enabled ? 'stripe' : null,
      status: params.automatic_tax?.enabled ? 'requires_location_inputs' : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: uiMode === 'elements' ? `${id}_${newId('secret', 32)}` : null,
    collected_information: null,
    consent: null,
    consent_collection: params.consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: params.consent_collection.promotions ?? null,
          terms_of_service: params.consent_collection.terms_of_service ?? null,
        }
      : null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: consentText(text?.after_submit),
      shipping_address: consentText(text?.shipping_address),
      submit: consentText(text?.submit),
      terms_of_service_acceptance: consentText(text?.terms_of_service_acceptance),
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: mode === 'payment' && !customer ? (params.customer_creation ?? 'if_required') : null,
    customer_details:
      (customer?.email ?? params.customer_email)
        ? {
            address: customer?.address ?? null,
            business_name: null,
            email: customer?.email ?? params.customer_email ?? null,
            individual_name: null,
            name: customer?.name ?? null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          }
        : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? created + 24 * 3_600,
    integration_identifier: params.integration_identifier ?? null,
    invoice: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: params.invoice_creation?.enabled ?? false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: params.invoice_creation?.invoice_data?.description ?? null,
              footer: params.invoice_creation?.invoice_data?.footer ?? null,
              issuer: null,
              metadata: stringMetadata(params.invoice_creation?.invoice_data?.metadata),
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: stringMetadata(params.metadata),
    mode,
    origin_context: params.origin_context ?? null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methods,
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    ...(params.return_url === undefined ? {} : { return_url: params.return_url }),
    saved_payment_method_options:
      customer || mode === 'subscription'
        ? {
            allow_redisplay_filters: params.saved_payment_method_options?.allow_redisplay_filters ?? ['always'],
            payment_method_remove: params.saved_payment_method_options?.payment_method_remove ?? 'disabled',
            payment_method_save: params.saved_payment_method_options?.payment_method_save ?? null,
          }
        : null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: uiMode,
    url: uiMode === 'hosted_page' ? `${state.url}/_stripe/checkout/${id}` : null,
    wallet_options: null,
  }
  const checkout = state.checkouts.add({
    id,
    session,
    lines,
    intent: null,
    paymentData: {
      description: params.payment_intent_data?.description ?? null,
      metadata: stringMetadata(params.payment_intent_data?.metadata),
      reused: params.payment_intent_data?.setup_future_usage !== undefined,
    },
    subscriptionData: {
      description: params.subscription_data?.description ?? null,
      metadata: stringMetadata(params.subscription_data?.metadata),
    },
    savesAddress: params.customer_update?.address === 'auto',
    savesName: params.customer_update?.name === 'auto',
    country: null,
    lastRefusal: null,
    waiting: null,
  })
  applyTax(checkout, customer?.address?.country ?? null)
  // The caller says when by its own clock, which may be behind the provider's.
  state.agenda.schedule(session.expires_at + state.clock.ahead(), () => {
    const kept = state.checkouts.find(id)
    if (kept?.session.status === 'open') expireCheckout(state, kept)
  })
  return checkout
}
