import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database/connect.ts'
import { useDatabase } from './database/test-own-database.ts'
import { JobRunner, type Job } from './job-runner.ts'
import { createMetrics } from './metrics.ts'

const own = useDatabase()
let db: Database
beforeAll(() => void ({ db } = own))
beforeEach(() => sql`delete from jobs`.execute(db))

const log = pino({ level: 'silent' })
/** As many processes as wanted: each has a runner of its own on the one database. */
const runner = (jobs: Job[]) => new JobRunner({ db, log, metrics: createMetrics() }, jobs)
const row = (name: string) => db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
const makeDue = (name: string) => sql`update jobs set due_at = clock_timestamp() where name = ${name}`.execute(db)

/** A job that is at it until it is let go. */
function slowJob(name = 'slow') {
  let runs = 0
  let letGo = (): void => {}
  const done = new Promise<void>((resolve) => (letGo = resolve))
  const run = async (): Promise<void> => {
    runs += 1
    await done
  }
  return { job: { name, everySeconds: 3_600, run }, letGo: () => letGo(), runs: () => runs }
}

describe('a job', () => {
  test('that is due runs in one process, however many look for it', async () => {
    const slow = slowJob()
    const runners = Array.from({ length: 8 }, () => runner([slow.job]))
    for (const each of runners) each.start()
    await expect.poll(slow.runs, { timeout: 10_000 }).toBe(1)
    expect(await Promise.all(runners.map((each) => each.runNow('slow')))).not.toContain(true)
    slow.letGo()
    await Promise.all(runners.map((each) => each.stop()))
    expect(slow.runs()).toBe(1)
    expect(await row('slow')).toMatchObject({ leased_until: null, problem: null, finished_at: expect.any(Date) })
  })

  test('runs again when its time has come, and not before', async () => {
    let runs = 0
    const count = { name: 'count', everySeconds: 3_600, run: async () => void (runs += 1) }
    const one = runner([count])
    one.start()
    await expect.poll(async () => (await row('count'))?.finished_at, { timeout: 10_000 }).toBeTruthy()
    await one.stop()
    const other = runner([count])
    other.start()
    await other.stop()
    expect(runs).toBe(1)
    await makeDue('count')
    const third = runner([count])
    third.start()
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(2)
    await third.stop()
  })

  test('whose process was killed is taken by another one when its lease is over', async () => {
    const slow = slowJob()
    const killed = runner([slow.job])
    killed.start()
    await expect.poll(slow.runs, { timeout: 10_000 }).toBe(1)
    await makeDue('slow')
    const heir = runner([slow.job])
    expect(await heir.runNow('slow')).toBe(false)
    await sql`update jobs set leased_until = clock_timestamp() - interval '1 second'`.execute(db)
    heir.start()
    await expect.poll(slow.runs, { timeout: 10_000 }).toBe(2)
    slow.letGo()
    await Promise.all([killed.stop(), heir.stop()])
  })

  test('that fails says so, keeps no other from running, and is tried again', async () => {
    let runs = 0
    const failing = { name: 'failing', everySeconds: 3_600, run: async () => Promise.reject(new TypeError('secret')) }
    const fine = { name: 'fine', everySeconds: 3_600, run: async () => void (runs += 1) }
    const one = runner([failing, fine])
    one.start()
    await expect.poll(async () => (await row('failing'))?.problem, { timeout: 10_000 }).toBe('TypeError')
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
    await one.stop()
    expect(await runner([failing]).runNow('failing')).toBe(true)
  })

  test('that is running is waited for when its process stops', async () => {
    const slow = slowJob()
    const one = runner([slow.job])
    one.start()
    await expect.poll(slow.runs, { timeout: 10_000 }).toBe(1)
    let stopped = false
    const stopping = one.stop().then(() => (stopped = true))
    await sql`select 1`.execute(db)
    expect(stopped).toBe(false)
    slow.letGo()
    await stopping
    expect(await row('slow')).toMatchObject({ leased_until: null })
  })
})
