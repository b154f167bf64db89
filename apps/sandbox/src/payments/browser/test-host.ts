import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of the product, as far as paying needs one: for tests. */
export type Host = { url: string; stop(): Promise<void> }

// The page runs the same script as the product's page, and shows the events that it receives.
const script = `
const settings = new URL(document.currentScript.src).searchParams
const modal = document.querySelector('dialog')
const show = (id, text) => (document.getElementById(id).textContent = text)
const checkout = Stripe(settings.get('key')).initCheckoutElementsSdk({
  clientSecret: Promise.resolve(settings.get('secret')),
  elementsOptions: { appearance: { theme: settings.get('theme') ?? 'stripe' } },
})
checkout.on('change', (session) => {
  document.getElementById('pay').setAttribute('aria-disabled', String(!session.canConfirm))
  show('vat', session.total.taxInclusive.amount)
  show('status', session.status.type)
})
const element = checkout.createPaymentElement({ wallets: { googlePay: settings.get('googlePay') ?? 'auto' } })
for (const event of ['ready', 'loaderror', 'escape']) element.on(event, () => show('heard', event))
document.getElementById('unmount').addEventListener('click', () => element.unmount())
modal.showModal()
checkout.loadActions().then((loaded) => {
  element.mount('#place')
  if (loaded.type === 'error') return show('outcome', loaded.error.message)
  show('total', loaded.actions.getSession().total.total.amount)
  document.getElementById('pay').addEventListener('click', async () => {
    // The bank's page lies under whatever is in the browser's top layer.
    modal.close()
    modal.show()
    const redirect = settings.get('redirect') ?? 'if_required'
    const returnUrl = location.origin + '/success?session_id={CHECKOUT_SESSION_ID}'
    const result = await loaded.actions.confirm({ returnUrl, redirect })
    modal.close()
    modal.showModal()
    show('outcome', result.type === 'success' ? 'paid: ' + result.session.status.paymentStatus : result.error.message)
    show('code', [result.error?.code, result.error?.paymentFailed?.declineCode].join(' '))
  })
})
`

const page = (sandboxUrl: string, search: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Pricing</title></head>
  <body>
    <dialog aria-label="Complete Your Purchase">
      <div id="place"></div>
      <p id="total"></p><p id="vat"></p><p id="status"></p><p id="heard"></p><p id="outcome" role="alert"></p><p id="code"></p>
      <button id="pay" aria-disabled="true">Purchase now</button><button id="unmount">Unmount</button>
    </dialog>
    <script src="${sandboxUrl}/_stripe/v3/stripe.js"></script>
    <script src="/host.js${search.replaceAll('&', '&amp;')}"></script>
  </body>
</html>`

/** Serves the page under a Content-Security-Policy that names the provider three times, as the product has to. */
export async function startHost(sandboxUrl: string): Promise<Host> {
  const policy = `default-src 'self'; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; connect-src ${sandboxUrl}; base-uri 'none'`
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host')
    const [type, body] =
      pathname === '/host.js'
        ? ['text/javascript', script]
        : ['text/html', pathname === '/pricing' ? page(sandboxUrl, search) : '<title>Success</title><h1>Thank you</h1>']
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
