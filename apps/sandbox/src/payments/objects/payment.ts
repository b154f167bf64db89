import type { Stripe } from 'stripe'
import type { Refusal } from '../payments.ts'
import { newId, type Funding, type State } from '../state.ts'

export type PaymentData = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Stripe.Metadata
  setup_future_usage: 'off_session' | null
  methods: string[]
  email: string | null
}

export function addPaymentIntent(state: State, data: PaymentData): Stripe.PaymentIntent {
  const id = newId('pi')
  return state.paymentIntents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: data.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: state.clock.now(),
    currency: data.currency,
    customer: data.customer,
    customer_account: null,
    description: data.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: data.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: data.methods,
    payment_record: null,
    processing: null,
    receipt_email: data.email,
    review: null,
    setup_future_usage: data.setup_future_usage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  })
}

function methodDetails({ method }: Funding, threeDSecure: boolean): Stripe.Charge.PaymentMethodDetails {
  const { card, type } = method
  if (method.paypal)
    return {
      type,
      paypal: {
        country: method.paypal.country,
        payer_email: method.paypal.payer_email,
        payer_id: method.paypal.payer_id,
        payer_name: method.billing_details.name,
        seller_protection: null,
        transaction_id: newId('', 17).slice(1),
      },
    }
  if (!card) return { type }
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: threeDSecure
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: newId('3ds'),
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: card.wallet ? { dynamic_last4: null, type: card.wallet.type } : null,
    },
  }
}

/** Stores the bank's answer to one attempt; `refusal` is null when it paid. */
export function addCharge(
  state: State,
  intent: Stripe.PaymentIntent,
  funding: Funding,
  refusal: Refusal | null,
  threeDSecure = false,
): Stripe.Charge {
  const id = newId('ch')
  return state.charges.add({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: funding.method.billing_details,
    calculated_statement_descriptor: 'NUMERIA SANDBOX',
    captured: !refusal,
    created: state.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 24,
      seller_message: refusal ? 'The bank returned the decline code.' : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: funding.id,
    payment_method_details: methodDetails(funding, threeDSecure),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  })
}
