import { packs, type Pack } from '@numeria/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { pricing } from '#messages/pricing'
import { lazyPart } from '../../lib/lazy-part.ts'
import { prefetchToasts } from '../../ui/toast-place.tsx'
import { showToast } from '../../ui/toast.ts'
import { profileKey, useAccount } from '../accounts/accounts.api.ts'
import { renderDebt, renderSettlement } from '../credits/debt.ts'
import { useConfig } from '../sign-in/sign-in.api.ts'
import { useWellbeing } from '../wellbeing/wellbeing.api.ts'
import { useSubscription } from './billing.api.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { PackFacts } from './pack-facts.tsx'
import { PackGrid } from './pack-grid.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { useCurrency } from './use-currency.ts'
import { usePortal } from './use-portal.ts'
import { usePurchase } from './use-purchase.ts'

const purchaseDialog = lazyPart(() => import('./purchase-dialog.tsx').then(({ PurchaseDialog }) => PurchaseDialog))

/** The packs, and everything between a press on one of them and the payment. */
export function Shop() {
  const account = useAccount()
  const queryClient = useQueryClient()
  const { data: config, refetch: fetchConfig } = useConfig()
  const isSignedIn = account.state === 'signed-in'
  const [currency, chooseCurrency] = useCurrency(isSignedIn ? account.user : null)
  const portal = usePortal()
  const subscription = useSubscription(isSignedIn).data?.subscription
  const isSubscriber = subscription && subscription.state !== 'ended'
  const pauseEnd = useWellbeing(isSignedIn).data?.pausedUntil ?? null
  const opensPortal = (pack: Pack) => pack.subscription && isSubscriber
  const { inFlight, checkout, buy, leave, finish } = usePurchase(account, currency)
  const [PurchaseDialog, fetchDialog] = purchaseDialog.usePart()
  useEffect(() => prefetchToasts(), [])

  const isOpen = checkout !== null
  const openDialog = useEffectEvent(async () => {
    const [hasDialog, hasConfig] = await Promise.all([fetchDialog(), config ?? fetchConfig().then(({ data }) => data)])
    if (hasDialog && hasConfig) return
    leave()
    showToast({ title: pricing.checkoutFailed, description: pricing.formFailed, destructive: true })
  })
  useEffect(() => {
    if (isOpen) void openDialog()
  }, [isOpen])

  function buttonText({ name, subscription: isSubscription }: Pack): string {
    if (!isSubscription) return pricing.buy(name)
    return isSubscriber ? pricing.manage : pricing.subscribe
  }
  return (
    <>
      {isSignedIn && account.user.debt && (
        <p className="mb-6 rounded-m border border-danger bg-danger-wash p-4 text-s">{renderDebt(account.user)}</p>
      )}
      {isSubscriber && <SubscriptionCard subscription={subscription} portal={portal} />}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl">{pricing.choose}</h2>
        <CurrencySwitch value={currency} onChange={chooseCurrency} />
      </div>
      <PackGrid
        packs={packs}
        currency={currency}
        inFlight={inFlight}
        buttonText={buttonText}
        pausedUntil={(pack) => (opensPortal(pack) ? null : pauseEnd)}
        onBuy={(pack) => (opensPortal(pack) ? portal.open() : buy(pack))}
      />
      <PackFacts currency={currency} />
      {checkout && PurchaseDialog && config && (
        <PurchaseDialog
          checkout={checkout}
          config={config.payments}
          settlement={isSignedIn ? renderSettlement(account.user, checkout.pack.credits) : null}
          onCancel={leave}
          onPaid={() => {
            finish()
            void queryClient.invalidateQueries({ queryKey: profileKey })
          }}
        />
      )}
    </>
  )
}
