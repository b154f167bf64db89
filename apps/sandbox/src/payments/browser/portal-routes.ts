import { readForm, redirect, type Exchange } from '../../http/exchange.ts'
import type { PaymentPages, PortalSubscription, PortalView } from '../payments.ts'
import { findFaults, type Faults, type Fields } from './client/card-rules.ts'
import { paymentTexts } from './client/payment-texts.ts'
import { sendDocument, sendNotice } from './document.ts'
import { emptyFields } from './payment-fields.ts'
import { cancelPage, cardPage, portalPage, type PortalNotice } from './portal-page.ts'
import { cardOf, readFields } from './typed-payment.ts'

/** The card alone: the portal asks for no name and no country. */
function cardFaults(fields: Fields): Faults {
  const { number, expiry, cvc } = findFaults({ ...fields, method: 'card' }, new Date(), paymentTexts('en'))
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) }
}

function sendCardPage(
  { response, url }: Exchange,
  status: number,
  view: PortalView,
  fields: Fields,
  faults: Faults,
  complaint: string | null,
) {
  const back = (view.flow === 'payment_method_update' ? view.returnUrl : null) ?? url.pathname
  const body = cardPage(fields, faults, complaint, back)
  sendDocument(response, status, { title: 'Update your card', look: 'wide', script: 'hosted-page', body })
}

function sendCancelPage({ response, url }: Exchange, view: PortalView, subscription: PortalSubscription) {
  const back = (view.flow === 'subscription_cancel' ? view.returnUrl : null) ?? url.pathname
  sendDocument(response, 200, { title: 'Cancel', look: 'wide', body: cancelPage(subscription, back) })
}

function show(exchange: Exchange, view: PortalView) {
  const { url, response } = exchange
  const notice = url.searchParams.get('notice')
  // A link that was made for one task begins with it, and once it is done shows the whole.
  const isFlow = view.flow !== null && notice === null && !url.searchParams.has('page')
  const page = isFlow ? (view.flow === 'subscription_cancel' ? 'cancel' : 'card') : url.searchParams.get('page')
  const named = isFlow ? view.flowSubscription : url.searchParams.get('subscription')
  const subscription = view.subscriptions.find(({ id }) => id === named)
  if (page === 'cancel' && subscription && subscription.status !== 'canceled' && !subscription.cancelAtPeriodEnd)
    return sendCancelPage(exchange, view, subscription)
  if (page === 'card') return sendCardPage(exchange, 200, view, emptyFields('card', ''), {}, null)
  sendDocument(response, 200, { title: 'Your subscription', look: 'wide', body: portalPage(view, notice) })
}

async function act(pages: PaymentPages, exchange: Exchange, view: PortalView) {
  const { request, response, url } = exchange
  const form = await readForm(request)
  const action = form.get('action')
  const finish = (notice: PortalNotice) =>
    redirect(
      response,
      view.flow !== null && view.afterCompletionUrl ? view.afterCompletionUrl : `${url.pathname}?notice=${notice}`,
    )

  if (action === 'cancel' || action === 'keep') {
    const isDone = pages.cancelAtPeriodEnd(view.id, form.get('subscription') ?? '', action === 'cancel')
    if (isDone) return finish(action === 'cancel' ? 'cancelled' : 'kept')
    return sendNotice(response, 404, {
      title: 'There is no such subscription',
      sentence: 'It has ended, or it is somebody else’s. Nothing was changed.',
      link: { text: 'Go back', href: url.pathname },
    })
  }
  const fields = readFields(form)
  if (form.has('fill')) return sendCardPage(exchange, 200, view, fields, {}, null)
  const faults = cardFaults(fields)
  if (Object.keys(faults).length > 0) return sendCardPage(exchange, 422, view, fields, faults, null)
  const outcome = pages.replaceCard(view.id, cardOf(fields))
  if (outcome.status === 'complete') return finish('card')
  sendCardPage(exchange, 402, view, fields, {}, outcome.message)
}

/** The customer portal, `/_stripe/portal/<session>`: the subscription, its cancellation and its card. */
export async function answerPortal(pages: PaymentPages, exchange: Exchange, portal: string) {
  const view = pages.findPortal(portal)
  if (!view)
    return sendNotice(exchange.response, 404, {
      title: 'This link has expired',
      sentence: 'Please open your subscription from the product again.',
    })
  if (exchange.request.method === 'POST') return act(pages, exchange, view)
  show(exchange, view)
}
