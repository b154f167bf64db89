import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signupCredits } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { plainPrice } from './harness/person.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'

/** Comes along with the server's own code, and on a signal does to its process what a fault in it would do. */
const malady = `
import cluster from 'node:cluster'
if (cluster.isWorker) {
  process.on('SIGUSR2', () => {
    const kept = []
    for (;;) kept.push(new Array(100_000).fill(kept.length))
  })
  process.on('SIGWINCH', () => {
    const until = performance.now() + 2_000
    while (performance.now() < until);
  })
}`

let folder: string
let world: World
let server: ServerProcess
let metricsPort: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'numeria-malady-'))
  const path = join(folder, 'malady.mjs')
  writeFileSync(path, malady)
  metricsPort = await freePort()
  world = await openWorld({
    WEB_CONCURRENCY: '2',
    METRICS_PORT: String(metricsPort),
    HOST: 'localhost',
    NODE_OPTIONS: `--max-old-space-size=128 --import=${pathToFileURL(path).href}`,
  })
  server = await world.startServer()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

/** The processes that serve. */
function workers(): number[] {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

const metrics = async (): Promise<string> => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()

/** The longest that a process has kept everybody else waiting of late, in seconds. */
async function maxWait(): Promise<number> {
  const lines = [...(await metrics()).matchAll(/^numeria_nodejs_eventloop_lag_max_seconds (\S+)$/gm)]
  expect(lines).toHaveLength(1)
  return Number(lines[0]![1])
}

describe('one of two processes', () => {
  test('that uses up its memory ends, and another one takes its place; no reading is charged that was not stored', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.signIn()))
    await world.model({ firstTokenMs: 2_000, tokenMs: 1 })
    const asked = people.map((person) => person.ask().catch(() => null))
    await expect.poll(world.openHolds, pollTimeout).toBe(people.length)
    const before = workers()
    process.kill(before[0]!, 'SIGUSR2')
    await expect.poll(workers, pollTimeout).not.toContain(before[0])
    // At once, so that it serves again as soon as a server can start.
    await expect
      .poll(() => workers().filter((pid) => !before.includes(pid)).length, { timeout: 5_000, interval: 25 })
      .toBe(1)
    await Promise.all(asked)
    await world.model({})
    await world.lapseLeases()
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    for (const person of people) {
      const read = (await person.history()).length
      expect(await person.profile()).toMatchObject({ credits: signupCredits - read * plainPrice, creditsInUse: 0 })
    }
    await world.expectTruth()
  })

  test('that keeps itself busy is to be seen in the figures, and answers again once it is done', async () => {
    await expect.poll(maxWait, pollTimeout).toBeLessThan(1.5)
    const keepBusy = async (): Promise<number> => {
      // A process that has only just been started does not hear the signal yet.
      process.kill(workers()[0]!, 'SIGWINCH')
      return maxWait()
    }
    await expect.poll(keepBusy, { ...pollTimeout, interval: 5_000 }).toBeGreaterThan(1.5)
    const person = await world.signIn()
    expect((await person.ask()).status).toBe(200)
    await world.expectTruth()
  })
})
