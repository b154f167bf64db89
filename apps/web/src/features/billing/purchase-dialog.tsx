import { consentTexts, currentConsent } from '@numeria/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { startCheckout } from './billing.api.ts'
import { formatPrice } from './money.ts'
import { PaymentModal } from './payment-modal.tsx'
import type { PaymentConfig } from './payment-script.ts'
import { usePaymentForm } from './use-payment-form.ts'
import type { OpenCheckout } from './use-purchase.ts'

type Props = { checkout: OpenCheckout; config: PaymentConfig; onCancel: () => void; onPaid: () => void }

/** The last step: what is bought, for how much, on which terms, and the provider's form to pay it with. */
export function PurchaseDialog({ checkout, config, onCancel, onPaid }: Props) {
  const { pack, currency, clientSecret, packName, key } = checkout
  const navigate = useNavigate()
  const returnUrl = `${window.location.origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`
  const { place, form } = usePaymentForm(config, clientSecret, returnUrl)
  const [hasConsent, setHasConsent] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const price = formatPrice(pack.priceCents, currency)

  async function pay(): Promise<void> {
    if (isPaying || !form.canPay) return
    setIsPaying(true)
    setFailure(null)
    try {
      // The box belongs to the purchase: it is kept before money moves.
      if (hasConsent) await startCheckout({ packId: pack.id, preferredCurrency: currency, hasConsent, key })
      const problem = await form.pay()
      if (problem !== null) return fail(problem)
      showToast({ title: 'Payment received', description: `${packName}: your credits are on their way.` })
      onPaid()
      void navigate(`${paths.success}?session_id=${sessionIdOf(clientSecret)}`)
    } catch {
      fail('We could not reach Numeria. Nothing was charged. Please try again.')
    }
  }

  function fail(message: string): void {
    setIsPaying(false)
    setFailure(message)
    showToast({ title: 'Payment failed', description: message, destructive: true })
  }

  return (
    <PaymentModal title="Complete Your Purchase" onClose={onCancel}>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-m bg-sunken p-4">
        <dt className="font-semibold">{packName}</dt>
        <dd className="text-right font-semibold tabular-nums">
          {price}
          {pack.subscription && ' / month'}
        </dd>
        <dt className="text-s text-ink-soft">
          {pack.credits} credits{pack.subscription && ' each month'}
        </dt>
        <dd className="text-right text-s text-ink-soft">VAT included</dd>
      </dl>
      {pack.subscription && (
        <p className="mt-3 text-s text-ink-soft">
          Renews every month at {price} until you cancel, which takes two presses on the pricing page.
        </p>
      )}
      <div className="mt-5 min-h-64">
        {form.state === 'loading' && <p className="text-s text-ink-soft">Opening the payment form…</p>}
        {form.state === 'unreachable' && (
          <div role="alert" className="grid justify-items-start gap-3 text-s">
            <p>The payment form could not be opened. Nothing was charged.</p>
            <Button look="quiet" onClick={form.retry}>
              Try again
            </Button>
          </div>
        )}
        <div ref={place} />
      </div>
      <label className="mt-5 flex cursor-pointer items-start gap-3 text-s">
        <input
          type="checkbox"
          checked={hasConsent}
          onChange={(event) => setHasConsent(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-tide"
        />
        <span>
          {consentTexts[currentConsent].en}
          <span className="block text-xs text-ink-soft">Optional. Without it your right to withdraw stays whole.</span>
        </span>
      </label>
      <p role="alert" className="mt-4 text-s text-danger empty:hidden">
        {failure}
      </p>
      <Button className="mt-4 w-full" aria-disabled={!form.canPay || isPaying} onClick={() => void pay()}>
        {isPaying
          ? 'Processing...'
          : pack.subscription
            ? `Subscribe and pay ${price} a month`
            : `Order and pay ${price}`}
      </Button>
    </PaymentModal>
  )
}

/** The provider's secret begins with the id of the session it opens. */
function sessionIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!
}
