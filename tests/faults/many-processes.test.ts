import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import type { Person } from './harness/person.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'

let world: World
let server: ServerProcess
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  world = await openWorld({ WEB_CONCURRENCY: '2', METRICS_PORT: String(metricsPort), HOST: 'localhost' })
  server = await world.startServer()
})
afterAll(() => world.close())

/** The processes that the server's own process has started. */
function workers(): number[] {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

const people = (count: number): Promise<Person[]> => Promise.all(Array.from({ length: count }, () => world.signIn()))
const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()

describe('two processes behind one port', () => {
  test('share the work, and are counted together', async () => {
    expect(workers()).toHaveLength(2)
    const answers = await Promise.all((await people(8)).map((person) => person.ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const text = await metrics()
    expect(text).toMatch(/^numeria_turns_total\{outcome="done"\} 8$/m)
    expect(text).toMatch(/^numeria_jobs_overdue_seconds \d/m)
    expect(text).not.toContain('@')
    await world.expectTruth()
  })

  test('one of which is killed: the other serves on, no reading is charged that was not stored, and there are two again', async () => {
    const before = workers()
    await world.model({ firstTokenMs: 1_000, tokenMs: 20 })
    const asked = (await people(8)).map((person) => ({ person, answer: person.ask().catch(() => null) }))
    await expect.poll(() => world.openHolds(), pollTimeout).toBe(8)
    process.kill(before[0]!, 'SIGKILL')
    const answers = await Promise.all(asked.map(({ answer }) => answer))
    const lost = answers.filter((answer) => answer?.status !== 200)
    await world.model({})
    await world.lapseLeases()
    await expect.poll(() => world.openHolds(), pollTimeout).toBe(0)
    await expect.poll(() => workers().filter((pid) => !before.includes(pid)).length, pollTimeout).toBe(1)
    for (const { person } of asked) expect((await person.ask({ message: 'hello' })).status).not.toBe(503)
    expect(lost.length).toBeLessThan(8)
    await world.expectTruth()
  })

  test('finish what they are at when they are told to stop, and end without a fault', async () => {
    const [person] = await people(1)
    await world.model({ firstTokenMs: 500, tokenMs: 5 })
    const answer = person!.ask()
    await expect.poll(() => world.openHolds(), pollTimeout).toBe(1)
    server.signal('SIGTERM')
    expect((await answer).status).toBe(200)
    expect((await server.exit).code).toBe(0)
    await world.expectTruth()
  })
})
