/// <reference lib="dom" />
import type { Appearance, StripeCheckoutElementsSdk, StripePaymentElement } from '@stripe/stripe-js'
import { openFrame } from './frame.ts'
import { createListeners, type Listener } from './listeners.ts'
import type { CheckoutSnapshot, ConfirmReply, FromFrame, ToFrame } from './messages.ts'

/** The members of the real element that the sandbox plays. */
export type PaymentElement = Omit<StripePaymentElement, 'update' | 'collapse'>
export type PaymentElementOptions = NonNullable<Parameters<StripeCheckoutElementsSdk['createPaymentElement']>[0]>

type Checkout = {
  key: string
  clientSecret: Promise<string>
  loaded: Promise<CheckoutSnapshot>
  appearance(): Appearance
  /** The language of the session, in English until it is known. */
  locale(): string
  /** Whether the form is complete changed. */
  onCompletion(isComplete: boolean): void
  /** Something changed that the server knows of. */
  onSession(): void
}

const notReady: ConfirmReply = {
  status: 'failed',
  message: 'The payment form is not ready.',
  code: null,
  declineCode: null,
}

export function createPaymentElement(checkout: Checkout, { wallets }: PaymentElementOptions) {
  const listeners = createListeners()
  const elementType = 'payment'
  let frame: HTMLIFrameElement | null = null
  let line: MessagePort | null = null
  let answerConfirm: (reply: ConfirmReply) => void = () => {}
  let isDestroyed = false
  const say = (message: ToFrame) => line?.postMessage(message)

  const isOffered = (method: string) =>
    !(method === 'apple_pay' && wallets?.applePay === 'never') &&
    !(method === 'google_pay' && wallets?.googlePay === 'never') &&
    !(method === 'link' && wallets?.link === 'never')

  async function begin(newLine: MessagePort) {
    try {
      const [{ methods, country }, clientSecret] = await Promise.all([checkout.loaded, checkout.clientSecret])
      line = newLine
      const offered = methods.filter(isOffered)
      const { key } = checkout
      say({ type: 'begin', key, clientSecret, country, methods: offered, appearance: checkout.appearance() })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      listeners.tell('loaderror', { elementType, error: { type: 'api_error', message } })
    }
  }

  function hear(message: FromFrame, from: MessagePort) {
    switch (message.type) {
      case 'hello':
        void begin(from)
        break
      case 'height':
        if (frame) frame.style.height = `${message.pixels}px`
        break
      case 'country':
        checkout.onSession()
        break
      case 'confirmed':
        answerConfirm(message.reply)
        break
      case 'change': {
        const { empty, complete, method, country } = message
        checkout.onCompletion(complete)
        const value = { type: method, billingDetails: { address: { country, postalCode: null } } }
        listeners.tell('change', { elementType, empty, complete, collapsed: false, value })
        break
      }
      case 'ready':
      case 'focus':
      case 'blur':
      case 'escape':
        listeners.tell(message.type, { elementType })
        break
      case 'authorised':
        break
    }
  }

  function unmount() {
    if (frame) checkout.onCompletion(false)
    frame?.remove()
    frame = null
    line = null
    answerConfirm(notReady)
  }

  function dress() {
    if (frame) frame.style.colorScheme = checkout.appearance().theme === 'night' ? 'dark' : 'light'
  }

  const element = {
    mount(place: string | HTMLElement) {
      if (isDestroyed) throw new Error('This payment element was destroyed.')
      const parent = typeof place === 'string' ? document.querySelector(place) : place
      if (!parent) throw new Error('There is nothing to mount the payment element in.')
      unmount()
      frame = openFrame(`/_stripe/v3/payment-element?locale=${checkout.locale()}`, 'Secure payment input frame', hear)
      frame.style.cssText = 'display: block; width: calc(100% + 8px); height: 20rem; margin: -4px; border: 0'
      dress()
      parent.replaceChildren(frame)
      listeners.tell('loaderstart', { elementType })
    },
    unmount,
    destroy() {
      unmount()
      isDestroyed = true
    },
    focus() {
      frame?.focus()
      say({ type: 'focus' })
    },
    blur: () => say({ type: 'blur' }),
    clear: () => say({ type: 'clear' }),
    on(event: string, listener: Listener) {
      listeners.add(event, listener)
      return element as StripePaymentElement
    },
    once(event: string, listener: Listener) {
      listeners.addOnce(event, listener)
      return element as StripePaymentElement
    },
    off(event: string, listener?: Listener) {
      listeners.remove(event, listener)
      return element as StripePaymentElement
    },
  } satisfies PaymentElement as PaymentElement

  return {
    element,
    isDestroyed: () => isDestroyed,
    changeAppearance() {
      dress()
      say({ type: 'appearance', appearance: checkout.appearance() })
    },
    /** Sends the form. What is typed stays in the frame; an incomplete form complains there and answers with its first complaint. */
    confirm(returnUrl: string | null, email: string | null): Promise<ConfirmReply> {
      return new Promise((resolve) => {
        answerConfirm = resolve
        if (line) say({ type: 'confirm', returnUrl, email })
        else resolve(notReady)
      })
    },
  }
}
