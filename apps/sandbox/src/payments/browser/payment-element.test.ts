import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOrInstallChromium } from '../../../../../scripts/chromium.ts'
import { startSandbox, type Sandbox } from '../../index.ts'
import { startHost, type Host } from './test-host.ts'
import { createTestProvider } from './test-provider.ts'

// Before any hook: to install one takes longer than a hook may.
const executablePath = findOrInstallChromium()

let sandbox: Sandbox
let host: Host
let provider: ReturnType<typeof createTestProvider>
let browser: Browser
let page: Page
let noise: string[]

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:4252' })
  host = await startHost(sandbox.url)
  provider = createTestProvider(sandbox, host.url)
  browser = await chromium.launch({ executablePath })
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
  await sandbox?.stop()
})

beforeEach(async () => {
  noise = []
  // So high that nothing scrolls: Chromium sends a click to where the frame was before a scroll, for a moment.
  page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  page.setDefaultTimeout(10_000)
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
})
afterEach(async () => {
  await page.close()
  expect(noise).toEqual([])
})

const element = () => page.frameLocator('iframe[title="Secure payment input frame"]')
const bank = () => page.frameLocator('iframe[title="Payment authorisation"]')
const text = (id: string) => page.locator(`#${id}`)
const statusOf = async (id: string) => (await provider.stripe.checkout.sessions.retrieve(id)).status

async function open(settings: Record<string, string> = {}) {
  const session = await provider.openElements()
  const search = new URLSearchParams({
    key: sandbox.environment.STRIPE_PUBLISHABLE_KEY!,
    secret: session.client_secret!,
    ...settings,
  })
  await page.goto(`${host.url}/pricing?${search.toString()}`)
  return session
}

/** As `open`, until the form is drawn and as high as it is going to be. */
async function openForm(settings?: Record<string, string>) {
  const session = await open(settings)
  await says('heard', 'ready')
  return session
}

async function payWith(test: string) {
  await element().getByRole('button', { name: test }).click()
  await page.locator('#pay[aria-disabled=false]').click()
}

const says = (id: string, sentence: string) => text(id).getByText(sentence).waitFor()

