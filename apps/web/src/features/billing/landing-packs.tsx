import { packs, type Pack } from '@numeria/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from '../../lib/router.tsx'
import { landingPacks as texts } from '#messages/packs'
import { ApiError } from '../../lib/api-error.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAccount } from '../accounts/accounts.api.ts'
import { useWellbeing } from '../wellbeing/wellbeing.api.ts'
import { startHostedPurchase } from './billing.api.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { PackGrid } from './pack-grid.tsx'
import { keepPendingPurchase } from './pending-purchase.ts'
import { useCurrency } from './use-currency.ts'

const taxNumberField = lazyPart(() => import('./tax-number-field.tsx').then(({ TaxNumberField }) => TaxNumberField))

const shown = ['seed3', 'destiny7', 'abundance8'].map((id) => packs.find((pack) => pack.id === id)!)

/** Three packs on the landing page, bought on the payment provider's own page. */
export function LandingPacks() {
  const account = useAccount()
  const navigate = useNavigate()
  const isSignedIn = account.state === 'signed-in'
  const [currency, chooseCurrency] = useCurrency(isSignedIn ? account.user : null)
  const pauseEnd = useWellbeing(isSignedIn).data?.pausedUntil ?? null
  const [inFlight, setInFlight] = useState<string | null>(null)
  const [TaxNumberField, fetchField] = taxNumberField.usePart()
  const [taxNumber, setTaxNumber] = useState('')
  const [taxNumberError, setTaxNumberError] = useState<string | null>(null)
  const keys = useRef(new Map<string, string>())

  // The provider's page asks for no tax number. A visitor gives it after the login, in the form of the pricing page.
  const showField = useEffectEvent(() => void fetchField())
  useEffect(() => {
    if (isSignedIn) showField()
  }, [isSignedIn])

  useEffect(() => {
    // A browser that comes back with its Back button may show this page as it was left.
    const comeBack = () => {
      setInFlight(null)
      // A purchase from now on is a new order with a new key.
      keys.current.clear()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function buy(pack: Pack): Promise<void> {
    if (!isSignedIn) {
      keepPendingPurchase(pack.id)
      navigate(`${paths.login}?redirect=pricing&purchase=${pack.id}`)
      return
    }
    const wish = `${pack.id} ${currency}`
    const key = keys.current.get(wish) ?? crypto.randomUUID()
    keys.current.set(wish, key)
    setInFlight(pack.id)
    try {
      const order = {
        packId: pack.id,
        preferredCurrency: currency,
        hasConsent: false,
        taxNumber: taxNumber.trim(),
        key,
      }
      window.location.assign(await startHostedPurchase(order))
    } catch (error) {
      setInFlight(null)
      const isOfField = error instanceof ApiError && error.field === 'buyer.taxNumber'
      if (isOfField) setTaxNumberError(error.sentence)
      const hasAlready =
        error instanceof ApiError &&
        (error.code === 'billing.already_subscribed' || error.code === 'billing.already_paid')
      const description = isOfField || hasAlready ? error.sentence : texts.failedWhy
      showToast({ title: texts.failed, description, destructive: true })
    }
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{texts.title}</h2>
        <CurrencySwitch value={currency} onChange={chooseCurrency} />
      </div>
      <PackGrid
        packs={shown}
        currency={currency}
        inFlight={inFlight}
        buttonText={() => (isSignedIn ? texts.purchase : texts.logInToPurchase)}
        pausedUntil={() => pauseEnd}
        onBuy={(pack) => void buy(pack)}
      />
      {isSignedIn && TaxNumberField && (
        <div className="mt-6 max-w-form">
          <TaxNumberField
            value={taxNumber}
            error={taxNumberError}
            onChange={(value) => {
              setTaxNumber(value)
              setTaxNumberError(null)
            }}
          />
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.pricing} className={buttonClass('quiet')}>
          {texts.viewAll}
        </Link>
        <Link to={paths.about} className={buttonClass('plain')}>
          {texts.about}
        </Link>
      </p>
    </>
  )
}
