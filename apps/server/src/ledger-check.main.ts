// `npm run ledger:check`: replays the journal and compares, on the database of DATABASE_URL or DATA_DIR, whether the server runs or not.
import { checkLedger } from './credits/ledger-check.ts'
import { openDatabase, openPool } from './platform/database/connect.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { databaseSettings } from './platform/settings.ts'
import { checkTurns } from './readings/turns-check.ts'

const settings = databaseSettings()
const running = 'dataDir' in settings ? findRunningPostgres(settings.dataDir) : { connectionString: settings.url }
const started =
  running === null && 'dataDir' in settings
    ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log: { info() {}, error: console.error } })
    : null

const db = openDatabase(openPool(running ?? started!.connection, () => {}, 0))
const { accounts, entries, totals, differences } = await checkLedger(db)
differences.push(...(await checkTurns(db)))
await db.destroy()
await started?.stop()

for (const { userId, problem } of differences) console.error(`${userId}: ${problem}`)
console.log(
  Object.entries(totals)
    .map(([part, credits]) => `${credits} ${part}`)
    .join(', '),
)
console.log(`${accounts} accounts, ${entries} entries, ${differences.length} differences`)
process.exitCode = differences.length === 0 ? 0 : 1
