import { lockUser } from '../accounts/accounts.ts'
import type { Database } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import {
  hasConversion,
  insertCorrection,
  isReferrer,
  ownerOfAddress,
  ownerOfPayout,
  readCorrection,
} from './corrections.queries.ts'
import { unnoted, type Note } from './note.ts'

export { ownerOfAddress, ownerOfPayout } from './corrections.queries.ts'

export type Correction = {
  /** A UUID that the caller draws: the same again changes nothing. */
  requestId: string
  userId: string
  cents: number
  reason: string
  /** The conversion that it takes back or mends. */
  conversionId?: string | undefined
  by: string
}

/**
 * Puts a referrer's earnings right by hand: below zero what was earned wrongly, which the next payouts make good; above zero what was missing. A payout that
 * the bank sent back is no correction (`markReturned`).
 * @returns whether it is new; otherwise an earlier call did the same
 * @throws {AppError} `payouts.no_referrer`, `payouts.no_conversion`, `payouts.request_reused`
 */
export async function correctEarnings(
  db: Database,
  at: Date,
  correction: Correction,
  note: Note = unnoted,
): Promise<{ isNew: boolean }> {
  const { requestId, userId, cents, reason, conversionId = null } = correction
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId)) || !(await isReferrer(tx, userId))) throw new AppError('payouts.no_referrer')
    if (conversionId !== null && !(await hasConversion(tx, userId, conversionId)))
      throw new AppError('payouts.no_conversion', { field: 'conversionId' })
    const isNew = await insertCorrection(tx, at, correction)
    if (!isNew) {
      const earlier = await readCorrection(tx, userId, requestId)
      if (earlier?.cents !== cents || earlier.reason !== reason || earlier.conversion_id !== conversionId)
        throw new AppError('payouts.request_reused')
      return { isNew }
    }
    await note(tx, {
      action: 'payouts.correct',
      target: userId,
      details: { request: requestId, cents, reason, ...(conversionId !== null && { conversion: conversionId }) },
    })
    return { isNew }
  })
}

/**
 * Finds a referrer by an e-mail address, by the id of one of their payouts, or by their own id.
 * @throws {AppError} `payouts.no_referrer`
 */
export async function findReferrer(db: Database, named: string): Promise<string> {
  const userId = named.includes('@')
    ? await ownerOfAddress(db, named)
    : isUuid.test(named)
      ? ((await ownerOfPayout(db, named)) ?? named)
      : null
  if (!userId) throw new AppError('payouts.no_referrer')
  return userId
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
