import type { Stripe } from 'stripe'
import { invalid, missing, notPlayed, type StripeError } from '../api/stripe-error.ts'
import type { State } from '../state.ts'

type Params = Stripe.Checkout.SessionCreateParams

const played = new Set<string>([
  'adaptive_pricing',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'cancel_url',
  'client_reference_id',
  'consent_collection',
  'custom_text',
  'customer',
  'customer_creation',
  'customer_email',
  'customer_update',
  'excluded_payment_method_types',
  'expand',
  'expires_at',
  'integration_identifier',
  'invoice_creation',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'origin_context',
  'payment_intent_data',
  'payment_method_options',
  'phone_number_collection',
  'return_url',
  'saved_payment_method_options',
  'submit_type',
  'subscription_data',
  'success_url',
  'tax_id_collection',
  'ui_mode',
  'wallet_options',
] satisfies (keyof Params)[])

const refusedByMode: Record<string, (keyof Params)[]> = {
  elements: [
    'after_expiration',
    'branding_settings',
    'cancel_url',
    'custom_fields',
    'custom_text',
    'optional_items',
    'origin_context',
    'submit_type',
    'success_url',
  ],
  hosted_page: ['permissions', 'redirect_on_completion', 'return_url'],
}

const currencies = ['eur', 'gbp', 'usd']

function checkAddresses(params: Params, uiMode: string) {
  const refused = (refusedByMode[uiMode] ?? []).filter((name) => params[name] !== undefined)
  if (refused.length)
    throw invalid(
      `The following parameters are not supported with 'ui_mode: ${uiMode}': ${refused.join(', ')}.`,
      refused[0],
    )
  if (uiMode === 'hosted_page' && !params.success_url) throw missingParameter('success_url')
  const redirects = (params.allowed_payment_method_types ?? ['paypal']).some((method) => method !== 'card')
  if (uiMode === 'elements' && redirects && !params.return_url) throw missingParameter('return_url')
  for (const name of ['success_url', 'cancel_url', 'return_url'] as const) {
    const address = params[name]
    if (address !== undefined && !/^https?:\/\/[^\s/]+/.test(address))
      throw invalid('Not a valid URL', name, 'url_invalid')
  }
}

function missingParameter(name: string): StripeError {
  return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
}

function checkModes(params: Params, mode: string) {
  const wrong = {
    payment: ['subscription_data'],
    subscription: ['payment_intent_data', 'invoice_creation', 'customer_creation', 'submit_type'],
  }[mode] as (keyof Params)[] | undefined
  for (const name of wrong ?? [])
    if (params[name] !== undefined) throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name)
  const recurring = params.line_items!.filter((line) => line.price_data?.recurring)
  if (mode === 'payment' && recurring.length)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    )
  if (mode === 'subscription' && !recurring.length)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    )
  if (mode === 'subscription' && recurring.length !== params.line_items!.length)
    throw notPlayed('single payments inside a subscription')
}

function checkLines(params: Params) {
  const seen = new Set(params.line_items!.map((line) => line.price_data?.currency))
  if (seen.size > 1) throw invalid('All line items must have the same currency.', 'line_items')
  for (const [index, { price_data: data, price }] of params.line_items!.entries()) {
    const at = `line_items[${index}]`
    if (price !== undefined && data)
      throw invalid('You may only specify one of these parameters: price, price_data.', at)
    if (!data) continue
    if (!currencies.includes(data.currency))
      throw invalid(
        `Invalid currency: ${data.currency}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
        `${at}[price_data][currency]`,
      )
    if ((data.product === undefined) === (data.product_data === undefined))
      throw invalid('You must specify either `product` or `product_data` when creating a price.', `${at}[price_data]`)
    if (data.unit_amount_decimal !== undefined) throw notPlayed('unit_amount_decimal')
    if (data.unit_amount === undefined) throw missingParameter(`${at}[price_data][unit_amount]`)
    if (data.unit_amount < 0)
      throw invalid('This value must be greater than or equal to 0.', `${at}[price_data][unit_amount]`)
    if (params.automatic_tax?.enabled && data.tax_behavior !== 'inclusive')
      throw notPlayed(`automatic tax on prices whose tax_behavior is ${data.tax_behavior ?? 'left out'}`)
  }
}

function checkCustomer(state: State, params: Params) {
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
  if (params.customer_email !== undefined && !/^\S+@\S+\.\S+$/.test(params.customer_email))
    throw invalid(`Invalid email address: ${params.customer_email}`, 'customer_email', 'email_invalid')
  if (params.customer === undefined) {
    if (params.customer_update) throw invalid('`customer_update` can only be used with `customer`.', 'customer_update')
    return
  }
  const customer = state.customers.find(params.customer)
  if (!customer) throw missing('customer', params.customer, 'customer')
  if (params.customer_creation !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_creation.', 'customer_creation')
  if (params.automatic_tax?.enabled && !customer.address?.country && params.customer_update?.address !== 'auto')
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      undefined,
      'customer_tax_location_invalid',
    )
}

function checkExpiry(expiresAt: number | undefined) {
  if (expiresAt === undefined) return
  const ahead = expiresAt - Math.floor(Date.now() / 1_000)
  if (ahead < 30 * 60)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (ahead > 24 * 3_600)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', 'expires_at')
}

/** Rules that combine several parameters. Throws as the real API would. */
export function checkSessionRules(state: State, params: Params) {
  const uiMode = params.ui_mode ?? 'hosted_page'
  const mode = params.mode ?? 'payment'
  checkAddresses(params, uiMode)
  if (mode === 'setup') throw notPlayed('mode setup')
  if (!refusedByMode[uiMode]) throw notPlayed(`ui_mode ${uiMode}`)
  if (!params.line_items?.length) throw missingParameter('line_items')
  const unplayed = Object.keys(params).find((name) => !played.has(name))
  if (unplayed) throw notPlayed(`the parameter ${unplayed}`)
  if (params.mode === undefined) throw missingParameter('mode')
  checkModes(params, mode)
  checkLines(params)
  checkCustomer(state, params)
  checkExpiry(params.expires_at)
  if ((params.client_reference_id?.length ?? 0) > 200)
    throw invalid(
      'Invalid string: must be at most 200 characters',
      'client_reference_id',
      'parameter_invalid_string_too_long',
    )
}
