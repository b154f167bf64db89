import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { isDatabaseAway, poolOf } from './connect.ts'
import { openStore } from './open-store.ts'
import { grantServerRole, serverRole } from './server-role.ts'
import { allowed, ask, every, refused } from './test-server-role.ts'

const insufficientPrivilege = '42501'
const stoppedPerson = '00000000-0000-4000-8000-000000000002'
const suffix = randomBytes(4).toString('hex')
const [owner, login, stranger] = ['owner', 'login', 'stranger'].map((name) => `numeria_test_${name}_${suffix}`)

let database: TestDatabase
let admin: pg.Client
const said: string[] = []
const say = (_details: object, message: string): void => void said.push(message)
const log = { info() {}, warn: say, error: say }
beforeEach(() => said.splice(0))

/** An empty database owned by `owner`, a role without special rights. */
beforeAll(async () => {
  database = await emptyDatabase()
  admin = new pg.Client(database.connection)
  await admin.connect()
  await admin.query(`
    create role ${owner} login password 'of-the-owner';
    grant ${serverRole} to ${owner} with admin option;
    create role ${login} login password 'of-the-server';
    create role ${stranger} login password 'of-a-stranger';
    drop schema public cascade; create schema public authorization ${owner}`)
})
afterAll(async () => {
  for (const name of [owner, login, stranger]) await admin.query(`drop owned by ${name} cascade`)
  for (const name of [login, stranger, owner]) await admin.query(`drop role ${name}`)
  await admin.end()
  await database.drop()
})

const urlOf = (user: string, password: string): string => {
  const url = new URL(database.url)
  url.username = user
  url.password = password
  return url.href
}
const urls = () => ({
  url: urlOf(login!, 'of-the-server'),
  ownerUrl: urlOf(owner!, 'of-the-owner'),
})

const limitsOf = async (pool: pg.Pool): Promise<unknown> =>
  (
    await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    )
  ).rows[0]

