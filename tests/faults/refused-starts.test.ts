import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxEnvironment } from '../../apps/sandbox/src/environment.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import { freePort } from './harness/free-port.ts'
import { runServerToItsEnd, startProgram } from './harness/server-process.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'numeria-refused-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

describe('the server refuses to start', () => {
  test('on a port that is in use, in one sentence', async () => {
    const port = await freePort()
    const other = createServer().listen(port, 'localhost')
    await once(other, 'listening')
    const settings = { ...sandboxEnvironment(9), DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: 'error' }
    expect(await runServerToItsEnd(settings)).toEqual({
      code: 1,
      signal: null,
      output: `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.\n`,
    })
    other.close()
  })

  test('on a port that is in use before the pages are built or anything else is started, where npm start does it', async () => {
    const port = await freePort()
    const other = createServer().listen(port, 'localhost')
    await once(other, 'listening')
    expect(await startProgram('scripts/run.ts', { PORT: String(port), DATA_DIR: dataDir }).exit).toEqual({
      code: 1,
      signal: null,
      output: `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.\n`,
    })
    other.close()
  })

  test.each(['1', '2'])('with its figures on a port that is in use, where WEB_CONCURRENCY is %s', async (processes) => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const settings = {
      ...sandboxEnvironment(9),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      METRICS_PORT: String(port),
      WEB_CONCURRENCY: processes,
      LOG_LEVEL: 'error',
    }
    expect(await runServerToItsEnd(settings)).toEqual({
      code: 1,
      signal: null,
      output: `Port ${port} is in use. Stop the program that uses it, or set METRICS_PORT to another one.\n`,
    })
    expect(findRunningPostgres(dataDir)).toBeNull()
    other.close()
  })

  test('with a first administrator whose password is a weak one', async () => {
    const settings = { ...sandboxEnvironment(9), DATABASE_URL: database.url, PORT: String(await freePort()) }
    const admin = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'qwertyuiop123' }
    expect(await runServerToItsEnd({ ...settings, ...admin, LOG_LEVEL: 'error' })).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^Numeria cannot start:\n {2}- ADMIN_PASSWORD: This password is known from breaches/,
      ),
    })
  })

  test('with settings that are half given or make no sense, and lists every one of them at once', async () => {
    const { code, output } = await runServerToItsEnd({
      PORT: 'three thousand',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://localhost/numeria',
      GOOGLE_CLIENT_ID: 'id',
      FACEBOOK_CLIENT_SECRET: 'secret',
      MODEL_BASE_URL: 'ftp://model.example',
    })
    expect(code).toBe(1)
    const [title, ...problems] = output.trimEnd().split('\n')
    expect(title).toBe('Numeria cannot start:')
    expect(problems.toSorted()).toEqual([
      '  - DATABASE_URL must begin with postgres://',
      '  - FACEBOOK_CLIENT_ID missing beside FACEBOOK_CLIENT_SECRET',
      '  - GOOGLE_CLIENT_SECRET missing beside GOOGLE_CLIENT_ID',
      '  - MODEL_API_KEY and MODEL_NAME missing beside MODEL_BASE_URL',
      '  - MODEL_BASE_URL must be an http(s) address, not "ftp://model.example"',
      '  - PORT must be a whole number from 1 to 65535, not "three thousand"',
      '  - TRUST_PROXY must be on, off or a number of proxies, not "yes"',
      '  - no way to take payments: give STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    ])
  })
})
