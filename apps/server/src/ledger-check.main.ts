// `npm run ledger:check`: replays the journal and compares, on the database of DATABASE_URL or DATA_DIR, whether the server runs or not.
import { checkLedger } from './credits/ledger-check.ts'
import { openDatabase, openPool } from './platform/database/connect.ts'
import { openStore, type Store } from './platform/database/open-store.ts'
import { findRunningPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { databaseSettings } from './platform/settings.ts'
import { checkTurns } from './readings/turns-check.ts'

const silent = { info() {}, warn() {}, error: console.error }

async function open(): Promise<Store> {
  const settings = databaseSettings()
  const running = 'dataDir' in settings ? findRunningPostgres(settings.dataDir) : null
  if (!running) return openStore(settings, silent)
  const db = openDatabase(openPool(running, () => {}))
  return { db, close: () => db.destroy() }
}

const store = await open()
const { accounts, entries, differences } = await checkLedger(store.db)
differences.push(...(await checkTurns(store.db)))
await store.close()
for (const { userId, problem } of differences) console.error(`${userId}: ${problem}`)
console.log(`${accounts} accounts, ${entries} entries, ${differences.length} differences`)
process.exitCode = differences.length === 0 ? 0 : 1
