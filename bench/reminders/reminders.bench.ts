// How many reminders of the day one process sends in an hour, with a claim of each person's day in the database and an SMTP server that takes them
// over the connections of a pool, beside the same e-mails without claims; and the same as notifications, encrypted for each device, beside bare POSTs to the same push
// service. In alternation in one run.
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../apps/sandbox/src/index.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { smtpMail } from '../../apps/server/src/integrations/mail.ts'
import { webPush } from '../../apps/server/src/integrations/push.ts'
import { openDatabase, openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { sendPushes } from '../../apps/server/src/today/send-pushes.ts'
import { atOnce, sendReminders } from '../../apps/server/src/today/send-reminders.ts'

const people = Number(process.argv[2] ?? 2_000)
const rounds = 3
/** Reminders that a large service sends in one hour. */
const wantedInAnHour = 100_000

const dataDir = await mkdtemp(join(tmpdir(), 'numeria-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
const sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
const pool = openPool(postgres.connection, () => {})
await migrate(pool)
const db = openDatabase(pool)
const settings = readSettings({
  ...sandbox.environment,
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'http://localhost:3000',
})
const mail = smtpMail(settings.mail!)
const log = { warn: console.warn } as unknown as Deps['log']
const push = webPush(settings)!
const deps = { db, mail, push, log, settings, clock: { now: () => new Date() } } as Deps
const loadBefore = loadavg()[0]!

const device = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

/** Everyone is due now, by e-mail or on one device, and has had nothing today. */
async function makeDue(way: 'email' | 'device'): Promise<void> {
  await pool.query('truncate users, day_reminders, push_devices')
  await pool.query(
    `insert into users (user_id, public_id, email, birth_date, time_zone, created_at)
      select md5('person ' || n)::uuid, md5('public ' || n), n || '@example.com', date '1960-01-01' + n, 'UTC', now()
      from generate_series(1, $1::int) as n`,
    [people],
  )
  await pool.query(
    `insert into day_reminders (user_id, is_email_on, hour, tone, language, due_at, changed_at)
      select user_id, $1, 0, 'mystic', 'en', date_trunc('second', now()) - interval '1 minute', now() from users`,
    [way === 'email'],
  )
  if (way === 'email') return
  await pool.query(
    `insert into push_devices (user_id, device_id, endpoint, p256dh, auth, created_at)
      select user_id, encode(sha256(user_id::text::bytea), 'hex'), $1 || '/' || user_id, $2, $3, now() from users`,
    [settings.pushServiceUrl, device.p256dh, device.auth],
  )
}

const letter = { subject: 'Personal Day 2: A Day of Soft Edges', text: 'A line of a message.\n'.repeat(14) }
async function sendPlainly(): Promise<void> {
  for (let sent = 0; sent < people; sent += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, nth) => mail.send({ to: `${sent + nth}@example.com`, ...letter })),
    )
}

/** The least work of a push service: POSTs of as many bytes, refused at their first header, which costs it no signature. */
async function postPlainly(): Promise<void> {
  const body = randomBytes(300)
  for (let sent = 0; sent < people; sent += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        await (await fetch(`${settings.pushServiceUrl}/one`, { method: 'POST', body })).arrayBuffer()
      }),
    )
}

async function sendToDevices(): Promise<void> {
  await sendReminders(deps)
  await sendPushes(deps)
}

async function expectSent(): Promise<void> {
  const { rows } = await pool.query<{ left: number }>(
    `select ((select count(*) from day_reminders where unopened <> 1)
      + (select count(*) from push_devices where due_at is not null or last_day is null))::int as left`,
  )
  if (rows[0]!.left > 0) throw new Error(`${rows[0]!.left} reminders were not sent`)
}

async function perHour(send: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await send()
  return (people / (performance.now() - begun)) * 3_600_000
}

const rates: Record<string, number[]> = {}
for (let round = 0; round < rounds; round += 1) {
  ;(rates['bare e-mails'] ??= []).push(await perHour(sendPlainly))
  await makeDue('email')
  ;(rates['e-mails'] ??= []).push(await perHour(() => sendReminders(deps)))
  await expectSent()
  ;(rates['bare POSTs'] ??= []).push(await perHour(postPlainly))
  await makeDue('device')
  ;(rates['notifications'] ??= []).push(await perHour(sendToDevices))
  await expectSent()
}

await db.destroy()
await sandbox.stop()
await postgres.stop()
await rm(dataDir, { recursive: true })

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!
const bareOf: Record<string, string> = { 'e-mails': 'bare e-mails', notifications: 'bare POSTs' }
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after.`,
)
console.log(
  `Sender, SMTP server, push service and caller in one process, embedded PostgreSQL 18 beside it, fsync on. ${people} people; the median of ${rounds} rounds:\n`,
)
console.table(
  Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [
      name,
      {
        'in an hour': Math.round(median(values)),
        'of bare ones': `${Math.round((median(values) / median(rates[bareOf[name] ?? name]!)) * 100)} %`,
        'of 100,000': `${(median(values) / wantedInAnHour).toFixed(1)} ×`,
      },
    ]),
  ),
)
