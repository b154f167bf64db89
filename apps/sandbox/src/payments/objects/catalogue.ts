import type { Stripe } from 'stripe'
import { newId, type State } from '../state.ts'
import { decimal } from './decimal.ts'

export type PriceData = {
  currency: string
  unit_amount: number
  tax_behavior?: 'inclusive' | 'exclusive' | 'unspecified'
  product?: string
  product_data?: { name: string; description?: string; metadata?: Record<string, string>; tax_code?: string }
  recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number }
}

export function addProduct(state: State, data: NonNullable<PriceData['product_data']>): Stripe.Product {
  const now = state.clock.now()
  return state.products.add({
    id: newId('prod', 14),
    object: 'product',
    // Products and prices that are written into a session serve it alone.
    active: false,
    created: now,
    description: data.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata ?? {},
    name: data.name,
    package_dimensions: null,
    shippable: null,
    tax_code: data.tax_code ?? null,
    tax_details: null,
    type: 'service',
    updated: now,
    url: null,
  })
}

export function addPrice(state: State, data: PriceData, product: string): Stripe.Price {
  return state.prices.add({
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: state.clock.now(),
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: data.recurring
      ? {
          interval: data.recurring.interval,
          interval_count: data.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: data.recurring ? 'recurring' : 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: decimal(data.unit_amount),
  })
}

/** The price as the older half of a subscription item still shows it. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
