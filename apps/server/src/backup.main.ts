// `npm run backup -- <file>`: the whole database in one archive for pg_restore, as the owner of the tables. With `--verify` it is restored as well and its ledger
// replayed. Ends with 1 on any doubt.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { checkLedger } from './credits/ledger-check.ts'
import { backUp, BackupRefused, tryRestore } from './platform/database/backup.ts'
import { openDatabase, openPool } from './platform/database/connect.ts'
import { findRunningPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { databaseSettings } from './platform/settings.ts'
import { checkTurns } from './readings/turn/turns-check.ts'

try {
  const { values, positionals } = parseArgs({ options: { verify: { type: 'boolean' } }, allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new BackupRefused('Where to? npm run backup -- numeria.dump [--verify]')
  await makeBackup(file, values.verify === true)
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error)
  process.exitCode = 1
}

async function makeBackup(file: string, isVerified: boolean): Promise<void> {
  const connection = ownersConnection()
  const { bytes, rows } = await backUp(connection, file)
  if (isVerified) console.log(await tryRestore(connection, file, replayLedger))
  const db = openDatabase(openPool(connection, () => {}, 0))
  await db.insertInto('backups').values({ finished_at: new Date(), bytes, rows, is_verified: isVerified }).execute()
  await db.destroy()
  console.log(`${file}: ${rows} rows, ${bytes} bytes${isVerified ? ', restored and replayed' : ''}`)
}

function ownersConnection(): pg.PoolConfig {
  const settings = databaseSettings()
  if ('url' in settings) return { connectionString: settings.ownerUrl ?? settings.url }
  const running = findRunningPostgres(settings.dataDir)
  if (running) return running
  throw new BackupRefused(`Nothing runs in ${settings.dataDir}: start Numeria, or copy the whole folder.`)
}

/** @throws {BackupRefused} when the journal does not give the balances */
async function replayLedger(restored: pg.PoolConfig): Promise<string> {
  const db = openDatabase(openPool(restored, () => {}, 0))
  try {
    const { accounts, entries, differences } = await checkLedger(db)
    differences.push(...(await checkTurns(db)))
    if (differences.length > 0)
      throw new BackupRefused(
        `The ledger of the restored copy differs: ${differences.map(({ userId, problem }) => `${userId}: ${problem}`).join('; ')}`,
      )
    return `The ledger of the restored copy: ${accounts} accounts, ${entries} entries, 0 differences`
  } finally {
    await db.destroy()
  }
}
