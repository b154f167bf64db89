import type { Deps } from '../deps.ts'
import { PaymentRefused } from '../integrations/payments.ts'
import { runEffect } from './effects.ts'
import { fulfilCheckout } from './fulfil.ts'
import { listOpenCheckouts } from './purchases.queries.ts'

/**
 * Closes the checkouts of a person who starts a pause. One that was paid before is credited. Where the provider is away, the checkout stays open there, and
 * `fulfilCheckout` gives a payment back that arrives during the pause.
 */
export async function closeCheckouts(deps: Deps, userId: string): Promise<void> {
  const open = await listOpenCheckouts(deps.db, userId, 20)
  const close = async (sessionId: string) => {
    await deps.payments.closeCheckout(sessionId).catch((error: unknown) => {
      // The provider closes open checkouts only: this one was paid, or has expired.
      if (!(error instanceof PaymentRefused)) throw error
    })
    await runEffect(deps, await fulfilCheckout(deps, sessionId))
  }
  const results = await Promise.allSettled(open.map(close))
  for (const result of results)
    if (result.status === 'rejected')
      deps.log.warn({ err: result.reason as unknown }, 'an open checkout could not be closed for a pause')
}
