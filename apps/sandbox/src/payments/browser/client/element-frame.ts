/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The payment element's frame: what is typed here goes to the sandbox and never to the page around.
import type { Appearance } from '@stripe/stripe-js'
import { openLine } from './line.ts'
import type { ConfirmReply, ToFrame } from './messages.ts'
import { enhancePaymentForm } from './payment-form.ts'

type Begin = Extract<ToFrame, { type: 'begin' }>
type Confirm = Extract<ToFrame, { type: 'confirm' }>

/** The variables of Stripe's appearance that have a meaning here. */
const properties = {
  colorPrimary: '--accent',
  colorBackground: '--field',
  colorText: '--text',
  colorTextSecondary: '--soft',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
  fontSizeBase: '--size',
  inputColorBorder: '--line',
  accessibleColorOnColorPrimary: '--on-accent',
} as const

const form = document.querySelector('form')!
const payment = enhancePaymentForm(form)
const country = form.elements.namedItem('country') as HTMLSelectElement
let who: Begin | null = null

const say = await openLine((message) => {
  if (message.type === 'begin') begin(message)
  else if (message.type === 'appearance') dress(message.appearance)
  else if (message.type === 'confirm') void confirm(message).then((reply) => say({ type: 'confirmed', reply }))
  else if (message.type === 'clear') payment.clear()
  else if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur()
  else form.querySelector<HTMLElement>('input:not([type=radio])')?.focus()
})

function begin(message: Begin) {
  who = message
  dress(message.appearance)
  const tiles = [...form.querySelectorAll<HTMLElement>('.method')]
  const place = (tile: HTMLElement) => message.methods.indexOf(tile.querySelector('input')!.value)
  const offered = tiles.filter((tile) => place(tile) >= 0).toSorted((one, other) => place(one) - place(other))
  form.querySelector('.methods')!.replaceChildren(...offered)
  if (offered[0]) offered[0].querySelector('input')!.checked = true
  if (message.country) country.value = message.country
  form.hidden = false
  new ResizeObserver(() => say({ type: 'height', pixels: Math.ceil(form.getBoundingClientRect().height) })).observe(
    form,
  )
  say({ type: 'height', pixels: Math.ceil(form.getBoundingClientRect().height) })
  say({ type: 'ready' })
  tellChange()
}

function dress({ theme, variables = {} }: Appearance) {
  const { style } = document.documentElement
  style.colorScheme = theme === 'night' ? 'dark' : 'light'
  for (const [name, property] of Object.entries(properties)) {
    const value = variables[name as keyof typeof properties]
    if (value === undefined) style.removeProperty(property)
    else style.setProperty(property, value)
  }
}

function tellChange() {
  const { method, country: code } = payment.read()
  say({ type: 'change', method, country: code, empty: payment.isEmpty(), complete: payment.isComplete() })
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(`/_stripe/v1/payment_pages/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, key: who!.key, client_secret: who!.clientSecret }),
  })

async function confirm({ returnUrl, email }: Confirm): Promise<ConfirmReply> {
  const complaint = payment.complain()
  if (complaint !== null) return { status: 'failed', message: complaint, code: null, declineCode: null }
  try {
    const fields = { ...payment.read(), email: email ?? '', return_url: returnUrl ?? '' }
    const reply = (await (await post('confirm', fields)).json()) as ConfirmReply
    return reply
  } catch {
    const message = 'The payment provider did not answer. See whether the payment went through before you try again.'
    return { status: 'failed', message, code: null, declineCode: null }
  }
}

form.addEventListener('input', tellChange)
form.addEventListener('change', tellChange)
form.addEventListener('submit', (event) => event.preventDefault())
country.addEventListener('change', () => {
  // Without an answer the VAT stays unchanged.
  void post('country', { country: country.value }).then(
    () => say({ type: 'country' }),
    () => {},
  )
})
form.addEventListener('focusin', () => say({ type: 'focus' }))
form.addEventListener('focusout', () => say({ type: 'blur' }))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') say({ type: 'escape' })
})

say({ type: 'hello' })
