import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate, statementsOf } from '../../apps/server/src/platform/database/migrate.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import { expectTruth } from './harness/world.ts'

const folder = join(import.meta.dirname, '../../apps/server/migrations')

let database: TestDatabase
let pool: pg.Pool
beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, () => {})
  await pool.query(`drop schema public cascade; create schema public;
    create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
})
afterEach(async () => {
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
    for (const statement of statementsOf(sql)) await pool.query(statement)
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

/** Each user referred another one, who was reviewed, in the schema before the referral fix. */
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

test('letters keep what they are about, older ones and those of a server of the version before', async () => {
  const [user, purchase, refund, report] = Array.from({ length: 4 }, () => randomUUID())
  const causes: [cause: string, kind: string, purchase: string | undefined][] = [
    [`order:${purchase}`, 'order', purchase],
    [`begin:${purchase}`, 'begin', purchase],
    [`withdrawal:${refund}`, 'withdrawal', purchase],
    [`refunded:${refund}:0`, 'refunded', purchase],
    [`refund-failed:${refund}:0`, 'refund_failed', purchase],
    [`given-back:${refund}:0`, 'given_back', purchase],
    ['login-linked:facebook-1:2026-11-20T10:00:00Z', 'login_linked', undefined],
    ['before:login-removed:facebook-1:2026-11-20T10:00:00Z', 'login_removed', undefined],
    ['address:2026-11-20T10:00:00Z:before', 'address_changed', undefined],
    ['bank-details:changed:2026-11-20T10:00:00Z', 'bank_details_changed', undefined],
    ['bank-details:deleted:2026-11-20T10:00:00Z', 'bank_details_deleted', undefined],
    ['report:receipt', 'report_receipt', undefined],
    [`report:${report}`, 'report_decision', undefined],
  ]
  const write = (causesOf: readonly string[]) =>
    pool.query(
      `insert into confirmations (user_id, cause, subject, body, state, next_try_at, created_at)
       select $1, cause, 'Subject', 'Body', 'waiting', now(), now() from unnest($2::text[]) as cause`,
      [user, causesOf],
    )
  const written = causes.map(([cause]) => cause)
  await growTo('0084-one-open-report.sql')
  await pool.query(
    `insert into purchases (user_id, purchase_id, way, pack_id, subscription, credits, amount_cents, currency, state, created_at)
     values ($1, $2, 'modal', 'seed3', false, 30, 199, 'eur', 'open', now())`,
    [user, purchase],
  )
  await pool.query(
    `insert into refunds (user_id, refund_id, purchase_id, amount_cents, state, asked_at) values ($1, $2, $3, 199, 'asked', now())`,
    [user, refund, purchase],
  )
  await write(written.slice(1))
  await growTo('0090-letter-kinds.sql')
  await pool.query(`update confirmations set tries = 1 where cause = 'report:receipt'`)
  await migrate(pool)
  await write(written.slice(0, 1))
  const { rows } = await pool.query('select cause, kind, purchase_id from confirmations')
  expect(rows.toSorted((one, other) => written.indexOf(one.cause) - written.indexOf(other.cause))).toEqual(
    causes.map(([cause, kind, about]) => ({ cause, kind, purchase_id: about ?? null })),
  )
})

test('a purchase that a server of the version before books and refunds stays as that server wrote it', async () => {
  const [buyer, other, referrer] = Array.from({ length: 3 }, () => randomUUID())
  await growTo('0130-retention.sql')
  await pool.query(
    `insert into conversions (user_id, conversion_id, code, referrer_id, created_at) values ($1, $1, 'ABCD1234', $2, now())`,
    [buyer, referrer],
  )
  await pool.query(
    `insert into purchases (user_id, purchase_id, way, pack_id, subscription, credits, amount_cents, currency, state, created_at)
     select id, id, 'modal', 'seed3', false, 30, 199, 'eur', 'open', now() from unnest($1::uuid[]) as id`,
    [[buyer, other]],
  )
  await migrate(pool)
  await pool.query(`update purchases set state = 'paid', paid_at = now(), payment_id = 'cs_' || user_id`)
  await pool.query('update purchases set refunding_cents = 100, refunded_cents = 99')
  await pool.query(`update purchases set dispute = 'open'`)
  const purchases = await pool.query('select state, refunding_cents, refunded_cents, dispute from purchases')
  const written = { state: 'paid', refunding_cents: 100, refunded_cents: 99, dispute: 'open' }
  expect(purchases.rows).toEqual([written, written])
  const first = await pool.query('select user_id, referrer_id, changes from first_purchases')
  expect(first.rows).toEqual([{ user_id: buyer, referrer_id: referrer, changes: 3 }])
})

/** Triggers that refuse nothing, and write only columns and tables that the version before does not know. */
const harmlessTriggers = '{keep_search_text,keep_letter_kind,keep_first_purchase}'

/** Triggers that were divided and refuse less than before: entries of the audit older than ten years may be deleted. */
const narrowerTriggers = '{admin_audit_is_append_only,admin_audit_keeps_young_entries}'

/** Checks that were replaced by wider ones: they refuse nothing that the version before writes. */
const widerChecks =
  '{refunds_reason_check,confirmations_name_their_kind,confirmations_name_their_purchase,deletion_requests_state_check}'

/** Unique indexes over what the version before leaves empty: they refuse nothing that it writes. */
const indexesOfNewValues = '{reading_reports_open_by_mailbox}'

/** The newest file that takes something away from the servers of the version before, which therefore has to be stopped first. */
const lastThatTakes = '0073-report-indexes.sql'

test('a server of the version before finds all that it knows, and may write what it writes, when the next one has migrated', async () => {
  await growTo(lastThatTakes)
  const hardships: Record<string, string[]> = {}
  const later = (await readdir(folder)).filter((name) => name > lastThatTakes).toSorted()
  for (const name of later) {
    const before = await readShape()
    await growTo(name)
    hardships[name] = hardshipsBetween(before, await readShape())
  }
  expect(hardships).toEqual(Object.fromEntries(later.map((name) => [name, []])))
})

type Shape = {
  columns: Map<string, { type: string; isDemanded: boolean }>
  /** Each way to call one, with and without the arguments that have a default. */
  functions: Set<string>
  /** Constraints and triggers that may refuse a row, with their columns; for a trigger the table. */
  rules: Map<string, string[]>
}

async function readShape(): Promise<Shape> {
  const list = async <Row extends pg.QueryResultRow>(question: string) => (await pool.query<Row>(question)).rows
  const columns = await list<{ name: string; type: string; isDemanded: boolean }>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull and not atthasdef and attidentity = '' as "isDemanded"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  )
  const functions = await list<{ name: string }>(
    `select oid::regproc || '(' || array_to_string(array(
         select format_type(type, null) from unnest(proargtypes::oid[]) with ordinality as argument (type, place) where place <= given
       ), ',') || ') gives ' || pg_get_function_result(oid) as name
     from pg_proc, generate_series(pronargs::int - pronargdefaults, pronargs::int) as given where pronamespace = 'public'::regnamespace`,
  )
  const columnsOf = (numbers: string) =>
    `array(select relname || '.' || attname from pg_attribute where attrelid = pg_class.oid and attnum = any(${numbers}))::text[]`
  const rules = await list<{ name: string; about: string[] }>(
    `select relname || ': ' || replace(pg_get_constraintdef(c.oid), ' NOT VALID', '') as name, ${columnsOf('conkey')} as about
     from pg_constraint c join pg_class on pg_class.oid = conrelid
     where relnamespace = 'public'::regnamespace and contype in ('c', 'f', 'x') and conname <> all ('${widerChecks}')
     union select pg_get_indexdef(indexrelid), ${columnsOf('indkey')}
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and indisunique
       and indexrelid::regclass::text <> all ('${indexesOfNewValues}')
     union select pg_get_triggerdef(t.oid), array[relname::text]
     from pg_trigger t join pg_class on pg_class.oid = tgrelid where not tgisinternal
       and tgname <> all ('${harmlessTriggers}') and tgname <> all ('${narrowerTriggers}')`,
  )
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    functions: new Set(functions.map(({ name }) => name)),
    rules: new Map(rules.map(({ name, about }) => [name, about])),
  }
}

/** Columns and functions that were removed or changed their type, required columns without a default, and new constraints on old rows. */
function hardshipsBetween(before: Shape, after: Shape): string[] {
  const tableOf = (column: string): string => column.split('.')[0]!
  const tables = new Set([...before.columns.keys()].map(tableOf))
  const isKnown = (name: string): boolean => before.columns.has(name) || tables.has(name)
  return [
    ...[...before.columns].flatMap(([name, { type }]) =>
      after.columns.get(name)?.type === type ? [] : [`not ${name} ${type}`],
    ),
    ...[...after.columns].flatMap(([name, { isDemanded }]) =>
      isDemanded && tables.has(tableOf(name)) && before.columns.get(name)?.isDemanded !== true
        ? [`${name} to be given`]
        : [],
    ),
    ...[...before.functions].filter((name) => !after.functions.has(name)).map((name) => `no ${name}`),
    ...[...after.rules].flatMap(([name, about]) => (!before.rules.has(name) && about.some(isKnown) ? [name] : [])),
  ]
}
