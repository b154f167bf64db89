import { openSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signupCredits, type ErrorReply } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { startLoad } from './harness/load.ts'
import { startTimeout, pollTimeout } from './harness/timeouts.ts'
import { plainPrice } from './harness/person.ts'
import { asTestDatabase, Postgres } from './harness/postgres.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

// Each piece of the database's log of changes is a file of one megabyte.
const roomForChanges = 1_048_576
const noRoom = roomForChanges / 2
const credits = signupCredits + 300

let postgres: Postgres
let world: World
beforeAll(async () => {
  postgres = await Postgres.open()
  world = await openWorld({ TURNS_PER_MINUTE: '100000' }, asTestDatabase(postgres))
  await world.startServer()
}, startTimeout)
afterAll(() => world.close())

/** A copy of a turn that was free and so has no hold. */
const copyTurn = (words: string) => `
  insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, state, price, tone, language, tradition, created_at, ended_at, message, response)
    select user_id, id, conversation_id, id, request_hash, state, price, tone, language, tradition, created_at, ended_at, ${words}, 'Yes.'
    from (select * from turns where price = 0 limit 1) as t cross join lateral (select gen_random_uuid() as id where t.price = 0) as new`

/**
 * Leaves no place for another turn below the limit: copies one by one, so that none is undone and its place given to the next, first long ones and
 * then shorter ones than any.
 */
const fillTurns = async (): Promise<void> => {
  await postgres.query('alter table turns set (autovacuum_enabled = false)')
  await postgres.query('vacuum turns')
  for (const words of [`repeat('a word ', 500)`, `'?'`])
    await postgres.query(`
      do $$ begin
        loop
          begin ${copyTurn(words)};
          exception when others then exit;
          end;
        end loop;
      end $$`)
}

const readiness = async (): Promise<number> => (await fetch(`${world.url}/readyz`)).status

describe('a disk of the database', () => {
  test('that has no room for another reading: what is there can be read, and the reading is stored and charged once as soon as there is room', async () => {
    const person = await world.signIn()
    await world.model({})
    expect(await person.ask()).toMatchObject({ status: 200 })
    await postgres.query(`alter table turns alter column message set storage plain`)
    // Help is free, so that its copies need no hold.
    await person.ask({ message: 'I want to kill myself' })
    await world.grant(person, plainPrice)
    await postgres.limitFiles(roomForChanges)
    await fillTurns()
    await expect(postgres.query(copyTurn(`'?'`))).rejects.toThrow('could not extend file')

    const before = await person.history()
    // Its row of `running_turns` takes the place of the one before: what has no room is the end.
    const stored = world.proxy.catchNext('finish a turn', 'answered')
    const asked = person.ask()
    ;(await stored).breakConnection()
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: plainPrice })
    expect(await person.history()).toEqual(before)
    expect(await readiness()).toBe(200)

    await postgres.limitFiles(null)
    expect(await asked).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    expect((await person.history()).at(-1)).toMatchObject({ creditsCost: plainPrice })
    await world.expectTruth()
  })

  test('that has no room at all stops the database: everybody is told to come back, and nothing is lost that was told', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.signIn()))
    for (const person of people) await world.grant(person, credits - signupCredits)
    await world.model({ tokenMs: 1 })
    const load = startLoad(people)
    await expect.poll(load.told, pollTimeout).toBeGreaterThan(people.length)
    await postgres.limitFiles(noRoom)
    // A refused reading changes little: this makes the log of changes need the room that is not there.
    await postgres.query(`select pg_logical_emit_message(true, 'fill', repeat('x', 700000))`).catch(() => {})
    await expect.poll(readiness, pollTimeout).toBe(503)
    expect(postgres.said).toContain('PANIC')
    expect(await people[0]!.get<ErrorReply>('/api/auth/profile')).toMatchObject({
      status: 503,
      body: { code: 'server.busy' },
    })
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200)

    await postgres.makeRoom()
    const before = load.told()
    await expect.poll(load.told, pollTimeout).toBeGreaterThan(before + people.length)
    await load.stop()
    await world.lapseLeases()
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    await load.expectKept(credits)
    for (const status of load.statuses) expect([200, 409, 503]).toContain(status)
    await world.expectTruth()
  })
})

test('a disk of the log that is full costs lines, and no request', async () => {
  const port = await freePort()
  const server = await world.startServer(port, { LOG_LEVEL: 'trace' }, { stdout: openSync('/dev/full', 'w') })
  const person = await world.signIn()
  await world.model({})
  expect(await person.ask({ at: addressOf(port) })).toMatchObject({ status: 200 })
  expect((await fetch(`${addressOf(port)}/readyz`)).status).toBe(200)
  await world.expectTruth()
  server.signal('SIGTERM')
  expect(await server.exit).toMatchObject({ code: 0, signal: null })
})
