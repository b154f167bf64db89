import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'

// The statements of a turn on the ledger and its own table, and nothing else: begin with a hold, end with a capture, each durable by itself.
const turn = `
\\set n random(1, 9000000000000000000)
\\set person :client_id + 1
select user_id as u from bench_people where n = :person \\gset
with turn as (
  insert into running_turns (user_id, turn_id, conversation_id, request_hash, reading_kind, price, message, tone, language, tradition, numbers, created_at)
  values (:u::uuid, lpad(to_hex(:n::bigint), 32, '0')::uuid, :u::uuid, '', 'chat', 1, 'A quick tip', 'mystic', 'en', 'pythagorean', jsonb_build_object('facts', repeat('f', 3000)), now())
  returning user_id, turn_id
) select held.available from turn cross join lateral ledger_hold(turn.user_id, turn.turn_id, 1, interval '60 s', now()) as held;
with captured as materialized (select * from ledger_end_hold(:u::uuid, lpad(to_hex(:n::bigint), 32, '0')::uuid, 'capture', false, now())),
  ended as (delete from running_turns where user_id = :u::uuid returning *)
insert into turns (user_id, turn_id, conversation_id, request_hash, reading_kind, price, charged, message, tone, language, tradition, numbers, state, response,
    credits_remaining, created_at, ended_at)
  select user_id, turn_id, conversation_id, request_hash, reading_kind, price, price, message, tone, language, tradition, numbers, 'done', repeat('r', 900),
    captured.available, created_at, now() from ended cross join captured;
`

/** How many turns a second pgbench gets through by itself, with so many clients of so many people; null where there is no pgbench. */
export async function bareTransactions(
  pool: pg.Pool,
  { host, port, user, database }: { host: string; port: number; user: string; database: string },
  clients: number,
  seconds: number,
): Promise<number | null> {
  await pool.query(
    `create table if not exists bench_people as select user_id, row_number() over () as n from users limit 100`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'numeria-pgbench-'))
  const script = join(folder, 'turn.sql')
  await writeFile(script, turn)
  try {
    const connection = ['-h', host, '-p', String(port), '-U', user, database]
    const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script]
    const { stdout } = await promisify(execFile)('pgbench', [...load, ...connection])
    return Number(/tps = ([\d.]+)/.exec(stdout)![1])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}
