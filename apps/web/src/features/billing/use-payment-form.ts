import type { StripeCheckoutElementsSdk, StripeCheckoutLoadActionsSuccess } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { loadPayments, type PaymentConfig } from './payment-script.ts'

export type PaymentForm = {
  state: 'loading' | 'ready' | 'unreachable'
  /** Whether the provider holds the form to be complete. */
  canPay: boolean
  /** Pays. Resolves with why it did not work; null when it did. Where the bank sends the browser away, it never resolves. */
  pay: () => Promise<string | null>
  /** Tries again to fetch the form. */
  retry: () => void
}

/** The provider's own payment form, in a frame of the provider's inside `place`. */
export function usePaymentForm(config: PaymentConfig, clientSecret: string, returnUrl: string) {
  const place = useRef<HTMLDivElement>(null)
  const actions = useRef<StripeCheckoutLoadActionsSuccess | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PaymentForm['state']>('loading')
  const [canPay, setCanPay] = useState(false)
  const { publishableKey, scriptUrl } = config

  useEffect(() => {
    let isHere = true
    let unmount = () => undefined as void
    async function show(): Promise<void> {
      const stripe = await loadPayments({ publishableKey, scriptUrl })
      const checkout = stripe.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance: appearance() } })
      const loaded = await checkout.loadActions()
      if (loaded.type === 'error') throw new Error(loaded.error.message)
      if (!isHere) return
      actions.current = loaded.actions
      checkout.on('change', (session) => isHere && setCanPay(session.canConfirm))
      unmount = mountForm(checkout, place.current!, () => isHere && setState('ready'))
    }
    show().catch(() => isHere && setState('unreachable'))
    return () => {
      isHere = false
      unmount()
    }
  }, [publishableKey, scriptUrl, clientSecret, attempt])

  async function pay(): Promise<string | null> {
    const result = await actions.current!.confirm({ returnUrl, redirect: 'if_required' })
    return result.type === 'error' ? result.error.message : null
  }

  function retry(): void {
    setState('loading')
    setAttempt((count) => count + 1)
  }

  return { place, form: { state, canPay, pay, retry } satisfies PaymentForm }
}

function mountForm(checkout: StripeCheckoutElementsSdk, place: HTMLElement, onReady: () => void): () => void {
  const element = checkout.createPaymentElement({ layout: 'tabs' })
  element.on('ready', onReady)
  element.mount(place)
  return () => element.destroy()
}

/** The frame cannot see our style sheet: it is told what it has to look like. */
function appearance() {
  const style = getComputedStyle(document.documentElement)
  const { colorScheme } = style
  const isDark =
    colorScheme === 'dark' || (colorScheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: { borderRadius: '12px', fontFamily: 'system-ui, sans-serif', spacingUnit: '4px' },
  }
}
