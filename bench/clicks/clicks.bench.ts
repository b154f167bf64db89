// Cost of counting a click: clicks per second through our function, for new visitors and for repeated ones, beside a bare insert of the same row into a
// similar table, in alternation in one run on one PostgreSQL.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { countClick } from '../../apps/server/src/referrals/clicks.ts'
import { createCode } from '../../apps/server/src/referrals/codes.ts'
import { DaySalt } from '../../apps/server/src/referrals/visitor.ts'

const workers = 10
const rounds = 3
const roundMs = Number(process.argv[2] ?? 4) * 1_000

const dataDir = await mkdtemp(join(tmpdir(), 'numeria-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
const pool = openPool(postgres.connection, () => {})
await migrate(pool)
await pool.query('create table bare_clicks (like referral_click_visitors including all)')
const db = openDatabase(pool)
const salt = new DaySalt(db)
const codes = await Promise.all(Array.from({ length: 50 }, () => createCode(db, new Date(), randomUUID())))
const loadBefore = loadavg()[0]!

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const click = (number: number, address: string) =>
  countClick(
    db,
    salt,
    new Date(),
    { code: codes[number % codes.length]! },
    { address, agent, languages: '' },
    { source: 'blog', medium: null, campaign: null, term: null, content: null, subId: null },
  )

const contenders: Record<string, (number: number) => Promise<unknown>> = {
  'a bare insert': (number) =>
    pool.query({
      name: 'bare',
      text: 'insert into bare_clicks (code, day, visitor) values ($1, $2, $3)',
      values: [codes[number % codes.length], '2026-11-21', randomUUID()],
    }),
  'a click of somebody new': (number) => click(number, randomUUID()),
  'a click of somebody counted': (number) => click(number, '192.0.2.1'),
}

async function perSecond(act: (number: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  let done = 0
  const work = async (): Promise<void> => {
    while (performance.now() - begun < roundMs) {
      await act(done)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return (done * 1_000) / (performance.now() - begun)
}

const rates: Record<string, number[]> = {}
for (let round = 0; round < rounds; round += 1)
  for (const [name, act] of Object.entries(contenders)) (rates[name] ??= []).push(await perSecond(act))

await db.destroy()
await postgres.stop()
await rm(dataDir, { recursive: true })

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!
const bare = median(rates['a bare insert']!)
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after.`,
)
console.log(
  `Embedded PostgreSQL 18, fsync on. ${workers} workers; the median of ${rounds} rounds of ${roundMs / 1_000} s:\n`,
)
console.table(
  Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [
      name,
      {
        'per second': Math.round(median(values)),
        'of a bare insert': `${Math.round((median(values) / bare) * 100)} %`,
      },
    ]),
  ),
)
