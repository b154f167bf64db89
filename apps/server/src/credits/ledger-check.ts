// Replays the journal from its first entry and compares: what the entries say, what the lots, holds and clawbacks say, and what the accounts say must be
// the same.
import type { Transaction } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { differencesOf, journalOf, type AccountRows } from './ledger-differences.ts'
import { Replay, type JournalEntry } from './replay.ts'

export type Difference = { userId: string; problem: string }

/** Where all credits ever granted are now: granted = remaining + frozen + held + spent + expired + revoked. */
export type Totals = {
  granted: number
  remaining: number
  frozen: number
  held: number
  spent: number
  expired: number
  revoked: number
}

/** Checks the whole ledger and keeps what was found, for those who watch. */
export async function keepLedgerCheck(db: Database, at: Date): Promise<void> {
  const { accounts, differences } = await checkLedger(db)
  const found = { checked_at: at, accounts, differences: differences.length }
  await db
    .insertInto('ledger_checks')
    .values(found)
    .onConflict((conflict) => conflict.column('checked_at').doUpdateSet(found))
    .execute()
}

export type LedgerReport = { accounts: number; entries: number; totals: Totals; differences: Difference[] }

/** How much is read at a time, and so how much memory it takes. */
type Page = { accounts: number; entries: number }

/** Checks every account. No differences means that the ledger is true. Safe on a live database, and flat in memory however many accounts and entries there are. */
export async function checkLedger(db: Database, size: Page = { accounts: 500, entries: 5_000 }): Promise<LedgerReport> {
  const totals: Totals = { granted: 0, remaining: 0, frozen: 0, held: 0, spent: 0, expired: 0, revoked: 0 }
  const report: LedgerReport = { accounts: 0, entries: 0, totals, differences: [] }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const last = await checkPage(db, after, size, report)
    if (last === null) return report
    after = last
  }
}

/** Some accounts with all that belongs to them, in one snapshot, so that movements that happen meanwhile cannot look like differences. */
async function checkPage(db: Database, after: string, size: Page, report: LedgerReport): Promise<string | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const page = await readAccounts(tx, after, size.accounts)
      const replays = new Map(page.map(({ account, lots }) => [account.user_id, new Replay(lots)]))
      const journals = new Map(page.map(({ account }) => [account.user_id, journalOf()]))
      for await (const entry of readEntries(tx, [...replays.keys()], size.entries)) {
        replays.get(entry.user_id)!.apply(entry)
        journals.get(entry.user_id)!.add(entry)
        report.entries += 1
      }
      for (const rows of page) {
        const userId = rows.account.user_id
        const problems = differencesOf(rows, replays.get(userId)!, journals.get(userId)!)
        report.differences.push(...problems.map((problem) => ({ userId, problem })))
        for (const lot of rows.lots) for (const part of parts) report.totals[part] += lot[part]
      }
      report.accounts += page.length
      return page.length < size.accounts ? null : page.at(-1)!.account.user_id
    })
}

const parts = ['granted', 'remaining', 'frozen', 'held', 'spent', 'expired', 'revoked'] as const

async function readAccounts(tx: Transaction<Tables>, after: string, limit: number): Promise<AccountRows[]> {
  const accounts = await tx
    .selectFrom('credit_accounts')
    .selectAll()
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  if (accounts.length === 0) return []
  const ids = accounts.map((account) => account.user_id)
  const lots = await tx.selectFrom('lots').selectAll().where('user_id', 'in', ids).orderBy('lot').execute()
  const holds = await tx
    .selectFrom('holds')
    .select(['user_id', 'hold_id', 'credits', 'slices'])
    .where('user_id', 'in', ids)
    .execute()
  const clawbacks = await tx.selectFrom('clawbacks').selectAll().where('user_id', 'in', ids).execute()
  const of = <Row extends { user_id: string }>(rows: Row[]) => {
    const groups = Map.groupBy(rows, (row) => row.user_id)
    return (id: string) => groups.get(id) ?? []
  }
  const [lotsOf, holdsOf, clawbacksOf] = [of(lots), of(holds), of(clawbacks)]
  return accounts.map((account) => {
    const id = account.user_id
    return { account, lots: lotsOf(id), openHolds: holdsOf(id), clawbacks: clawbacksOf(id) }
  })
}

async function* readEntries(
  tx: Transaction<Tables>,
  ids: string[],
  limit: number,
): AsyncGenerator<JournalEntry & { user_id: string }> {
  if (ids.length === 0) return
  let [user, version] = [ids[0]!, 0]
  for (;;) {
    const page = await tx
      .selectFrom('entries')
      .selectAll()
      .where((where) => where(where.refTuple('user_id', 'version'), '>', where.tuple(user, version)))
      .where('user_id', '<=', ids.at(-1)!)
      .orderBy('user_id')
      .orderBy('version')
      .limit(limit)
      .execute()
    yield* page
    if (page.length < limit) return
    const last = page.at(-1)!
    user = last.user_id
    version = last.version
  }
}
