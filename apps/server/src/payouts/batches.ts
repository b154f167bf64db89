// Payouts on their way to people: into a file for the bank, and then paid or failed. For administrators, by the admin area or `npm run payouts`.
import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { bacsFile, checkUkDebtor } from './bacs-file.ts'
import { unnoted, type Note } from './note.ts'
import * as queries from './batches.queries.ts'
import { announceEnd } from './payout-emails.ts'
import { poundColumns } from './pounds.rules.ts'
import { holdCutoff, holdEnd, masked } from './payouts.rules.ts'
import { decryptField, encryptedFields } from './encrypted-details.ts'
import { checkDebtor, sepaFile } from './sepa-file.ts'
import { decryptIdentity, rowRate } from './tax-details.ts'
import { totalOf, type Transfer } from './transfer.ts'
import { insertTransfers, returnTransfers, type TransferRow } from './transfers.queries.ts'
import { withhold } from './withholding.rules.ts'

export type DuePayout = {
  payoutId: string
  userId: string
  /** Another person registered the same bank account. */
  isAccountShared: boolean
  month: string
  amountCents: number
  /** Masked; null where their owner took their details away. */
  account: { type: 'eu' | 'uk'; end: string } | null
  /** Why it goes into no file yet: a moment is the end of the wait for new details. */
  waitsFor: 'bank_details' | 'tax_details' | 'debt' | 'rate' | Date | null
}

/** `totalCents`: what the bank transfers; `totalPence`: the same in pounds, null for a file in euros. */
export type Batch = { batchId: string; file: string; payouts: number; totalCents: number; totalPence: number | null }
/** `unreadable` names the payouts whose details no key opens: they stay due, until their owner gives them anew. */
export type Export = Batch & { unreadable: string[] }

type Pays = {
  db: Deps['db']
  settings: Pick<Deps['settings'], 'encryption' | 'debtor' | 'ukDebtor' | 'withholding' | 'eurToGbp'>
}
type Lists = { db: Deps['db']; settings: Pick<Deps['settings'], 'eurToGbp'> }

/** Every payout that is due, oldest first, and what it waits for. */
export async function dueBatch({ db, settings }: Lists, at: Date): Promise<DuePayout[]> {
  const rows = await queries.dueRows(db)
  return rows.map((row) => ({
    payoutId: row.payout_id,
    userId: row.user_id,
    isAccountShared: row.is_shared,
    month: row.month,
    amountCents: row.amount_cents,
    account: row.account_type && { type: row.account_type, end: masked(row.account_end!) },
    waitsFor: reasonToWait(row, at, settings),
  }))
}

function reasonToWait(
  { owes, changed_at, has_tax_details, account_type }: queries.DueRow,
  at: Date,
  { eurToGbp }: Lists['settings'],
): DuePayout['waitsFor'] {
  if (owes) return 'debt'
  if (!changed_at) return 'bank_details'
  if (!has_tax_details) return 'tax_details'
  const end = holdEnd(changed_at)
  if (end > at) return end
  return account_type === 'uk' && !eurToGbp ? 'rate' : null
}

/**
 * Puts all due payouts to IBANs into a pain.001.001.09 file.
 * @returns null when there is none
 * @throws {AppError} `payouts.no_debtor`; `payouts.unreadable` where none can be read; nothing is exported then
 */
export async function exportSepa(pays: Pays, at: Date, by: string, note?: Note): Promise<Export | null> {
  checkDebtor(pays.settings.debtor)
  return exportBatch(pays, at, 'eu', by, note)
}

/**
 * Puts all due payouts to UK accounts into a Bacs file, in pounds by the rate of the settings.
 * @returns null when there is none
 * @throws {AppError} `payouts.no_rate`, `payouts.no_uk_debtor`; `payouts.unreadable` where none can be read; nothing is exported then
 */
export async function exportUk(pays: Pays, at: Date, by: string, note?: Note): Promise<Export | null> {
  if (!pays.settings.eurToGbp) throw new AppError('payouts.no_rate')
  checkUkDebtor(pays.settings.ukDebtor)
  return exportBatch(pays, at, 'uk', by, note)
}

