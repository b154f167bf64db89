import { z } from 'zod'
import { firstActions, returnDays } from './analytics.ts'
import { currencies } from './packs.ts'
import { commissionStates } from './partners.schemas.ts'

/** Commissions on first purchases, of all referrers. */
export const AdminCommissions = z.object({
  /** In euro cents; together nothing. */
  accounts: z.object({
    companyCents: z.number().int(),
    reserveCents: z.number().int(),
    referrerCents: z.number().int(),
  }),
  /** Purchases in dollars that wait for `USD_TO_EUR`. */
  waitingForRate: z.number().int(),
  /** Newest first. */
  commissions: z.array(
    z.object({
      id: z.string(),
      referrerId: z.string(),
      createdAt: z.string(),
      paidCents: z.number().int(),
      keptCents: z.number().int(),
      currency: z.enum(currencies),
      /** In euro cents. */
      cents: z.number().int(),
      state: z.enum(commissionStates),
      dueAt: z.string(),
      isUnderReview: z.boolean(),
    }),
  ),
})
export type AdminCommissions = z.infer<typeof AdminCommissions>

const ReturnCount = z.object({
  after: z.literal(returnDays),
  /** `open`: its days are not over; `hidden`: too few people, or what is left would be too few. */
  state: z.enum(['shown', 'hidden', 'open']),
  count: z.number().int().nullable(),
})
/** Browsers with consent whose owners signed up in one week, Monday to Sunday by UTC. */
const RetentionCounts = z.object({ browsers: z.number().int(), returned: z.array(ReturnCount) })
export const Retention = z.object({
  /** Newest first. */
  weeks: z.array(
    z.object({
      /** Its Monday. */
      week: z.string(),
      /** Null where there are fewer than `smallestCount`. */
      all: RetentionCounts.nullable(),
      /** By the actions of the first day; actions of too few people are put together. Together they are all people of the week. */
      groups: z.array(RetentionCounts.extend({ did: z.array(z.enum(firstActions)) })),
    }),
  ),
  smallestCount: z.number().int(),
})
export type Retention = z.infer<typeof Retention>
