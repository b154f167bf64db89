// The same turn on a young, a grown and an old journal, by turns in one run on one PostgreSQL: what it costs more because there is more.
// node bench/growth/growth.bench.ts [entries of the oldest journal] [rounds]
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, openPool, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { percentile } from '../turn/load.ts'
import { usageOf } from '../turn/usage.ts'
import { fill } from './fill.ts'
import { stepNames, takeSteps } from './steps.ts'

const oldest = Number(process.argv[2] ?? 10_000_000)
const sizes = [1_000, 100_000, 10_000_000].filter((size) => size < oldest).concat(oldest)
const rounds = Number(process.argv[3] ?? 40)
const turnsARound = 25

const dataDir = await mkdtemp(join(tmpdir(), 'numeria-growth-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
const admin = new pg.Client(postgres.connection)
await admin.connect()

type Journal = { size: number; people: number; pool: pg.Pool; db: Database; times: number[][] }

const journals: Journal[] = []
for (const size of sizes) {
  const began = performance.now()
  const database = `growth_${size}`
  await admin.query(`create database ${database}`)
  const pool = openPool({ ...postgres.connection, database, idleTimeoutMillis: 0 }, () => {}, 0)
  await migrate(pool)
  const people = await fill(pool, size)
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `${size} entries of ${people} people: ${(rows[0]!.bytes / 2 ** 20).toFixed(0)} MB, filled in ${seconds.toFixed(0)} s.`,
  )
  journals.push({ size, people, pool, db: openDatabase(pool), times: stepNames.map(() => []) })
}

/** CPU time that PostgreSQL has used for a ledger so far. Unlike elapsed time it does not depend on other processes of the machine. Linux only. */
async function cpuSecondsOf(database: string): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [database])
  return rows.reduce((sum, { pid }) => sum + (usageOf(pid)?.cpuSeconds ?? 0), 0)
}
async function worked(): Promise<number[]> {
  const seconds: number[] = []
  for (const { size } of journals) seconds.push(await cpuSecondsOf(`growth_${size}`))
  return seconds
}

let before: number[] = []
for (let round = -2; round < rounds; round += 1) {
  if (round === 0) before = await worked()
  for (const { db, people, times } of journals) {
    for (let turn = 0; turn < turnsARound; turn += 1) {
      const taken = await takeSteps(db, 1 + Math.floor(Math.random() * people))
      // The first rounds warm up connections and plans.
      if (round >= 0) taken.forEach((ms, step) => times[step]!.push(ms))
    }
  }
}

const cpuMs = (await worked()).map((after, index) => ((after - before[index]!) / (rounds * turnsARound)) * 1_000)

const medianOf = (values: readonly number[]): number => percentile(values, 0.5)
const whole = (times: readonly number[][]): number[] =>
  times[0]!.map((_, turn) => times.reduce((sum, step) => sum + step[turn]!, 0))
const young = [...journals[0]!.times, whole(journals[0]!.times)].map(medianOf)
const table = Object.fromEntries(
  journals.flatMap(({ size, times }, index) => {
    const medians = [...times, whole(times)].map(medianOf)
    const columns = [...stepNames, 'all of it']
    const row = (tell: (step: number) => number) =>
      Object.fromEntries(columns.map((name, step) => [name, tell(step).toFixed(2)]))
    const ratio = (cpuMs[index]! / cpuMs[0]!).toFixed(2)
    return [
      [`${size} entries, ms`, { ...row((step) => medians[step]!), 'CPU of it': cpuMs[index]!.toFixed(2) }],
      [`${size} entries, ratio`, { ...row((step) => medians[step]! / young[step]!), 'CPU of it': ratio }],
    ]
  }),
)
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}; ` +
    `embedded PostgreSQL 18, fsync on. Medians of ${rounds * turnsARound} turns each, by turns, of people at random (wanted: ratios ≤ 1.2):\n`,
)
console.table(table)

for (const { pool } of journals) await pool.end()
await admin.end()
await postgres.stop()
await rm(dataDir, { recursive: true })
