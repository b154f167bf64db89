import { readForm, sendJson, type Exchange } from '../../http/exchange.ts'
import { html } from '../../pages/html.ts'
import { payingMethods, type CheckoutView, type PaymentPages } from '../payments.ts'
import { authorisationPath } from './checkout-addresses.ts'
import { checkoutSession } from './checkout-session.ts'
import { findFaults } from './client/card-rules.ts'
import type { CheckoutSnapshot, ConfirmReply } from './client/messages.ts'
import { localeOf, paymentTexts } from './client/payment-texts.ts'
import { asksElsewhere, confirmReply, failedReply } from './confirm-reply.ts'
import { sendDocument } from './document.ts'
import { withGuessedCountry } from './guessed-country.ts'
import { emptyFields, paymentFields, testPayments } from './payment-fields.ts'
import { attemptOf, readFields } from './typed-payment.ts'

// The script of the product's page asks from another origin; it shows its key and the session's secret, and no cookies.
const openToAll = { 'access-control-allow-origin': '*' }

function snapshotOf(view: CheckoutView): CheckoutSnapshot {
  return {
    session: checkoutSession(view),
    methods: view.methods,
    country: view.country,
    returnUrl: view.returnUrl,
    locale: localeOf(view.locale),
  }
}

function confirm(pages: PaymentPages, view: CheckoutView, form: URLSearchParams): ConfirmReply {
  const fields = readFields(form)
  const [fault] = Object.values(findFaults(fields, new Date(), paymentTexts(view.locale)))
  if (fault !== undefined) return failedReply(fault)
  const attempt = attemptOf(fields, form.get('email') ?? '')
  const back = form.get('return_url') ?? ''
  if (attempt.method === 'paypal') {
    if (/^https?:\/\//.test(back)) return { status: 'redirect', address: authorisationPath(view, attempt, back) }
    return failedReply('PayPal needs a return address: give one to confirm, or to the session.')
  }
  const authorise: ConfirmReply = { status: 'authorise', address: authorisationPath(view, attempt, null) }
  if (asksElsewhere(attempt)) return authorise
  const outcome = pages.confirm(view.id, attempt)
  return outcome.status === 'requires_action' ? authorise : confirmReply(outcome)
}

function refuse({ response }: Exchange, status: number, message: string) {
  sendJson(response, status, { error: { message } }, openToAll)
}

/** Calls of the script (`init`) and of the frame (`country`, `confirm`). Callers send the publishable key and the session's secret. */
export async function answerElementCall(pages: PaymentPages, sandboxUrl: string, exchange: Exchange, action: string) {
  const form = await readForm(exchange.request)
  if (form.get('key') !== pages.publishableKey) return refuse(exchange, 401, 'Invalid API Key provided.')
  const secret = form.get('client_secret') ?? ''
  const view = pages.findCheckout(secret)
  // A session is also found by its id, which is no secret.
  if (!view || view.clientSecret !== secret) return refuse(exchange, 404, 'No such checkout session.')

  if (action === 'init') return sendJson(exchange.response, 200, snapshotOf(withGuessedCountry(pages, view)), openToAll)
  if (action === 'country') {
    pages.setCountry(view.id, form.get('country') ?? '')
    return sendJson(exchange.response, 200, {})
  }
  if (action !== 'confirm') return refuse(exchange, 404, 'There is no such call.')
  const reply = confirm(pages, view, form)
  // A redirection leaves the product's page, so its address is whole.
  const whole = reply.status === 'redirect' ? { ...reply, address: `${sandboxUrl}${reply.address}` } : reply
  sendJson(exchange.response, 200, whole)
}

/** The payment element's frame, in the language of its address. The script says later which session it is for. */
export function sendElementFrame({ response, url }: Exchange) {
  const locale = localeOf(url.searchParams.get('locale'))
  const fields = paymentFields({ methods: [...payingMethods], fields: emptyFields('card', 'PT'), faults: {}, locale })
  sendDocument(response, 200, {
    title: 'Secure payment input frame',
    look: 'frame',
    script: 'element-frame',
    locale,
    body: html`<form novalidate hidden>
      <p class="sandbox-note">${paymentTexts(locale).noMoney}</p>
      ${fields} ${testPayments([...payingMethods], 'button', locale)}
    </form>`,
  })
}