describe('the script and the frame that stand in for Stripe’s', () => {
  test('a card that pays is confirmed without leaving the page', async () => {
    const session = await openForm()
    await says('total', '€5.49')
    await payWith('Succeeds')
    await says('outcome', 'paid: paid')
    await says('status', 'complete')
    expect(await statusOf(session.id)).toBe('complete')
  })

  test('a card can be typed: it is written in groups, and complained about beside the field', async () => {
    await openForm()
    await element().getByLabel('Card number').pressSequentially('4242424242424241')
    await element().getByLabel('Expiry date').pressSequentially('1234')
    await element().getByLabel('Security code').pressSequentially('123')
    expect(await element().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4241')
    expect(await element().getByLabel('Expiry date').inputValue()).toBe('12 / 34')
    const number = element().getByRole('textbox', { name: 'Card number', description: 'Your card number is invalid.' })
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#pay').getAttribute('aria-disabled')).toBe('true')
    await text('pay').press('Enter')
    await says('outcome', 'Your card number is invalid.')
  })

  test('the form is in the language of the session', async () => {
    const session = await provider.openElements({ ...provider.ana, locale: 'pt' })
    const search = new URLSearchParams({
      key: sandbox.environment.STRIPE_PUBLISHABLE_KEY!,
      secret: session.client_secret!,
    })
    await page.goto(`${host.url}/pricing?${search.toString()}`)
    await says('heard', 'ready')
    const number = element().getByLabel('Número do cartão')
    await number.fill('4242 4242 4242 4241')
    await number.blur()
    await element().getByText('O número do cartão não é válido.').waitFor()
    await element().getByRole('option', { name: 'Alemanha' }).waitFor({ state: 'attached' })
    await payWith('Aceite')
    await says('outcome', 'paid: paid')
  })

  test('a declined card is Stripe’s error, and another may be tried', async () => {
    const session = await openForm()
    await payWith('Insufficient funds')
    await says('outcome', 'Your card has insufficient funds.')
    await says('code', 'paymentFailed insufficient_funds')
    expect(await statusOf(session.id)).toBe('open')
    await payWith('Succeeds')
    await says('outcome', 'paid: paid')
  })

  test('3-D Secure asks over the page; refused it is an error, approved it pays', async () => {
    await openForm()
    await payWith('3-D Secure')
    await bank().getByRole('button', { name: 'Refuse' }).click()
    await says('outcome', 'We are unable to authenticate your payment method.')
    await payWith('3-D Secure')
    await bank().getByRole('button', { name: 'Approve' }).click()
    await says('outcome', 'paid: paid')
    expect(await page.locator('iframe[title="Payment authorisation"]').count()).toBe(0)
  })

  test('a wallet asks over the page, and closing it costs nothing', async () => {
    const session = await openForm()
    await element().getByRole('radio', { name: 'Apple Pay' }).check()
    await page.locator('#pay[aria-disabled=false]').click()
    await bank().getByRole('button', { name: 'Cancel' }).click()
    await says('outcome', 'You cancelled the payment. You have not been charged.')
    expect(await statusOf(session.id)).toBe('open')
  })

  test('a wallet that the page leaves out is not offered', async () => {
    await openForm({ googlePay: 'never' })
    await element().getByRole('radio', { name: 'Apple Pay' }).waitFor()
    expect(await element().getByRole('radio').count()).toBe(3)
    expect(await element().getByRole('radio', { name: 'Google Pay' }).count()).toBe(0)
  })

  test.each([
    ['Approve', 'complete'],
    ['Cancel', 'open'],
  ])('PayPal leaves the page and comes back to the return address: %s', async (button, status) => {
    const session = await openForm()
    await element().getByRole('radio', { name: 'PayPal' }).check()
    await page.locator('#pay[aria-disabled=false]').click()
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(`${host.url}/success?session_id=${session.id}`)
    expect(await statusOf(session.id)).toBe(status)
  })

  test('without being told otherwise, a paid session goes to the return address', async () => {
    const session = await openForm({ redirect: 'always' })
    await payWith('Succeeds')
    await page.waitForURL(`${host.url}/success?session_id=${session.id}`)
  })

  test('the VAT follows the country, and the total stays what it was', async () => {
    await openForm()
    await element().getByLabel('Country').selectOption('HU')
    await says('vat', '€1.17')
    await says('total', '€5.49')
  })

  test('the frame is as high as what is in it', async () => {
    await openForm()
    const frame = page.locator('iframe[title="Secure payment input frame"]')
    const form = element().locator('form')
    const heightOf = async (place: typeof frame) => (await place.boundingBox())?.height ?? 0
    const isWhole = async () => Math.abs((await heightOf(frame)) - (await heightOf(form))) < 1
    await expect.poll(isWhole).toBe(true)
    await element().getByRole('radio', { name: 'PayPal' }).check()
    await expect.poll(isWhole).toBe(true)
  })

  test('the page hears of the escape key in the frame, and may take the frame away', async () => {
    await openForm()
    await element().getByLabel('Card number').press('Escape')
    await says('heard', 'escape')
    await text('unmount').click()
    expect(await page.locator('iframe').count()).toBe(0)
    await text('pay').press('Enter')
    await says('outcome', 'The payment form is not ready.')
  })

  test('a theme for the night is dark, in the frame and at the bank', async () => {
    await openForm({ theme: 'night' })
    await payWith('3-D Secure')
    for (const frame of [element(), bank()]) {
      const scheme = await frame.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)
      expect(scheme).toBe('dark')
    }
  })

  test.each([
    { key: 'pk_live_another', secret: 'cs_test_x_secret_x', message: 'Invalid API Key provided.' },
    { key: 'pk_test_sandbox', secret: 'cs_test_x_secret_x', message: 'No such checkout session.' },
  ])('the page hears that there is no form: $message', async ({ key, secret, message }) => {
    await open({ key, secret })
    await says('outcome', message)
    await says('heard', 'loaderror')
    // The browser itself says on the console that a call was refused.
    expect(noise.every((line) => line.startsWith('Failed to load resource'))).toBe(true)
    noise = []
  })
})

describe('what the script asks the sandbox', () => {
  const init = (fields: Record<string, string>) =>
    fetch(`${sandbox.url}/_stripe/v1/payment_pages/init`, { method: 'POST', body: new URLSearchParams(fields) })

  test('a session’s id does not do for its secret', async () => {
    const { id } = await provider.openElements()
    const response = await init({ key: sandbox.environment.STRIPE_PUBLISHABLE_KEY!, client_secret: id })
    expect(response.status).toBe(404)
  })

  test('any origin may ask, as with Stripe', async () => {
    const { client_secret: secret } = await provider.openElements()
    const response = await init({ key: sandbox.environment.STRIPE_PUBLISHABLE_KEY!, client_secret: secret! })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
