import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { vi } from 'vitest'
import { startSandbox } from '../index.ts'

type Received = { event: Stripe.Event; signature: string; body: string }

/** A product that only listens: it keeps every event whose signature the SDK finds right. */
async function startListener() {
  const received: Received[] = []
  let status = 200
  const secret = { value: '' }
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature'])
      if (request.url === '/api/billing/webhook') {
        const event = Stripe.webhooks.constructEvent(body, signature, secret.value)
        received.push({ event, signature, body })
      }
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    secret,
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (next: number) => void (status = next),
  }
}

/** A sandbox, the SDK pointed at it as a server would, and a product that listens for its webhooks. For tests. */
export async function openTestAccount() {
  const listener = await startListener()
  const sandbox = await startSandbox({ port: 0, appUrl: listener.address })
  const { hostname, port } = new URL(sandbox.url)
  listener.secret.value = sandbox.environment.STRIPE_WEBHOOK_SECRET!
  const sdk = (options: Stripe.StripeConfig = {}, key = sandbox.environment.STRIPE_SECRET_KEY!) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...options })

  async function control<Answer = Record<string, unknown>>(method: string, path: string, body?: unknown) {
    const response = await fetch(`${sandbox.url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }

  const types = () => listener.received.map(({ event }) => event.type)

  return {
    sandbox,
    sdk,
    stripe: sdk(),
    listener,
    types,
    control,
    /** Pays a session through the control endpoint. Answers with the outcome. */
    pay: async (order: Record<string, unknown>) => (await control('POST', 'payments/pay', order)).body,
    set: (setting: Record<string, unknown>) => control('PUT', 'payments', setting),
    advance: (days: number) => control('POST', 'payments/advance', { days }),
    /** Waits until the product got an event of a type, and answers with the object of the newest. */
    async eventOf<Type extends Stripe.Event['type']>(type: Type) {
      await vi.waitUntil(() => types().includes(type), { timeout: 10_000, interval: 5 })
      const found = listener.received.findLast(({ event }) => event.type === type)!.event
      return found as Extract<Stripe.Event, { type: Type }>
    },
    /** Waits until every event was taken, and answers with their types in the order of arrival. */
    async allEvents() {
      await vi.waitUntil(
        async () => (await control<{ undelivered: unknown[] }>('GET', 'payments')).body.undelivered.length === 0,
        { timeout: 10_000, interval: 10 },
      )
      return types()
    },
    /** Back to the first day. */
    async reset() {
      await control('POST', 'reset')
      listener.received.length = 0
      listener.answerWith(200)
    },
    async close() {
      await sandbox.stop()
      listener.server.closeAllConnections()
      listener.server.close()
    },
  }
}

type Params = Stripe.Checkout.SessionCreateParams

const seed: Params['line_items'] = [
  {
    quantity: 1,
    price_data: {
      currency: 'eur',
      unit_amount: 199,
      tax_behavior: 'inclusive',
      product_data: { name: 'Seed 3', description: '30 credits' },
    },
  },
]

/** A pack, sold in the product's own page. */
export const packInElements: Params = {
  mode: 'payment',
  ui_mode: 'elements',
  return_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  client_reference_id: 'acc_1',
  customer_email: 'ada@example.com',
  metadata: { purchase_id: 'pur_1' },
  payment_intent_data: { metadata: { purchase_id: 'pur_1' } },
  allowed_payment_method_types: ['card', 'paypal'],
  automatic_tax: { enabled: true },
  adaptive_pricing: { enabled: false },
  line_items: seed,
}

/** A pack, sold on the provider's page. */
export const packOnPage: Params = {
  mode: 'payment',
  success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/pricing',
  customer_email: 'ada@example.com',
  automatic_tax: { enabled: true },
  line_items: seed,
}

/** The monthly subscription, sold in the product's own page. */
export const subscriptionInElements: Params = {
  mode: 'subscription',
  ui_mode: 'elements',
  return_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  client_reference_id: 'acc_1',
  customer_email: 'ada@example.com',
  metadata: { purchase_id: 'pur_2' },
  subscription_data: { metadata: { purchase_id: 'pur_2' } },
  automatic_tax: { enabled: true },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: 799,
        tax_behavior: 'inclusive',
        recurring: { interval: 'month' },
        product_data: { name: 'Abundance 8+' },
      },
    },
  ],
}
