import { html, type Html } from '../../pages/html.ts'
import type { CheckoutView } from '../payments.ts'
import { moneyText } from './amounts.ts'
import type { Faults, Fields } from './client/card-rules.ts'
import { joinHtml, noHtml } from './document.ts'
import { paymentFields, testPayments } from './payment-fields.ts'

export type HostedPage = {
  view: CheckoutView
  fields: Fields
  email: string
  faults: Faults & { email?: string }
  /** Why the last attempt came to nothing. */
  complaint: string | null
}

function summary(view: CheckoutView): Html {
  const money = (cents: number) => moneyText(cents, view.currency)
  const interval = view.lines.find((line) => line.interval)?.interval
  const lines = view.lines.map(
    ({ name, description, quantity, amountCents }) =>
      html`<div>
        <dt>
          ${name}${quantity > 1 ? ` × ${quantity}` : ''}
          ${description ? html`<div class="soft small">${description}</div>` : noHtml}
        </dt>
        <dd>${money(amountCents)}</dd>
      </div>`,
  )
  const vat =
    view.taxCents === null
      ? html`<div class="soft small">
          <dt>VAT is included</dt>
          <dd></dd>
        </div>`
      : html`<div class="soft small">
          <dt>VAT included (${String(view.taxPercent ?? 0)} %)</dt>
          <dd>${money(view.taxCents)}</dd>
        </div>`
  return html`<section class="summary stack" aria-labelledby="order">
    ${view.cancelUrl ? html`<p><a href="${view.cancelUrl}">← Back</a></p>` : noHtml}
    <div class="stack tight">
      <h1 id="order">${interval ? 'Subscribe to' : 'Pay for'} ${view.lines[0]?.name ?? 'your order'}</h1>
      <p class="price">${money(view.amountCents)} ${interval ? html`<small>per ${interval}</small>` : noHtml}</p>
    </div>
    <dl class="rows">
      ${joinHtml(lines)} ${vat}
      <div class="total">
        <dt>${interval ? 'Total due today' : 'Total'}</dt>
        <dd>${money(view.amountCents)}</dd>
      </div>
    </dl>
  </section>`
}

function emailField({ view, email, faults }: HostedPage): Html {
  if (view.email)
    return html`<div>
      <p class="small soft">E-mail</p>
      <p>${view.email}</p>
    </div>`
  return html`<div class="field">
    <label for="email">E-mail</label>
    <div class="box">
      <input
        id="email"
        name="email"
        type="email"
        value="${email}"
        autocomplete="email"
        aria-describedby="email-error"
        aria-invalid="${String(faults.email !== undefined)}"
      />
    </div>
    <p class="fault" id="email-error">${faults.email ?? ''}</p>
  </div>`
}

/** The hosted page of an open session: what is bought, the payment form, and the way back. Needs no JavaScript. */
export function hostedPage(page: HostedPage): Html {
  const { view, fields, faults, complaint } = page
  const amount = moneyText(view.amountCents, view.currency)
  const interval = view.lines.find((line) => line.interval)?.interval
  return html`<main class="two">
    ${summary(view)}
    <form method="post" novalidate class="panel" aria-label="Payment">
      ${complaint === null ? noHtml : html`<p class="alert" role="alert">${complaint}</p>`} ${emailField(page)}
      ${paymentFields({ methods: view.methods, fields, faults, locale: 'en' })}
      <button class="action primary wide" name="pay" value="yes">${interval ? 'Subscribe' : `Pay ${amount}`}</button>
      <p class="done" role="status"></p>
      ${interval ? html`<p class="hint">You pay ${amount} now and every ${interval} until you cancel.</p>` : noHtml}
      <noscript
        ><button class="action wide" name="country-changed" value="yes">
          Work out the VAT of this country
        </button></noscript
      >
      ${testPayments(view.methods, 'submit', 'en')}
    </form>
  </main>`
}
