import { giftSources, type Statement, type StatementEntry } from '@numeria/contract'
import { debtSince } from '../credits/clawbacks.ts'
import { readAccount } from '../credits/credits.ts'
import { spendableByExpiry } from '../credits/expiry.ts'
import { readStatement, type StatementLine } from '../credits/statement.ts'
import type { Deps } from '../deps.ts'
import { findPaidReadings, type PaidReading } from '../readings/memory/paid-readings.ts'
import { lotCause } from './fulfil.ts'
import { guaranteeAgain } from './guarantee.ts'
import { listPurchaseRows } from './purchases.queries.ts'

const kinds: Record<StatementLine['kind'], StatementEntry['kind']> = {
  grant: 'grant',
  capture: 'reading',
  expire: 'expiry',
  revoke: 'refund',
  restore: 'refund_failed',
  freeze: 'freeze',
  unfreeze: 'unfreeze',
  owe: 'debt',
  waive: 'debt_cleared',
  forgive: 'debt_cleared',
  settle: 'settlement',
}

/** The account of one person: what is there, what expires when, and what moved, newest first. */
export async function readAccountStatement(
  deps: Deps,
  userId: string,
  page: { limit: number; before?: number },
): Promise<Statement> {
  const { db, clock } = deps
  const at = clock.now()
  const [account, expiring, lines, purchases, againAt] = await Promise.all([
    readAccount(db, at, userId),
    spendableByExpiry(db, at, userId),
    readStatement(db, userId, page),
    listPurchaseRows(db, userId),
    guaranteeAgain(deps, userId, at),
  ])
  const paid = await findPaidReadings(
    db,
    userId,
    lines.flatMap(({ turnId }) => turnId ?? []),
  )
  const packIds = new Map(
    purchases.flatMap(({ payment_id, pack_id }) => (payment_id === null ? [] : [[lotCause(payment_id), pack_id]])),
  )
  const settledSince = new Map(
    purchases.flatMap(({ payment_id, settled_since }) =>
      payment_id === null || settled_since === null ? [] : [[lotCause(payment_id), settled_since]],
    ),
  )
  return {
    balance: account.available + account.held,
    inUse: account.held,
    frozen: account.frozen,
    debt: account.debt,
    debtSince: (account.debt > 0 ? await debtSince(db, userId) : null)?.toISOString() ?? null,
    guaranteeAgainAt: againAt?.toISOString() ?? null,
    expiring: expiring.flatMap(({ expiresAt, credits }) =>
      expiresAt === null ? [] : [{ expiresAt: expiresAt.toISOString(), credits }],
    ),
    entries: lines.map((line) => toEntry(line, packIds, paid, settledSince)),
  }
}

function toEntry(
  line: StatementLine,
  packIds: ReadonlyMap<string, string>,
  paid: readonly PaidReading[],
  settledSince: ReadonlyMap<string, Date>,
): StatementEntry {
  const reading = paid.find(({ turnId }) => turnId === line.turnId)
  const lot = line.parts[0]
  const origin = originOf(lot, packIds)
  const since = line.kind === 'settle' ? (settledSince.get(lot?.cause ?? '') ?? null) : null
  return {
    version: line.version,
    at: line.at.toISOString(),
    // A gift comes back because a purchase stands again, whatever took it.
    kind: line.kind === 'restore' && origin.kind === 'gift' ? 'unfreeze' : kinds[line.kind],
    credits: line.credits,
    balanceAfter: line.balanceAfter,
    subject: line.kind === 'capture' ? { kind: 'reading', id: reading?.reading ?? 'chat' } : origin,
    about: line.about,
    why: line.clawback,
    since: since?.toISOString() ?? null,
    expiresAt: line.kind === 'grant' ? (lot?.expiresAt?.toISOString() ?? null) : null,
    turnId: reading && !reading.isForgotten ? reading.turnId : null,
  }
}

/** Where credits came from. */
function originOf(
  lot: StatementLine['parts'][number] | undefined,
  packIds: ReadonlyMap<string, string>,
): StatementEntry['subject'] {
  const id = lot && packIds.get(lot.cause)
  if (id !== undefined) return { kind: 'pack', id }
  const gift = giftSources.find((source) => source === lot?.source)
  return gift ? { kind: 'gift', id: gift } : { kind: 'credits' }
}
