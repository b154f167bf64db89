import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.ts'
import { createBrowser } from '../../test-browser.ts'
import { createTestProvider } from './test-provider.ts'

const appUrl = 'http://localhost:4251'

let sandbox: Sandbox
let provider: ReturnType<typeof createTestProvider>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl })
  provider = createTestProvider(sandbox, appUrl)
})
afterAll(() => sandbox.stop())

const card = (number: string) => ({ number, expiry: '12 / 34', cvc: '123' })

async function subscribe() {
  const { stripe, subscription } = provider
  const customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana Silva' })
  const session = await provider.openHosted({
    ...subscription,
    customer: customer.id,
    customer_update: { address: 'auto', name: 'auto' },
  })
  const browser = createBrowser(sandbox.url)
  const fields = { ...card('4242 4242 4242 4242'), method: 'card', name: 'Ana Silva', country: 'PT', pay: 'yes' }
  await browser.submit(await browser.open(session.url!), fields)
  const [subscribed] = (await stripe.subscriptions.list({ customer: customer.id })).data
  return { customer: customer.id, subscription: subscribed!.id, browser }
}

async function openPortal(customer: string, flow?: Stripe.BillingPortal.SessionCreateParams.FlowData) {
  const params = { customer, return_url: `${appUrl}/pricing`, ...(flow ? { flow_data: flow } : {}) }
  return (await provider.stripe.billingPortal.sessions.create(params)).url
}

const isEnding = async (id: string) => (await provider.stripe.subscriptions.retrieve(id)).cancel_at_period_end

describe('the customer portal of the payment sandbox', () => {
  test('shows what somebody subscribed to, how it is paid, the invoices and the way back', async () => {
    const { customer, browser } = await subscribe()
    const { html } = await browser.open(await openPortal(customer))
    for (const text of ['Numeria Monthly', '€7.99 per month', 'Active', 'Renews on', '4242', 'Paid', 'Ana Silva'])
      expect(html).toContain(text)
    expect(html).toContain(`href="${appUrl}/pricing"`)
  })

  test('somebody without a subscription reads so', async () => {
    const { id } = await provider.stripe.customers.create({ email: 'rui@example.com' })
    const { html } = await createBrowser(sandbox.url).open(await openPortal(id))
    expect(html).toContain('You have no subscription.')
    expect(html).toContain('There are no invoices yet.')
  })

  test('a subscription is cancelled after one more question, stays until its month ends, and can be kept after all', async () => {
    const { customer, subscription, browser } = await subscribe()
    const portal = await openPortal(customer)
    const question = await browser.open(`${portal}?page=cancel&subscription=${subscription}`)
    expect(question.html).toContain('Cancel Numeria Monthly?')
    expect(await isEnding(subscription)).toBe(false)

    const cancelled = await browser.submit(question, { action: 'cancel', subscription })
    expect(cancelled.html).toContain('Your subscription is cancelled.')
    expect(cancelled.html).toContain('Ends on')
    expect(await isEnding(subscription)).toBe(true)

    const kept = await browser.submit(cancelled, { action: 'keep', subscription })
    expect(kept.html).toContain('Your subscription goes on.')
    expect(await isEnding(subscription)).toBe(false)
  })

  test('nobody cancels what somebody else subscribed to', async () => {
    const mine = await subscribe()
    const theirs = await subscribe()
    const portal = await mine.browser.open(await openPortal(mine.customer))
    const refused = await mine.browser.submit(portal, { action: 'cancel', subscription: theirs.subscription })
    expect(refused.status).toBe(404)
    expect(await isEnding(theirs.subscription)).toBe(false)
  })

  test('a link made for cancelling asks at once, and leads on to where the product wants', async () => {
    const { customer, subscription, browser } = await subscribe()
    const portal = await openPortal(customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
      after_completion: { type: 'redirect', redirect: { return_url: `${appUrl}/pricing?cancelled=1` } },
    })
    const question = await browser.open(portal)
    expect(question.html).toContain('Cancel Numeria Monthly?')
    const done = await browser.submit(question, { action: 'cancel', subscription })
    expect(done.leftTo?.href).toBe(`${appUrl}/pricing?cancelled=1`)
    expect(await isEnding(subscription)).toBe(true)
  })

  test('another card pays the coming months; a declined one changes nothing', async () => {
    const { customer, browser } = await subscribe()
    const portal = await openPortal(customer, { type: 'payment_method_update' })
    const form = await browser.open(portal)
    expect(form.html).toContain('Update your card')
    expect((await browser.submit(form, { fill: 'succeeds' })).html).toContain('value="4242 4242 4242 4242"')
    const incomplete = await browser.submit(form, { ...card('4242'), action: 'card' })
    expect(incomplete.html).toContain('Your card number is incomplete.')
    const declined = await browser.submit(form, { ...card('4000 0000 0000 0002'), action: 'card' })
    expect(declined.html).toContain('Your card was declined.')
    const updated = await browser.submit(form, { ...card('5555 5555 5555 4444'), action: 'card' })
    expect(updated.html).toContain('Your card is updated.')
    expect(updated.html).toContain('4444')
  })

  test('an unknown link says that it has expired', async () => {
    const response = await fetch(`${sandbox.url}/_stripe/portal/bps_nobody`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This link has expired')
  })
})
