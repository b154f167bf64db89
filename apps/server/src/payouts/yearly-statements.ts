import type { YearlyStatements } from '@numeria/contract'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import { csv } from './csv.ts'
import { masked } from './payouts.rules.ts'
import { poundsOf } from './pounds.rules.ts'
import { decryptIdentity } from './tax-details.ts'
import { decimal } from './transfer.ts'

type PaidRow = {
  user_id: string
  payout_id: string
  paid_at: Date
  amount_cents: number
  status: string | null
  country: string | null
  identity: string | null
  is_exempt: boolean | null
  withheld_rate: number | null
  withheld_cents: number | null
  net_cents: number | null
  pence: number | null
  gbp_millionths: number | null
  gbp_on: string | null
}

/** Payments of a year, or to one person. Years are those of UTC, which ends a year when Portugal does. */
async function paidRows(db: Database, only: { userId: string } | { year: number }): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select p.user_id, p.payout_id, p.ended_at as paid_at, p.amount_cents, t.status, t.country, t.identity, t.is_exempt, t.withheld_rate, t.withheld_cents, t.net_cents,
      t.pence, t.gbp_millionths, t.gbp_on
    from payouts p left join payout_transfers t using (user_id, payout_id)
    where p.state = 'paid' and ${
      'userId' in only
        ? sql`p.user_id = ${only.userId}`
        : sql`p.ended_at >= ${new Date(Date.UTC(only.year, 0))} and p.ended_at < ${new Date(Date.UTC(only.year + 1, 0))}`
    } order by p.ended_at desc, p.payout_id`.execute(db)
  return rows
}

/** Payments to a referrer, year by year: each payout with the tax withheld from it. */
export async function readYearlyStatements(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  userId: string,
): Promise<YearlyStatements> {
  const years: YearlyStatements = []
  for (const row of await paidRows(db, { userId })) {
    const year = row.paid_at.getUTCFullYear()
    if (years.at(-1)?.year !== year) years.push({ year, grossCents: 0, withheldCents: 0, netCents: 0, payouts: [] })
    const sums = sumsOf(row)
    const statement = years.at(-1)!
    for (const name of ['grossCents', 'withheldCents', 'netCents'] as const) statement[name] += sums[name]
    const identity = row.identity === null ? null : decryptIdentity(settings, { ...row, identity: row.identity })
    statement.payouts.push({
      payoutId: row.payout_id,
      paidOn: row.paid_at.toISOString().slice(0, 10),
      ...sums,
      pounds: poundsOf(row),
      withheldPercent: (row.withheld_rate ?? 0) / 100,
      taxNumber: identity && masked(identity.taxNumber.slice(-3)),
      country: row.country,
    })
  }
  return years
}

const sumsOf = ({ amount_cents, withheld_cents, net_cents }: PaidRow) => ({
  grossCents: amount_cents,
  withheldCents: withheld_cents ?? 0,
  netCents: net_cents ?? amount_cents,
})

const columns =
  'year,name,tax_number,country,status,street,postal_code,city,exempt,withheld_percent,payouts,gross,withheld,net'.split(
    ',',
  )

/**
 * Payments of a year, for the tax office: a line for each person, identity and rate, in euros.
 * @throws {AppError} `payouts.unreadable` where an identity cannot be decrypted: a report without it would be wrong
 */
export async function taxReport(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  year: number,
): Promise<{ file: string; payouts: number; grossCents: number; withheldCents: number }> {
  const lines = new Map<string, { texts: string[]; payouts: number; gross: number; withheld: number; net: number }>()
  const totals = { payouts: 0, grossCents: 0, withheldCents: 0 }
  for (const row of await paidRows(db, { year })) {
    const identity = row.identity === null ? null : decryptIdentity(settings, { ...row, identity: row.identity })
    if (row.identity !== null && !identity)
      throw new AppError('payouts.unreadable', { params: { payoutIds: row.payout_id } })
    const { name = '', taxNumber = '', street = '', postalCode = '', city = '' } = identity ?? {}
    const rate = decimal(row.withheld_rate ?? 0)
    const exempt = row.is_exempt ? 'yes' : 'no'
    const texts = [name, taxNumber, row.country ?? '', row.status ?? '', street, postalCode, city, exempt, rate]
    const key = JSON.stringify([row.user_id, texts])
    const line = lines.get(key) ?? { texts, payouts: 0, gross: 0, withheld: 0, net: 0 }
    const { grossCents, withheldCents, netCents } = sumsOf(row)
    line.payouts += 1
    line.gross += grossCents
    line.withheld += withheldCents
    line.net += netCents
    lines.set(key, line)
    totals.payouts += 1
    totals.grossCents += grossCents
    totals.withheldCents += withheldCents
  }
  const rows = [...lines.values()].map(({ texts, payouts, gross, withheld, net }) => [
    String(year),
    ...texts,
    String(payouts),
    decimal(gross),
    decimal(withheld),
    decimal(net),
  ])
  return { file: csv([columns, ...rows.toSorted((a, b) => a[1]!.localeCompare(b[1]!))]), ...totals }
}
