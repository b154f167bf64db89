/// <reference lib="dom" />
import { cardBrand, findFaults, formatCardNumber, formatExpiry, type Faults, type Fields } from './card-rules.ts'
import { paymentTexts } from './payment-texts.ts'

export type PaymentForm = {
  read(): Fields
  isEmpty(): boolean
  isComplete(): boolean
  /** Shows what is wrong beside the fields and takes the focus to the first. The first complaint, or null when all is well. */
  complain(): string | null
  clear(): void
}

const typedNames = ['number', 'expiry', 'cvc', 'iban', 'name'] as const

/** Makes a payment form of the sandbox helpful: it writes numbers in groups, complains beside the field, and fills test cards in. */
export function enhancePaymentForm(form: HTMLFormElement): PaymentForm {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
  const valueOf = (name: string) => inputOf(name)?.value ?? ''

  const texts = paymentTexts(document.documentElement.lang)
  const read = (): Fields => ({
    method: form.querySelector<HTMLInputElement>('[name=method]:checked')?.value ?? 'card',
    number: valueOf('number'),
    expiry: valueOf('expiry'),
    cvc: valueOf('cvc'),
    iban: valueOf('iban'),
    name: valueOf('name'),
    country: valueOf('country'),
  })
  // The portal asks for a card alone: what is not on the page cannot be missing.
  const faults = () =>
    Object.fromEntries(
      Object.entries(findFaults(read(), new Date(), texts)).filter(([name]) => inputOf(name)),
    ) as Faults

  function show(name: string, fault: string | undefined) {
    inputOf(name)?.setAttribute('aria-invalid', String(fault !== undefined))
    const place = document.getElementById(`${name}-error`)
    if (place) place.textContent = fault ?? ''
  }

  function write(name: string, value: string) {
    const input = inputOf(name)
    if (input) input.value = value
  }

  function tidy(input: HTMLInputElement) {
    // Keeps the cursor in place when a digit in the middle is corrected.
    const isAtEnd = input.selectionStart === input.value.length
    if (input.name === 'number' && isAtEnd) input.value = formatCardNumber(input.value)
    if (input.name === 'expiry' && isAtEnd) input.value = formatExpiry(input.value)
    if (input.name === 'cvc') input.value = input.value.replaceAll(/\D/g, '').slice(0, 4)
  }

  form.addEventListener('input', (event) => {
    const input = event.target
    if (input instanceof HTMLInputElement && input.type === 'text') {
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
      if (!isDeleting) tidy(input)
      if (input.getAttribute('aria-invalid') === 'true') show(input.name, faults()[input.name as keyof Fields])
    }
    const brand = document.getElementById('brand')
    if (brand) brand.textContent = cardBrand(valueOf('number')) ?? ''
  })
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'text' && target.value !== '')
      show(target.name, faults()[target.name as keyof Fields])
  })
  form.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[name=fill]') : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    for (const [name, value] of Object.entries(button.dataset)) write(name, value ?? '')
    if (valueOf('name') === '') write('name', 'Test Person')
    for (const name of typedNames) show(name, undefined)
    form.dispatchEvent(new Event('input', { bubbles: true }))
  })

  return {
    read,
    isEmpty: () => typedNames.every((name) => valueOf(name) === ''),
    isComplete: () => Object.keys(faults()).length === 0,
    complain() {
      const found = faults()
      for (const name of typedNames) show(name, found[name])
      const first = typedNames.find((name) => found[name])
      if (!first) return null
      inputOf(first)?.focus()
      return found[first] ?? null
    },
    clear() {
      for (const name of typedNames) {
        write(name, '')
        show(name, undefined)
      }
    },
  }
}
