import { lockUser } from '../accounts/accounts.ts'
import type { Database } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import { insertCorrection, isReferrer, readCorrection } from './corrections.queries.ts'
import { unnoted, type Note } from './note.ts'

export type Correction = {
  /** A UUID that the caller draws: the same again changes nothing. */
  requestId: string
  userId: string
  cents: number
  reason: string
  by: string
}

/**
 * Puts a referrer's earnings right by hand: below zero what was earned wrongly, which the next payouts make good; above zero what a bank sent back after it was
 * marked as paid.
 * @returns whether it is new; otherwise an earlier call did the same
 * @throws {AppError} `payouts.no_referrer`, `payouts.request_reused`
 */
export async function correctEarnings(
  db: Database,
  at: Date,
  correction: Correction,
  note: Note = unnoted,
): Promise<{ isNew: boolean }> {
  const { requestId, userId, cents, reason } = correction
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId)) || !(await isReferrer(tx, userId))) throw new AppError('payouts.no_referrer')
    const isNew = await insertCorrection(tx, at, correction)
    if (!isNew) {
      const earlier = await readCorrection(tx, userId, requestId)
      if (earlier?.cents !== cents || earlier.reason !== reason) throw new AppError('payouts.request_reused')
      return { isNew }
    }
    await note(tx, { action: 'payouts.correct', target: userId, details: { request: requestId, cents, reason } })
    return { isNew }
  })
}
