import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import { expectTruth } from './harness/world.ts'

const folder = join(import.meta.dirname, '../../apps/server/migrations')

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, () => {})
  await pool.query(`drop schema public cascade; create schema public;
    create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** As a version left the database whose newest migration was this one. */
async function growTo(last: string): Promise<void> {
  const known = new Set(
    (await pool.query<{ name: string }>('select name from migrations')).rows.map(({ name }) => name),
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name <= last && !known.has(name))
  expect(names).not.toEqual([])
  for (const name of names.toSorted()) {
    const sql = await readFile(join(folder, name), 'utf8')
    await pool.query(sql)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
      name,
      createHash('sha256').update(sql).digest('hex'),
    ])
  }
}

/** Thirty people with a gift each, one captured turn and one released; what a lease of the first ledger meant is in all of them. */
const firstLedger = `
  create temporary table people as select gen_random_uuid() as id, gen_random_uuid() as done, gen_random_uuid() as failed from generate_series(1, 30);
  insert into users (user_id, public_id, email, created_at) select id, id::text, id || '@example.com', now() from people;
  select ledger_grant(id, 'signup', 'signup', 5, false, null, now()) from people;
  select ledger_grant(id, 'pack', 'pack:1', 30, true, now() + interval '1 year', now()) from people;
  select ledger_hold(id, done, 3, interval '1 minute', now()) from people;
  select ledger_hold(id, failed, 7, interval '1 minute', now()) from people;
  select ledger_end_hold(id, done, 'capture', false, now()) from people;
  select ledger_end_hold(id, failed, 'release', false, now()) from people;
  insert into turns (user_id, turn_id, request_hash, state, price, message, response, tone, language, tradition, facts, failure, created_at, ended_at)
    select id, done, '', 'done', 3, 'Hello', 'A reading.', 'warm', 'en', 'pythagorean', '{}'::jsonb, null, now(), now() from people
    union all select id, failed, '', 'failed', 7, null, null, 'warm', 'en', 'pythagorean', null, 'model', now(), now() from people`

/** Everybody brought somebody, who was looked at, as the version before referrals were mended kept it. */
const firstReferrals = `
  insert into referrers (user_id, mode, codes, salt) select user_id, 'cash', 1, '\\x00' from users;
  insert into referral_codes (code, user_id, created_at) select left(user_id::text, 8), user_id, now() from users;
  insert into referral_clicks (code, day, visitor, at) select code, current_date, v::text, now() from referral_codes, generate_series(1, 4) v;
  insert into referral_code_days (code, day, conversions) select code, current_date, 1 from referral_codes;
  insert into pending_credits (user_id, pending_id, source, cause, credits, cents, reason, state, created_at, decided_at, decided_by)
    select user_id, user_id, 'referral', 'referral:' || user_id, 0, 50, 'same_device', 'approved', now(), now(), 'ada' from users;
  insert into referral_earnings (user_id, earning_id, conversion_id, cents, state, at)
    select user_id, user_id, user_id, 50, 'earned', now() from users`

test('what people had in older versions is theirs in this one, to the credit and to the cent', async () => {
  await growTo('0003-readings.sql')
  await pool.query(firstLedger)
  await growTo('0017-people-data.sql')
  await pool.query(firstReferrals)
  await migrate(pool)
  await expectTruth(pool)
  const { rows } =
    await pool.query(`select count(*)::int as people, sum(available)::int as available, sum(held)::int as held,
    (select count(*)::int from turns where state = 'done') as readings,
    (select sum(clicks)::int from referral_codes) as clicks,
    (select sum(cents)::int from referral_earnings where decided_at is not null) as cents from accounts`)
  expect(rows).toEqual([{ people: 30, available: 30 * 32, held: 0, readings: 30, clicks: 120, cents: 1_500 }])
})
