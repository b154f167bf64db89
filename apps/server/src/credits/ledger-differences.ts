import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { takenOf } from './clawback.rules.ts'
import type { JournalEntry, Replay } from './replay.ts'

export type AccountRows = {
  account: Selectable<Tables['credit_accounts']>
  lots: Selectable<Tables['lots']>[]
  openHolds: Pick<Selectable<Tables['holds']>, 'hold_id' | 'credits' | 'slices'>[]
  clawbacks: Selectable<Tables['clawbacks']>[]
}

/** Collects grants and clawback totals from the entries, besides their sums. */
export function journalOf() {
  const grants = new Map<number, string>()
  const clawbackStates = new Map<string, string>()
  return {
    grants,
    clawbackStates,
    add({ kind, version, cause, credits }: JournalEntry): void {
      if (cause === null) return
      if (kind === 'grant') grants.set(version, cause)
      const [, state, clawback] = /^(open|done|undone):(.*)$/.exec(cause) ?? []
      if (credits === 0 && state !== undefined) clawbackStates.set(clawback!, state)
    },
  }
}

/** How the rows of one account differ from its journal, and the journal from itself. */
export function differencesOf(
  { account, lots, openHolds, clawbacks }: AccountRows,
  replay: Replay,
  journal: ReturnType<typeof journalOf>,
): string[] {
  const problems = [...replay.problems]
  const compare = (what: string, stored: unknown, replayed: unknown): void => {
    if (stored !== replayed) problems.push(`${what}: ${String(stored)} stored, ${String(replayed)} by the journal`)
  }
  for (const balance of ['available', 'held', 'frozen', 'debt', 'version'] as const)
    compare(balance, account[balance], replay[balance])
  compare('last movement', account.moved_at?.getTime(), replay.at?.getTime())

  compare('number of lots', lots.length, replay.lots.size)
  for (const lot of lots) {
    compare(`lot ${lot.lot} cause`, lot.cause, journal.grants.get(lot.lot))
    for (const part of ['granted', 'remaining', 'held', 'spent', 'expired', 'frozen', 'revoked', 'owed'] as const)
      compare(`lot ${lot.lot} ${part}`, lot[part], replay.lots.get(lot.lot)?.[part])
    if (lot.is_spendable && lot.expires_at && !(account.next_expiry && account.next_expiry <= lot.expires_at))
      problems.push(`lot ${lot.lot} expires and nobody will look`)
  }

  compare('number of open holds', openHolds.length, replay.openHolds.size)
  for (const { hold_id, credits, slices } of openHolds) {
    const replayed = replay.openHolds.get(hold_id)
    compare(`hold ${hold_id}`, JSON.stringify(slices), JSON.stringify(replayed))
    compare(
      `credits of hold ${hold_id}`,
      credits,
      replayed?.reduce((sum, slice) => sum + slice.credits, 0),
    )
  }

  for (const { cause, state } of clawbacks)
    compare(`clawback ${cause}`, state, journal.clawbackStates.get(cause) ?? state)
  for (const lot of lots) {
    const ofLot = clawbacks.filter((clawback) => clawback.lot === lot.lot)
    const taken = takenOf(lot, ofLot)
    for (const what of ['frozen', 'revoked', 'owed'] as const)
      if (lot[what] !== taken[what])
        problems.push(`lot ${lot.lot} ${what}: ${lot[what]} stored, ${taken[what]} by its clawbacks`)
  }
  return problems
}
