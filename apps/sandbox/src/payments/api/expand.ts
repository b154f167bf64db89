import type { Checkout, State } from '../state.ts'
import { invalid } from './stripe-error.ts'

type Fields = Record<string, unknown>

/** The object that an id stands for. */
function findById(state: State, id: string): unknown {
  const prefix = id.slice(0, id.lastIndexOf('_'))
  const finders: Record<string, (id: string) => unknown> = {
    cs_test: (session) => state.checkouts.find(session)?.session,
    cus: state.customers.find,
    prod: state.products.find,
    price: state.prices.find,
    pm: (method) => state.fundings.find(method)?.method,
    pi: state.paymentIntents.find,
    ch: state.charges.find,
    sub: state.subscriptions.find,
    in: state.invoices.find,
    re: state.refunds.find,
    du: state.disputes.find,
  }
  return Object.hasOwn(finders, prefix) ? finders[prefix]!(id) : undefined
}

export function wholeList(url: string, data: unknown[]) {
  return { object: 'list', data, has_more: false, url }
}

/** Lists that an object holds only when asked to. */
const includable: Record<string, (state: State, owner: Fields & { id: string }) => unknown> = {
  'checkout.session.line_items': (state, { id }) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, (state.checkouts.find(id) as Checkout).lines),
  'charge.refunds': (state, { id }) =>
    wholeList(
      `/v1/charges/${id}/refunds`,
      state.refunds.list().filter((refund) => refund.charge === id),
    ),
  'invoice.payments': (state, { id }) =>
    wholeList(
      '/v1/invoice_payments',
      state.invoicePayments.list().filter((payment) => payment.invoice === id),
    ),
  'customer.subscriptions': (state, { id }) =>
    wholeList(
      `/v1/customers/${id}/subscriptions`,
      state.subscriptions.list().filter(({ customer, status }) => customer === id && status !== 'canceled'),
    ),
}

function expandPath(state: State, value: unknown, path: string[], whole: string): void {
  const [name, ...rest] = path
  if (name === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) expandPath(state, item, path, whole)
    return
  }
  const owner = value as Fields & { id: string; object?: string }
  const include = includable[`${owner.object}.${name}`]
  if (include && owner[name] === undefined) owner[name] = structuredClone(include(state, owner))
  const held = owner[name]
  if (held === undefined || (typeof held !== 'object' && typeof held !== 'string')) throw refuse(whole)
  if (typeof held === 'string') {
    const found = findById(state, held)
    if (!found) throw refuse(whole)
    owner[name] = structuredClone(found)
  } else if (rest.length === 0 && held !== null && !include && !('id' in held)) throw refuse(whole)
  expandPath(state, owner[name], rest, whole)
}

function refuse(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand')
}

/** A copy of an answer in which each path of `expand` holds the object instead of its id. */
export function expandAnswer(state: State, answer: object, paths: string[]): unknown {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand')
    expandPath(state, copy, parts, path)
  }
  return copy
}
