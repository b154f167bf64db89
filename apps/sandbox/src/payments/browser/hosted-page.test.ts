import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.ts'
import { createBrowser, type Visit } from '../../test-browser.ts'
import { createTestProvider } from './test-provider.ts'

const appUrl = 'http://localhost:4250'

let sandbox: Sandbox
let provider: ReturnType<typeof createTestProvider>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl })
  provider = createTestProvider(sandbox, appUrl)
})
afterAll(() => sandbox.stop())

const card = (number: string) => ({ method: 'card', number, expiry: '12 / 34', cvc: '123', name: 'Ana', country: 'PT' })
const pay = (number: string) => ({ ...card(number), pay: 'yes' })

async function open(...changes: Parameters<typeof provider.openHosted>) {
  const session = await provider.openHosted(...changes)
  const browser = createBrowser(sandbox.url)
  return { session, browser, visit: await browser.open(session.url!) }
}

const statusOf = async (id: string) => (await provider.stripe.checkout.sessions.retrieve(id)).status
const inputOf = ({ html }: Visit, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('the hosted page of the payment sandbox', () => {
  test('shows what is bought, what it costs, the VAT in it and the way back, and that no money moves', async () => {
    const { visit } = await open()
    expect(visit.status).toBe(200)
    for (const text of ['100 credits', 'Pay €5.49', 'VAT included (23 %)', '€1.03', `href="${appUrl}/pricing"`])
      expect(visit.html).toContain(text)
    expect(visit.html).toContain('Sandbox: no money moves')
  })

  test('a subscription says what it costs each month, and that it goes on until it is cancelled', async () => {
    const { visit } = await open({ ...provider.ana, ...provider.subscription })
    expect(visit.html).toMatch(/>Subscribe<\/button/)
    expect(visit.html).toContain('You pay €7.99 now and every month until you cancel.')
  })

  test('names that come from outside cannot write into the page', async () => {
    const [line] = provider.subscription.line_items
    const { visit } = await open({
      line_items: [{ ...line!, price_data: { ...line!.price_data!, product_data: { name: '<script>x</script>' } } }],
      mode: 'subscription',
    })
    expect(visit.html).not.toContain('<script>x')
    expect(visit.html).toContain('&lt;script&gt;x')
  })

  test('a card that pays leads to the success address, and the page then says that it is paid', async () => {
    const { session, browser, visit } = await open()
    const paid = await browser.submit(visit, pay('4242 4242 4242 4242'))
    expect(paid.leftTo?.href).toBe(`${appUrl}/success?session_id=${session.id}`)
    expect(await statusOf(session.id)).toBe('complete')

    const again = await browser.open(session.url!)
    expect(again.html).toContain('This is already paid')
    expect(again.html).toContain(`/success?session_id=${session.id}`)
    expect((await browser.submit(visit, pay('4242 4242 4242 4242'))).html).toContain('This is already paid')
  })

  test('a declined card says why, keeps what was typed and pays nothing', async () => {
    const { session, browser, visit } = await open()
    const declined = await browser.submit(visit, pay('4000 0000 0000 9995'))
    expect(declined.status).toBe(402)
    expect(declined.html).toContain('Your card has insufficient funds.')
    expect(inputOf(declined, 'number')).toContain('4000 0000 0000 9995')
    expect(await statusOf(session.id)).toBe('open')
    expect((await browser.open(session.url!)).html).toContain('Your card has insufficient funds.')
  })

  test('what is wrong with a field is said beside it', async () => {
    const { browser, visit } = await open({})
    const wrong = await browser.submit(visit, {
      ...pay('4242 4242 4242 4243'),
      expiry: '01 / 20',
      cvc: '1',
      name: '',
      email: 'ana',
    })
    expect(wrong.status).toBe(422)
    for (const [name, sentence] of [
      ['number', 'Your card number is invalid.'],
      ['expiry', 'Your card’s expiry date is in the past.'],
      ['cvc', 'Your card’s security code is incomplete.'],
      ['name', 'Your name is missing.'],
      ['email', 'Your e-mail address is incomplete.'],
    ] as const) {
      expect(inputOf(wrong, name)).toMatch(new RegExp(`aria-describedby="${name}-error"[^>]*aria-invalid="true"`))
      expect(wrong.html).toMatch(new RegExp(`id="${name}-error">${sentence}`))
    }
  })

  test('a card with 3-D Secure goes by the bank, which decides', async () => {
    const { session, browser, visit } = await open()
    const bank = await browser.submit(visit, pay('4000 0025 0000 3155'))
    expect(bank.html).toContain('Your bank asks: is this you?')
    const refused = await browser.submit(bank, { answer: 'refuse' })
    expect(refused.address).toBe(session.url)
    expect(refused.html).toContain('unable to authenticate your payment method')
    expect(await statusOf(session.id)).toBe('open')

    const bankAgain = await browser.submit(refused, pay('4000 0025 0000 3155'))
    expect((await browser.submit(bankAgain, { answer: 'approve' })).leftTo?.pathname).toBe('/success')
    expect(await statusOf(session.id)).toBe('complete')
  })

  test('PayPal and wallets ask on a page of their own, from which one can come back without paying', async () => {
    for (const method of ['paypal', 'apple_pay', 'google_pay']) {
      const { session, browser, visit } = await open()
      const asked = await browser.submit(visit, { method, country: 'PT', pay: 'yes' })
      const back = await browser.submit(asked, { answer: 'refuse' })
      expect(back.address).toBe(session.url)
      expect(await statusOf(session.id)).toBe('open')
      const askedAgain = await browser.submit(back, { method, country: 'PT', pay: 'yes' })
      expect((await browser.submit(askedAgain, { answer: 'approve' })).leftTo?.pathname).toBe('/success')
      expect(await statusOf(session.id)).toBe('complete')
    }
  })

  test('a bank debit is on its way until the bank has said', async () => {
    const { session, browser, visit } = await open({ ...provider.ana, allowed_payment_method_types: ['sepa_debit'] })
    const fields = { method: 'sepa_debit', iban: 'AT61 1904 3002 3457 3201', name: 'Ana', country: 'PT', pay: 'yes' }
    expect((await browser.submit(visit, fields)).leftTo?.pathname).toBe('/success')
    expect((await browser.open(session.url!)).html).toContain('This payment is on its way')
  })

  test('without a script, a button fills a test card in and another works out the VAT of a country', async () => {
    const { browser, visit } = await open()
    const filled = await browser.submit(visit, { method: 'card', country: 'PT', fill: 'declined' })
    expect(filled.status).toBe(200)
    expect(inputOf(filled, 'number')).toContain('value="4000 0000 0000 0002"')
    expect(inputOf(filled, 'expiry')).toContain('value="12 / 34"')
    const german = await browser.submit(filled, { ...card('4242'), country: 'DE', 'country-changed': 'yes' })
    expect(german.html).toContain('VAT included (19 %)')
    expect(inputOf(german, 'number')).toContain('value="4242"')
  })

  test('an expired session says so and takes nothing', async () => {
    const { session, browser, visit } = await open()
    await provider.stripe.checkout.sessions.expire(session.id)
    for (const ended of [await browser.open(session.url!), await browser.submit(visit, pay('4242 4242 4242 4242'))]) {
      expect(ended.status).toBe(410)
      expect(ended.html).toContain('This checkout has expired')
      expect(ended.html).toContain(`href="${appUrl}/pricing"`)
    }
  })

  test('there is no page for a session that nobody opened, or that lives in the product’s own page', async () => {
    const embedded = await provider.openElements()
    for (const id of ['cs_test_nobody', embedded.id]) {
      const response = await fetch(`${sandbox.url}/_stripe/checkout/${id}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('There is no such checkout')
    }
  })

  test('nobody may put the page into a frame', async () => {
    const { visit } = await open()
    expect(visit.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  })
})
