import { html, type Html } from '../../pages/html.ts'
import type { PortalInvoice, PortalSubscription, PortalView } from '../payments.ts'
import { dayText, moneyText } from './amounts.ts'
import type { Faults, Fields } from './client/card-rules.ts'
import { joinHtml, noHtml } from './document.ts'
import { cardFields, testPayments } from './payment-fields.ts'

const statuses: Record<string, { text: string; look: '' | 'ending' | 'over' }> = {
  active: { text: 'Active', look: '' },
  trialing: { text: 'On trial', look: '' },
  past_due: { text: 'Payment failed', look: 'ending' },
  unpaid: { text: 'Unpaid', look: 'ending' },
  incomplete: { text: 'Not paid yet', look: 'ending' },
  paused: { text: 'Paused', look: 'ending' },
  canceled: { text: 'Ended', look: 'over' },
  incomplete_expired: { text: 'Never began', look: 'over' },
}

const isOver = ({ status }: PortalSubscription) => statuses[status]?.look === 'over'

function badge(subscription: PortalSubscription): Html {
  const { text, look } = statuses[subscription.status] ?? { text: subscription.status, look: '' }
  const isEnding = subscription.cancelAtPeriodEnd && !isOver(subscription)
  return html`<span class="badge ${isEnding ? 'ending' : look}">${isEnding ? 'Ends soon' : text}</span>`
}

const priceText = ({ amountCents, currency, interval }: PortalSubscription) =>
  `${moneyText(amountCents, currency)} per ${interval}`

function subscriptionActions(subscription: PortalSubscription): Html {
  if (isOver(subscription)) return noHtml
  const end = subscription.cancelAtPeriodEnd
    ? html`<form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        <button class="action primary" name="action" value="keep">Don’t cancel</button>
      </form>`
    : html`<a class="action danger" href="?page=cancel&subscription=${subscription.id}">Cancel subscription</a>`
  return html`<div class="actions">${end}<a class="action" href="?page=card">Update card</a></div>`
}

function subscriptionPanel(subscription: PortalSubscription): Html {
  const day = dayText(subscription.periodEndsAt)
  const next = subscription.cancelAtPeriodEnd ? 'Ends on' : 'Renews on'
  return html`<section class="panel stack" aria-label="${subscription.name}">
    <div class="between">
      <div class="stack tight">
        <h2>${subscription.name}</h2>
        <p>${priceText(subscription)}</p>
      </div>
      ${badge(subscription)}
    </div>
    <dl class="rows small">
      <div>
        <dt class="soft">${isOver(subscription) ? 'Ended on' : next}</dt>
        <dd>${day}</dd>
      </div>
      <div>
        <dt class="soft">Paid with</dt>
        <dd>${subscription.paymentMethod ?? 'nothing yet'}</dd>
      </div>
    </dl>
    ${subscriptionActions(subscription)}
  </section>`
}

function invoiceTable(invoices: PortalInvoice[]): Html {
  if (invoices.length === 0) return html`<p class="soft">There are no invoices yet.</p>`
  const rows = invoices.map(
    ({ createdAt, amountCents, currency, status }) =>
      html`<tr>
        <td>${dayText(createdAt)}</td>
        <td>${status.charAt(0).toUpperCase() + status.slice(1)}</td>
        <td class="number">${moneyText(amountCents, currency)}</td>
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Status</th>
        <th scope="col" class="number">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${joinHtml(rows)}
    </tbody>
  </table>`
}

export type PortalNotice = 'cancelled' | 'kept' | 'card'
const noticeTexts: Record<PortalNotice, string> = {
  cancelled: 'Your subscription is cancelled. It stays yours until the end of the paid time.',
  kept: 'Your subscription goes on.',
  card: 'Your card is updated.',
}

function isNotice(text: string | null): text is PortalNotice {
  return text !== null && Object.hasOwn(noticeTexts, text)
}

/** The portal's first page: subscriptions, invoices, and the way back. */
export function portalPage(view: PortalView, notice: string | null): Html {
  const panels = view.subscriptions.map(subscriptionPanel)
  return html`<main>
    ${view.returnUrl ? html`<p><a href="${view.returnUrl}">← Back</a></p>` : noHtml}
    <div class="stack tight">
      <h1>Your subscription</h1>
      ${view.email ? html`<p class="soft">${view.name ? `${view.name}, ` : ''}${view.email}</p>` : noHtml}
    </div>
    ${isNotice(notice) ? html`<p class="done" role="status">${noticeTexts[notice]}</p>` : noHtml}
    ${panels.length > 0 ? joinHtml(panels) : html`<p class="panel soft">You have no subscription.</p>`}
    <section class="panel stack" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      ${invoiceTable(view.invoices)}
    </section>
  </main>`
}

/** Asks once more before a subscription is cancelled. `back` is where the other answer leads. */
export function cancelPage(subscription: PortalSubscription, back: string): Html {
  return html`<main>
    <div class="panel stack">
      <h1>Cancel ${subscription.name}?</h1>
      <p class="soft">
        ${priceText(subscription)}. It stays yours until ${dayText(subscription.periodEndsAt)}; after that nothing more
        is taken.
      </p>
      <form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        <div class="actions">
          <button class="action danger" name="action" value="cancel">Cancel subscription</button>
          <a class="action" href="${back}">Keep it</a>
        </div>
      </form>
    </div>
  </main>`
}

/** Asks for another card. */
export function cardPage(fields: Fields, faults: Faults, complaint: string | null, back: string): Html {
  return html`<main>
    <div class="panel stack">
      <h1>Update your card</h1>
      <p class="soft">It pays the coming months. An invoice that waits for a payment is tried again at once.</p>
      <form method="post" novalidate>
        ${complaint === null ? noHtml : html`<p class="alert" role="alert">${complaint}</p>`}
        <input type="hidden" name="method" value="card" />
        ${cardFields({ methods: ['card'], fields, faults, locale: 'en' })}
        <div class="actions">
          <button class="action primary" name="action" value="card">Save card</button>
          <a class="action" href="${back}">Go back</a>
        </div>
        <p class="done" role="status"></p>
        ${testPayments(['card'], 'submit', 'en')}
      </form>
    </div>
  </main>`
}
