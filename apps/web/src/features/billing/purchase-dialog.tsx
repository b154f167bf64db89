import { consentTexts, currentConsent } from '@numeria/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { startCheckout } from './billing.api.ts'
import { formatPrice } from './money.ts'
import { PaymentModal } from './payment-modal.tsx'
import type { PaymentConfig } from './payment-script.ts'
import { usePaymentForm, type PaymentForm } from './use-payment-form.ts'
import type { OpenCheckout } from './use-purchase.ts'

type Props = { checkout: OpenCheckout; config: PaymentConfig; onCancel: () => void; onPaid: () => void }

const unknownOutcome =
  'The payment provider did not answer. If the payment went through, your credits come by themselves: please look at your orders before you try again.'

/** The last step: what is bought, for how much, on which terms, and the provider's form to pay it with. */
export function PurchaseDialog({ checkout, config, onCancel, onPaid }: Props) {
  const { pack, currency, clientSecret, packName, key } = checkout
  const navigate = useNavigate()
  const [hasConsent, setHasConsent] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const failureId = useId()
  // A payment on its way cannot be called back by closing its form.
  const close = () => !isPaying && onCancel()
  const returnUrl = `${window.location.origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`
  const { place, form } = usePaymentForm({ config, clientSecret, returnUrl, onEscape: close })
  const price = formatPrice(pack.priceCents, currency)

  async function pay(): Promise<void> {
    if (isPaying || form.state !== 'ready') return
    setIsPaying(true)
    setFailure(null)
    const problem = (await keepConsent()) ?? (await form.pay().catch(() => unknownOutcome))
    if (problem !== null) return fail(problem)
    showToast({ title: 'Payment received', description: `${packName}: your credits are on their way.` })
    onPaid()
    void navigate(`${paths.success}?session_id=${sessionIdOf(clientSecret)}`)
  }

  /** The box belongs to the purchase: it is kept before money moves. */
  async function keepConsent(): Promise<string | null> {
    if (!hasConsent) return null
    try {
      await startCheckout({ packId: pack.id, preferredCurrency: currency, hasConsent, key })
      return null
    } catch (error) {
      return `${sentenceOf(error)} Nothing was charged.`
    }
  }

  function fail(message: string): void {
    setIsPaying(false)
    setFailure(message)
    // An incomplete form says so at its fields.
    if (form.isComplete) showToast({ title: 'Payment failed', description: message, destructive: true })
  }

  return (
    <PaymentModal title="Complete Your Purchase" onClose={close}>
      <div className="flex-1 px-5 pt-4 pb-6 sm:px-8 lg:border-r lg:border-line lg:pb-8">
        <FormState form={form} />
        <div ref={place} />
      </div>
      <div className="contents lg:sticky lg:top-0 lg:flex lg:flex-col lg:gap-6 lg:self-start lg:py-5">
        <div className="px-5 pb-5 sm:px-8 lg:pb-0">
          <dl className="mb-5 grid grid-cols-[1fr_auto] gap-x-4 rounded-m bg-sunken p-4 max-lg:hidden">
            <dt className="font-semibold">{packName}</dt>
            <dd className="text-right font-semibold tabular-nums">{price}</dd>
            <dt className="text-s text-ink-soft">
              {pack.credits} credits{pack.subscription && ' each month'}
            </dt>
            <dd className="text-right text-s text-ink-soft">VAT included</dd>
          </dl>
          <label className="flex cursor-pointer items-start gap-3 text-s leading-snug">
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={(event) => setHasConsent(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-tide"
            />
            <span>
              {consentTexts[currentConsent].en}
              <span className="mt-1 block text-xs text-ink-soft">
                Optional. Without it your right to withdraw stays whole.
              </span>
            </span>
          </label>
        </div>
        <div className="sticky bottom-0 border-t border-line bg-raised px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-8 lg:static lg:border-0 lg:py-0">
          <p id={failureId} className="mb-2 text-s leading-snug text-danger empty:hidden">
            {failure}
          </p>
          <p className="flex items-baseline justify-between gap-4 text-s">
            <span className="font-semibold">
              <span className="lg:hidden">
                {packName}, {pack.credits} credits
              </span>
              <span className="max-lg:hidden">Total</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              <strong className="text-base font-semibold">{price}</strong>{' '}
              <span className="text-xs text-ink-soft">VAT included</span>
            </span>
          </p>
          {pack.subscription && (
            <p className="mt-1 text-xs text-ink-soft">
              Renews every month at {price} until you cancel, which you can do at any time on the pricing page.
            </p>
          )}
          <Button
            className="mt-3 min-h-12 w-full"
            aria-disabled={form.state !== 'ready' || isPaying}
            aria-describedby={failure === null ? undefined : failureId}
            onClick={() => void pay()}
          >
            {isPaying
              ? 'Processing...'
              : pack.subscription
                ? `Subscribe and pay ${price} a month`
                : `Order and pay ${price}`}
          </Button>
          <p role="status" className="sr-only">
            {isPaying && 'Your payment is being made.'}
          </p>
        </div>
      </div>
    </PaymentModal>
  )
}

function FormState({ form: { state, retry } }: { form: PaymentForm }) {
  if (state === 'ready') return null
  return state === 'loading' ? (
    <p role="status" className="min-h-64 text-s text-ink-soft">
      Opening the payment form…
    </p>
  ) : (
    <div role="alert" className="grid min-h-64 content-start justify-items-start gap-3 text-s">
      <p>The payment form could not be opened. Nothing was charged.</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

/** The provider's secret begins with the id of the session it opens. */
function sessionIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!
}
