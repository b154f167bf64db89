import type { AdjustCreditsReply, AdjustCreditsRequest, ForgiveDebtRequest } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { takeInBurnOrder } from '../credits/burn-order.rules.ts'
import { forgiveDebt, revoke, UnknownLot } from '../credits/clawbacks.ts'
import { balance, grant } from '../credits/credits.ts'
import { listLots } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import type { RecordAction } from './audited-actions.ts'

type Whose = { userId: string; record: RecordAction }

/**
 * Gives credits to a person, or takes back what is left of theirs, with a reason, once per `requestId`: the same again answers what it did. What is
 * held for a reading stays.
 * @throws {AppError} `admin.person_not_found`
 */
export async function adjustCredits(
  deps: Deps,
  { userId, record }: Whose,
  { requestId, credits, reason }: AdjustCreditsRequest,
): Promise<AdjustCreditsReply> {
  const at = deps.clock.now()
  const change = { userId, requestId, credits }
  const changed = await deps.db.transaction().execute(async (tx) => {
    await demandPerson(tx, userId)
    if (!(await isNew(tx, at, change))) return earlierChange(tx, change)
    const made = await makeChange(tx, at, change)
    const details = { credits: made, asked: credits, reason, requestId }
    await record(tx, { action: credits > 0 ? 'credits.give' : 'credits.take', target: userId, details })
    return made
  })
  return { changed, balance: await settled(deps, userId) }
}

/** Writes off what a person owes after a dispute. @throws {AppError} `admin.person_not_found` */
export async function writeOffDebt(
  deps: Deps,
  { userId, record }: Whose,
  { requestId, reason }: ForgiveDebtRequest,
): Promise<AdjustCreditsReply> {
  const at = deps.clock.now()
  const changed = await deps.db.transaction().execute(async (tx) => {
    await demandPerson(tx, userId)
    const written = await forgiveDebt(tx, at, { userId, cause: `admin:${requestId}` }).catch(nothingOwed)
    const details = { credits: written.credits, reason, requestId }
    if (written.changed) await record(tx, { action: 'debt.forgive', target: userId, details })
    return written.changed ? written.credits : 0
  })
  return { changed, balance: await settled(deps, userId) }
}

/** A user without any grant has no debt. */
function nothingOwed(error: unknown): { changed: false; credits: 0 } {
  if (error instanceof UnknownLot) return { changed: false, credits: 0 }
  throw error
}

type Change = { userId: string; requestId: string; credits: number }

/** The first of the same request passes; the others wait for it and find it done. */
async function isNew(tx: Database, at: Date, { userId, requestId, credits }: Change): Promise<boolean> {
  const row = await tx
    .insertInto('admin_adjustments')
    .values({ user_id: userId, request_id: requestId, asked: credits, changed: credits, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The result of an earlier call with this request id. @throws {AppError} `request.invalid` where its change was another one */
async function earlierChange(tx: Database, { userId, requestId, credits }: Change): Promise<number> {
  const { asked, changed } = await tx
    .selectFrom('admin_adjustments')
    .select(['asked', 'changed'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (asked !== credits) throw refusedField('requestId', 'field.used_before')
  return changed
}

async function makeChange(tx: Database, at: Date, { userId, requestId, credits }: Change): Promise<number> {
  const cause = `admin:${requestId}`
  if (credits > 0) {
    await grant(tx, at, { userId, source: 'admin', cause, credits, paid: false, expiresAt: null })
    return credits
  }
  const lots = (await listLots(tx, userId)).filter(({ remaining }) => remaining > 0)
  const slices = takeInBurnOrder(
    lots.map(({ expiresAt, paid, ...lot }) => ({ ...lot, is_paid: paid, expires_at: expiresAt })),
    -credits,
    at,
  )
  let changed = 0
  for (const slice of slices) {
    const lotCause = lots.find(({ lot }) => lot === slice.lot)!.cause
    const taken = { userId, lotCause, cause: `${cause}:${slice.lot}`, credits: slice.credits }
    // A reading that was paid meanwhile left less of this lot: then less is taken.
    changed -= (await revoke(tx, at, taken)).credits
  }
  await tx
    .updateTable('admin_adjustments')
    .set({ changed })
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .execute()
  return changed
}

/** A deletion holds the same lock, so the ledger gets no entry for a deleted user. */
async function demandPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId)) || (await isDeleted(tx, userId))) throw new AppError('admin.person_not_found')
}

async function settled({ db, clock }: Deps, userId: string): Promise<number> {
  const { available, held } = await balance(db, userId, clock.now())
  return available + held
}
