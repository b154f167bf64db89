import type { Currency, PageLanguage } from '@numeria/contract'

/** An order that the provider takes payment for. */
export type Order = {
  purchaseId: string
  /** How often this was tried in vain. The provider repeats its answer to a key, a failure too. */
  tries: number
  userId: string
  customerId: string
  pack: { id: string; name: string; description: string; subscription: boolean }
  amountCents: number
  currency: Currency
  /** `modal`: the form inside our page; `hosted`: the provider's own page. */
  way: 'modal' | 'hosted'
  /** Of the provider's form. */
  language: PageLanguage
  successUrl: string
  cancelUrl: string
}

/** The order's ids as sent to the provider. Missing or malformed ids are null. */
export type Ordered = { userId: string | null; purchaseId: string | null; packId: string | null }

/** Details of the buyer from the payment; null without any. */
export type Payer = {
  /** Of the billing address. */
  country: string | null
  /** Of the card's issuer, or of the account of a wallet. */
  instrumentCountry: string | null
  name: string | null
}

/** A checkout as the provider has it now. */
export type Checkout = Ordered & {
  sessionId: string
  state: 'open' | 'complete' | 'expired'
  isPaid: boolean
  amountCents: number
  taxCents: number | null
  currency: string
  paymentIntent: string | null
  payer: Payer
  /** Of a subscription: its first invoice, once there is one. */
  invoiceId: string | null
}

/** One month of a subscription as the provider has it now. */
export type Invoice = Ordered & {
  invoiceId: string
  subscriptionId: string | null
  /** The first month, a renewal, or something else that brings no credits. */
  reason: 'first' | 'renewal' | 'other'
  isPaid: boolean
  amountCents: number
  taxCents: number | null
  currency: string
  paymentIntent: string | null
  payer: Payer
  /** When the month that was paid for ends. */
  periodEndsAt: Date
  /** Of an invoice that is still to be paid: how often the money was asked for in vain, and when it is asked for again. */
  failed: { attempts: number; dueCents: number; retryAt: Date | null } | null
}

export type Subscription = Ordered & {
  subscriptionId: string
  state: 'active' | 'past_due' | 'ended'
  periodEndsAt: Date
  /** When its holder cancelled it; null while it goes on. */
  cancelledAt: Date | null
  /** Price of a month. */
  amountCents: number
  currency: string
  /** Of a renewal that failed: when it is tried again. */
  retryAt: Date | null
}

export type Refund = {
  refundId: string
  /** Our own id of it, where we asked for it. */
  ownId: string | null
  paymentIntent: string | null
  /** Which time we asked for it, where we did. */
  attempt: number
  amountCents: number
  state: 'pending' | 'succeeded' | 'failed'
  /** Why it failed: the provider's code. */
  failure: string | null
}

export type Dispute = {
  disputeId: string
  paymentIntent: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
}

/** Something that happened at the provider: which object to look at. Its own data may be old by the time it arrives. */
export type PaymentEvent = {
  eventId: string
  type: string
  about:
    /** `hasFailed`: a payment that was being decided on was refused. */
    | { what: 'checkout'; sessionId: string; hasFailed: boolean }
    | { what: 'invoice'; invoiceId: string }
    | { what: 'subscription'; subscriptionId: string }
    | { what: 'refund'; refundId: string }
    | { what: 'dispute'; disputeId: string }
    | { what: 'fraud_warning'; paymentIntent: string | null }
    | { what: 'nothing_of_ours' }
    /** The provider signed it, and we cannot read which object it means. */
    | { what: 'unreadable' }
}

/** Takes payments. Every call that creates something carries a key of ours, so that trying again creates nothing twice. */
export type Payments = {
  createCustomer(userId: string, email: string, key: string): Promise<string>
  startCheckout(order: Order): Promise<{ sessionId: string; clientSecret: string | null; url: string | null }>
  /**
   * Closes an open checkout, so that it cannot be paid any more.
   * @throws {PaymentRefused} it is not open
   */
  closeCheckout(sessionId: string): Promise<void>
  findCheckout(sessionId: string): Promise<Checkout>
  findInvoice(invoiceId: string): Promise<Invoice>
  findSubscription(subscriptionId: string): Promise<Subscription>
  /** Lets a subscription end with the month that is paid for; one that ends already stays so. False: the provider knows of none. */
  cancelSubscription(subscriptionId: string): Promise<boolean>
  /** Ends a subscription at once, without another invoice; one that has ended stays so. False: the provider knows of none. */
  endSubscription(subscriptionId: string): Promise<boolean>
  findRefund(refundId: string): Promise<Refund>
  findDispute(disputeId: string): Promise<Dispute>
  /** The checkout or the invoice that a payment belongs to. */
  findSource(paymentIntent: string): Promise<{ sessionId: string } | { invoiceId: string } | null>
  /**
   * Gives money back, once for each `ownId` and attempt: after a try in vain the provider is asked first whether it has happened. A try whose answer never
   * came is repeated with its own key, so that the provider cannot make both.
   * @throws {PaymentRefused} the provider will not
   * @throws {PaymentsUnavailable} `isFault` where the provider answered with a fault of its own: it repeats that answer to the key
   */
  refund(order: RefundOrder): Promise<Refund>
  openPortal(customerId: string, returnUrl: string, flow: PortalFlow | null): Promise<string>
  /** @throws {BadSignature} unless the provider signed exactly these bytes a moment ago */
  readEvent(body: Buffer, signature: string): PaymentEvent
  /** Events since a moment, oldest first. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
}

export type RefundOrder = {
  paymentIntent: string
  amountCents: number
  ownId: string
  /** One more for each time that an administrator asked again. */
  attempt: number
  /** How often this attempt was made in vain. */
  tries: number
  /** How many of these tries the provider answered with a fault of its own. */
  faults: number
}

export type PortalFlow = { cancel: string } | { card: true }

export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}

/** The provider answered that it will not do what was asked. Its code is for an administrator. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  readonly code: string
  constructor(code: string, options?: ErrorOptions) {
    super(`the payment provider refused: ${code}`, options)
    this.code = code
  }
}

/** The provider could not be reached or could not answer. What was asked for may have happened: try again with the same key. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable'
  /** The provider has answered: the call is over, and failed by a fault of the provider's. */
  readonly isFault: boolean
  constructor(message: string, isFault = false) {
    super(message)
    this.isFault = isFault
  }
}
