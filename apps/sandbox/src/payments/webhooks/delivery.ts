import type { Stripe } from 'stripe'
import { signPayload } from './signature.ts'

export type WebhookTarget = { address: string; secret: string }

const timeoutMs = 10_000

/** Sends an event once, signed now. Answers with the status, or with the reason why there was none. */
export async function sendEvent(
  { address, secret }: WebhookTarget,
  event: Stripe.Event,
  stop: AbortSignal,
): Promise<number | string> {
  const body = JSON.stringify(event, null, 2)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signPayload(body, secret, Math.floor(Date.now() / 1_000)),
  }
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    const cause = (error as Error).cause
    return (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name
  }
}

export function isDelivered(answer: number | string | null): boolean {
  return typeof answer === 'number' && answer >= 200 && answer < 300
}