/** Every account is opened before its payout counts as exported: one that cannot be read stays due, and keeps no other waiting. */
async function exportBatch(
  { db, settings }: Pays,
  at: Date,
  accountType: 'eu' | 'uk',
  by: string,
  note: Note = unnoted,
): Promise<Export | null> {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '')
  const batchId = `NUM-${accountType.toUpperCase()}-${day}-${randomBytes(4).toString('hex').toUpperCase()}`
  const isReadable = (row: queries.ReadyRow) =>
    encryptedFields.every((field) => decryptField(settings, row, field) !== null) &&
    decryptIdentity(settings, row) !== null
  return db.transaction().execute(async (tx) => {
    const heldSince = holdCutoff(at)
    const ready = await queries.listReady(tx, accountType, heldSince)
    const [readable, encrypted] = [ready.filter(isReadable), ready.filter((row) => !isReadable(row))]
    const unreadable = encrypted.map(({ payout_id }) => payout_id)
    const payoutIds = readable.map(({ payout_id }) => payout_id)
    const claimed = await queries.claimBatch(tx, at, { batchId, accountType, by, heldSince, payoutIds })
    if (claimed.size === 0 && unreadable.length > 0) throw unreadableError(unreadable)
    if (claimed.size === 0) return null
    await insertTransfers(
      tx,
      at,
      readable.filter(({ payout_id }) => claimed.has(payout_id)).map((row) => transferOf(settings, row, accountType)),
    )
    const batch = await writeBatch({ db: tx, settings }, batchId)
    const { payouts, totalCents, totalPence, withheldCents } = batch
    const details = {
      payouts,
      totalCents,
      ...(totalPence !== null && { totalPence }),
      withheldCents,
      ...(unreadable.length > 0 && { unreadable }),
    }
    await note(tx, { action: 'payouts.export', target: batchId, details })
    return { ...batch, unreadable }
  })
}

/** Withholds by the rules and the tax details of this moment, and converts the rest by the rate of this moment where the account is in pounds. */
function transferOf(settings: Pays['settings'], row: queries.ReadyRow, accountType: 'eu' | 'uk'): TransferRow {
  const rate = rowRate(settings, row)
  const { withheldCents, netCents } = withhold(row.amount_cents, rate)
  return {
    user_id: row.user_id,
    payout_id: row.payout_id,
    status: row.status,
    country: row.country,
    identity: row.identity,
    is_exempt: row.exempt_since !== null,
    withheld_rate: rate,
    withheld_cents: withheldCents,
    net_cents: netCents,
    ...(accountType === 'uk' && poundColumns(netCents, settings.eurToGbp!)),
  }
}

/** Batches at the bank, oldest first. Every exported file has its batch here. */
export function openBatches(db: Deps['db']): Promise<queries.OpenBatch[]> {
  return queries.openBatches(db)
}

/**
 * A batch's file, the same to the letter as often as it is asked for, so that one that was lost or never written does no harm.
 * @throws {AppError} `payouts.not_found`, `payouts.unreadable`, `payouts.no_debtor`, `payouts.no_uk_debtor`; `payouts.batch_ended` once any of it was paid or failed, since then its details are gone
 */
export async function writeBatch({ db, settings }: Pays, batchId: string): Promise<Batch & { withheldCents: number }> {
  const rows = await queries.batchRows(db, batchId)
  const [first] = rows
  if (!first) throw new AppError('payouts.not_found')
  if (rows.some(({ state }) => state !== 'exported')) throw new AppError('payouts.batch_ended')
  const unreadable = rows.filter((row) => encryptedFields.some((field) => decryptField(settings, row, field) === null))
  if (unreadable.length > 0) throw unreadableError(unreadable.map(({ payout_id }) => payout_id))
  const isUk = first.account_type === 'uk'
  const transfers = rows.map((row): Transfer => {
    const [holder, account, bank] = encryptedFields.map((field) => decryptField(settings, row, field)!)
    return {
      reference: row.payout_id.replaceAll('-', ''),
      minor: isUk ? row.pence! : row.net_cents!,
      holder: holder!,
      account: account!,
      bank: bank!,
    }
  })
  const about = { batchId, at: first.exported_at! }
  return {
    batchId,
    file: isUk
      ? bacsFile(about, checkUkDebtor(settings.ukDebtor), transfers)
      : await sepaFile(about, checkDebtor(settings.debtor), transfers),
    payouts: transfers.length,
    totalCents: rows.reduce((sum, { net_cents }) => sum + net_cents!, 0),
    totalPence: isUk ? totalOf(transfers) : null,
    withheldCents: rows.reduce((sum, { withheld_cents }) => sum + withheld_cents!, 0),
  }
}

