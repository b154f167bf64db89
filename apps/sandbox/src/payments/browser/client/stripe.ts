/// <reference lib="dom" />
// Stands in for Stripe.js: the members of the real script's types that the product uses, with frames of the sandbox in place of Stripe's.
import type {
  StripeCheckoutConfirmResult,
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsSuccess,
  StripeCheckoutSession,
} from '@stripe/stripe-js'
import { askForAuthorisation, origin } from './frame.ts'
import { createListeners } from './listeners.ts'
import type { CheckoutSnapshot, ConfirmReply } from './messages.ts'
import { createPaymentElement, type PaymentElement, type PaymentElementOptions } from './payment-element.ts'

type Actions = Pick<StripeCheckoutLoadActionsSuccess, 'confirm' | 'getSession'>
type ConfirmOptions = NonNullable<Parameters<Actions['confirm']>[0]>

type Checkout = Pick<StripeCheckoutElementsSdk, 'on' | 'changeAppearance'> & {
  loadActions(): Promise<
    { type: 'success'; actions: Actions } | { type: 'error'; error: { message: string; code: null } }
  >
  createPaymentElement(options?: PaymentElementOptions): PaymentElement
  getPaymentElement(): PaymentElement | null
}

const failure = (message: string): StripeCheckoutConfirmResult => ({ type: 'error', error: { message, code: null } })

async function fetchSnapshot(key: string, clientSecret: string): Promise<CheckoutSnapshot> {
  const body = new URLSearchParams({ key, client_secret: clientSecret })
  const response = await fetch(`${origin}/_stripe/v1/payment_pages/init`, { method: 'POST', body })
  const answer = (await response.json()) as CheckoutSnapshot | { error: { message: string } }
  if ('error' in answer) throw new Error(answer.error.message)
  return answer
}

function initCheckoutElementsSdk(key: string, options: StripeCheckoutElementsSdkOptions): Checkout {
  const listeners = createListeners()
  const clientSecret = Promise.resolve(options.clientSecret)
  const fetchNow = async () => fetchSnapshot(key, await clientSecret)
  let snapshot: CheckoutSnapshot | null = null
  const loaded = fetchNow().then((first) => (snapshot = first))
  // The callers that load the actions or mount the element receive the failure.
  loaded.catch(() => {})
  let appearance = options.elementsOptions?.appearance ?? {}
  let isFormComplete = false
  let isConfirming = false
  let payment: ReturnType<typeof createPaymentElement> | null = null

  function session(): StripeCheckoutSession {
    const { session: known } = snapshot!
    return { ...known, canConfirm: known.status.type === 'open' && isFormComplete && !isConfirming }
  }
  const tellChange = () => snapshot && listeners.tell('change', session())

  async function refresh() {
    // A session that cannot be read anew is what it was: a payment that went through has, all the same.
    snapshot = await fetchNow().catch(() => snapshot)
    tellChange()
  }

  function fillIn(address: string) {
    return address.replaceAll('{CHECKOUT_SESSION_ID}', session().id)
  }

  async function finish(
    reply: ConfirmReply,
    { redirect, returnUrl }: ConfirmOptions,
  ): Promise<StripeCheckoutConfirmResult> {
    const outcome = reply.status === 'authorise' ? await askForAuthorisation(reply.address, appearance) : reply
    if (outcome.status === 'redirect') {
      location.assign(outcome.address)
      // As with the real script, nothing comes after a redirection.
      return new Promise(() => {})
    }
    isConfirming = false
    await refresh()
    if (outcome.status === 'failed') {
      const { message, code, declineCode } = outcome
      if (code === null) return failure(message)
      return { type: 'error', error: { message, code, paymentFailed: { declineCode } } }
    }
    const address = returnUrl ?? snapshot?.returnUrl
    if (redirect === 'if_required' || !address) return { type: 'success', session: session() }
    location.assign(fillIn(address))
    return new Promise(() => {})
  }

  async function confirm(confirmOptions: ConfirmOptions = {}): Promise<StripeCheckoutConfirmResult> {
    if (isConfirming) return failure('This payment is being confirmed already.')
    if (!payment) return failure('There is no payment element to pay with.')
    const email = confirmOptions.email ?? session().email
    if (!email)
      return failure('An e-mail address is needed: give one to confirm, or the session a customer who has one.')
    isConfirming = true
    try {
      tellChange()
      const returnUrl = confirmOptions.returnUrl ?? snapshot?.returnUrl ?? null
      return await finish(await payment.confirm(returnUrl && fillIn(returnUrl), email), confirmOptions)
    } finally {
      isConfirming = false
    }
  }

  return {
    on: (event, listener) => listeners.add(event, listener),
    async loadActions() {
      try {
        await loaded
        return { type: 'success', actions: { confirm, getSession: session } }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { type: 'error', error: { message, code: null } }
      }
    },
    changeAppearance(next) {
      appearance = next
      payment?.changeAppearance()
    },
    createPaymentElement(elementOptions = {}) {
      if (payment && !payment.isDestroyed()) throw new Error('There is a payment element already.')
      payment = createPaymentElement(
        {
          key,
          clientSecret,
          loaded,
          appearance: () => appearance,
          locale: () => snapshot?.locale ?? 'en',
          onCompletion(isComplete) {
            if (isComplete === isFormComplete) return
            isFormComplete = isComplete
            tellChange()
          },
          onSession: () => void refresh(),
        },
        elementOptions,
      )
      return payment.element
    },
    getPaymentElement: () => (payment && !payment.isDestroyed() ? payment.element : null),
  }
}

function Stripe(publishableKey: string) {
  if (!publishableKey.startsWith('pk_')) throw new Error('Stripe() wants the publishable key, which begins with pk_.')
  return {
    initCheckoutElementsSdk: (options: StripeCheckoutElementsSdkOptions) =>
      initCheckoutElementsSdk(publishableKey, options),
  }
}

Object.assign(window, { Stripe })
