import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { signupCredits } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice } from './harness/person.ts'
import { kill, runServerToItsEnd, type ServerProcess } from './harness/server-process.ts'
import { expectTruth, openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let dataDir: string
let world: World
let server: ServerProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'numeria-faults-'))
  // Without a DATABASE_URL the server keeps its own database.
  world = await openWorld({ DATABASE_URL: '', DATA_DIR: dataDir })
  server = await world.startServer()
})
afterAll(async () => {
  if (existsSync(postmasterFile())) {
    server.signal('SIGTERM')
    await server.exit
  }
  await world.close()
  await rm(dataDir, { recursive: true })
})

const postmasterFile = () => join(dataDir, 'postgres/postmaster.pid')
const postmaster = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0])
const readiness = async (): Promise<number> => (await fetch(`${world.url}/readyz`)).status

async function expectTruthOfOwnDatabase(): Promise<void> {
  const pool = openPool(findRunningPostgres(dataDir)!, () => {})
  await expectTruth(pool)
  await pool.end()
}

describe('a server with a database of its own', () => {
  test('does not share its folder: a second one is refused in one sentence, and the first goes on', async () => {
    const settings = { ...world.settings, PORT: String(await freePort()) }
    expect(await runServerToItsEnd(settings)).toEqual({
      code: 1,
      signal: null,
      output: `Another Numeria is already using ${dataDir}. Stop it, or set DATA_DIR or DATABASE_URL.\n`,
    })
    expect(await readiness()).toBe(200)
  })

  test('keeps every reading that it has told, when it and its database are killed together', async () => {
    const person = await world.signIn()
    await world.model({})
    const { body } = await person.ask()
    process.kill(postmaster(), 'SIGKILL')
    await kill(server)
    server = await world.startServer()
    expect(await person.history()).toMatchObject([{ response: body.reply, creditsCost: plainPrice }])
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    await expectTruthOfOwnDatabase()
  })

  test('takes over the database that it left behind when it alone was killed', async () => {
    const person = await world.signIn()
    const { body } = await person.ask()
    const before = postmaster()
    await kill(server)
    server = await world.startServer()
    expect(postmaster()).toBe(before)
    expect(await person.history()).toMatchObject([{ response: body.reply }])
    await expectTruthOfOwnDatabase()
  })

  test('brings its database back when that alone is killed', async () => {
    const person = await world.signIn()
    const before = postmaster()
    process.kill(before, 'SIGKILL')
    await expect.poll(() => existsSync(postmasterFile()) && postmaster(), pollTimeout).not.toBe(before)
    await expect.poll(readiness, pollTimeout).toBe(200)
    expect(await person.ask()).toMatchObject({ status: 200 })
    await expectTruthOfOwnDatabase()
  })

  test('takes its database with it when it is told to stop', async () => {
    server.signal('SIGTERM')
    expect(await server.exit).toMatchObject({ code: 0 })
    expect(existsSync(postmasterFile())).toBe(false)
    expect(findRunningPostgres(dataDir)).toBeNull()
  })
})