describe('a server that runs', () => {
  test('with a login of its own changes no table and rewrites no history, and has no way back to the owner', async () => {
    const store = await openStore(urls(), log)
    const pool = poolOf(store.db)
    expect(store.isLimited).toBe(true)
    expect(said).toEqual([])
    expect(await limitsOf(pool)).toEqual({ statement: '5s', idle: '10s' })
    expect(await ask(pool, refused)).toEqual(every(refused, insufficientPrivilege))
    expect(await ask(pool, allowed)).toEqual(every(allowed, 'done'))
    const ways = [`set role ${owner}`, `select set_config('role', '${owner}', false)`]
    expect(await ask(pool, ways)).toEqual(every(ways, insufficientPrivilege))
    await pool.query('set role none')
    expect(await ask(pool, ['drop table users', 'truncate entries'])).toMatchObject({
      'drop table users': insufficientPrivilege,
      'truncate entries': insufficientPrivilege,
    })
    await store.close()
  })

  test.each([
    ['with the login of the owner', () => urlOf(owner!, 'of-the-owner')],
    ['with the login of a superuser', () => database.url],
    ['behind an address that has options of its own', () => `${database.url}&options=-c%20work_mem%3D1MB`],
  ])('%s does neither, and says that it could', async (_how, url) => {
    const store = await openStore({ url: url() }, log)
    const pool = poolOf(store.db)
    expect(said).toEqual([
      'the login of DATABASE_URL owns the tables and could leave its role: give the server a login of its own and the owner in DATABASE_OWNER_URL',
    ])
    expect(await limitsOf(pool)).toEqual({ statement: '5s', idle: '10s' })
    expect(await ask(pool, refused)).toEqual(every(refused, insufficientPrivilege))
    expect(await ask(pool, ['reset role', 'drop table users'])).toMatchObject({
      'drop table users': insufficientPrivilege,
    })
    await store.close()
  })

  test('ends a connection that stops in the middle of a transaction, whose locks would shut a person out', async () => {
    const store = await openStore(urls(), log)
    const [frozen, next] = await Promise.all([poolOf(store.db).connect(), poolOf(store.db).connect()])
    await frozen.query(`begin; set local idle_in_transaction_session_timeout = '200ms'`)
    await frozen.query(`select ledger_grant('${stoppedPerson}', 'signup', 'signup', 5, false, null, now())`)
    await expect(
      next.query(`select granted from ledger_grant('${stoppedPerson}', 'signup', 'signup', 5, false, null, now())`),
    ).resolves.toMatchObject({ rows: [{ granted: true }] })
    await expect(frozen.query('commit')).rejects.toSatisfy(isDatabaseAway)
    frozen.release(true)
    next.release()
    await store.close()
  })

  test('gets its rights to a table that a later version makes', async () => {
    const later = new pg.Client({ connectionString: urls().ownerUrl })
    await later.connect()
    await later.query('create table later (id integer)')
    await later.end()
    const store = await openStore(urls(), log)
    expect(await ask(poolOf(store.db), ['insert into later values (1)', 'drop table later'])).toEqual({
      'insert into later values (1)': 'done',
      'drop table later': insufficientPrivilege,
    })
    await store.close()
    await admin.query('drop table later')
  })

  test('has the same rights where the tables stand in a schema of another name', async () => {
    const elsewhere = `${database.url}&options=-c%20search_path%3Delsewhere`
    await admin.query('create schema elsewhere')
    const store = await openStore({ url: elsewhere }, log)
    expect(store.isLimited).toBe(true)
    expect(await ask(poolOf(store.db), ['delete from entries', 'delete from users'])).toEqual({
      'delete from entries': insufficientPrivilege,
      'delete from users': 'done',
    })
    await store.close()
    await admin.query('drop schema elsewhere cascade')
  })

  test('starts behind a pooler that has names of its own for logins', async () => {
    const client = new pg.Client(database.connection)
    await client.connect()
    await client.query('begin')
    await grantServerRole(client, 'postgres.some-project')
    expect((await client.query(`select has_table_privilege('${serverRole}', 'users', 'delete') as may`)).rows).toEqual([
      { may: true },
    ])
    await client.end()
  })

  test('takes no rights to tables of somebody else', async () => {
    await admin.query('create table another_product (); grant select on another_product to public')
    const store = await openStore({ ...urls() }, log)
    expect(
      await ask(poolOf(store.db), ['select from another_product', 'insert into another_product default values']),
    ).toEqual({
      'select from another_product': 'done',
      'insert into another_product default values': insufficientPrivilege,
    })
    await store.close()
    await admin.query('drop table another_product')
  })

  test.each([
    ['everybody may call', `grant execute on function ledger_grant to public`],
    ['the server may not call', `revoke execute on function ledger_grant from ${serverRole}`],
  ])(
    'that finds a ledger function of another owner, which %s, says so and refuses to start in production',
    async (_what, change) => {
      await (await openStore(urls(), log, true)).close()
      await admin.query(`alter function ledger_grant owner to current_user; ${change}`)
      const store = await openStore(urls(), log)
      expect(said).toEqual([expect.stringContaining('ledger functions are not protected (ledger_grant)')])
      await store.close()
      await expect(openStore(urls(), log, true)).rejects.toThrow('ledger functions are not protected (ledger_grant)')
      await admin.query(`alter function ledger_grant owner to ${owner}`)
      await (await openStore(urls(), log, true)).close()
    },
  )

  test('acts as the owner where it may not use the role, and says so', async () => {
    await admin.query(`revoke ${serverRole} from ${owner} cascade`)
    const store = await openStore({ url: urlOf(owner!, 'of-the-owner') }, log)
    expect(store.isLimited).toBe(false)
    expect(await ask(poolOf(store.db), allowed)).toEqual(every(allowed, 'done'))
    expect(said).toEqual([
      'the server acts as the owner of its tables and could change all of them: give DATABASE_URL a login of its own and the owner in DATABASE_OWNER_URL',
    ])
    await store.close()
  })

  test('with an owner who may not give rights says which functions are unprotected, and refuses to start in production', async () => {
    await admin.query(`drop schema public cascade; create schema public authorization ${owner}`)
    const ofOwner = { url: urlOf(owner!, 'of-the-owner') }
    const store = await openStore(ofOwner, log)
    expect(said).toContainEqual(expect.stringContaining('ledger functions are not protected (ledger_grant, '))
    await store.close()
    await expect(openStore(ofOwner, log, true)).rejects.toThrow('ledger functions are not protected (ledger_grant, ')
  })

  test('does not start with a login that may not make the tables, and says what is missing', async () => {
    await admin.query('drop schema public cascade; create schema public')
    await expect(openStore({ url: urlOf(stranger!, 'of-a-stranger') }, log)).rejects.toThrow(
      'may not make tables. Give DATABASE_OWNER_URL',
    )
  })
})
