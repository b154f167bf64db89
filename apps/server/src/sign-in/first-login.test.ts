import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { createUserOnce, findUser } from '../accounts/accounts.ts'
import { claimEmail } from '../accounts/logins.ts'
import { balance, grant } from '../credits/credits.ts'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { accountOf } from './first-login.ts'

let database: TestDatabase
let db: Database
const at = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(openPool(database.connection, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

function somebody() {
  return { subject: randomUUID(), email: `${randomUUID()}@example.com` }
}

async function accountsWith(email: string): Promise<number> {
  return (await db.selectFrom('users').select('user_id').where('email', '=', email).execute()).length
}

const accounts = async () => (await db.selectFrom('users').select('user_id').execute()).length

const gift = { available: 5, held: 0 }

describe('a first login', () => {
  test('makes an account with 5 credits', async () => {
    const ana = somebody()
    const userId = await accountOf(db, at, 'google', ana)
    expect(await findUser(db, userId)).toMatchObject({
      email: ana.email,
      publicId: expect.stringMatching(/^[\w-]{22}$/),
    })
    expect(await balance(db, userId)).toEqual(gift)
  })

  test('forty times at once makes one account with one gift', async () => {
    const ana = somebody()
    const accounts = await Promise.all(Array.from({ length: 40 }, () => accountOf(db, at, 'google', ana)))
    expect(new Set(accounts).size).toBe(1)
    expect(await accountsWith(ana.email)).toBe(1)
    expect(await balance(db, accounts[0]!)).toEqual(gift)
  })

  test('of two logins at once, with one address spelled in two ways, makes one account for one of them', async () => {
    const [atGoogle, atFacebook] = [somebody(), somebody()]
    atFacebook.email = ` ${atGoogle.email.toUpperCase()} `
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? accountOf(db, at, 'google', atGoogle) : accountOf(db, at, 'facebook', atFacebook),
      ),
    )
    const accounts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(accounts).toHaveLength(10)
    expect(new Set(accounts).size).toBe(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'email_in_use' })
    expect(await accountsWith(atGoogle.email)).toBe(1)
    expect(await balance(db, accounts[0]!)).toEqual(gift)
  })

  test('with thirty addresses at once makes one account with one gift, and the other addresses stay free', async () => {
    const { subject } = somebody()
    const people = Array.from({ length: 30 }, () => ({ ...somebody(), subject }))
    const before = await accounts()
    const opened = new Set(await Promise.all(people.map((person) => accountOf(db, at, 'google', person))))
    expect(opened.size).toBe(1)
    expect(await accounts()).toBe(before + 1)
    const [userId] = opened
    expect(await balance(db, userId!)).toEqual(gift)
    const { email: own } = (await findUser(db, userId!))!
    const other = people.find(({ email }) => email !== own)!
    expect(await accountOf(db, at, 'facebook', { ...somebody(), email: other.email })).not.toBe(userId)
  })

  test.each([null, '', '  '])('with the address %j makes nothing', async (email) => {
    const before = await db.selectFrom('users').select('user_id').execute()
    const login = accountOf(db, at, 'facebook', { ...somebody(), email })
    await expect(login).rejects.toMatchObject({ reason: 'no_email' })
    expect(await db.selectFrom('users').select('user_id').execute()).toHaveLength(before.length)
  })
})

describe('a first login that was cut off is finished by the next one', () => {
  const claim = async ({ email, subject }: ReturnType<typeof somebody>) =>
    (await claimEmail(db, at, email, { userId: randomUUID(), provider: 'google', subject })).userId

  test('and by no other login', async () => {
    const ana = somebody()
    await claim(ana)
    const another = accountOf(db, at, 'google', { ...somebody(), email: ana.email })
    await expect(another).rejects.toMatchObject({ reason: 'email_in_use', provider: 'google' })
  })

  test('after the address was claimed', async () => {
    const ana = somebody()
    const userId = await claim(ana)
    expect(await accountOf(db, at, 'google', ana)).toBe(userId)
    expect(await findUser(db, userId)).not.toBeNull()
    expect(await balance(db, userId)).toEqual(gift)
  })

  test('after the user was created', async () => {
    const ana = somebody()
    const userId = await claim(ana)
    await createUserOnce(db, at, { userId, email: ana.email })
    const { publicId } = (await findUser(db, userId))!
    expect(await accountOf(db, at, 'google', ana)).toBe(userId)
    expect(await findUser(db, userId)).toMatchObject({ publicId })
    expect(await balance(db, userId)).toEqual(gift)
  })

  test('after the gift was granted', async () => {
    const ana = somebody()
    const userId = await claim(ana)
    await createUserOnce(db, at, { userId, email: ana.email })
    await grant(db, at, { userId, source: 'signup', cause: 'signup', credits: 5, paid: false, expiresAt: null })
    expect(await accountOf(db, at, 'google', ana)).toBe(userId)
    expect(await balance(db, userId)).toEqual(gift)
  })
})

describe('a later login', () => {
  test('gives no second gift', async () => {
    const ana = somebody()
    const userId = await accountOf(db, at, 'google', ana)
    expect(await accountOf(db, at, 'google', ana)).toBe(userId)
    expect(await balance(db, userId)).toEqual(gift)
  })

  test('is the same account after the address has changed, or is not shared any more', async () => {
    const ana = somebody()
    const userId = await accountOf(db, at, 'google', ana)
    expect(await accountOf(db, at, 'google', { ...ana, email: somebody().email })).toBe(userId)
    expect(await accountOf(db, at, 'google', { ...ana, email: null })).toBe(userId)
  })

  test('with the same subject at the other provider is somebody else', async () => {
    const ana = somebody()
    const userId = await accountOf(db, at, 'google', ana)
    expect(await accountOf(db, at, 'facebook', { ...somebody(), subject: ana.subject })).not.toBe(userId)
  })
})
