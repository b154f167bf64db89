import type { Appearance, StripeCheckoutSession } from '@stripe/stripe-js'

// Messages between the script in the product's page, its frames and the sandbox's server.

/** The session as the script knows it, and what only the sandbox's own frame needs to know. */
export type CheckoutSnapshot = {
  session: StripeCheckoutSession
  methods: string[]
  country: string | null
  returnUrl: string | null
  /** The language of its form. */
  locale: string
}

export type ConfirmReply =
  | { status: 'complete' }
  /** The bank or the wallet asks: show `address` over the page until its frame says `authorised`. */
  | { status: 'authorise'; address: string }
  /** The payment goes on elsewhere, and comes back to the return address. */
  | { status: 'redirect'; address: string }
  | { status: 'failed'; message: string; code: 'paymentFailed' | null; declineCode: string | null }

export type Authorised = Extract<ConfirmReply, { status: 'complete' | 'failed' }>

export type ToFrame =
  | {
      type: 'begin'
      key: string
      clientSecret: string
      methods: string[]
      country: string | null
      appearance: Appearance
    }
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'confirm'; returnUrl: string | null; email: string | null }
  | { type: 'focus' | 'blur' | 'clear' }

export type FromFrame =
  | { type: 'hello' | 'ready' | 'focus' | 'blur' | 'escape' | 'country' }
  | { type: 'height'; pixels: number }
  | { type: 'change'; method: string; country: string; empty: boolean; complete: boolean }
  | { type: 'confirmed'; reply: ConfirmReply }
  | { type: 'authorised'; outcome: Authorised }
