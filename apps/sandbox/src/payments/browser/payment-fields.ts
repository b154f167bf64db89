import { html, Html } from '../../pages/html.ts'
import type { PayingMethod } from '../payments.ts'
import { cardBrand, type Faults, type Fields } from './client/card-rules.ts'
import { localeOf, paymentTexts, type PaymentTexts } from './client/payment-texts.ts'
import { joinHtml, noHtml } from './document.ts'
import { testAccounts, testCards, type TestPayment } from './test-payments.ts'

const strokes: Record<'card' | 'account' | 'wallet' | 'phone', Html> = {
  card: html`<rect x="2.5" y="5" width="19" height="14" rx="2.5" /><path d="M2.5 10h19M6 15h3" />`,
  account: html`<path d="M3 9.5 12 4l9 5.5M4 20h16M6.5 10v7M12 10v7M17.5 10v7" />`,
  wallet: html`<path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5V17a2 2 0 0 0 2 2h14V8H4.5M16.5 13.5h.01" />`,
  phone: html`<rect x="7" y="3" width="10" height="18" rx="2.5" /><path d="M11 18h2" />`,
}

const methodIcons: Record<PayingMethod, Html> = {
  card: strokes.card,
  paypal: strokes.wallet,
  apple_pay: strokes.phone,
  google_pay: strokes.phone,
  link: strokes.wallet,
  sepa_debit: strokes.account,
}
const brandNames = { paypal: 'PayPal', apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' }

export const methodLabel = (method: PayingMethod, texts = paymentTexts('en')) =>
  ({ ...brandNames, card: texts.card, sepa_debit: texts.bankDebit })[method]

const nextSteps = (texts: PaymentTexts): Partial<Record<PayingMethod, string>> => ({
  paypal: texts.nextPayPal,
  apple_pay: texts.nextApplePay,
  google_pay: texts.nextGooglePay,
  link: texts.nextLink,
})

const countryCodes =
  'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LI LT LU LV MT MX NL NO NZ PL PT RO SE SI SK US'
function countriesIn(locale: string): { code: string; name: string }[] {
  const regionNames = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes
    .split(' ')
    .map((code) => ({ code, name: regionNames.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** A payment form before anything was typed. */
export function emptyFields(method: string, country: string): Fields {
  return { method, number: '', expiry: '', cvc: '', iban: '', name: '', country }
}

type Input = { name: keyof Fields; label: string; autocomplete: string; placeholder?: string; half?: boolean }

export type PaymentFieldsOptions = {
  methods: PayingMethod[]
  fields: Fields
  faults: Faults
  /** Of the checkout. */
  locale: string
}

function inputField(
  { name, label, autocomplete, placeholder = '', half }: Input,
  { fields, faults }: PaymentFieldsOptions,
  extra = noHtml,
) {
  const fault = faults[name] ?? ''
  const numeric = name === 'number' || name === 'expiry' || name === 'cvc'
  return html`<div class="field ${half ? 'half' : ''}">
    <label for="${name}">${label}</label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="text"
        value="${fields[name]}"
        placeholder="${placeholder}"
        autocomplete="${autocomplete}"
        inputmode="${numeric ? 'numeric' : 'text'}"
        spellcheck="false"
        aria-describedby="${name}-error"
        aria-invalid="${String(fault !== '')}"
      />${extra}
    </div>
    <p class="fault" id="${name}-error">${fault}</p>
  </div>`
}

function methodTile(method: PayingMethod, isChosen: boolean, texts: PaymentTexts) {
  return html`<label class="method"
    ><input type="radio" name="method" value="${method}" ${isChosen ? html`checked` : noHtml} />
    <svg viewBox="0 0 24 24" aria-hidden="true">${methodIcons[method]}</svg>${methodLabel(method, texts)}</label
  >`
}

function testButtons(legend: string, tests: TestPayment[], type: 'button' | 'submit', texts: PaymentTexts) {
  const buttons = tests.map(({ id, fill }) => {
    const data = Object.entries(fill).map(([name, value]) => new Html(` data-${name}="${value}"`))
    return html`<button type="${type}" name="fill" value="${id}" ${joinHtml(data)}>${texts.tests[id]}</button>`
  })
  return html`<fieldset class="tests">
    <legend>${legend}</legend>
    ${joinHtml(buttons)}
  </fieldset>`
}

/** The three fields of a card. */
export function cardFields(options: PaymentFieldsOptions): Html {
  const texts = paymentTexts(options.locale)
  const brand = html`<span id="brand" aria-hidden="true">${cardBrand(options.fields.number) ?? ''}</span>`
  const number: Input = {
    name: 'number',
    label: texts.number,
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  }
  const expiry: Input = {
    name: 'expiry',
    label: texts.expiry,
    autocomplete: 'cc-exp',
    placeholder: texts.expiryForm,
    half: true,
  }
  const cvc: Input = { name: 'cvc', label: texts.cvc, autocomplete: 'cc-csc', placeholder: 'CVC', half: true }
  return html`<div class="fields">
    ${inputField(number, options, brand)} ${inputField(expiry, options)} ${inputField(cvc, options)}
  </div>`
}

/** Buttons that fill a test payment in: by a script, or by sending the form. They stand after what pays, which the return key presses. */
export function testPayments(methods: PayingMethod[], type: 'button' | 'submit', locale: string): Html {
  const texts = paymentTexts(locale)
  const cards = html`<div class="for card">${testButtons(texts.testCards, testCards, type, texts)}</div>`
  const accounts = html`<div class="for sepa_debit">${testButtons(texts.testAccounts, testAccounts, type, texts)}</div>`
  return joinHtml([...(methods.includes('card') ? [cards] : []), ...(methods.includes('sepa_debit') ? [accounts] : [])])
}

/** The inside of a payment form: how to pay, and what that needs. Works with and without scripts. */
export function paymentFields(options: PaymentFieldsOptions): Html {
  const { methods, fields, locale } = options
  const texts = paymentTexts(locale)
  const goingOn = Object.entries(nextSteps(texts))
    .filter(([method]) => methods.includes(method as PayingMethod))
    .map(([method, text]) => html`<p class="hint for ${method}">${text}</p>`)
  const iban: Input = {
    name: 'iban',
    label: texts.iban,
    autocomplete: 'off',
    placeholder: 'AT00 0000 0000 0000 0000',
  }
  const chosenCountry = (code: string) => (code === fields.country ? html`selected` : noHtml)
  return html`<div class="methods" role="radiogroup" aria-label="${texts.methods}">
      ${joinHtml(methods.map((method) => methodTile(method, method === fields.method, texts)))}
    </div>
    <div class="for card">${cardFields(options)}</div>
    <div class="for sepa_debit fields">${inputField(iban, options)}</div>
    ${joinHtml(goingOn)}
    <div class="fields">
      <div class="for card sepa_debit field">
        ${inputField({ name: 'name', label: texts.name, autocomplete: 'cc-name' }, options)}
      </div>
      <div class="field">
        <label for="country">${texts.country}</label>
        <div class="box">
          <select id="country" name="country" autocomplete="country">
            ${joinHtml(countriesIn(localeOf(locale)).map(({ code, name }) => html`<option value="${code}" ${chosenCountry(code)}>${name}</option>`))}
          </select>
        </div>
      </div>
    </div>`
}
