import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { createAgenda, type Agenda } from './agenda.ts'
import { apiVersion } from './api-version.ts'
import type { CardBehaviour } from './cards.ts'
import { createClock, type Clock } from './clock.ts'
import type { PaymentAttempt, Refusal } from './payments.ts'
import { createCollection, type Collection } from './store.ts'

/** A checkout session, and what its page and its end need beside it. */
export type Checkout = {
  id: string
  session: Stripe.Checkout.Session
  lines: Stripe.LineItem[]
  /** The payment of the first attempt; in subscription mode the session does not name it. */
  intent: Stripe.PaymentIntent | null
  paymentData: { description: string | null; metadata: Stripe.Metadata; reused: boolean }
  subscriptionData: { description: string | null; metadata: Stripe.Metadata }
  /** Whether the customer keeps what was typed into the form. */
  savesAddress: boolean
  savesName: boolean
  /** Of the billing address, as far as it is known. */
  country: string | null
  lastRefusal: Refusal | null
  /** The attempt that waits for the bank's 3-D Secure page. */
  waiting: { attempt: PaymentAttempt; funding: Funding } | null
}

/** A payment method and its test behaviour, which no bank would reveal. */
export type Funding = { id: string; method: Stripe.PaymentMethod; behaviour: CardBehaviour }

export type State = {
  /** Addresses of the sandbox and of the product, without a slash at the end. */
  url: string
  appUrl: string
  clock: Clock
  agenda: Agenda
  customers: Collection<Stripe.Customer>
  deletedCustomers: Collection<Stripe.DeletedCustomer>
  products: Collection<Stripe.Product>
  prices: Collection<Stripe.Price>
  fundings: Collection<Funding>
  checkouts: Collection<Checkout>
  paymentIntents: Collection<Stripe.PaymentIntent>
  charges: Collection<Stripe.Charge>
  subscriptions: Collection<Stripe.Subscription>
  invoices: Collection<Stripe.Invoice>
  invoicePayments: Collection<Stripe.InvoicePayment>
  refunds: Collection<Stripe.Refund>
  disputes: Collection<Stripe.Dispute>
  warnings: Collection<Stripe.Radar.EarlyFraudWarning>
  portals: Collection<Stripe.BillingPortal.Session>
  events: Collection<Stripe.Event>
  /** The API call that is being answered: events name it. */
  request: Stripe.Event.Request | null
  announce(event: Stripe.Event): void
}

/** An account of the provider on its first day. Every event is handed to `announce`. */
export function createState(
  { url, appUrl }: { url: string; appUrl: string },
  announce: (event: Stripe.Event) => void,
): State {
  const clock = createClock()
  return {
    url,
    appUrl,
    clock,
    agenda: createAgenda(clock),
    customers: createCollection(),
    deletedCustomers: createCollection(),
    products: createCollection(),
    prices: createCollection(),
    fundings: createCollection(),
    checkouts: createCollection(),
    paymentIntents: createCollection(),
    charges: createCollection(),
    subscriptions: createCollection(),
    invoices: createCollection(),
    invoicePayments: createCollection(),
    refunds: createCollection(),
    disputes: createCollection(),
    warnings: createCollection(),
    portals: createCollection(),
    events: createCollection(),
    request: null,
    announce,
  }
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id of Stripe's form. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`
}

type EventType = Stripe.Event['type']
type EventObject<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object']

/** Writes an event with the object as it is now, and what it was before where that matters. */
export function emit<Type extends EventType>(
  state: State,
  type: Type,
  object: EventObject<Type>,
  previous?: Partial<EventObject<Type>>,
) {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: state.clock.now(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: structuredClone(previous) } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: state.request ?? { id: null, idempotency_key: null },
    type,
  } as Stripe.Event
  state.events.add(event)
  state.announce(event)
}
