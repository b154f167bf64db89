import {
  at,
  currentConsents,
  routes,
  type CheckoutSessionReply,
  type Currency,
  type Purchase,
  type WithdrawalReply,
} from '@numeria/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { language } from '#messages/locale'
import { call, send } from '../../lib/api.ts'
import { profileKey } from '../accounts/accounts.api.ts'

const purchasesKey = [routes.purchases.path] as const
const statementKey = [routes.statement.path] as const

export type Order = {
  packId: string
  preferredCurrency: Currency
  hasConsent: boolean
  taxNumber?: string
  key: string
}

const bodyOf = ({ packId, preferredCurrency, hasConsent, taxNumber }: Order) => ({
  packId,
  preferredCurrency,
  ...(taxNumber !== undefined && { buyer: taxNumber === '' ? {} : { taxNumber } }),
  ...(hasConsent && { consent: { textVersion: currentConsents[language] } }),
})

/** Opens a checkout for the payment form. The same key is the same purchase, however often it is sent. */
export async function startCheckout(order: Order): Promise<CheckoutSessionReply> {
  const response = await send(routes.checkoutSession, {
    body: bodyOf(order),
    headers: { 'idempotency-key': order.key },
  })
  return (await response.json()) as CheckoutSessionReply
}

/** Opens a checkout on the provider's own page, and answers its address. */
export async function startHostedPurchase(order: Order): Promise<string> {
  const response = await send(routes.purchase, { body: bodyOf(order), headers: { 'idempotency-key': order.key } })
  return ((await response.json()) as { url: string }).url
}

export type PortalFlow = 'cancel' | 'card'

/** The provider's page where a subscriber manages or cancels, or the step of it that `flow` names. */
export async function readPortalAddress(flow: PortalFlow | undefined): Promise<string> {
  return (await call(routes.billingPortal, flow ? { flow } : {})).url
}

export function useSubscription(isSignedIn: boolean) {
  return useQuery({
    queryKey: [routes.subscription.path],
    queryFn: () => call(routes.subscription),
    enabled: isSignedIn,
    staleTime: 0,
  })
}

/** Purchases, newest first. Always refetched when shown, because they are about money. */
export function usePurchases() {
  return useQuery({ queryKey: purchasesKey, queryFn: () => call(routes.purchases), staleTime: 0 })
}

/** The emails about a purchase. */
export function useEmails(purchaseId: string) {
  return useQuery({
    queryKey: [routes.emails.path, purchaseId],
    queryFn: () => call(at(routes.emails, { purchaseId })),
    // A withdrawal brings another one.
    staleTime: 0,
  })
}

/** Withdraws from a purchase. Answers the receipt. */
export function useWithdraw() {
  const queryClient = useQueryClient()
  return useMutation<WithdrawalReply, Error, string>({
    mutationFn: (purchaseId) => call(at(routes.withdraw, { purchaseId })),
    onSuccess: () =>
      Promise.all(
        [purchasesKey, statementKey, profileKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}

/** The purchase that the browser came back from, as the server knows it now. */
export async function readPurchase(sessionId: string): Promise<Purchase> {
  const path = `${routes.purchaseBySession.path}?${new URLSearchParams({ session_id: sessionId })}`
  return call({ ...routes.purchaseBySession, path })
}

/** A page of the account's statement, newest first: the newest entries, or those before a version of the account. */
export function useStatement(before: number | null) {
  return useQuery({
    queryKey: [...statementKey, before],
    queryFn: () => {
      const query = before === null ? '' : `?${new URLSearchParams({ before: String(before) })}`
      return call({ ...routes.statement, path: `${routes.statement.path}${query}` })
    },
    staleTime: 0,
  })
}
