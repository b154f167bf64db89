import { createECDH, createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce as emailsAtOnce } from '../../apps/server/src/today/send-reminders.ts'
import { atOnce as pushesAtOnce } from '../../apps/server/src/today/send-pushes.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { kill } from './harness/server-process.ts'
import { lapseLeases, openWorld, type World } from './harness/world.ts'

/** As many as the sandbox remembers, at most. */
const people = 190

let world: World
beforeAll(async () => {
  world = await openWorld({ VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url') })
})
afterAll(() => world.close())

/** Where it is noon now: 8 o’clock is over, and the day does not end during the test. */
function zoneOfNoon(): string {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/** People with an e-mail and a device each, whose reminder is due now. */
beforeEach(async () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  await world.pool.query('delete from push_devices')
  await world.pool.query('delete from day_reminders')
  await world.pool.query('delete from users')
  await world.pool.query(
    `insert into users (user_id, public_id, email, birth_date, time_zone, created_at)
      select md5('person ' || n)::uuid, md5('public ' || n), n || '@example.com', '1990-07-14', $2, now() from generate_series(1, $1::int) as n`,
    [people, zoneOfNoon()],
  )
  await world.pool.query(
    `insert into day_reminders (user_id, is_email_on, hour, tone, language, due_at, changed_at)
      select user_id, true, 8, 'mystic', 'en', date_trunc('second', now()) - interval '1 minute', now() from users`,
  )
  for (let n = 1; n <= people; n += 1) {
    const endpoint = `${world.sandbox.url}/push/${n}`
    const id = createHash('sha256').update(endpoint).digest('base64url')
    await world.pool.query(
      `insert into push_devices (user_id, device_id, endpoint, p256dh, auth, created_at)
        values (md5('person ' || $1::int)::uuid, $2, $3, $4, $5, now())`,
      [n, id, endpoint, p256dh, auth],
    )
  }
  await fetch(`${world.sandbox.url}/_control/reset`, { method: 'POST' })
  await lapseLeases(world.pool)
})

const shown = async <Message>(path: string): Promise<Message[]> =>
  ((await (await fetch(`${world.sandbox.url}/_control/${path}`)).json()) as { messages: Message[] }).messages
const emails = async () => (await shown<{ to: string }>('mail')).map(({ to }) => to)
const pushes = async () => (await shown<{ device: string }>('push')).map(({ device }) => device)

async function untilAtLeast(count: number, read: () => Promise<string[]>): Promise<void> {
  while ((await read()).length < count) {
    await makeJobsDue()
    await pause(2)
  }
}

/** They run every 15 seconds. */
async function makeJobsDue(): Promise<void> {
  await world.pool.query(`update jobs set due_at = now() where due_at > now() and name like 'send the numbers%'`)
}

/** Another process takes over until nothing is due any more. */
async function carryOn(): Promise<void> {
  await lapseLeases(world.pool)
  const other = await world.startServer()
  const waiting = async () => {
    await makeJobsDue()
    const { rows } = await world.pool.query<{ count: number }>(
      `select (select count(*) from day_reminders where due_at <= now())::int
        + (select count(*) from push_devices where due_at <= now())::int as count`,
    )
    return rows[0]!.count
  }
  await expect.poll(waiting, pollTimeout).toBe(0)
  // Mail of the last claims is on its way.
  await pause(500)
  await kill(other)
}

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('a process that is killed while it sends e-mails: none is doubled, few are lost, and no notification is', async () => {
  const server = await world.startServer()
  await untilAtLeast(people / 6, emails)
  await kill(server)
  const before = await emails()
  expect(before.length).toBeLessThan(people)
  await carryOn()
  const after = await emails()
  expect(repeated(after)).toEqual([])
  expect(after.length).toBeGreaterThan(before.length)
  expect(people - after.length).toBeLessThanOrEqual(emailsAtOnce)
  expect(repeated(await pushes())).toEqual([])
  expect(people - (await pushes()).length).toBeLessThanOrEqual(pushesAtOnce)
})

test('a process that is killed while it sends notifications: none is doubled, and those not yet claimed are sent', async () => {
  // The first ones are taken and not answered, so that the process is surely at them when it is killed.
  const setting = { mode: 'silent', times: pushesAtOnce }
  await fetch(`${world.sandbox.url}/_control/push`, { method: 'PUT', body: JSON.stringify(setting) })
  const server = await world.startServer()
  await untilAtLeast(1, pushes)
  await kill(server)
  expect((await pushes()).length).toBeLessThanOrEqual(pushesAtOnce)
  await carryOn()
  const after = await pushes()
  expect(repeated(after)).toEqual([])
  expect(people - after.length).toBeLessThanOrEqual(pushesAtOnce)
  expect(repeated(await emails())).toEqual([])
  expect(people - (await emails()).length).toBeLessThanOrEqual(emailsAtOnce)
})
