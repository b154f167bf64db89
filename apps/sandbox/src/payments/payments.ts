/** Payment methods. Wallets are cards; the bank debit (`sepa_debit`) is decided days after the checkout. */
export const payingMethods = ['card', 'apple_pay', 'google_pay', 'link', 'paypal', 'sepa_debit'] as const
export type PayingMethod = (typeof payingMethods)[number]

export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string }

export type PaymentAttempt = {
  method: PayingMethod
  /** The typed card; a wallet, a bank debit and PayPal have none. */
  card?: TypedCard
  /** The debited account: see `sepaAccounts` for the numbers that succeed and fail later. */
  iban?: string
  email?: string
  name?: string
  /** ISO 3166-1 alpha-2 of the billing address; VAT follows it. Portugal when absent. */
  country?: string
  postalCode?: string
  /** The answer to 3-D Secure where the card asks for it. Absent: the attempt waits for `authenticate`. */
  threeDSecure?: 'approve' | 'refuse'
}

/** A refusal in Stripe's words and codes, for the page. The session stays open unless the refusal says otherwise. */
export type Refusal = { code: string; declineCode?: string; message: string }

export type PaymentOutcome =
  | { status: 'complete' }
  /** The card asks for 3-D Secure: show the bank's page, then call `authenticate`. */
  | { status: 'requires_action' }
  | ({ status: 'declined' } & Refusal)
  /** Nothing was tried: no such session, expired, already complete, a method that is not offered, or a card with a typo. */
  | ({ status: 'refused' } & Refusal)

export type CheckoutLine = {
  name: string
  description: string | null
  quantity: number
  amountCents: number
  /** Absent for a single payment. */
  interval: 'day' | 'week' | 'month' | 'year' | null
}

/** A checkout session as its page shows it. Amounts are minor units of `currency`, VAT included. */
export type CheckoutView = {
  id: string
  clientSecret: string | null
  uiMode: 'hosted_page' | 'elements'
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  currency: string
  amountCents: number
  /** The VAT inside the amount for the country known so far; null before any is known. */
  taxCents: number | null
  taxPercent: number | null
  country: string | null
  lines: CheckoutLine[]
  /** Offered here, best first. */
  methods: PayingMethod[]
  /** Fixed when the session's customer has one. */
  email: string | null
  locale: string
  /** Seconds since 1970. */
  expiresAt: number
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` is filled in. */
  successUrl: string | null
  cancelUrl: string | null
  returnUrl: string | null
  /** The last attempt was declined for this reason. */
  lastRefusal: Refusal | null
}

export type PortalSubscription = {
  id: string
  name: string
  status: string
  amountCents: number
  currency: string
  interval: string
  /** Seconds since 1970: when it renews, or ends. */
  periodEndsAt: number
  cancelAtPeriodEnd: boolean
  /** Such as 'Visa •••• 4242'. */
  paymentMethod: string | null
}

export type PortalInvoice = { id: string; createdAt: number; amountCents: number; currency: string; status: string }

/** The customer's view in the portal. */
export type PortalView = {
  id: string
  returnUrl: string
  /** The task the link was made for, if any; afterwards the page goes to `afterCompletionUrl`. */
  flow: 'subscription_cancel' | 'payment_method_update' | null
  flowSubscription: string | null
  afterCompletionUrl: string | null
  email: string | null
  name: string | null
  /** The ones that live, and those that ended, newest first. */
  subscriptions: PortalSubscription[]
  invoices: PortalInvoice[]
}

/** Actions of the pages. A session is named by its id or by its client secret. */
export type PaymentPages = {
  publishableKey: string
  findCheckout(session: string): CheckoutView | undefined
  /** The address changed: VAT is worked out anew. The view afterwards. */
  setCountry(session: string, country: string): CheckoutView | undefined
  confirm(session: string, attempt: PaymentAttempt): PaymentOutcome
  /** The answer on the bank's 3-D Secure page, for the attempt that waits for it. */
  authenticate(session: string, answer: 'approve' | 'refuse'): PaymentOutcome
  findPortal(portal: string): PortalView | undefined
  /** Ends a subscription with its paid month, or takes that back. False when it is not this customer's. */
  cancelAtPeriodEnd(portal: string, subscription: string, cancel: boolean): boolean
  /** The card for the coming months, of the customer and of every living subscription; an invoice that waits is tried again. */
  replaceCard(portal: string, card: TypedCard): { status: 'complete' } | ({ status: 'declined' } & Refusal)
}
