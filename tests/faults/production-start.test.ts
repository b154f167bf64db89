import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxEnvironment } from '../../apps/sandbox/src/environment.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import { freePort } from './harness/free-port.ts'
import { startServerProcess } from './harness/server-process.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const company = {
  COMPANY_NAME: 'Numeria, Lda',
  COMPANY_ADDRESS: 'Lisboa',
  COMPANY_VAT_NUMBER: 'PT000000000',
  COMPANY_COMPLAINTS_URL: 'https://www.livroreclamacoes.pt/',
}

/** The output of a server from its start in production to its end. */
async function logOfStart(more: Record<string, string>): Promise<string> {
  const server = await startServerProcess({
    ...sandboxEnvironment(9),
    PUSH_SERVICE_URL: '',
    ...company,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://numeria.example',
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PORT: String(await freePort()),
    SHUTDOWN_DELAY_SECONDS: '0',
    ...more,
  })
  server.signal('SIGTERM')
  return (await server.exit).output
}

test('a start in production without an invoicing provider says in an error that no sale gets an invoice', async () => {
  const line = (log: string) => log.split('\n').find((each) => each.includes('no sale gets an invoice'))
  const said = line(await logOfStart({ INVOICEXPRESS_URL: '', INVOICEXPRESS_API_KEY: '' }))
  expect(said).toContain('INVOICEXPRESS_URL')
  expect(JSON.parse(said!)).toMatchObject({ level: 50 })
  expect(line(await logOfStart({}))).toBeUndefined()
})
