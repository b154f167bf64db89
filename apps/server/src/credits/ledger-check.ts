// Replays the journal from its first entry and compares: what the entries say, what the lots and holds say, and what the accounts say must be the same.
import type { Database } from '../platform/database/connect.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

export type Difference = { userId: string; problem: string }

type Entry = Pick<
  Selectable<Tables['entries']>,
  'user_id' | 'version' | 'kind' | 'credits' | 'available_after' | 'held_after' | 'slices' | 'cause'
>
type Lot = { granted: number; remaining: number; held: number; spent: number }

export type LedgerReport = { accounts: number; entries: number; differences: Difference[] }

const accountsAtOnce = 500

/** Checks every account. No differences means that the ledger is true. Safe on a live database, and flat in memory however many accounts there are. */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  const report: LedgerReport = { accounts: 0, entries: 0, differences: [] }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await readPage(db, after)
    for (const { account, entries, lots, holds } of page) {
      const replay = new Replay()
      for (const entry of entries) replay.apply(entry)
      report.differences.push(
        ...replay.differences(account, lots, holds).map((problem) => ({ userId: account.user_id, problem })),
      )
      report.entries += entries.length
    }
    report.accounts += page.length
    if (page.length < accountsAtOnce) return report
    after = page.at(-1)!.account.user_id
  }
}

/** Accounts with all that belongs to them, read in one snapshot so that movements that happen meanwhile cannot look like differences. */
async function readPage(db: Database, after: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const accounts = await tx
        .selectFrom('accounts')
        .selectAll()
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(accountsAtOnce)
        .execute()
      if (accounts.length === 0) return []
      const ids = accounts.map((account) => account.user_id)
      const entries = await tx
        .selectFrom('entries')
        .selectAll()
        .where('user_id', 'in', ids)
        .orderBy('user_id')
        .orderBy('version')
        .execute()
      const lots = await tx.selectFrom('lots').selectAll().where('user_id', 'in', ids).execute()
      const holds = await tx
        .selectFrom('holds')
        .selectAll()
        .where('user_id', 'in', ids)
        .where('state', '=', 'held')
        .execute()
      const of = <Row extends { user_id: string }>(rows: Row[]) => {
        const groups = Map.groupBy(rows, (row) => row.user_id)
        return (id: string) => groups.get(id) ?? []
      }
      const [entriesOf, lotsOf, holdsOf] = [of(entries), of(lots), of(holds)]
      return accounts.map((account) => {
        const id = account.user_id
        return { account, entries: entriesOf(id), lots: lotsOf(id), holds: holdsOf(id) }
      })
    })
}

/** The ledger of one person, worked out from its journal alone. */
class Replay {
  available = 0
  held = 0
  version = 0
  readonly lots = new Map<number, Lot>()
  readonly openHolds = new Map<string, number>()
  readonly problems: string[] = []

  apply(entry: Entry): void {
    if (entry.version !== this.version + 1) this.problems.push(`version ${entry.version} follows ${this.version}`)
    this.version = entry.version
    if (entry.slices.reduce((sum, slice) => sum + slice.credits, 0) !== entry.credits)
      this.problems.push(`entry ${entry.version} moves other credits than its slices`)
    for (const { lot, credits } of entry.slices) this.#move(entry, lot, credits)
    this.#applyToHolds(entry)
    if (entry.available_after !== this.available || entry.held_after !== this.held)
      this.problems.push(`entry ${entry.version} does not lead to the balance it states`)
  }

  #move(entry: Entry, number: number, credits: number): void {
    if (entry.kind === 'grant') this.lots.set(number, { granted: credits, remaining: credits, held: 0, spent: 0 })
    const lot = this.lots.get(number)
    if (!lot) {
      this.problems.push(`entry ${entry.version} touches lot ${number}, which was never granted`)
      return
    }
    switch (entry.kind) {
      case 'grant':
        this.available += credits
        break
      case 'hold':
        lot.remaining -= credits
        lot.held += credits
        this.available -= credits
        this.held += credits
        break
      case 'capture':
        lot.held -= credits
        lot.spent += credits
        this.held -= credits
        break
      case 'release':
        lot.held -= credits
        lot.remaining += credits
        this.held -= credits
        this.available += credits
        break
    }
    if (lot.remaining < 0 || lot.held < 0)
      this.problems.push(`entry ${entry.version} takes more from lot ${number} than it has`)
  }

  #applyToHolds({ kind, cause, credits, version }: Entry): void {
    const id = cause.slice(cause.indexOf(':') + 1)
    if (kind === 'hold') this.openHolds.set(id, credits)
    if ((kind === 'capture' || kind === 'release') && !this.openHolds.delete(id))
      this.problems.push(`entry ${version} ends a hold that was not open`)
  }

  differences(
    account: { available: number; held: number; version: number },
    lots: readonly (Lot & { lot: number })[],
    openHolds: readonly { hold_id: string; credits: number }[],
  ): string[] {
    const problems = [...this.problems]
    const compare = (what: string, stored: number | undefined, replayed: number | undefined): void => {
      if (stored !== replayed) problems.push(`${what}: ${stored} stored, ${replayed} by the journal`)
    }
    compare('available', account.available, this.available)
    compare('held', account.held, this.held)
    compare('version', account.version, this.version)
    compare('number of lots', lots.length, this.lots.size)
    for (const lot of lots) {
      for (const part of ['granted', 'remaining', 'held', 'spent'] as const)
        compare(`lot ${lot.lot} ${part}`, lot[part], this.lots.get(lot.lot)?.[part])
    }
    compare('number of open holds', openHolds.length, this.openHolds.size)
    for (const hold of openHolds) compare(`hold ${hold.hold_id}`, hold.credits, this.openHolds.get(hold.hold_id))
    return problems
  }
}
