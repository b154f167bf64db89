// Database size per user: the sandbox's model writes seven real readings, which are copied into the years of many users. The ledger's own functions make every
// movement of credits. `BENCH_PEOPLE` sets the number of users.
import { namedReadings, routes } from '@numeria/contract'
import { startSandbox } from '../../apps/sandbox/src/index.ts'
import { hashSecret, newSecret } from '../../apps/server/src/sign-in/secrets.ts'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { startServerProcess } from '../../tests/faults/harness/server-process.ts'
import { openBench } from '../ledger/database.ts'

const people = Number(process.env['BENCH_PEOPLE'] ?? 200)
/** A year of a regular user: a reading a week, a purchase every two months, a share a month. */
const year = { readings: 52, purchases: 6, shares: 12 }

const database = await openBench(0, 4)
const { connection, pool } = database
const port = await freePort()
const sandbox = await startSandbox({ port: await freePort(), appUrl: `http://localhost:${port}` })
await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', body: JSON.stringify({ firstTokenMs: 0, tokenMs: 0 }) })
const server = await startServerProcess({
  ...sandbox.environment,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  DATABASE_URL: `postgres://${connection.user}@localhost/${connection.database}?${new URLSearchParams({ host: connection.host, port: String(connection.port) }).toString()}`,
  LOG_LEVEL: 'error',
})

const secret = newSecret()
const peopleSql = `
  with person as (
    insert into users (user_id, public_id, email, birth_date, full_name, created_at)
    select gen_random_uuid(), substr(hash, 1, 22), substr(hash, 1, 12) || '@example.com', '1990-05-17', 'Ana Maria Silva', now()
    from unnest($1::text[]) as hash returning user_id, public_id, email
  ), claims as (
    insert into email_claims select email, user_id, now() from person
  ), linked as (
    insert into identities select 'google', '10' || substr(md5(email), 1, 19), user_id, now() from person
  ) select user_id, ledger_grant(user_id, 'signup', 'signup', 5, false, null, now()) from person`
const sessionSql = `
  insert into sessions (token_hash, cookie_hash, user_id, state, created_at, signed_in_at, expires_at, browser, system)
  select $1, $1, user_id, 'active', now(), now(), now() + interval '30 days', 'Firefox', 'Linux' from users limit 1`

async function ask(message: string, reading?: string): Promise<void> {
  const other = reading === 'compatibility' ? { fullName: 'João Pedro Costa', birthDate: '1988-02-29' } : undefined
  const answer = await fetch(`http://localhost:${port}${routes.chat.path}`, {
    method: 'POST',
    headers: {
      cookie: `numeria=${hashSecret(secret)}.${secret}`,
      'content-type': 'application/json',
      'idempotency-key': newSecret(),
    },
    body: JSON.stringify({ message, ...(reading && { reading }), ...(other && { other }) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

await pool.query(peopleSql, [[hashSecret(secret)]])
await pool.query(sessionSql, [hashSecret(secret)])
await pool.query(`select ledger_grant(user_id, 'admin', 'bench', 1000, false, null, now()) from users`)
await ask('What should I know about myself?')
for (const reading of namedReadings) await ask('What do my numbers say?', reading)
server.signal('SIGTERM')
await server.exit
await sandbox.stop()

const before = await sizes()
await pool.query(`create temporary table patterns as select row_number() over () as n, * from turns`)
await pool.query(peopleSql, [Array.from({ length: people }, () => hashSecret(newSecret()))])
await pool.query(
  `do $$
  declare someone uuid; id uuid; pattern patterns;
  begin
    -- Nothing here has to survive.
    perform set_config('synchronous_commit', 'off', false);
    for someone in select user_id from users where user_id <> (select user_id from patterns limit 1) loop
      for number in 1 .. ${year.purchases} loop
        id := gen_random_uuid();
        insert into purchases (user_id, purchase_id, way, pack_id, is_subscription, credits, amount_cents, currency, consent_version, consent_at,
          state, session_id, payment_id, payment_intent, tax_cents, created_at, paid_at)
          values (someone, id, 'modal', 'destiny7', false, 140, 549, 'eur', '2026-11', now(), 'paid', 'cs_live_' || md5(id::text) || md5(id::text),
          'cs_live_' || md5(id::text) || md5(id::text), 'pi_' || substr(md5(id::text), 1, 24), 103, now(), now());
        insert into provider_events values (someone, 'evt_' || substr(md5(id::text), 1, 24), 'checkout.session.completed', 'done', now());
        insert into provider_events values (someone, 'evt_' || substr(md5(id::text), 2, 24), 'payment_intent.succeeded', 'nothing', now());
        insert into emails (user_id, kind, cause, subject, body, state, next_try_at, created_at)
          values (someone, 'order', 'order:' || id, 'Your order at Numeria: Destiny 7', repeat(md5(id::text), 60), 'sent', now(), now());
        perform ledger_grant(someone, 'purchase', 'purchase:' || id, 140, true, null, now(), 549, 'eur');
        commit;
      end loop;
      for number in 1 .. ${year.shares} loop
        insert into share_rewards values (someone, current_date - number, 'copy', 1, now());
        perform ledger_grant(someone, 'share', 'share:' || number || ':copy', 1, false, null, now());
        commit;
      end loop;
      insert into sessions (token_hash, cookie_hash, user_id, state, created_at, signed_in_at, expires_at, browser, system)
        select md5(random()::text) || '12345678901', md5(random()::text) || '12345678901', someone, 'active', now(), now(), now(), 'Firefox', 'Linux';
      for number in 1 .. ${year.readings} loop
        id := gen_random_uuid();
        select * into pattern from patterns p where p.n = 1 + number % (select count(*) from patterns);
        perform ledger_hold(someone, id, pattern.price, interval '2 minutes', now());
        insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, state, price, message, response, tone, language, tradition, prompt_version,
          suggestions, prompt_tokens, completion_tokens, created_at, ended_at, reading_kind, numbers, model)
          values (someone, id, someone, id::text, pattern.request_hash, 'done', pattern.price, pattern.message, pattern.response, pattern.tone, pattern.language,
          pattern.tradition, pattern.prompt_version, pattern.suggestions, 900, 600, now(), now(), pattern.reading_kind, pattern.numbers, pattern.model);
        perform ledger_end_hold(someone, id, 'capture', false, now());
        commit;
      end loop;
    end loop;
  end $$`,
)
await pool.query('vacuum (analyze)')
const after = await sizes()

type Size = { table: string; rows: number; bytes: number }

async function sizes(): Promise<Map<string, Size>> {
  const { rows } = await pool.query<{ table: string; bytes: string }>(`
    select relname as table, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const counted = await Promise.all(
    rows.map(async ({ table, bytes }): Promise<[string, Size]> => {
      const count = await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)
      return [table, { table, rows: count.rows[0]!.rows, bytes: Number(bytes) }]
    }),
  )
  return new Map(counted)
}

const grown = [...after.values()]
  .map(({ table, rows, bytes }) => ({
    table,
    'rows a year': (rows - before.get(table)!.rows) / people,
    'bytes a year': Math.round((bytes - before.get(table)!.bytes) / people),
  }))
  .filter((each) => each['rows a year'] > 0)
  .toSorted((one, other) => other['bytes a year'] - one['bytes a year'])
console.log(`${people} people, each with ${JSON.stringify(year)}`)
console.table(grown)
console.log(
  'together',
  grown.reduce((sum, each) => sum + each['bytes a year'], 0),
  'bytes a year',
)
await database.close()
