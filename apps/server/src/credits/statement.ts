import type { Db } from '../platform/database/connect.ts'
import type { EntryKind } from '../platform/database/tables.ts'
import type { Source } from './credits.ts'

/** One line of the journal as the person reads it. What was only set aside and given back is not among them. */
export type StatementLine = {
  /** Where the next page begins: lines come newest first. */
  version: number
  at: Date
  kind: Exclude<EntryKind, 'hold' | 'release' | 'repay'>
  /** Effect on the settled balance: `balanceAfter` is that of the line before plus this. */
  credits: number
  /** How many credits it is about, also where they were frozen before or are owed. */
  about: number
  balanceAfter: number
  frozenAfter: number
  debtAfter: number
  /** The cause of the grant, refund or clawback. */
  cause: string | null
  /** The kind of clawback that moved the credits by itself. */
  clawback: 'refund' | 'dispute' | 'administrator' | null
  /** The turn that was paid. */
  turnId: string | null
  /** Which grants the credits belong to. */
  parts: { source: Source; cause: string; credits: number; expiresAt: Date | null }[]
}

/** Lines of the statement, newest first: those before a version, or the newest ones. */
export async function readStatement(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<StatementLine[]> {
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'not in', ['hold', 'release', 'repay'])
    // A purchase that settles debt of an older one pays that clawback at once: the statement shows the settlement only.
    .where((where) =>
      where.or([
        where('cause', 'is', null),
        where.not(where.or([where('cause', 'like', 'freeze:repay:%'), where('cause', 'like', 'revoke:repay:%')])),
      ]),
    )
    .where('credits', '>', 0)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  const numbers = new Set(entries.flatMap(({ slices }) => slices.map(({ lot }) => lot)))
  const lots = numbers.size === 0 ? [] : await readTerms(db, userId, [...numbers])
  const lotOf = new Map(lots.map((lot) => [lot.lot, lot]))
  const clawbackOf = await readClawbacks(
    db,
    userId,
    entries.flatMap((entry) => (movements.includes(entry.kind) ? (nameOf(entry) ?? []) : [])),
  )
  return entries.map((entry) => {
    const kind = entry.kind as StatementLine['kind']
    const name = nameOf(entry)
    return {
      version: entry.version,
      at: entry.at,
      kind,
      credits: entry.available_delta + entry.held_delta,
      about: entry.credits,
      balanceAfter: entry.available_after + entry.held_after,
      frozenAfter: entry.frozen_after,
      debtAfter: entry.debt_after,
      cause: kind === 'grant' ? entry.cause : kind === 'expire' ? null : name,
      clawback: (name === null ? null : clawbackOf.get(name)) ?? null,
      turnId: entry.hold_id,
      parts: entry.slices.map(({ lot, credits }) => {
        const { source, cause, expires_at } = lotOf.get(lot)!
        return { source: source as Source, cause, credits, expiresAt: expires_at }
      }),
    }
  })
}

/** Movements of one lot are named by their kind, what caused them, and the entry's version. */
const movements: readonly EntryKind[] = ['freeze', 'unfreeze', 'revoke', 'restore', 'owe', 'waive']

function nameOf({ kind, cause, version }: { kind: EntryKind; cause: string | null; version: number }): string | null {
  if (cause === null) return null
  const name = cause.slice(cause.indexOf(':') + 1)
  const suffix = `:${version}`
  return movements.includes(kind) && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
}

async function readTerms(db: Db, userId: string, lots: number[]) {
  return db
    .selectFrom('lots')
    .select(['lot', 'source', 'cause', 'expires_at'])
    .where('user_id', '=', userId)
    .where('lot', 'in', lots)
    .execute()
}

/** By cause. Only an administrator who takes credits names a number of them. */
async function readClawbacks(
  db: Db,
  userId: string,
  causes: string[],
): Promise<Map<string, StatementLine['clawback']>> {
  if (causes.length === 0) return new Map()
  const rows = await db
    .selectFrom('clawbacks')
    .select(['cause', 'is_dispute', 'asked'])
    .where('user_id', '=', userId)
    .where('cause', 'in', causes)
    .execute()
  return new Map(
    rows.map(({ cause, is_dispute, asked }) => [
      cause,
      is_dispute ? 'dispute' : asked === null ? 'refund' : 'administrator',
    ]),
  )
}
