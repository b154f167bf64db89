import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { failedTurns } from './retention.ts'

const day = 24 * 60

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

const runJob = (job = 'forget what is past its time') =>
  listJobs(testApp.deps)
    .find(({ name }) => name === job)!
    .run()

test('what identified a repetition of a reading that failed is forgotten after a month, and that it failed stays', async () => {
  const { db, clock } = testApp.deps
  const userId = await someone(testApp.deps)
  const turn = {
    user_id: userId,
    turn_id: randomUUID(),
    idempotency_key: 'key',
    request_hash: 'hash',
    state: 'failed' as const,
    failure: 'model.timeout',
    price: 0,
    tone: 'mystic',
    language: 'en',
    tradition: 'pythagorean',
    created_at: clock.now(),
    ended_at: clock.now(),
  }
  await db.insertInto('turns').values(turn).execute()
  const kept = () =>
    db
      .selectFrom('turns')
      .select(['request_hash', 'idempotency_key', 'failure'])
      .where('user_id', '=', userId)
      .execute()
  testApp.passTime(30 * day - 1)
  await runJob()
  expect(await kept()).toEqual([{ request_hash: 'hash', idempotency_key: 'key', failure: 'model.timeout' }])
  testApp.passTime(2)
  await runJob()
  expect(await kept()).toEqual([{ request_hash: '', idempotency_key: null, failure: 'model.timeout' }])
})

test('readings that failed are found by an index that has no others, and forgotten however many there are', async () => {
  const { db, clock } = testApp.deps
  const userId = await someone(testApp.deps)
  await sql`
    insert into turns (user_id, turn_id, request_hash, state, failure, price, tone, language, tradition, created_at, ended_at)
    select ${userId}, gen_random_uuid(), 'hash', 'failed', 'model.timeout', 0, 'mystic', 'en', 'pythagorean', ${clock.now()}, ${clock.now()}
    from generate_series(1, 2500)`.execute(db)
  testApp.passTime(31 * day)
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql<{ 'QUERY PLAN': string }>`explain ${failedTurns(clock.now())}`.execute(trx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('turns_failed_to_forget')
  await runJob()
  const { count } = await db
    .selectFrom('turns')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('request_hash', '<>', '')
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

describe('ten years after their year', () => {
  test('invoices no longer name their buyer, and stay', async () => {
    const { db, clock } = testApp.deps
    const userId = await someone(testApp.deps)
    const year = clock.now().getUTCFullYear()
    const purchase = { user_id: userId, purchase_id: randomUUID() }
    const sold = { way: 'modal' as const, pack_id: 'seed3', is_subscription: false, credits: 20, amount_cents: 199 }
    await db
      .insertInto('purchases')
      .values({
        ...purchase,
        ...sold,
        currency: 'eur',
        state: 'paid',
        created_at: clock.now(),
        paid_at: clock.now(),
        payment_id: 'cs_1',
      })
      .execute()
    const document = {
      ...purchase,
      total_cents: 199,
      currency: 'eur' as const,
      country: 'PT',
      country_source: 'buyer' as const,
      tax_number: '123456789',
      buyer_name: 'Ana Silva',
      buyer_address: 'Rua A 1, Lisboa',
      next_try_at: clock.now(),
      created_at: new Date(Date.UTC(year, 11, 31)),
      state: 'issued' as const,
      vat_cents: 37,
      provider_id: '1',
      number: 'FR 1',
    }
    const [last, next] = [new Date(Date.UTC(year, 11, 31)), new Date(Date.UTC(year + 1, 0, 1))]
    await db
      .insertInto('invoice_documents')
      .values([
        { ...document, document_id: randomUUID(), kind: 'invoice', cause: 'purchase', issued_at: last },
        { ...document, document_id: randomUUID(), kind: 'credit_note', cause: 'refund:1', issued_at: next },
      ])
      .execute()
    const named = async () => {
      const rows = await db
        .selectFrom('invoice_documents')
        .select(['tax_number', 'buyer_name', 'buyer_address'])
        .where('user_id', '=', userId)
        .orderBy('issued_at')
        .execute()
      return rows.map((row) => Object.values(row).filter((value) => value !== null).length)
    }
    const goTo = (at: number) => testApp.passTime((at - clock.now().getTime()) / 60_000)
    goTo(Date.UTC(year + 10, 11, 31, 23))
    await runJob()
    expect(await named()).toEqual([3, 3])
    goTo(Date.UTC(year + 11, 0, 1, 1))
    await runJob()
    expect(await named()).toEqual([0, 3])
  })

  test('entries of the audit are deleted, by the clock of the database, and no younger one can be', async () => {
    const { db } = testApp.deps
    await sql`
      insert into admin_audit (at, actor, action) values
        (date_trunc('year', now()) - interval '10 years 1 second', 'ada', 'old'),
        (date_trunc('year', now()) - interval '10 years', 'ada', 'young')`.execute(db)
    await runJob('forget what administrators left')
    const left = await db.selectFrom('admin_audit').select('action').where('actor', '=', 'ada').execute()
    expect(left).toEqual([{ action: 'young' }])
    await expect(db.deleteFrom('admin_audit').execute()).rejects.toThrow('permission denied')
    await expect(testApp.owner.deleteFrom('admin_audit').execute()).rejects.toThrow('append-only')
    await expect(sql`truncate admin_audit`.execute(testApp.owner)).rejects.toThrow('append-only')
  })
})

test('orders that came to nothing are forgotten after 90 days, and what was paid or is open at the provider stays', async () => {
  const { db, clock } = testApp.deps
  const userId = await someone(testApp.deps)
  const order = (state: 'open' | 'paid' | 'failed' | 'expired') => ({
    user_id: userId,
    purchase_id: randomUUID(),
    way: 'modal' as const,
    pack_id: 'seed3',
    is_subscription: false,
    credits: 20,
    amount_cents: 199,
    currency: 'eur' as const,
    state,
    created_at: clock.now(),
    ...(state === 'paid' && { paid_at: clock.now(), payment_id: 'cs_1' }),
    ...(state === 'open' && { session_id: 'cs_2' }),
  })
  await db
    .insertInto('purchases')
    .values((['open', 'paid', 'failed', 'expired'] as const).map(order))
    .execute()
  const states = async () =>
    (await db.selectFrom('purchases').select('state').where('user_id', '=', userId).orderBy('state').execute()).map(
      ({ state }) => state,
    )
  testApp.passTime(90 * day - 1)
  await runJob()
  expect(await states()).toHaveLength(4)
  testApp.passTime(2)
  await runJob()
  expect(await states()).toEqual(['open', 'paid'])
})
