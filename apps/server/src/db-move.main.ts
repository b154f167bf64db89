// `npm run db:move -- postgres://user:password@host:5432/database`: the embedded database of DATA_DIR, to the last row, to a server. The product is stopped for
// it; the embedded one stays as it was.
import pg from 'pg'
import { checkLedger } from './credits/ledger-check.ts'
import { openDatabase, openPool } from './platform/database/connect.ts'
import { MoveRefused, moveDatabase } from './platform/database/move-database.ts'
import { openStore } from './platform/database/open-store.ts'
import { DatabaseStartError } from './platform/embedded-postgres/database-start-error.ts'
import { ownDataDir } from './platform/settings.ts'
import { checkTurns } from './readings/turn/turns-check.ts'

const [url = ''] = process.argv.slice(2)
const log = { info() {}, warn: console.error, error: console.error }

try {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new MoveRefused('Where to? npm run db:move -- postgres://user:password@host:5432/database')
  await move(ownDataDir())
} catch (error) {
  const foreseen = error instanceof MoveRefused || error instanceof DatabaseStartError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}

async function move(dataDir: string): Promise<void> {
  // Owning the folder is the proof that no server writes to it meanwhile.
  const store = await openStore({ dataDir }, log)
  const source = new pg.Pool({ connectionString: store.ownerUrl, max: 1 })
  const target = openPool({ connectionString: url }, () => {}, 0)
  const db = openDatabase(target)
  try {
    const began = performance.now()
    const moved = await moveDatabase(source, target)
    for (const { name, rows } of moved) console.log(`${String(rows).padStart(9)}  ${name}`)
    const { accounts, entries, differences } = await checkLedger(db)
    differences.push(...(await checkTurns(db)))
    for (const { userId, problem } of differences) console.error(`${userId}: ${problem}`)
    if (differences.length > 0) process.exitCode = 1
    console.log(
      `Moved in ${((performance.now() - began) / 1_000).toFixed(1)} s. The ledger there: ${accounts} accounts, ${entries} entries, ${differences.length} differences.\nSet DATABASE_URL to it, and ENCRYPTION_KEY to what encrypts bank details here (encryption.key in ${dataDir}, unless it is set already).`,
    )
  } finally {
    await source.end()
    await db.destroy()
    await store.close()
  }
}
