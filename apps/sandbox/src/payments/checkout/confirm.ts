import type { Stripe } from 'stripe'
import { bookAnswer, bookFailedAuthentication } from '../billing/charging.ts'
import { findTypo, sepaAccounts, type BankAnswer } from '../cards.ts'
import { daySeconds } from '../clock.ts'
import { openDispute } from '../disputes.ts'
import { warnOfFraud } from '../fraud-warnings.ts'
import { addFunding } from '../objects/payment-method.ts'
import { addPaymentIntent } from '../objects/payment.ts'
import type { PaymentAttempt, PaymentOutcome, Refusal } from '../payments.ts'
import { emit, type Checkout, type Funding, type State } from '../state.ts'
import { completeSession, settleCustomer } from './complete.ts'
import { applyTax } from './totals.ts'
import { offeredMethods } from './view.ts'

/** How long the bank takes with a debit. */
const debitSeconds = daySeconds

function refused(code: string, message: string): PaymentOutcome {
  return { status: 'refused', code, message }
}

/** Why an attempt cannot even be tried; null when it can. */
function findObstacle(state: State, checkout: Checkout, attempt: PaymentAttempt): Refusal | null {
  const { session } = checkout
  if (session.status === 'expired') return { code: 'session_expired', message: 'This checkout session has expired.' }
  if (session.status === 'complete')
    return { code: 'session_complete', message: 'This checkout session is already complete.' }
  if (!offeredMethods(session).includes(attempt.method))
    return { code: 'method_not_offered', message: 'This way to pay is not offered here.' }
  if (!session.customer_details?.email && !attempt.email)
    return { code: 'email_missing', message: 'Please enter your e-mail address.' }
  if (attempt.method === 'sepa_debit' && !sepaAccounts[attempt.iban ?? ''])
    return { code: 'invalid_iban', message: 'The IBAN you entered is invalid.' }
  if (attempt.method !== 'card') return null
  if (!attempt.card) return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  return findTypo(attempt.card, state.clock.now())
}

function ensureIntent(state: State, checkout: Checkout): Stripe.PaymentIntent {
  const { session, paymentData } = checkout
  if (checkout.intent) return checkout.intent
  const recurring = session.mode === 'subscription'
  const intent = addPaymentIntent(state, {
    amount: session.amount_total!,
    currency: session.currency!,
    customer: session.customer as string | null,
    description: recurring ? 'Subscription creation' : paymentData.description,
    metadata: paymentData.metadata,
    setup_future_usage: recurring || paymentData.reused ? 'off_session' : null,
    methods: session.payment_method_types,
    email: session.customer_details?.email ?? null,
  })
  checkout.intent = intent
  if (!recurring) session.payment_intent = intent.id
  emit(state, 'payment_intent.created', intent)
  return intent
}

/** Tries to pay a session. */
export function confirmCheckout(state: State, checkout: Checkout, attempt: PaymentAttempt): PaymentOutcome {
  const obstacle = findObstacle(state, checkout, attempt)
  if (obstacle) return { status: 'refused', ...obstacle }
  applyTax(checkout, attempt.country ?? checkout.country ?? 'PT')
  const intent = ensureIntent(state, checkout)
  const funding = addFunding(state, attempt, null)
  const { answer } = funding.behaviour
  if (answer.status !== 'waits') return finish(state, checkout, attempt, funding, answer)
  bookAnswer(state, intent, funding, answer)
  checkout.waiting = { attempt, funding }
  return attempt.threeDSecure
    ? authenticateCheckout(state, checkout, attempt.threeDSecure)
    : { status: 'requires_action' }
}

/** Goes on with the attempt that waits for 3-D Secure. */
export function authenticateCheckout(state: State, checkout: Checkout, reply: 'approve' | 'refuse'): PaymentOutcome {
  const { waiting } = checkout
  if (checkout.session.status === 'expired') return refused('session_expired', 'This checkout session has expired.')
  if (!waiting) return refused('nothing_waits', 'No payment waits for an approval.')
  checkout.waiting = null
  if (reply === 'approve') {
    const answer = waiting.funding.behaviour.authenticated ?? { status: 'paid' }
    return finish(state, checkout, waiting.attempt, waiting.funding, answer, true)
  }
  checkout.lastRefusal = bookFailedAuthentication(state, checkout.intent!)
  return { status: 'declined', ...checkout.lastRefusal }
}

function finish(
  state: State,
  checkout: Checkout,
  attempt: PaymentAttempt,
  funding: Funding,
  answer: BankAnswer,
  authenticated = false,
): PaymentOutcome {
  const intent = checkout.intent!
  if (answer.status === 'declined') {
    bookAnswer(state, intent, funding, answer)
    const { status: _, ...refusal } = answer
    checkout.lastRefusal = refusal
    return { status: 'declined', ...refusal }
  }
  const customer = settleCustomer(state, checkout, attempt)
  intent.customer = customer?.id ?? null
  intent.receipt_email = checkout.session.customer_details?.email ?? null
  if (attempt.method === 'sepa_debit') return awaitDebit(state, checkout, attempt, funding, customer)
  const charge = bookAnswer(state, intent, funding, answer, authenticated)!
  completeSession(state, checkout, customer, funding, 'paid')
  if (funding.behaviour.afterwards === 'dispute') openDispute(state, charge, {})
  if (funding.behaviour.afterwards === 'fraud warning') warnOfFraud(state, charge)
  return { status: 'complete' }
}

function awaitDebit(
  state: State,
  checkout: Checkout,
  attempt: PaymentAttempt,
  funding: Funding,
  customer: Stripe.Customer | null,
): PaymentOutcome {
  const intent = checkout.intent!
  const { session } = checkout
  intent.status = 'processing'
  intent.payment_method = funding.id
  emit(state, 'payment_intent.processing', intent)
  completeSession(state, checkout, customer, funding, 'unpaid')
  state.agenda.schedule(state.clock.now() + debitSeconds, () => {
    if (sepaAccounts[attempt.iban ?? ''] === 'succeeds') {
      bookAnswer(state, intent, funding, { status: 'paid' })
      session.payment_status = 'paid'
      emit(state, 'checkout.session.async_payment_succeeded', session)
    } else {
      const message = "The customer's account has insufficient funds to cover this payment."
      bookAnswer(state, intent, funding, { status: 'declined', code: 'insufficient_funds', message })
      emit(state, 'checkout.session.async_payment_failed', session)
    }
  })
  return { status: 'complete' }
}
