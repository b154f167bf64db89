// Database cost of a search for a user with very many readings: CPU time of a search without a hit, which reads all of them.
// node bench/search/search.bench.ts [readings]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { searchHistory } from '../../apps/server/src/readings/history/search.queries.ts'
import { usageOf } from '../turn/usage.ts'

const readings = Number(process.argv[2] ?? 10_000)
const rounds = 10
const userId = '00000000-0000-4000-8000-000000000001'
const vocabulary =
  'o teu caminho de vida é quatro e a expressão diz que o coração procura calma numa semana de decisões práticas your life path carries work and patience'.split(
    ' ',
  )
const searches = ['xyzzy', 'coracao xyzzy', `${vocabulary.join(' ').slice(0, 90)} xyzzy`]

const dataDir = await mkdtemp(join(tmpdir(), 'numeria-search-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
const pool = openPool({ ...postgres.connection, max: 1, idleTimeoutMillis: 0 }, () => {}, 0)
await migrate(pool)
const text = (words: number) =>
  Array.from({ length: words }, () => vocabulary[Math.floor(Math.random() * vocabulary.length)]).join(' ')
for (let done = 0; done < readings; done += 100) {
  const [messages, responses] = [12, 400].map((words) => Array.from({ length: 100 }, () => text(words)))
  await pool.query(
    `insert into turns (user_id, turn_id, conversation_id, request_hash, state, price, message, response, tone, language, tradition, created_at, ended_at)
      select $1, gen_random_uuid(), $1, '', 'done', 3, message, response, 'mystic', 'pt', 'pythagorean', now() + $4 * interval '1 second', now()
      from unnest($2::text[], $3::text[]) as written (message, response)`,
    [userId, messages, responses, done],
  )
}
await pool.query('vacuum analyze turns')
const [{ pid }] = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [{ pid: number }]
const db = openDatabase(pool)
for (const search of searches) {
  const words = search.split(' ')
  await searchHistory(db, userId, words, new Date(), { limit: 50, conversationId: null })
  const before = usageOf(pid)!.cpuSeconds
  for (let round = 0; round < rounds; round += 1)
    await searchHistory(db, userId, words, new Date(), { limit: 50, conversationId: null })
  const seconds = (usageOf(pid)!.cpuSeconds - before) / rounds
  console.log(`${readings} readings, ${words.length} words: ${seconds.toFixed(3)} s of the database's processor time.`)
}
await db.destroy()
await postgres.stop()
await rm(dataDir, { recursive: true })
