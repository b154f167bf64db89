// Random operations on one user's credits by fast-check, and their calls of the real ledger. For tests.
import fc from 'fast-check'
import type { Db } from '../../platform/database/connect.ts'
import { AppError } from '../../platform/errors.ts'
import { freeze, forgiveDebt, loseClaim, openClaim, restore, reverseClaim, revoke, UnknownLot } from '../clawbacks.ts'
import { CauseReused, grant, HoldEnded, readAccount } from '../credits.ts'
import { capture, hold, release } from '../test-holds.ts'
import { expireAccount } from '../expiry.ts'
import type { Outcome, Refusal, Step } from './reference-ledger.ts'

export const epoch = Date.parse('2026-11-21T12:00:00Z')
const hour = 3_600_000

/** The same few names again and again, so that steps meet: repetitions, contradictions, and ends of what never began. */
const lots = 9
const holds = 24

const lotCause = (lot: number): string => `pack:${lot}`
const holdIdOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const grants = fc
  .record({ lot: fc.nat(lots - 1), isOther: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0) })
  .map(({ lot, isOther }): Step => {
    const paid = lot % 2 === 1
    return {
      operation: 'grant',
      cause: lotCause(lot),
      credits: 4 + ((lot * 7) % 11) + Number(isOther),
      paid,
      priceCents: paid ? 199 + lot : null,
      expiresAt: lot % 3 === 0 ? null : new Date(epoch + lot * 40 * hour),
    }
  })
const holdings = fc
  .record({ hold: fc.nat(holds - 1), credits: fc.integer({ min: 1, max: 9 }) })
  .map(({ hold: number, credits }): Step => ({ operation: 'hold', holdId: holdIdOf(number), credits }))
const ends = fc
  .record({ operation: fc.constantFrom('capture' as const, 'release' as const), hold: fc.nat(holds - 1) })
  .map(({ operation, hold: number }): Step => ({ operation, holdId: holdIdOf(number) }))
const clawbacks = (strayLots: number) =>
  fc
    .record({
      lot: fc.nat(lots - 1),
      number: fc.nat(2),
      isClaim: fc.boolean(),
      stray: fc.oneof({ arbitrary: fc.constant(0), weight: 19 }, { arbitrary: fc.nat(strayLots), weight: 1 }),
      state: fc.constantFrom('open' as const, 'done' as const, 'undone' as const),
      isOther: fc.integer({ min: 0, max: 19 }).map((dice) => dice === 0),
    })
    .map(({ lot, number, isClaim, stray, state, isOther }): Step => ({
      operation: 'clawBack',
      lotCause: lotCause(lot + stray),
      cause: `${isClaim ? 'dispute' : 'refund'}:${lot}:${number}`,
      isClaim,
      state,
      // The same clawback has the same amount, but for a few that contradict.
      cents: number === 0 ? null : 20 + ((lot * 37 + number * 91) % 170) + Number(isOther),
    }))
const others = fc.oneof(
  fc.nat(3).map((number): Step => ({ operation: 'forgive', cause: `admin:${number}` })),
  fc.constantFrom<Step>({ operation: 'expire' }, { operation: 'read' }),
)

const weighed = (clawBacks: fc.Arbitrary<Step>): fc.Arbitrary<Step> =>
  fc.oneof(
    { arbitrary: grants, weight: 4 },
    { arbitrary: holdings, weight: 8 },
    { arbitrary: ends, weight: 7 },
    { arbitrary: clawBacks, weight: 4 },
    { arbitrary: others, weight: 2 },
  )

export const steps = weighed(clawbacks(lots))
/** Without clawbacks that name another lot under the same cause: they leave no trace in the journal to be checked by. */
export const consistentSteps = weighed(clawbacks(0))

/** When a step happens after the one before it. */
export const pauses = fc.oneof(
  { arbitrary: fc.constant(0), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 12 * hour }), weight: 2 },
)

/** Hold ids are one person's own, so that everybody may have the same ones. */
export async function perform(db: Db, at: Date, userId: string, step: Step): Promise<Outcome> {
  try {
    return { answer: await ask(db, at, userId, step) }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === null) throw error
    return { refused }
  }
}

async function ask(db: Db, at: Date, userId: string, step: Step): Promise<Record<string, unknown>> {
  switch (step.operation) {
    case 'grant': {
      const { cause, credits, paid, priceCents, expiresAt } = step
      const price = priceCents === null ? null : ({ cents: priceCents, currency: 'eur' } as const)
      return grant(db, at, { userId, source: 'pack', cause, credits, paid, expiresAt, price })
    }
    case 'hold':
      return hold(db, at, userId, step.holdId, step.credits)
    case 'capture':
      return capture(db, at, userId, step.holdId)
    case 'release':
      return release(db, at, userId, step.holdId)
    case 'clawBack':
      return clawBack(db, at, userId, step)
    case 'forgive':
      return forgiveDebt(db, at, { userId, cause: step.cause })
    case 'expire':
      return { expired: await expireAccount(db, at, userId) }
    case 'read':
      return readAccount(db, at, userId)
  }
}

async function clawBack(
  db: Db,
  at: Date,
  userId: string,
  step: Step & { operation: 'clawBack' },
): Promise<Record<string, unknown>> {
  const { lotCause: cause, isClaim, state, cents } = step
  const clawback = { userId, lotCause: cause, cause: step.cause, ...(cents !== null && { cents }) }
  switch (state) {
    case 'open':
      return (isClaim ? openClaim : freeze)(db, at, clawback)
    case 'done':
      return (isClaim ? loseClaim : revoke)(db, at, clawback)
    case 'undone':
      return (isClaim ? reverseClaim : restore)(db, at, clawback)
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof AppError && error.code === 'credits.insufficient') return 'insufficient'
  if (error instanceof AppError && error.code === 'credits.debt') return 'debt'
  if (error instanceof HoldEnded) return 'ended'
  if (error instanceof CauseReused) return 'reused'
  if (error instanceof UnknownLot) return 'unknown'
  return null
}
