import { packs, type Pack } from '@numeria/contract'
import { keys, local, session } from '../../lib/storage.ts'

/** Keeps the pack while its buyer signs in, in both places that survive it (specification, section 4). */
export function keepPendingPurchase(packId: string): void {
  session.set(keys.authPurchase, packId)
  session.set(keys.authRedirect, 'pricing')
  local.set(keys.pendingPurchase, packId)
}

/**
 * The pack that waits for its buyer: in the address, in the session's storage or in the browser's. It is taken out of all three, so that it starts once.
 * @param search the query of the address
 * @returns the pack, and the query without it
 */
export function takePendingPurchase(search: string): { pack: Pack | null; search: string } {
  const query = new URLSearchParams(search)
  const waiting = [query.get('purchase'), session.get(keys.authPurchase), local.get(keys.pendingPurchase)]
  query.delete('purchase')
  forgetPendingPurchase()
  const rest = query.size > 0 ? `?${query}` : ''
  const packId = waiting.find((id) => id !== null)
  return { pack: packs.find(({ id }) => id === packId) ?? null, search: rest }
}

export function forgetPendingPurchase(): void {
  session.remove(keys.authPurchase)
  session.remove(keys.authRedirect)
  local.remove(keys.pendingPurchase)
}
