import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { formLocale } from '#messages/payment'

declare global {
  interface Window {
    Stripe?: StripeConstructor
  }
}

let loading: Promise<StripeConstructor> | null = null

/** Fetches the payment provider's script, which may not be bundled, once; one that failed is fetched anew. */
function loadScript(address: string): Promise<StripeConstructor> {
  loading ??= new Promise<StripeConstructor>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => (window.Stripe ? resolve(window.Stripe) : reject(new Error('the payment script is empty')))
    script.onerror = () => {
      script.remove()
      reject(new Error('the payment script could not be fetched'))
    }
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

export type PaymentConfig = { publishableKey: string; scriptUrl: string }

/** The provider's script, ready for a payment. Rejects when it cannot be fetched. */
export async function loadPayments({ publishableKey, scriptUrl }: PaymentConfig): Promise<Stripe> {
  const construct = await loadScript(scriptUrl)
  return construct(publishableKey, { locale: formLocale })
}
