import type { Currency, Pack } from '@numeria/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { showToast } from '../../ui/toast.ts'
import type { Account } from '../accounts/accounts.api.ts'
import { startCheckout } from './billing.api.ts'
import { keepPendingPurchase, takePendingPurchase } from './pending-purchase.ts'

/** A checkout that waits to be paid. */
export type OpenCheckout = { pack: Pack; currency: Currency; clientSecret: string; packName: string; key: string }

/**
 * Buying a pack: kept for after the login where nobody is signed in, else opened for the payment form. A pack that waited for its buyer starts by itself.
 */
export function usePurchase(account: Account, currency: Currency) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [inFlight, setInFlight] = useState<string | null>(null)
  const [checkout, setCheckout] = useState<OpenCheckout | null>(null)
  /** One key for one wish: pressing the button again after a failure is the same purchase. */
  const keys = useRef(new Map<string, string>())

  async function buy(pack: Pack): Promise<void> {
    if (account.state !== 'signed-in') {
      keepPendingPurchase(pack.id)
      void navigate(`${paths.login}?redirect=pricing&purchase=${pack.id}`)
      return
    }
    const wish = `${pack.id} ${currency}`
    const key = keys.current.get(wish) ?? crypto.randomUUID()
    keys.current.set(wish, key)
    setInFlight(pack.id)
    try {
      const order = { packId: pack.id, preferredCurrency: currency, hasConsent: false, key }
      setCheckout({ pack, currency, key, ...(await startCheckout(order)) })
    } catch (error) {
      setInFlight(null)
      showToast({
        title: 'Checkout failed',
        description:
          error instanceof ApiError ? error.sentence : sentenceOf(error) || 'Failed to create checkout session',
        destructive: true,
      })
    }
  }

  function leave(): void {
    setCheckout(null)
    setInFlight(null)
  }

  const isSignedIn = account.state === 'signed-in'
  const startPending = useEffectEvent(() => {
    const waiting = takePendingPurchase(search)
    if (waiting.search !== search) void navigate(`${pathname}${waiting.search}`, { replace: true })
    if (waiting.pack) void buy(waiting.pack)
  })
  useEffect(() => {
    if (isSignedIn) startPending()
  }, [isSignedIn])

  return {
    inFlight,
    checkout,
    buy: (pack: Pack) => void buy(pack),
    leave,
    /** Paid: the next press on the same pack is another purchase. */
    finish() {
      keys.current.clear()
      leave()
    },
  }
}
