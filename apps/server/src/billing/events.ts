import type { Deps } from '../deps.ts'
import { PaymentsUnavailable, type PaymentEvent } from '../integrations/payments.ts'
import { isDatabaseAway } from '../platform/database/connect.ts'
import { noEffect, type Effect } from './effects.ts'
import { fulfilCheckout, fulfilInvoice } from './fulfil.ts'
import { mirrorSubscription } from './subscriptions.ts'
import { followDispute, followFraudWarning, followRefund } from './refunds-and-disputes.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Applies an event once: the event and its effect are stored together or not at all, so that a failure leaves it to be delivered again.
 * @returns 'seen' for an event that was applied before; else 'done', 'nothing', or the reason for setting it aside
 * @throws also for an unreadable event: while the provider repeats it, a later fix can still locate the payment
 */
export async function applyEvent(deps: Deps, event: PaymentEvent): Promise<string> {
  try {
    return await takeOnce(deps, event)
  } catch (error) {
    // Unavailable services recover and the event comes again. Any other error needs an engineer, and the provider does not repeat events for ever.
    if (!(error instanceof PaymentsUnavailable) && !isDatabaseAway(error)) deps.metrics.paymentEventsFailed.inc()
    throw error
  }
}

async function takeOnce(deps: Deps, event: PaymentEvent): Promise<string> {
  if (await wasTaken(deps, event.eventId)) return 'seen'
  const effect = await effectOf(deps, event)
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const result = await effect.apply(trx)
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('provider_events')
      .values({
        user_id: effect.userId ?? nobody,
        event_id: event.eventId,
        type: event.type,
        outcome: result,
        at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 0n ? 'seen' : result
  })
  if (!['seen', 'done', 'nothing'].includes(outcome))
    deps.log.error({ event: event.eventId, type: event.type, outcome }, 'a payment event was set aside')
  return outcome
}

/** Those of some events that had their effect before. */
export async function listTaken({ db }: Pick<Deps, 'db'>, eventIds: readonly string[]): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db.selectFrom('provider_events').select('event_id').where('event_id', 'in', eventIds).execute()
  return new Set(rows.map((row) => row.event_id))
}

async function wasTaken({ db }: Deps, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

async function effectOf(deps: Deps, { eventId, type, about }: PaymentEvent): Promise<Effect> {
  switch (about.what) {
    case 'checkout':
      return fulfilCheckout(deps, about.sessionId, about.hasFailed)
    case 'invoice':
      return fulfilInvoice(deps, about.invoiceId)
    case 'subscription':
      return mirrorSubscription(deps, about.subscriptionId)
    case 'refund':
      return followRefund(deps, about.refundId)
    case 'dispute':
      return followDispute(deps, about.disputeId)
    case 'fraud_warning':
      return followFraudWarning(deps, about.paymentIntent)
    case 'nothing_of_ours':
      return noEffect
    case 'unreadable':
      throw new Error(`the payment event ${eventId} (${type}) cannot be read`)
  }
}
