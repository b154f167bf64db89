import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readDeclarations } from './declarations.ts'
import type { FieldsShape, Shape } from './shape.ts'

/** Every call that the sandbox plays, and where the SDK says what it takes. */
const calls: Record<string, [file: string, type: string]> = {
  'checkout.sessions.create': ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
  'checkout.sessions.retrieve': ['Checkout/Sessions', 'Checkout.SessionRetrieveParams'],
  'checkout.sessions.list': ['Checkout/Sessions', 'Checkout.SessionListParams'],
  'checkout.sessions.expire': ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
  'checkout.sessions.listLineItems': ['Checkout/Sessions', 'Checkout.SessionListLineItemsParams'],
  'customers.create': ['Customers', 'CustomerCreateParams'],
  'customers.retrieve': ['Customers', 'CustomerRetrieveParams'],
  'customers.update': ['Customers', 'CustomerUpdateParams'],
  'customers.del': ['Customers', 'CustomerDeleteParams'],
  'customers.list': ['Customers', 'CustomerListParams'],
  'customers.search': ['Customers', 'CustomerSearchParams'],
  'paymentIntents.retrieve': ['PaymentIntents', 'PaymentIntentRetrieveParams'],
  'paymentIntents.list': ['PaymentIntents', 'PaymentIntentListParams'],
  'charges.retrieve': ['Charges', 'ChargeRetrieveParams'],
  'charges.list': ['Charges', 'ChargeListParams'],
  'subscriptions.retrieve': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'subscriptions.update': ['Subscriptions', 'SubscriptionUpdateParams'],
  'subscriptions.cancel': ['Subscriptions', 'SubscriptionCancelParams'],
  'subscriptions.list': ['Subscriptions', 'SubscriptionListParams'],
  'invoices.retrieve': ['Invoices', 'InvoiceRetrieveParams'],
  'invoices.list': ['Invoices', 'InvoiceListParams'],
  'invoicePayments.retrieve': ['InvoicePayments', 'InvoicePaymentRetrieveParams'],
  'invoicePayments.list': ['InvoicePayments', 'InvoicePaymentListParams'],
  'refunds.create': ['Refunds', 'RefundCreateParams'],
  'refunds.retrieve': ['Refunds', 'RefundRetrieveParams'],
  'refunds.list': ['Refunds', 'RefundListParams'],
  'disputes.retrieve': ['Disputes', 'DisputeRetrieveParams'],
  'disputes.update': ['Disputes', 'DisputeUpdateParams'],
  'disputes.close': ['Disputes', 'DisputeCloseParams'],
  'disputes.list': ['Disputes', 'DisputeListParams'],
  'radar.earlyFraudWarnings.retrieve': ['Radar/EarlyFraudWarnings', 'Radar.EarlyFraudWarningRetrieveParams'],
  'radar.earlyFraudWarnings.list': ['Radar/EarlyFraudWarnings', 'Radar.EarlyFraudWarningListParams'],
  'prices.retrieve': ['Prices', 'PriceRetrieveParams'],
  'products.retrieve': ['Products', 'ProductRetrieveParams'],
  'billingPortal.sessions.create': ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
  'events.retrieve': ['Events', 'EventRetrieveParams'],
  'events.list': ['Events', 'EventListParams'],
}

/** Options of ways to pay that the sandbox does not play would make up most of the file. */
const keptPaymentMethods = new Set(['card', 'link', 'paypal', 'sepa_debit'])
const trimmed = new Set(['payment_method_options', 'payment_method_data'])

function trim(shape: Shape): Shape {
  if (typeof shape === 'string' || Array.isArray(shape)) return shape
  if ('list' in shape) return { list: trim(shape.list) }
  if ('map' in shape) return { map: trim(shape.map) }
  if ('orEmpty' in shape) return { orEmpty: trim(shape.orEmpty) }
  if ('either' in shape) return { either: shape.either.map(trim) }
  const fields = Object.entries(shape.fields).map(([name, inner]) => {
    const options = trimmed.has(name) ? fieldsOf(inner) : null
    if (!options) return [name, trim(inner)] as const
    const kept = Object.entries(options.fields).filter(([method]) => keptPaymentMethods.has(method))
    return [name, trim({ fields: Object.fromEntries(kept) })] as const
  })
  return { ...shape, fields: Object.fromEntries(fields) }
}

function fieldsOf(shape: Shape): FieldsShape | null {
  return typeof shape === 'object' && 'fields' in shape ? shape : null
}

/** Parameters of each call, read from the installed SDK. */
export function readParameters(): Record<string, Shape> {
  const sdk = dirname(dirname(createRequire(import.meta.url).resolve('stripe')))
  const read = (file: string) => readFileSync(join(sdk, 'esm', `${file}.d.ts`), 'utf8')
  const shared = readDeclarations(read('shared'))
  const files = new Map<string, (name: string) => Shape>()
  return Object.fromEntries(
    Object.entries(calls).map(([call, [file, type]]) => {
      const declared = files.get(file) ?? readDeclarations(read(`resources/${file}`), shared)
      files.set(file, declared)
      return [call, trim(declared(type))]
    }),
  )
}

if (import.meta.main) {
  writeFileSync(new URL('./parameters.json', import.meta.url), `${JSON.stringify(readParameters())}\n`)
}
