import { consentTexts, currentConsents } from '@numeria/contract'
import { useId, useRef, useState } from 'react'
import { useNavigate } from '../../lib/router.tsx'
import { actions } from '#messages/actions'
import { language } from '#messages/locale'
import { payment as texts } from '#messages/payment'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { startCheckout } from './billing.api.ts'
import { formatPrice } from './money.ts'
import { PaymentModal } from './payment-modal.tsx'
import type { PaymentConfig } from './payment-script.ts'
import { TaxNumberField } from './tax-number-field.tsx'
import { usePaymentForm, type PaymentForm } from './use-payment-form.ts'
import type { OpenCheckout } from './use-purchase.ts'
import { Failed } from '../../ui/failed.tsx'

type Props = {
  checkout: OpenCheckout
  config: PaymentConfig
  /** Sentence about the debt that the purchase settles. Null without a debt. */
  settlement: string | null
  onCancel: () => void
  onPaid: () => void
}

/** The last step: what is bought, for how much, on which terms, and the provider's form to pay it with. */
export function PurchaseDialog({ checkout, config, settlement, onCancel, onPaid }: Props) {
  const { pack, currency, clientSecret, packName, key } = checkout
  const navigate = useNavigate()
  const [hasConsent, setHasConsent] = useState(false)
  const [taxNumber, setTaxNumber] = useState('')
  const [taxNumberError, setTaxNumberError] = useState<string | null>(null)
  /** Tax details stored with the purchase: only a change is sent. */
  const keptTaxNumber = useRef('')
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
    const problem = (await keepTerms()) ?? (await form.pay().catch(() => texts.unknownOutcome))
    if (problem !== null) return fail(problem)
    showToast({ title: texts.received, description: texts.onTheirWay(packName) })
    onPaid()
    navigate(`${paths.success}?session_id=${sessionIdOf(clientSecret)}`)
  }

  /** The box and the tax number belong to the purchase: they are kept before money moves. */
  async function keepTerms(): Promise<string | null> {
    const number = taxNumber.trim()
    const isChanged = number !== keptTaxNumber.current
    if (!hasConsent && !isChanged) return null
    const order = { packId: pack.id, preferredCurrency: currency, hasConsent, key }
    try {
      await startCheckout(isChanged ? { ...order, taxNumber: number } : order)
      keptTaxNumber.current = number
      return null
    } catch (error) {
      if (error instanceof ApiError && error.field === 'buyer.taxNumber') {
        setTaxNumberError(error.sentence)
        return texts.notCharged(error.sentence)
      }
      return texts.notCharged(sentenceOf(error))
    }
  }

  function fail(message: string): void {
    setIsPaying(false)
    setFailure(message)
    // An incomplete form says so at its fields.
    if (form.isComplete) showToast({ title: texts.failed, description: message, destructive: true })
  }

  return (
    <PaymentModal title={texts.title} onClose={close}>
      <div className="flex-1 px-5 pt-4 pb-6 sm:px-8 lg:border-r lg:border-line lg:pb-8">
        <FormState form={form} />
        <div ref={place} />
      </div>
      <div className="contents lg:sticky lg:top-0 lg:flex lg:flex-col lg:gap-6 lg:self-start lg:py-5">
        <div className="px-5 pb-5 sm:px-8 lg:pb-0">
          <dl className="mb-5 grid grid-cols-[1fr_auto] gap-x-4 rounded-m bg-sunken p-4 max-lg:hidden">
            <dt className="font-semibold">{packName}</dt>
            <dd className="text-right font-semibold tabular-nums">{price}</dd>
            <dt className="text-s text-ink-soft">{texts.credits(pack.credits, pack.subscription)}</dt>
            <dd className="text-right text-s text-ink-soft">{texts.vatIncluded}</dd>
          </dl>
          <TaxNumberField
            value={taxNumber}
            error={taxNumberError}
            onChange={(value) => {
              setTaxNumber(value)
              setTaxNumberError(null)
            }}
          />
          <label className="flex cursor-pointer items-start gap-3 text-s leading-snug">
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={(event) => setHasConsent(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-tide"
            />
            <span>
              {consentTexts[currentConsents[language]].text}
              <span className="mt-1 block text-xs text-ink-soft">{texts.optional}</span>
              <span className="mt-1 block text-xs text-ink-soft">{texts.guarantee}</span>
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
                {packName}, {texts.credits(pack.credits, false)}
              </span>
              <span className="max-lg:hidden">{texts.total}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              <strong className="text-base font-semibold">{price}</strong>{' '}
              <span className="text-xs text-ink-soft">{texts.vatIncluded}</span>
            </span>
          </p>
          {settlement !== null && <p className="mt-1 text-s">{settlement}</p>}
          {pack.subscription && <p className="mt-1 text-xs text-ink-soft">{texts.renews(price)}</p>}
          <Button
            className="mt-3 min-h-12 w-full"
            aria-disabled={form.state !== 'ready' || isPaying}
            aria-describedby={failure === null ? undefined : failureId}
            onClick={() => void pay()}
          >
            {isPaying ? actions.processing : pack.subscription ? texts.subscribe(price) : texts.order(price)}
          </Button>
          <p role="status" className="sr-only">
            {isPaying && texts.isPaying}
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
      {texts.opening}
    </p>
  ) : (
    <Failed onRetry={retry} place="min-h-64 content-start">
      {texts.unreachable}
    </Failed>
  )
}

/** The provider's secret begins with the id of the session it opens. */
function sessionIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!
}
