// `npm run payouts -- <command>`: the month's payouts, on the database of DATABASE_URL or DATA_DIR, whether the server runs or not. Account numbers go into
// the files that it writes, readable by their owner alone, and never to the terminal.
import { randomUUID } from 'node:crypto'
import { openSync, writeFileSync, closeSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { writeAudit } from './admin/audit.ts'
import {
  dueBatch,
  exportSepa,
  exportUk,
  markFailed,
  markPaid,
  markReturned,
  openBatches,
  writeBatch,
  type Batch,
  type Ended,
  type Export,
} from './payouts/batches.ts'
import { correctEarnings, findReferrer } from './payouts/corrections.ts'
import type { Note } from './payouts/note.ts'
import { decimal } from './payouts/transfer.ts'
import type { Db } from './platform/database/connect.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { AppError } from './platform/errors.ts'
import { payoutSettings, SettingsError } from './platform/settings.ts'

const usage = `npm run payouts -- list
npm run payouts -- export sepa --out payouts.xml
npm run payouts -- export uk --out payouts.txt
npm run payouts -- export again <batch> --out payouts.xml
npm run payouts -- paid <payout or batch> …
npm run payouts -- failed <payout or batch> … --reason "as its owner reads it"
npm run payouts -- returned <payout> … --reason "as its owner reads it"
npm run payouts -- correct <user id, e-mail or payout> --cents=-50 --reason "why" [--conversion <id>] [--request <id>]`

class Misused extends Error {}

const { values, positionals } = readArguments()
const [command = '', ...rest] = positionals
const user = userInfo().username
const by = `${user} (command)`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const note = (db: Db, { details, ...done }: Parameters<Note>[1]) =>
  writeAudit(db, new Date(), { actor: 'command line', ...done, details: { ...details, user } })
const euros = (cents: number) => `${cents < 0 ? '-' : ''}${decimal(Math.abs(cents))} EUR`

const totalOf = ({ totalCents, totalPence }: { totalCents: number; totalPence: number | null }) =>
  totalPence === null ? euros(totalCents) : `${euros(totalCents)} = ${decimal(totalPence)} GBP`

const waits = {
  debt: 'waits: owes credits',
  bank_details: 'waits for bank details',
  tax_details: 'waits for tax details',
  rate: 'waits for EUR_TO_GBP',
}

try {
  // Errors of the command are printed before a database is opened.
  const work = plan()
  const settings = payoutSettings()
  const store = await openCommandDatabase()
  try {
    await work({ db: store.db, settings })
  } finally {
    await store.close()
  }
} catch (error) {
  if (!(error instanceof Misused || error instanceof AppError || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

type Pays = Parameters<typeof exportSepa>[0] & Parameters<typeof markPaid>[0]

function plan(): (pays: Pays) => Promise<void> {
  switch (command) {
    case 'list':
      return list
    case 'export': {
      const [kind, batchId] = rest
      const { out } = values
      if (!out) throw new Misused('Where to? Give --out and a file that is not there yet.')
      if (kind === 'sepa') return async (pays) => toFile(out, () => exportSepa(pays, new Date(), by, note))
      if (kind === 'uk') return async (pays) => toFile(out, () => exportUk(pays, new Date(), by, note))
      if (kind === 'again' && batchId) return async (pays) => toFile(out, () => writeAgain(pays, batchId))
      throw new Misused(usage)
    }
    case 'paid': {
      if (rest.length === 0) throw new Misused(usage)
      return async (pays) => tell(await markPaid(pays, new Date(), rest, by, note), 'paid')
    }
    case 'failed': {
      const { reason } = values
      if (rest.length === 0 || !reason?.trim()) throw new Misused(usage)
      return async (pays) =>
        tell(await markFailed(pays, new Date(), rest, { by, reason }, note), 'failed and owed again')
    }
    case 'returned': {
      const { reason } = values
      if (rest.length === 0 || !rest.every((id) => uuid.test(id)) || !reason?.trim()) throw new Misused(usage)
      return async (pays) =>
        tell(await markReturned(pays, new Date(), rest, { by, reason }, note), 'returned and owed again')
    }
    case 'correct': {
      const [named, cents, reason] = [rest[0], Number(values.cents), values.reason?.trim()]
      const { conversion: conversionId } = values
      const requestId = values.request ?? randomUUID()
      if (!named || ![requestId, conversionId ?? requestId].every((id) => uuid.test(id))) throw new Misused(usage)
      if (!named.includes('@') && !uuid.test(named)) throw new Misused(usage)
      if (!Number.isInteger(cents) || cents === 0 || !reason) throw new Misused(usage)
      return async ({ db }) => {
        // Printed first: after an unclear outcome the operator repeats the same request.
        console.log(`Request ${requestId}. To repeat it safely, add --request ${requestId}.`)
        const userId = await findReferrer(db, named)
        const correction = { requestId, userId, cents, reason, conversionId, by }
        const { isNew } = await correctEarnings(db, new Date(), correction, note)
        console.log(isNew ? `Corrected by ${euros(cents)}.` : 'This correction was already made: nothing was changed.')
      }
    }
    default:
      throw new Misused(usage)
  }
}

async function list({ db, settings }: Pays): Promise<void> {
  const due = await dueBatch({ db, settings }, new Date())
  for (const { payoutId, month, amountCents, account, waitsFor, isAccountShared } of due) {
    const where = account ? `${account.type} ${account.end}` : 'no account'
    const wait =
      waitsFor instanceof Date ? `waits until ${waitsFor.toISOString().slice(0, 16)}Z` : waitsFor && waits[waitsFor]
    const line = [payoutId, month.slice(0, 7), euros(amountCents).padStart(12), where.padEnd(12), wait ?? 'ready']
    console.log([...line, ...(isAccountShared ? ['also the account of another person'] : [])].join('  '))
  }
  console.log(`${due.length} due, ${euros(due.reduce((sum, { amountCents }) => sum + amountCents, 0))}`)
  const batches = await openBatches(db)
  if (batches.length > 0) console.log('\nExported, and not yet marked as paid or failed:')
  for (const { batchId, exportedAt, payouts, exportedBy, ...totals } of batches) {
    const when = `${exportedAt.toISOString().slice(0, 16)}Z`
    console.log([batchId, when, `${payouts} payouts`, totalOf(totals), `by ${exportedBy}`].join('  '))
  }
}

async function writeAgain(pays: Pays, batchId: string): Promise<Batch> {
  const batch = await writeBatch(pays, batchId)
  await note(pays.db, { action: 'payouts.download', target: batchId, details: {} })
  return batch
}

/**
 * The file is made before anything is exported: a folder that cannot be written to costs nothing. The batch is named before it is written: a disk that is
 * full by then costs nothing either.
 */
async function toFile(path: string, exportBatch: () => Promise<Batch | Export | null>): Promise<void> {
  const file = createFile(path)
  let isWritten = false
  try {
    const batch = await exportBatch()
    if (!batch) return console.log('No payout is ready to be exported.')
    console.log(`${batch.batchId}: ${batch.payouts} payouts, ${totalOf(batch)}`)
    for (const id of 'unreadable' in batch ? batch.unreadable : [])
      console.error(`${id} stays due: its bank details cannot be decrypted.`)
    isWritten = writeWhole(file, batch)
    if (isWritten) console.log(`Written to ${path}`)
  } finally {
    closeSync(file)
    if (!isWritten) rmSync(path)
  }
}

function writeWhole(file: number, { batchId, file: text }: Batch): boolean {
  try {
    writeFileSync(file, text, { flush: true })
    return true
  } catch (error) {
    console.error(`The file could not be written: ${codeOf(error)}. Make room on the disk, then run:`)
    console.error(`npm run payouts -- export again ${batchId} --out <file>`)
    process.exitCode = 1
    return false
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

function createFile(path: string): number {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    throw new Misused(`${path} cannot be created: ${codeOf(error)}`)
  }
}

function tell({ payoutIds, cents, refused }: Ended, how: string): void {
  console.log(`${payoutIds.length} payouts, ${euros(cents)}: ${how}.`)
  for (const { id, state } of refused) console.error(`${id} is ${state}: nothing was changed.`)
  if (refused.length > 0) process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        reason: { type: 'string' },
        cents: { type: 'string' },
        conversion: { type: 'string' },
        request: { type: 'string' },
      },
    })
  } catch {
    console.error(usage)
    return process.exit(1)
  }
}
