import type { Stripe } from 'stripe'
import { invalid } from './api/stripe-error.ts'
import { daySeconds } from './clock.ts'
import { emit, newId, type State } from './state.ts'

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The disputes of a charge, newest first. */
export const disputesOf = (state: State, charge: Stripe.Charge): Stripe.Dispute[] =>
  state.disputes.list().filter((dispute) => dispute.charge === charge.id)

/** The customer's bank takes the money of a charge back, all that is left of it or a part, until it is decided who is right. A charge may have several disputes. */
export function openDispute(
  state: State,
  charge: Stripe.Charge,
  { amount, reason }: { amount?: number | undefined; reason?: string | undefined },
): Stripe.Dispute {
  const disputed = disputesOf(state, charge).reduce((cents, dispute) => cents + dispute.amount, 0)
  if (disputed >= charge.amount) throw invalid(`Charge ${charge.id} has already been disputed.`, 'charge')
  const now = state.clock.now()
  const dispute = state.disputes.add({
    id: newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount - disputed,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence },
    evidence_details: {
      due_by: now + 9 * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: reason ?? 'fraudulent',
    status: 'needs_response',
  })
  charge.disputed = true
  emit(state, 'charge.dispute.created', dispute)
  emit(state, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The network decides. Lost: the money stays away. Won: it comes back. A decided dispute stays as it is. */
export function closeDispute(state: State, dispute: Stripe.Dispute, outcome: 'won' | 'lost') {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalid(`This dispute is already closed as ${dispute.status}.`, 'dispute')
  dispute.status = outcome
  emit(state, 'charge.dispute.closed', dispute)
  if (outcome === 'won') emit(state, 'charge.dispute.funds_reinstated', dispute)
}

/** Takes the merchant's evidence. Stripe's two magic texts decide a test dispute at once. */
export function answerDispute(
  state: State,
  dispute: Stripe.Dispute,
  { evidence, metadata, submit }: Stripe.DisputeUpdateParams,
) {
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed.', 'dispute')
  const texts = Object.entries(evidence ?? {}).filter(([name]) => name !== 'appeal' && name !== 'enhanced_evidence')
  Object.assign(dispute.evidence, Object.fromEntries(texts))
  for (const [name, value] of Object.entries(metadata || {})) dispute.metadata[name] = String(value)
  dispute.evidence_details.has_evidence = Object.values(dispute.evidence).some((value) => typeof value === 'string')
  if (submit !== false && evidence) {
    dispute.status = 'under_review'
    dispute.evidence_details.submission_count += 1
    dispute.evidence_details.submission_method = 'manual'
  }
  emit(state, 'charge.dispute.updated', dispute)
  if (submit === false) return
  if (evidence?.uncategorized_text === 'winning_evidence') closeDispute(state, dispute, 'won')
  else if (evidence?.uncategorized_text === 'losing_evidence') closeDispute(state, dispute, 'lost')
}