const unreadableError = (payoutIds: readonly string[]) =>
  new AppError('payouts.unreadable', { params: { payoutIds: payoutIds.join(', ') } })

export type Ended = {
  /** The payouts that ended now. */
  payoutIds: string[]
  cents: number
  /** Payouts that were named and not changed: unknown, or in a state that does not permit it. */
  refused: { id: string; state: 'due' | 'exported' | 'paid' | 'failed' | 'unknown' }[]
}

type Ends = { db: Deps['db']; settings: Pick<Deps['settings'], 'publicUrl' | 'withholding'> }

/** The bank paid these. @param ids of exported payouts, or of batches */
export function markPaid(pays: Ends, at: Date, ids: readonly string[], by: string, note?: Note): Promise<Ended> {
  return end(pays, at, ids, { action: 'payouts.paid', from: ['exported'], to: 'paid', failure: null, by }, note)
}

/** The bank did not pay these: their money is owed again. @param reason as their owner reads it */
export function markFailed(
  pays: Ends,
  at: Date,
  ids: readonly string[],
  { by, reason }: { by: string; reason: string },
  note?: Note,
): Promise<Ended> {
  const how = { action: 'payouts.failed', from: ['due', 'exported'], to: 'failed', failure: reason, by } as const
  return end(pays, at, ids, how, note)
}

/**
 * The bank returned these after they were marked as paid: their money is owed again, what was withheld is not, and they count in no year.
 * @param ids of payouts, not of batches: the others of a batch stay paid
 * @param reason as their owner reads it
 */
export function markReturned(
  pays: Ends,
  at: Date,
  ids: readonly string[],
  { by, reason }: { by: string; reason: string },
  note?: Note,
): Promise<Ended> {
  const how = { action: 'payouts.returned', from: ['paid'], to: 'failed', failure: reason, by } as const
  return end(pays, at, ids, how, note)
}

async function end(
  { db, settings }: Ends,
  at: Date,
  ids: readonly string[],
  how: Parameters<typeof queries.endPayouts>[3] & { action: 'payouts.paid' | 'payouts.failed' | 'payouts.returned' },
  note: Note = unnoted,
): Promise<Ended> {
  const ended = await db.transaction().execute(async (tx) => {
    const rows = await queries.endPayouts(tx, at, ids, how)
    if (how.to === 'failed') await returnTransfers(tx, at, rows)
    await announceEnd(tx, settings, at, rows, { ...how, wasPaid: how.action === 'payouts.returned' })
    if (rows.length > 0) await note(tx, { action: how.action, details: endDetails(rows, how.failure) })
    return rows
  })
  const done = new Set(ended.flatMap(({ payout_id, batch_id }) => [payout_id, batch_id]))
  const named = await queries.namedPayouts(db, ids)
  const refused = ids
    .filter((id) => !done.has(id))
    .map((id): Ended['refused'][number] => {
      const found = named.find(({ payout_id, batch_id }) => payout_id === id || batch_id === id)
      return { id, state: found?.state ?? 'unknown' }
    })
  return { payoutIds: ended.map(({ payout_id }) => payout_id), cents: sumOf(ended), refused }
}

const sumOf = (rows: readonly queries.EndedRow[]) => rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** The reason as it was kept: removed where it is about a person who left. */
function endDetails(rows: readonly queries.EndedRow[], given: string | null) {
  const reason = rows.find(({ failure }) => failure !== given)?.failure ?? given
  return { payouts: rows.map(({ payout_id }) => payout_id), cents: sumOf(rows), ...(reason !== null && { reason }) }
}
