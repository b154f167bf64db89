import { readForm, redirect, type Exchange } from '../../http/exchange.ts'
import { html, type Html } from '../../pages/html.ts'
import {
  payingMethods,
  type CheckoutView,
  type PayingMethod,
  type PaymentAttempt,
  type PaymentPages,
} from '../payments.ts'
import { moneyText } from './amounts.ts'
import { addressAfterwards, payPath } from './checkout-addresses.ts'
import type { Authorised } from './client/messages.ts'
import { confirmReply, failedReply } from './confirm-reply.ts'
import { noHtml, sendDocument, sendNotice } from './document.ts'
import { methodLabel } from './payment-fields.ts'

const cancelled = 'You cancelled the payment. You have not been charged.'

function question(view: CheckoutView, method: PayingMethod): Html {
  const amount = moneyText(view.amountCents, view.currency)
  if (method === 'card')
    return html`<h1>Your bank asks: is this you?</h1>
      <p class="soft">
        This page stands in for the 3-D Secure page of a bank. Somebody wants to pay <strong>${amount}</strong> with
        your card.
      </p>`
  return html`<h1>Pay ${amount} with ${methodLabel(method)}?</h1>
    <p class="soft">
      This page stands in for ${methodLabel(method)}. Nothing is paid, and nobody but the sandbox is asked.
    </p>`
}

/** Passes the customer's decision to the provider. */
function answer(pages: PaymentPages, view: CheckoutView, attempt: PaymentAttempt, isApproved: boolean): Authorised {
  if (attempt.method !== 'card' && !isApproved) return failedReply(cancelled)
  const outcome =
    attempt.method === 'card'
      ? pages.authenticate(view.id, isApproved ? 'approve' : 'refuse')
      : pages.confirm(view.id, attempt)
  return outcome.status === 'requires_action' ? failedReply('The bank did not answer.') : confirmReply(outcome)
}

/** The page of a bank or a wallet, `/_stripe/authorise/<session>`: over the product's page in a frame, or by itself. */
export async function answerAuthorisation(pages: PaymentPages, { request, response, url }: Exchange, session: string) {
  const view = pages.findCheckout(session)
  const method = payingMethods.find((name) => name === url.searchParams.get('method'))
  if (!view || !method)
    return sendNotice(response, 404, { title: 'Nothing to authorise', sentence: 'There is no such payment.' })
  const back = url.searchParams.get('back')
  const isFramed = back === null && view.uiMode === 'elements'
  const scheme = url.searchParams.get('scheme') === 'dark' ? 'dark' : 'light'

  function end(outcome: Authorised) {
    if (isFramed)
      return sendDocument(response, 200, {
        title: 'Payment authorisation',
        look: 'over',
        scheme,
        script: 'authorised-frame',
        body: html`<main data-outcome="${JSON.stringify(outcome)}"></main>`,
      })
    if (back !== null) return redirect(response, back)
    const isPaid = outcome.status === 'complete'
    redirect(response, (isPaid ? addressAfterwards(view!) : null) ?? payPath(session))
  }

  if (view.status === 'complete') return end({ status: 'complete' })
  if (request.method === 'POST') {
    const attempt: PaymentAttempt = { method }
    for (const name of ['email', 'name', 'country'] as const) {
      const value = url.searchParams.get(name)
      if (value) attempt[name] = value
    }
    const isApproved = (await readForm(request)).get('answer') === 'approve'
    return end(answer(pages, view, attempt, isApproved))
  }
  sendDocument(response, 200, {
    title: method === 'card' ? '3-D Secure' : methodLabel(method),
    look: isFramed ? 'over' : 'alone',
    ...(isFramed ? { scheme } : {}),
    body: html`<main>
      <div class="panel stack">
        ${isFramed ? html`<p class="sandbox-note">Sandbox: no money moves</p>` : noHtml} ${question(view, method)}
        <form method="post" class="actions">
          <button class="action primary" name="answer" value="approve">Approve</button>
          <button class="action" name="answer" value="refuse">${method === 'card' ? 'Refuse' : 'Cancel'}</button>
        </form>
      </div>
    </main>`,
  })
}
