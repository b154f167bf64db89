import type { Stripe } from 'stripe'
import { emit, newId, type State } from '../state.ts'

export function emptyAddress(country: string | null, postalCode: string | null = null): Stripe.Address {
  return { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null }
}

type CustomerData = Partial<Pick<Stripe.Customer, 'email' | 'name' | 'address' | 'description' | 'metadata' | 'phone'>>

export function addCustomer(state: State, data: CustomerData): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: data.address ?? null,
    balance: 0,
    created: state.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: data.description ?? null,
    discount: null,
    email: data.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: data.metadata ?? {},
    name: data.name ?? null,
    next_invoice_sequence: 1,
    phone: data.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  state.customers.add(customer)
  emit(state, 'customer.created', customer)
  return customer
}
