import type { PendingTransaction } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import { findPending, oldestPending, pendingIds } from '../credits/pending.ts'
import { maskedEmail } from '../platform/email-address.ts'
import { AppError } from '../platform/errors.ts'
import type { OperatorDesk } from '../telegram/operator-desk.ts'
import { shownOperatorOf } from '../telegram/tokens.ts'
import { writeAudit } from './audit.ts'
import type { RecordAction } from './audited-actions.ts'
import { readFigures } from './figures.ts'
import { decideOnce, withAddresses } from './pending.ts'
import { sidesOf } from './pending-referrals.ts'

/** The bot's actions, by the functions of the admin area, with e-mail addresses masked. */
export function operatorDesk(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): OperatorDesk {
  const { db, clock } = deps
  return {
    figures: () => readFigures(deps),
    async pending({ after, limit }) {
      const { count, pending } = await oldestPending(db, { after, limit: limit + 1 })
      const transactions = await withAddresses(db, pending.slice(0, limit))
      return {
        count,
        hasMore: pending.length > limit,
        transactions: transactions.map(withoutAddresses),
      }
    },
    async find(id) {
      const found = await findPending(db, id)
      if (!found) return null
      const [decision = id] = await sidesOf(db, id)
      return { ...found, decidedBy: found.decidedBy && (await shownActor(db, found.decidedBy)), decision }
    },
    async decide(id, decision, actor) {
      try {
        const record: RecordAction = (trx, entry) => writeAudit(trx, clock.now(), { actor, ...entry })
        const { state, decidedBy } = await decideOnce(deps, { id, decision, actor, record })
        return { state, decidedBy, shownBy: await shownActor(db, decidedBy) }
      } catch (error) {
        if (error instanceof AppError && error.code === 'admin.pending_not_found') return null
        throw error
      }
    },
    async announcements() {
      const pending = await pendingIds(db)
      const payouts = await db
        .selectFrom('payouts')
        .select((select) => [
          'month',
          select.fn.countAll<number>().as('count'),
          select.fn.sum<number>('amount_cents').as('cents'),
        ])
        .where('state', '=', 'due')
        .groupBy('month')
        .execute()
      return {
        pending,
        payouts: payouts.map(({ month, count, cents }) => ({ month, count: Number(count), cents: Number(cents) })),
      }
    },
    record: (trx, actor, action, target) => writeAudit(trx, clock.now(), { actor, action, target }),
  }
}

const withoutAddresses = (transaction: PendingTransaction): PendingTransaction => ({
  ...transaction,
  userEmail: maskedEmail(transaction.userEmail),
  referral: transaction.referral && {
    ...transaction.referral,
    referrerEmail: maskedEmail(transaction.referral.referrerEmail),
  },
})

/** An administrator by a masked address; an operator as the bot names them. */
const shownActor = async (db: Deps['db'], actor: string): Promise<string> =>
  actor.includes('@') ? maskedEmail(actor) : ((await shownOperatorOf(db, actor)) ?? actor)
