// `npm run ledger:check`: replays the journal and compares, on the database of DATABASE_URL or DATA_DIR, whether the server runs or not.
import { checkLedger } from './credits/ledger-check.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { checkTurns } from './readings/turn/turns-check.ts'

const store = await openCommandDatabase()
const { db } = store
const { accounts, entries, totals, differences } = await checkLedger(db)
differences.push(...(await checkTurns(db)))
await store.close()

for (const { userId, problem } of differences) console.error(`${userId}: ${problem}`)
console.log(
  Object.entries(totals)
    .map(([part, credits]) => `${credits} ${part}`)
    .join(', '),
)
console.log(`${accounts} accounts, ${entries} entries, ${differences.length} differences`)
process.exitCode = differences.length === 0 ? 0 : 1
