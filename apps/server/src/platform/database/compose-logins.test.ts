import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findOrInstall } from '../../../../../scripts/debian.ts'
import { emptyDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { poolOf } from './connect.ts'
import { openStore } from './open-store.ts'
import { ask, every, refused } from './test-server-role.ts'

const insufficientPrivilege = '42501'
const root = join(import.meta.dirname, '../../../../..')
const suffix = randomBytes(4).toString('hex')
const said: string[] = []
const say = (_details: object, message: string): void => void said.push(message)
const log = { info() {}, warn: say, error: say }

test('the logins that compose.yaml ships are what a server needs: it acts in its role and cannot leave it', async () => {
  const compose = await readFile(join(root, 'compose.yaml'), 'utf8')
  expect(compose).toContain('./ops/postgres-roles.sql:/docker-entrypoint-initdb.d/')
  for (const name of ['DATABASE_URL: postgres://numeria_web:', 'DATABASE_OWNER_URL: postgres://numeria_owner:'])
    expect(compose).toContain(name)

  const own = await emptyDatabase()
  const roles = (await readFile(join(root, 'ops/postgres-roles.sql'), 'utf8')).replaceAll(
    /numeria_(owner|web)/g,
    `$&_${suffix}`,
  )
  const { host, port, user, password, database: name } = own.connection
  execFileSync(findOrInstall('psql', 'postgresql-client'), ['--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--quiet'], {
    input: roles,
    env: {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password ?? '',
      PGDATABASE: name,
      NUMERIA_OWNER_PASSWORD: 'of-the-owner',
      NUMERIA_WEB_PASSWORD: 'of-the-server',
    },
  })
  const urlFor = (login: string, secret: string): string => {
    const url = new URL(own.url)
    url.username = `${login}_${suffix}`
    url.password = secret
    return url.href
  }
  const store = await openStore(
    { url: urlFor('numeria_web', 'of-the-server'), ownerUrl: urlFor('numeria_owner', 'of-the-owner') },
    log,
  )
  expect(said).toEqual([])
  expect(await ask(poolOf(store.db), ['set role none', ...refused])).toEqual({
    'set role none': 'done',
    ...every(refused, insufficientPrivilege),
  })
  await store.close()
  await own.drop()
  // The roles own nothing now, so any other database of the server can drop them.
  await runAsSuperuser(
    { ...own.connection, database: 'postgres' },
    `drop role numeria_web_${suffix}; drop role numeria_owner_${suffix}`,
  )
})

async function runAsSuperuser(connection: TestDatabase['connection'], statements: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statements)
  await client.end()
}
