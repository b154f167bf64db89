import type { Deps } from '../deps.ts'
import { runEffect } from './effects.ts'
import type { PaymentEvent } from '../integrations/payments.ts'
import { listTaken, applyEvent } from './events.ts'
import { fulfilCheckout } from './fulfil.ts'
import { listUndecided, updatePurchase } from './purchases.queries.ts'

const minute = 60_000

/**
 * Asks the provider about purchases whose webhook has not come. One that fails keeps no other waiting.
 * @returns how many were asked about
 * @throws where some of them failed, when all were asked about: the job counts as failed
 */
export async function settleUndecided(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const undecided = await listUndecided(deps.db, { olderThan: before(2), notAskedSince: before(10), limit: 50 })
  const failures: unknown[] = []
  for (const purchase of undecided)
    try {
      await updatePurchase(deps.db, purchase, { checked_at: now })
      await runEffect(deps, await fulfilCheckout(deps, purchase.session_id!))
    } catch (error) {
      deps.log.error({ purchase: purchase.purchase_id, err: error }, 'an undecided purchase could not be settled')
      failures.push(error)
    }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${undecided.length} purchases could not be settled`, { cause: failures[0] })
  return undecided.length
}

/**
 * Applies events whose webhooks were lost, among them renewals, refunds and disputes. A failing event does not block the others.
 * @param hours how far to look back; the provider itself retries for 72
 * @returns the number of lost events
 */
export async function applyLostEvents(deps: Deps, hours = 72): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - hours * 60 * minute)
  let lost = 0
  let page: PaymentEvent[] = []
  for await (const event of deps.payments.listEvents(since)) {
    page.push(event)
    if (page.length < eventsAtOnce) continue
    lost += await takeThoseLost(deps, page)
    page = []
  }
  lost += await takeThoseLost(deps, page)
  deps.metrics.paymentEventsLost.inc(lost)
  if (lost > 0) deps.log.warn({ lost }, 'payment events that no webhook told were found')
  return lost
}

const eventsAtOnce = 100

/** Nearly all events were taken before, so they are looked up together. @returns how many were not */
async function takeThoseLost(deps: Deps, events: readonly PaymentEvent[]): Promise<number> {
  const taken = await listTaken(
    deps,
    events.map(({ eventId }) => eventId),
  )
  let lost = 0
  for (const event of events.filter(({ eventId }) => !taken.has(eventId)))
    try {
      if ((await applyEvent(deps, event)) !== 'seen') lost += 1
    } catch (error) {
      deps.log.error({ event: event.eventId, type: event.type, err: error }, 'a lost payment event could not be taken')
    }
  return lost
}
