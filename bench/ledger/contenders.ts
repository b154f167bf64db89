import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { capture, hold } from '../../apps/server/src/credits/test-holds.ts'
import { openDatabase } from '../../apps/server/src/platform/database/connect.ts'

/** One credit held and captured, in the database's own words and from Node. */
export type Contender = {
  name: string
  /** For pgbench, line by line: `$1` is the account, `$2` the hold. */
  script: string[]
  /** From Node; null where only pgbench asks it. */
  pair: ((userId: string, worker: pg.PoolClient) => Promise<void>) | null
}

/** The row changes of a hold and a capture, without a function around them: what the tables themselves allow. */
const holdSteps = [
  `select from credit_accounts where user_id = $1 for update`,
  `update lots set remaining = remaining - 1, held = held + 1 where user_id = $1
    and lot = (select lot from lots where user_id = $1 and is_spendable order by expires_at nulls last, is_paid, lot limit 1)`,
  `update credit_accounts set available = available - 1, held = held + 1, version = version + 1 where user_id = $1`,
  `insert into holds (user_id, hold_id, credits, slices, lease_until, created_at)
    values ($1, $2, 1, '[{"lot": 1, "credits": 1}]', now() + interval '60 s', now())`,
  `insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, slices, at)
    select user_id, version, 'hold', $2::uuid, 1, -1, 1, available, held, '[{"lot": 1, "credits": 1}]', now()
    from credit_accounts where user_id = $1`,
]
const captureSteps = [
  `select from credit_accounts where user_id = $1 for update`,
  `delete from holds where user_id = $1 and hold_id = $2`,
  `update lots set held = held - 1, spent = spent + 1 where user_id = $1 and lot = 1`,
  `update credit_accounts set held = held - 1, version = version + 1 where user_id = $1`,
  `insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, slices, at)
    select user_id, version, 'capture', $2::uuid, 1, 0, -1, available, held, '[{"lot": 1, "credits": 1}]', now()
    from credit_accounts where user_id = $1`,
]

const transaction = (steps: string[]): string[] => ['begin', ...steps, 'commit']
const pipelined = (steps: string[]): string[] => ['\\startpipeline', ...transaction(steps), '\\endpipeline']

async function inTransaction(worker: pg.PoolClient, name: string, steps: string[], values: string[]): Promise<void> {
  await worker.query('begin')
  for (const [index, text] of steps.entries())
    await worker.query({ name: `${name} ${index}`, text, values: text.includes('$2') ? values : values.slice(0, 1) })
  await worker.query('commit')
}

export function contenders(pool: pg.Pool): Contender[] {
  const db = openDatabase(pool)
  return [
    {
      name: 'our verbs',
      script: [
        `select * from ledger_hold($1, $2, 1, interval '60 s', now())`,
        `select * from ledger_end_hold($1, $2, 'capture', false, now())`,
      ],
      async pair(userId) {
        const holdId = randomUUID()
        await hold(db, new Date(), userId, holdId, 1)
        await capture(db, new Date(), userId, holdId)
      },
    },
    {
      name: 'bare statements',
      script: [...transaction(holdSteps), ...transaction(captureSteps)],
      async pair(userId, worker) {
        const values = [userId, randomUUID()]
        await inTransaction(worker, 'hold', holdSteps, values)
        await inTransaction(worker, 'capture', captureSteps, values)
      },
    },
    { name: 'bare statements, pipelined', script: [...pipelined(holdSteps), ...pipelined(captureSteps)], pair: null },
    {
      name: 'pgledger-style transfers',
      script: [`select transfer($1, 'available', 'held', 1)`, `select transfer($1, 'held', 'spent', 1)`],
      async pair(userId, worker) {
        const text = 'select transfer($1, $2, $3, 1)'
        await worker.query({ name: 'transfer', text, values: [userId, 'available', 'held'] })
        await worker.query({ name: 'transfer', text, values: [userId, 'held', 'spent'] })
      },
    },
  ]
}

/**
 * A ledger as pgledger does it: two accounts locked in the order of their ids, a transfer, two entries with the balance before and after. No lots, no
 * holds that end once, no causes.
 */
export const transferSchema = `
  create table transfer_accounts (
    id text primary key, balance bigint not null default 0, version bigint not null default 0, check (balance >= 0)
  ) with (fillfactor = 50);
  create table transfers (
    id uuid primary key default gen_random_uuid(), from_account text not null references transfer_accounts,
    to_account text not null references transfer_accounts, amount bigint not null check (amount > 0), at timestamptz not null default now()
  );
  create table transfer_entries (
    account text not null references transfer_accounts, version bigint not null, transfer uuid not null references transfers,
    amount bigint not null, balance_before bigint not null, balance_after bigint not null, at timestamptz not null default now(),
    primary key (account, version)
  );
  create function transfer(p_user uuid, p_from text, p_to text, p_amount bigint) returns uuid language plpgsql as $$
  declare
    transfer_id uuid;
    from_id text := p_user || p_from;
    to_id text := p_user || p_to;
    changed transfer_accounts;
  begin
    perform from transfer_accounts where id in (from_id, to_id) order by id for update;
    insert into transfers (from_account, to_account, amount) values (from_id, to_id, p_amount) returning id into transfer_id;
    update transfer_accounts set balance = balance - p_amount, version = version + 1 where id = from_id returning * into changed;
    insert into transfer_entries values (from_id, changed.version, transfer_id, -p_amount, changed.balance + p_amount, changed.balance);
    update transfer_accounts set balance = balance + p_amount, version = version + 1 where id = to_id returning * into changed;
    insert into transfer_entries values (to_id, changed.version, transfer_id, p_amount, changed.balance - p_amount, changed.balance);
    return transfer_id;
  end $$;
`
