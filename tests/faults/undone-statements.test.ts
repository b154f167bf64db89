import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, routes, signupCredits, type ErrorReply } from '../../packages/contract/src/index.ts'
import { startTimeout, pollTimeout } from './harness/timeouts.ts'
import { plainPrice } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.startServer()
}, startTimeout)
afterAll(() => world.close())
afterEach(() => world.pool.query('drop function if exists undo_some() cascade'))

/** Lets the database undo the next statements that write to a table, as it does when another has to go on. A sequence counts what was undone. */
async function undoNext(times: number, table: string, code: string): Promise<void> {
  await world.pool.query(`
    create sequence if not exists undone;
    select setval('undone', 1, false);
    create function undo_some() returns trigger language plpgsql security definer as $$
    begin
      if nextval('undone') <= ${times} then raise exception 'undone for another''s sake' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger undo_some before insert on ${table} for each row execute function undo_some()`)
}

const undone = async (): Promise<number> =>
  (await world.pool.query<{ count: number }>('select last_value::int as count from undone')).rows[0]!.count

describe.each([
  ['a serialisation failure', '40001'],
  ['a deadlock', '40P01'],
])('%s', (_, code) => {
  test.each([
    ['while credits are held', 'holds', 1],
    ['in the middle of a movement of credits, three times', 'entries', 3],
  ])('%s is tried again, and the reading is charged once', async (_when, table, times) => {
    const person = await world.signIn()
    await world.model({})
    const calls = await world.modelCalls()
    await undoNext(times, table, code)
    expect(await person.ask()).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    expect(await undone()).toBeGreaterThan(times)
    expect(await world.modelCalls()).toBe(calls + 1)
    expect(await person.history()).toHaveLength(1)
    await world.expectTruth()
  })

  test('in a transaction of several statements undoes and repeats all of them: one reward', async () => {
    const person = await world.signIn()
    await undoNext(2, 'pending_credits', code)
    const shared = await person.submit<{ credited: number }>(routes.share.path, { reason: 'copy' })
    expect(shared.status).toBe(200)
    expect(await undone()).toBeGreaterThan(2)
    const { rows } = await world.pool.query<{ rewards: number }>(
      `select count(*)::int as rewards from share_rewards join users using (user_id) where email = $1`,
      [person.email],
    )
    expect(rows).toEqual([{ rewards: 1 }])
    await world.expectTruth()
  })

  test('that comes again and again is told as being busy, and leaves nothing behind', async () => {
    const person = await world.signIn()
    const calls = await world.modelCalls()
    await undoNext(1_000_000, 'holds', code)
    const refused = await person.ask<ErrorReply>()
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      503,
      'server.busy',
      errorTable['server.busy'].text,
    ])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await undone()).toBeLessThan(10)
    expect(await world.modelCalls()).toBe(calls)
    expect(await world.openHolds()).toBe(0)
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    await world.expectTruth()
  })
})

describe('a database where every transaction is serialisable', () => {
  test('undoes many of those that meet, and every one of them has happened once or not at all', async () => {
    const name = world.database.connection.database
    await world.pool.query(`alter database ${name} set default_transaction_isolation = 'serializable'`)
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(async () => (await fetch(`${world.url}/readyz`)).status, pollTimeout).toBe(200)
    await world.model({})
    const people = await Promise.all(Array.from({ length: 6 }, () => world.signIn()))
    const asked = people.flatMap((person) =>
      Array.from({ length: 6 }, async () => ({ person, answer: await person.ask({ key: randomUUID() }) })),
    )
    const outcomes = await Promise.all(asked)
    for (const { answer } of outcomes) expect([200, 402, 409, 503]).toContain(answer.status)
    for (const person of people) {
      const bought = outcomes.filter((outcome) => outcome.person === person && outcome.answer.status === 200)
      expect(bought.length).toBeLessThanOrEqual(1)
      expect(await person.history()).toHaveLength(bought.length)
      expect(await person.profile()).toMatchObject({
        credits: signupCredits - plainPrice * bought.length,
        creditsInUse: 0,
      })
    }
    expect(outcomes.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(0)
    await world.expectTruth()
  })
})
