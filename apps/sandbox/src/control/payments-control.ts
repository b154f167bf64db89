import { z } from 'zod'
import { StripeError } from '../payments/api/stripe-error.ts'
import { BadRequest, sendJson, type Exchange } from '../http/exchange.ts'
import { apiModes, type PaymentSetting } from '../payments/misbehaviour.ts'
import { payingMethods } from '../payments/payments.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { advanceByOrder, disputeByOrder, payByOrder, refundByOrder, warnByOrder } from '../payments/steering.ts'
import { webhookModes } from '../payments/webhooks/dispatcher.ts'
import { readBody } from './read-body.ts'

const Milliseconds = z.number().int().min(0).max(600_000)
const Amount = z.number().int().min(1)
const paymentName = {
  sessionId: z.string().optional(),
  paymentIntent: z.string().optional(),
  charge: z.string().optional(),
  invoice: z.string().optional(),
  subscription: z.string().optional(),
}

const Setting = z.strictObject({
  webhooks: z.enum(webhookModes).optional(),
  delayMs: Milliseconds.optional(),
  api: z.preprocess((mode) => (typeof mode === 'number' ? String(mode) : mode), z.enum(apiModes)).optional(),
  times: z.number().int().min(1).optional(),
})
const PayRequest = z.strictObject({
  sessionId: z.string().optional(),
  clientSecret: z.string().optional(),
  card: z
    .string()
    .transform((number) => number.replaceAll(' ', ''))
    .optional(),
  method: z.enum(payingMethods).optional(),
  iban: z.string().optional(),
  threeDSecure: z.enum(['approve', 'refuse']).optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  country: z.string().length(2).optional(),
})
const RefundRequest = z.strictObject({
  ...paymentName,
  amount: Amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  outcome: z.enum(['succeed', 'fail', 'pending']).optional(),
})
const DisputeRequest = z.strictObject({
  ...paymentName,
  amount: Amount.optional(),
  reason: z.string().optional(),
  outcome: z.enum(['open', 'won', 'lost']).default('open'),
})
const WarningRequest = z.strictObject(paymentName)
const AdvanceRequest = z.strictObject({ days: z.number().min(0).max(4_000) })
const RedeliverRequest = z.strictObject({
  eventId: z.string().optional(),
  which: z.enum(['undelivered', 'all']).default('undelivered'),
  order: z.enum(['oldest', 'newest']).default('oldest'),
})

async function redeliver(provider: PaymentProvider, exchange: Exchange) {
  const { eventId, which, order } = await readBody(exchange, RedeliverRequest)
  const { state, dispatcher } = provider.account()
  const waiting = new Set(dispatcher.undelivered().map(({ id }) => id))
  const events = state.events
    .list()
    .filter(({ id }) => (eventId === undefined ? which === 'all' || waiting.has(id) : id === eventId))
  if (eventId !== undefined && !events.length) throw new BadRequest(`There is no event ${eventId}.`, 'eventId')
  return { delivered: await dispatcher.redeliver(order === 'oldest' ? events.reverse() : events) }
}

function withoutUndefined(setting: z.infer<typeof Setting>): Partial<PaymentSetting> {
  return Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined))
}

/** Control calls for the payment provider. Null for any other call. */
async function steer(provider: PaymentProvider, exchange: Exchange, call: string): Promise<object | null> {
  const state = () => provider.account().state
  switch (call) {
    case 'GET /_control/payments':
      return provider.overview()
    case 'PUT /_control/payments':
      provider.account().misbehaviour.set(withoutUndefined(await readBody(exchange, Setting)))
      return provider.overview()
    case 'POST /_control/payments/pay': {
      const order = await readBody(exchange, PayRequest)
      return payByOrder(state(), order)
    }
    case 'POST /_control/payments/refund': {
      const order = await readBody(exchange, RefundRequest)
      return refundByOrder(state(), order)
    }
    case 'POST /_control/payments/dispute': {
      const order = await readBody(exchange, DisputeRequest)
      return disputeByOrder(state(), order)
    }
    case 'POST /_control/payments/fraud-warning': {
      const order = await readBody(exchange, WarningRequest)
      return warnByOrder(state(), order)
    }
    case 'POST /_control/payments/advance': {
      const { days } = await readBody(exchange, AdvanceRequest)
      advanceByOrder(state(), days)
      return provider.overview()
    }
    case 'POST /_control/payments/redeliver':
      return redeliver(provider, exchange)
    default:
      return null
  }
}

/** Answers a call to `/_control/payments…`; false when there is no such call. */
export async function controlPayments(provider: PaymentProvider, exchange: Exchange): Promise<boolean> {
  const call = `${exchange.request.method} ${exchange.url.pathname}`
  try {
    const answer = await steer(provider, exchange, call)
    if (answer) sendJson(exchange.response, 200, answer)
    return answer !== null
  } catch (error) {
    if (error instanceof StripeError) throw new BadRequest(error.message, error.details.param)
    throw error
  }
}
