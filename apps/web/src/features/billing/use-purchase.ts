import type { Currency, Pack } from '@numeria/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/router.tsx'
import { packWords } from '#messages/packs'
import { pricing } from '#messages/pricing'
import { ApiError, serverTextOr } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { nobodyIfRefused, profileQuery, type Account } from '../accounts/accounts.api.ts'
import { startCheckout } from './billing.api.ts'
import { keepPendingPurchase, takePendingPurchase } from './pending-purchase.ts'

/** A checkout that waits to be paid. */
export type OpenCheckout = { pack: Pack; currency: Currency; clientSecret: string; packName: string; key: string }

/**
 * Buys a pack: opens the payment form, or for visitors stores the pack until after the login, when its checkout starts by itself.
 */
export function usePurchase(account: Account, currency: Currency) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [checkout, setCheckout] = useState<OpenCheckout | null>(null)
  /** One key for one wish: pressing the button again after a failure is the same purchase. */
  const keys = useRef(new Map<string, string>())

  const opening = useMutation({
    /** Null for visitors. A click before the session has loaded waits for it. */
    mutationFn: async (pack: Pack): Promise<OpenCheckout | null> => {
      const { isAuthenticated } = await queryClient.ensureQueryData(profileQuery).catch(nobodyIfRefused)
      if (!isAuthenticated) return null
      const wish = `${pack.id} ${currency}`
      const key = keys.current.get(wish) ?? crypto.randomUUID()
      keys.current.set(wish, key)
      const order = { packId: pack.id, preferredCurrency: currency, hasConsent: false, key }
      const reply = await startCheckout(order)
      return { pack, currency, key, ...reply }
    },
    onSuccess: (opened, pack) => {
      if (opened) return setCheckout(opened)
      keepPendingPurchase(pack.id)
      navigate(`${paths.login}?redirect=pricing&purchase=${pack.id}`)
    },
    onError: (error) => {
      const isPaused = error instanceof ApiError && error.code === 'wellbeing.paused'
      showToast({
        title: isPaused ? packWords.pausedTitle : pricing.checkoutFailed,
        description: serverTextOr(error, pricing.sessionFailed),
        destructive: !isPaused,
      })
    },
  })

  const leave = () => setCheckout(null)

  const isSignedIn = account.state === 'signed-in'
  const startPending = useEffectEvent(() => {
    const waiting = takePendingPurchase(search)
    if (waiting.search !== search) navigate(`${pathname}${waiting.search}`, { replace: true })
    // A newer click replaces the queued one.
    if (waiting.pack && !opening.isPending) opening.mutate(waiting.pack)
  })
  useEffect(() => {
    if (isSignedIn) startPending()
  }, [isSignedIn])

  return {
    /** The pack whose checkout is being opened or paid. */
    inFlight: opening.isPending ? opening.variables.id : (checkout?.pack.id ?? null),
    checkout,
    buy: opening.mutate,
    leave,
    /** Paid: the next press on the same pack is another purchase. */
    finish: () => {
      keys.current.clear()
      leave()
    },
  }
}
