import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { forgiveDebt, loseClaim, openClaim, restore, reverseClaim, revoke } from './clawbacks.ts'
import { balance, grant, readAccount } from './credits.ts'
import { capture, hold, holdCall, release } from './test-holds.ts'
import { expireAccount } from './expiry.ts'
import { checkLedger } from './ledger-check.ts'
import { buyer, daysLater, noon, pack, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

/** Lets a connection die at the nth row that it writes, wherever within a operation that is. */
const trap = `
  create function die_here() returns trigger language plpgsql as $$
  declare
    writes integer := coalesce(nullif(current_setting('trap.writes_left', true), ''), '0')::integer;
  begin
    perform set_config('trap.writes_left', (writes - 1)::text, false);
    if writes = 1 then
      perform pg_terminate_backend(pg_backend_pid());
    end if;
    return null;
  end $$;
  create trigger trap after insert or update on credit_accounts for each row execute function die_here();
  create trigger trap after insert or update on lots for each row execute function die_here();
  create trigger trap after insert or update or delete on holds for each row execute function die_here();
  create trigger trap after insert or update on entries for each row execute function die_here();
  create trigger trap after insert or update on clawbacks for each row execute function die_here();
`
beforeAll(async () => {
  await sql.raw(trap).execute(ledger.db)
})

/** Everything that the ledger says about a person. */
async function readBooks(userId: string): Promise<unknown[]> {
  const tables = ['credit_accounts', 'lots', 'holds', 'entries', 'clawbacks'] as const
  return Promise.all(
    tables.map(
      async (table) =>
        (await sql`select * from ${sql.table(table)} t where user_id = ${userId} order by t::text`.execute(ledger.db))
          .rows,
    ),
  )
}

/** On a connection of its own; answers what it failed with. */
async function tryDyingAt(write: number, operation: (db: Database) => Promise<unknown>): Promise<unknown> {
  const db = openDatabase(openPool(ledger.connection, () => {}))
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select set_config('trap.writes_left', ${String(write)}, false)`.execute(connection)
      await operation(connection)
      return 'done'
    })
  } catch (error) {
    return error
  } finally {
    await db.destroy()
  }
}

type Verb = (db: Database, userId: string, holdId: string) => Promise<unknown>
const dispute = (userId: string) => ({ userId, lotCause: 'purchase:1', cause: 'dispute:1' })
const refund = (userId: string) => ({ userId, lotCause: 'purchase:1', cause: 'refund:1' })
const late = daysLater(31)

test.each<[string, Verb, Verb]>([
  ['a grant', async () => {}, (db, userId) => grant(db, late, pack(userId, { cause: 'purchase:2' }))],
  ['a hold', async () => {}, (db, userId, holdId) => hold(db, noon, userId, holdId, 120)],
  [
    'a capture',
    (db, userId, holdId) => hold(db, noon, userId, holdId, 120),
    (db, userId, holdId) => capture(db, late, userId, holdId),
  ],
  [
    'a release',
    (db, userId, holdId) => hold(db, noon, userId, holdId, 120),
    (db, userId, holdId) => release(db, late, userId, holdId),
  ],
  ['an expiry', async () => {}, (db, userId) => expireAccount(db, late, userId)],
  ['a refund', async () => {}, (db, userId) => revoke(db, noon, refund(userId))],
  [
    'a failed refund',
    (db, userId) => revoke(db, noon, refund(userId)),
    (db, userId) => restore(db, late, refund(userId)),
  ],
  ['a lost claim', (db, userId) => spend(db, noon, userId, 120), (db, userId) => loseClaim(db, noon, dispute(userId))],
  [
    'a claim won after all',
    (db, userId) => loseClaim(db, noon, dispute(userId)),
    (db, userId) => reverseClaim(db, late, dispute(userId)),
  ],
  [
    'a write-off',
    async (db, userId) => {
      await spend(db, noon, userId, 120)
      await openClaim(db, noon, dispute(userId))
    },
    (db, userId) => forgiveDebt(db, noon, { userId, cause: 'case 7' }),
  ],
])(
  '%s whose connection dies at any of its writes has not happened, and can be asked for again',
  async (_what, prepare, operation) => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { source: 'subscription', cause: 'invoice:1', expiresAt: daysLater(30) }))
    const holdId = randomUUID()
    await prepare(ledger.db, userId, holdId)
    const before = await readBooks(userId)
    let deaths = 0
    for (;;) {
      const outcome = await tryDyingAt(deaths + 1, (db) => operation(db, userId, holdId))
      if (outcome === 'done') break
      expect(outcome).toMatchObject({ code: '57P01' })
      expect(await readBooks(userId)).toEqual(before)
      deaths += 1
    }
    expect(deaths).toBeGreaterThanOrEqual(3)
    expect(await readBooks(userId)).not.toEqual(before)
    expect((await checkLedger(ledger.db)).differences).toEqual([])
  },
)

test('an answer that is lost on the way was given or not: asking again makes it so once', async () => {
  let lost = 0
  for (let round = 0; round < 40; round += 1) {
    const userId = await buyer(ledger.db)
    const holdId = randomUUID()
    const client = new pg.Client(ledger.connection)
    client.on('error', () => {})
    await client.connect()
    const { sql: text, parameters } = holdCall(noon, userId, holdId, 40).compile(ledger.db)
    const answer = client.query(text, [...parameters]).then(
      () => 'answered',
      () => 'lost',
    )
    // Not on the clock: each round lets the machine do a little more before the line is cut.
    for (let turn = 0; turn < round; turn += 1) await new Promise(setImmediate)
    client.connection.stream.destroy()
    if ((await answer) === 'lost') lost += 1
    await hold(ledger.db, noon, userId, holdId, 40)
    await hold(ledger.db, noon, userId, holdId, 40)
    expect(await balance(ledger.db, userId, noon)).toEqual({ available: 60, held: 40 })
    expect(await readAccount(ledger.db, noon, userId)).toMatchObject({ frozen: 0, debt: 0 })
  }
  expect(lost).toBeGreaterThan(0)
})
