import type pg from 'pg'

/** Readings of one person: each is a hold and a capture, two entries of the journal. */
const turnsEach = 25
const tables = ['users', 'sessions', 'credit_accounts', 'lots', 'entries', 'conversations', 'turns']

/** The nth person's id, for JavaScript; `fill` makes the same. */
export function personId(nth: number): string {
  return `${((nth * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0')}-0000-4000-8000-${nth.toString(16).padStart(12, '0')}`
}

/** By which a session of the nth person is found. */
export function tokenHash(nth: number): string {
  return `growth session ${nth}`
}

/**
 * Fills a database with a journal of so many entries, in the order of time: readings of everybody turn about, so that what belongs to one person lies
 * scattered, as it does in life. Indexes are built afterwards, which is quicker and gives the same.
 * @returns how many people there are
 */
export async function fill(pool: pg.Pool, entries: number): Promise<number> {
  const people = Math.ceil(entries / 2 / turnsEach)
  const client = await pool.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
    )
    const rebuild = await dropIndexes(client)
    await client.query(`create temporary table people as
      select n, (lpad(to_hex(n * 2654435761 % 4294967296), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
      from generate_series(1::bigint, ${people}) as n`)
    for (const statement of rowsOf()) await client.query(statement)
    for (const statement of rebuild) await client.query(statement)
    await client.query('reset session_replication_role')
    for (const table of tables) await client.query(`vacuum analyze ${table}`)
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
  return people
}

function rowsOf(): string[] {
  const moment = `timestamptz '2026-01-01Z' + turn * interval '6 days' + n * interval '2 seconds'`
  const spent = turnsEach
  // One scan of the people for each reading: readings lie by time, not by person.
  const turns = `generate_series(0, ${turnsEach - 1}) as turn cross join people`
  const turnId = `(lpad(to_hex(turn), 8, '0') || right(id::text, 28))::uuid`
  const slices = `'[{"lot": 1, "credits": 1}]'::jsonb`
  return [
    `insert into users (user_id, public_id, email, birth_date, full_name, created_at)
      select id, left(md5(id::text), 22), id || '@example.com', '1990-05-17', 'Ana Maria Silva', '2026-01-01Z' from people`,
    `insert into sessions (token_hash, cookie_hash, user_id, state, created_at, signed_in_at, expires_at)
      select 'growth session ' || n, '', id, 'active', now(), now(), now() + interval '30 days' from people`,
    `insert into credit_accounts (user_id, available, version, moved_at) select id, 1000000 - ${spent}, 1 + 2 * ${turnsEach}, '2026-06-01Z' from people`,
    `insert into lots (user_id, lot, source, cause, is_paid, granted, remaining, spent, created_at)
      select id, 1, 'signup', 'signup', false, 1000000, 1000000 - ${spent}, ${spent}, '2026-01-01Z' from people`,
    `insert into conversations (user_id, conversation_id, created_at) select id, id, '2026-01-01Z' from people`,
    `insert into turns (user_id, turn_id, conversation_id, request_hash, state, price, message, response, tone, language, tradition, numbers, prompt_version, created_at, ended_at)
      select id, ${turnId}, id, repeat('0', 64), 'done', 1, 'A quick tip: what should I know about myself?', repeat('The words of a reading. ', 10), 'mystic', 'en',
        'pythagorean', '{"facts": []}', 'growth', ${moment}, ${moment} from ${turns}`,
    `insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, slices, at)
      select id, 1, 'grant', 'signup', 1000000, 1000000, 0, 1000000, 0, '[{"lot": 1, "credits": 1000000}]', '2026-01-01Z' from people`,
    `insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, slices, at)
      select id, 2 + 2 * turn + step, case step when 0 then 'hold' else 'capture' end, ${turnId}, 1,
        case step when 0 then -1 else 0 end, case step when 0 then 1 else -1 end, 1000000 - turn - 1, 1 - step, ${slices}, ${moment}
      from ${turns} cross join generate_series(0, 1) as step`,
  ]
}

/** Takes every index and key away from the tables that are filled. @returns the statements that bring them back */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string; kind: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, contype as kind from pg_constraint
     where contype in ('p', 'u', 'f') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) order by contype = 'f' desc`,
    [tables],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = any($1)`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const foreign = keys.filter(({ kind }) => kind === 'f')
  const own = keys.filter(({ kind }) => kind !== 'f')
  return [
    ...own.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition),
    ...foreign.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}
