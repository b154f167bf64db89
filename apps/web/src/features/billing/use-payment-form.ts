import type {
  StripeCheckoutElementsSdk,
  StripeCheckoutLoadActionsSuccess,
  StripePaymentElement,
} from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onAppearanceChange, readAppearance } from './payment-appearance.ts'
import { loadPayments, type PaymentConfig } from './payment-script.ts'

export type PaymentForm = {
  state: 'loading' | 'ready' | 'unreachable'
  /** Whether the provider holds the form to be complete. */
  isComplete: boolean
  /**
   * Pays; a form that is not complete complains at its fields. Resolves with why it did not work; null when it did. Where the bank sends the browser
   * away, it never resolves.
   */
  pay: () => Promise<string | null>
  /** Tries again to fetch the form. */
  retry: () => void
}

type Options = {
  config: PaymentConfig
  clientSecret: string
  /** Where the bank's page leads back to. */
  returnUrl: string
  /** The escape key was pressed inside the form, whose keys do not reach the page. */
  onEscape: () => void
}

/** The provider's own payment form, in a frame of the provider's inside `place`. */
export function usePaymentForm({ config, clientSecret, returnUrl, onEscape }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const actions = useRef<StripeCheckoutLoadActionsSuccess | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PaymentForm['state']>('loading')
  const [isComplete, setIsComplete] = useState(false)
  const escape = useEffectEvent(onEscape)
  const { publishableKey, scriptUrl } = config

  useEffect(() => {
    const gone = new AbortController()
    async function show(): Promise<void> {
      const stripe = await loadPayments({ publishableKey, scriptUrl })
      if (gone.signal.aborted) return
      const checkout = stripe.initCheckoutElementsSdk({
        clientSecret,
        elementsOptions: { appearance: readAppearance() },
      })
      const loaded = await checkout.loadActions()
      if (loaded.type === 'error') throw new Error(loaded.error.message)
      if (gone.signal.aborted) return
      actions.current = loaded.actions
      checkout.on('change', (session) => !gone.signal.aborted && setIsComplete(session.canConfirm))
      const stopWatching = onAppearanceChange(() => checkout.changeAppearance(readAppearance()))
      const element = createForm(checkout)
      element.on('ready', () => !gone.signal.aborted && setState('ready'))
      element.on('loaderror', () => !gone.signal.aborted && setState('unreachable'))
      element.on('escape', () => escape())
      element.mount(place.current!)
      gone.signal.addEventListener('abort', () => {
        stopWatching()
        element.destroy()
      })
    }
    show().catch(() => !gone.signal.aborted && setState('unreachable'))
    return () => gone.abort()
  }, [publishableKey, scriptUrl, clientSecret, attempt])

  async function pay(): Promise<string | null> {
    const result = await actions.current!.confirm({ returnUrl, redirect: 'if_required' })
    return result.type === 'error' ? result.error.message : null
  }

  function retry(): void {
    setState('loading')
    setIsComplete(false)
    setAttempt((count) => count + 1)
  }

  return { place, form: { state, isComplete, pay, retry } satisfies PaymentForm }
}

/** Wallets come first where the browser has one: they need one touch. */
function createForm(checkout: StripeCheckoutElementsSdk): StripePaymentElement {
  return checkout.createPaymentElement({
    layout: 'tabs',
    paymentMethodOrder: ['apple_pay', 'google_pay', 'card', 'paypal'],
    wallets: { applePay: 'auto', googlePay: 'auto' },
  })
}
