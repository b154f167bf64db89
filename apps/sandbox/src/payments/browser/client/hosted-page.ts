/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The hosted page in a browser that runs scripts checks the form before it sends, and sends once.
import { enhancePaymentForm } from './payment-form.ts'

const form = document.querySelector('form')!
const payment = enhancePaymentForm(form)
const place = document.querySelector('[role=status]')!

form.addEventListener('submit', (event) => {
  if (payment.complain() !== null) return event.preventDefault()
  for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true')
  place.textContent = 'Processing …'
})
// A page that comes back out of the browser's memory can be sent again.
window.addEventListener('pageshow', () => {
  for (const button of form.querySelectorAll('button')) button.removeAttribute('aria-disabled')
  place.textContent = ''
})

// The VAT is that of the country: the summary is drawn anew.
form.addEventListener('change', async ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  const body = new URLSearchParams({ country: target.value, 'country-changed': '' })
  const answer = await (await fetch(location.href, { method: 'POST', body })).text()
  const summary = new DOMParser().parseFromString(answer, 'text/html').querySelector('.summary')
  if (summary) document.querySelector('.summary')?.replaceWith(summary)
})
