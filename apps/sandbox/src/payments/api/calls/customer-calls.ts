import type { Stripe } from 'stripe'
import { endSubscription } from '../../billing/renewals.ts'
import { stringMetadata } from '../../checkout/create-session.ts'
import { addCustomer, emptyAddress } from '../../objects/customer.ts'
import { emit, type State } from '../../state.ts'
import { found, mergeMetadata, onlyPlayed, type Calls } from '../call.ts'
import { listPage } from '../list.ts'
import { invalid } from '../stripe-error.ts'
import { searchCustomers } from './customer-search.ts'

const kept = ['address', 'description', 'email', 'metadata', 'name', 'phone']

type CustomerParams = Omit<Stripe.CustomerUpdateParams, 'address'> & { address?: Stripe.AddressParam | '' }

function readAddress(address: Stripe.AddressParam | '' | undefined): Stripe.Address | null {
  return address ? { ...emptyAddress(null), ...address } : null
}

function checkEmail(email: string | undefined) {
  if (email && !/^\S+@\S+\.\S+$/.test(email)) throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid')
}

function updateCustomer(state: State, customer: Stripe.Customer, params: CustomerParams) {
  checkEmail(params.email)
  const fields = ['description', 'email', 'name', 'phone'] as const
  for (const field of fields) if (params[field] !== undefined) customer[field] = params[field] || null
  if (params.address !== undefined) customer.address = readAddress(params.address)
  customer.metadata = mergeMetadata(customer.metadata, params.metadata)
  emit(state, 'customer.updated', customer)
  return customer
}

function deleteCustomer(state: State, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of state.subscriptions.list())
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(state, subscription)
  state.customers.remove(customer.id)
  emit(state, 'customer.deleted', customer)
  return state.deletedCustomers.add({ id: customer.id, object: 'customer', deleted: true })
}

export const customerCalls: Calls = {
  'customers.create': {
    route: 'POST /v1/customers',
    run(state, { params }) {
      onlyPlayed(params, kept)
      const { address, description, email, metadata, name, phone } = params as CustomerParams
      checkEmail(email)
      return addCustomer(state, {
        address: readAddress(address),
        description: description || null,
        email: email || null,
        metadata: stringMetadata(metadata),
        name: name || null,
        phone: phone || null,
      })
    },
  },
  // Before `retrieve`, whose route would take 'search' for an id.
  'customers.search': {
    route: 'GET /v1/customers/search',
    run: (state, { params }) =>
      searchCustomers(state.customers.list(), params as unknown as Stripe.CustomerSearchParams),
  },
  'customers.retrieve': {
    route: 'GET /v1/customers/:id',
    run: (state, { id }) => found(state.customers.find(id) ?? state.deletedCustomers.find(id), 'customer', id),
  },
  'customers.update': {
    route: 'POST /v1/customers/:id',
    run(state, { id, params }) {
      onlyPlayed(params, kept)
      return updateCustomer(state, found(state.customers.find(id), 'customer', id), params as CustomerParams)
    },
  },
  'customers.del': {
    route: 'DELETE /v1/customers/:id',
    run: (state, { id }) => deleteCustomer(state, found(state.customers.find(id), 'customer', id)),
  },
  'customers.list': {
    route: 'GET /v1/customers',
    run: (state, { params }) =>
      listPage('/v1/customers', state.customers.list(), params, {
        email: (customer, wanted) => customer.email === wanted,
      }),
  },
}
