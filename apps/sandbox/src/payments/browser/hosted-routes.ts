import { readForm, redirect, type Exchange } from '../../http/exchange.ts'
import type { CheckoutView, PaymentPages } from '../payments.ts'
import { addressAfterwards, authorisationPath } from './checkout-addresses.ts'
import { findFaults } from './client/card-rules.ts'
import { paymentTexts } from './client/payment-texts.ts'
import { asksElsewhere } from './confirm-reply.ts'
import { sendDocument, sendNotice } from './document.ts'
import { withGuessedCountry } from './guessed-country.ts'
import { hostedPage, type HostedPage } from './hosted-page.ts'
import { emptyFields } from './payment-fields.ts'
import { attemptOf, readFields } from './typed-payment.ts'

function sendPage({ response }: Exchange, status: number, page: HostedPage) {
  sendDocument(response, status, { title: 'Checkout', look: 'wide', script: 'hosted-page', body: hostedPage(page) })
}

function sendEnd({ response }: Exchange, view: CheckoutView) {
  if (view.status === 'expired')
    return sendNotice(response, 410, {
      title: 'This checkout has expired',
      sentence: 'Nothing was paid. Please start again from the product.',
      link: view.cancelUrl ? { text: 'Go back', href: view.cancelUrl } : undefined,
    })
  const next = addressAfterwards(view)
  const isPaid = view.paymentStatus !== 'unpaid'
  sendNotice(response, 200, {
    title: isPaid ? 'This is already paid' : 'This payment is on its way',
    sentence: isPaid
      ? 'It was paid once, and it is not paid again.'
      : 'Your bank says in a few days whether it goes through.',
    link: next === null ? undefined : { text: 'Continue', href: next },
  })
}

async function answerForm(pages: PaymentPages, exchange: Exchange, view: CheckoutView) {
  const form = await readForm(exchange.request)
  const fields = readFields(form)
  const email = view.email ?? (form.get('email') ?? '').trim()
  const page = { view, fields, email, faults: {}, complaint: null }
  if (form.has('country-changed'))
    return sendPage(exchange, 200, { ...page, view: pages.setCountry(view.id, fields.country) ?? view })
  if (form.has('fill')) return sendPage(exchange, 200, page)

  const emailFault = /^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'Your e-mail address is incomplete.' }
  const faults = { ...emailFault, ...findFaults(fields, new Date(), paymentTexts('en')) }
  if (Object.keys(faults).length > 0) return sendPage(exchange, 422, { ...page, faults })

  const attempt = attemptOf(fields, email)
  const authorise = () => redirect(exchange.response, authorisationPath(view, attempt, null))
  if (asksElsewhere(attempt)) return authorise()
  const outcome = pages.confirm(view.id, attempt)
  if (outcome.status === 'requires_action') return authorise()
  const now = pages.findCheckout(view.id) ?? view
  if (outcome.status !== 'complete') return sendPage(exchange, 402, { ...page, view: now, complaint: outcome.message })
  const next = addressAfterwards(now)
  if (next === null) return sendEnd(exchange, now)
  redirect(exchange.response, next)
}

/** The hosted page, `/_stripe/checkout/<session>`: the `url` of a session that does not live in the product's own page. */
export async function answerHostedPage(pages: PaymentPages, exchange: Exchange, session: string) {
  const known = pages.findCheckout(session)
  if (known?.uiMode !== 'hosted_page')
    return sendNotice(exchange.response, 404, {
      title: 'There is no such checkout',
      sentence: 'The sandbox forgets everything when it stops. Please start again from the product.',
    })
  if (known.status !== 'open') return sendEnd(exchange, known)
  const view = withGuessedCountry(pages, known)
  if (exchange.request.method === 'POST') return answerForm(pages, exchange, view)
  sendPage(exchange, 200, {
    view,
    fields: emptyFields(view.methods[0] ?? 'card', view.country ?? 'PT'),
    email: '',
    faults: {},
    complaint: view.lastRefusal?.message ?? null,
  })
}
