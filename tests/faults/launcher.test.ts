import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { freePort, isFree } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { signIn } from './harness/person.ts'
import { startProgram } from './harness/server-process.ts'
import { addressOf } from './harness/world.ts'

// The pages are built first where they are stale.
const building = { timeout: 110_000 }

let dataDir: string
let ports: number[]
let launcher: ReturnType<typeof startProgram>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'numeria-faults-'))
  // `npm run dev` takes three that follow each other.
  ports = [await freePort(), await freePort(), await freePort()]
})
afterEach(async () => {
  launcher.signal('SIGKILL')
  await expectNothingLeft()
  await rm(dataDir, { recursive: true })
})

async function start(program: string): Promise<void> {
  const settings = { PORT: String(ports[0]), SANDBOX_PORT: String(ports[1]), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  launcher = startProgram(program, settings, { detached: true })
  await expect.poll(launcher.output, building).toContain(`Numeria is at ${addressOf(ports[0]!)}`)
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => Promise.all(ports.map(isFree)), pollTimeout).toEqual([true, true, true])
  await expect.poll(() => findRunningPostgres(dataDir), pollTimeout).toBeNull()
}

describe('npm start', () => {
  test('gives the whole product, and Ctrl-C ends server, sandbox and database', building, async () => {
    await start('scripts/run.ts')
    const person = await signIn(addressOf(ports[0]!), 'ana@example.com')
    expect(await person.ask()).toMatchObject({ status: 200 })
    // A terminal sends it to every process of the group.
    process.kill(-launcher.pid, 'SIGINT')
    process.kill(-launcher.pid, 'SIGINT')
    expect(await launcher.exit).toMatchObject({ code: 0, signal: null })
    await expectNothingLeft()
  })

  test('that is killed leaves nothing running either', building, async () => {
    await start('scripts/run.ts')
    launcher.signal('SIGKILL')
    await launcher.exit
    await expectNothingLeft()
  })
})

describe('npm run dev', () => {
  test('serves pages from their sources and the API at one address, and Ctrl-C ends everything', building, async () => {
    await start('scripts/dev.ts')
    const url = addressOf(ports[0]!)
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('/src/main.tsx')
    const person = await signIn(url, 'ana@example.com')
    expect(await person.ask()).toMatchObject({ status: 200 })
    process.kill(-launcher.pid, 'SIGINT')
    expect(await launcher.exit).toMatchObject({ code: 0, signal: null })
    await expectNothingLeft()
  })
})
