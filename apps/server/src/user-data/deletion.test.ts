import { routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findUser } from '../accounts/accounts.ts'
import { claimEmail, insertLogin } from '../accounts/logins.ts'
import type { Shop } from '../billing/test-shop.ts'
import { readAccount } from '../credits/credits.ts'
import { saveMode } from '../referrals/mode.ts'
import { rewardReferrer } from '../referrals/referrer-rewards.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { openSession } from '../sign-in/sign-in.ts'
import { signedIn } from '../test-app.ts'
import { finishDeletions } from './deletion.ts'
import { leave, useLeavers } from './test-leavers.ts'

const leavers = useLeavers()
const { someone, live } = leavers
let shop: Shop
beforeAll(() => void ({ shop } = leavers))

describe('deleting an account', () => {
  test('leaves nothing of the person, and the books whole', async () => {
    const ana = await someone()
    const { publicId } = (await findUser(shop.deps.db, ana.userId))!
    await live(ana)
    const before = await readAccount(shop.deps.db, shop.deps.clock.now(), ana.userId)
    expect((await leave(ana)).statusCode).toBe(204)
    const everything = await shop.everyRow()
    for (const word of [ana.email, ana.subject, publicId, 'Lovelace', '1985-05-12', 'Wilhelmina', 'Conceição', '001S'])
      expect(everything).not.toContain(word)
    expect(await readAccount(shop.deps.db, shop.deps.clock.now(), ana.userId)).toEqual(before)
    expect(await shop.deps.db.selectFrom('turns').select('state').where('user_id', '=', ana.userId).execute()).toEqual([
      { state: 'forgotten' },
    ])
    expect(shop.log()).not.toContain(ana.email)
  })

  test('signs out everywhere', async () => {
    const ana = await someone()
    const elsewhere = await signedIn(shop, ana.userId)
    await leave(ana)
    for (const { browser, token } of [ana, elsewhere])
      expect((await browser.get(routes.sessions.path, { token })).statusCode).toBe(401)
    await expect(openSession(shop.deps, ana.userId)).rejects.toThrow('being deleted')
  })

  test('asks for the address of this account, typed', async () => {
    const ana = await someone()
    const refused = await leave(ana, { email: 'somebody@example.com' })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'email' }])
    expect((await leave(ana, {})).statusCode).toBe(400)
    expect((await leave(ana, { email: ` ${ana.email.toUpperCase()} ` })).statusCode).toBe(204)
  })

  test('asks for a sign-in at most 15 minutes old', async () => {
    const ana = await someone()
    shop.passTime(15.1)
    expect((await leave(ana)).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    expect(await findUser(shop.deps.db, ana.userId)).not.toBeNull()
  })

  test('ten times at once is done once', async () => {
    const ana = await someone()
    await live(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(ana)))
    // Later calls are signed out already.
    for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode)
    expect(answers.map(({ statusCode }) => statusCode)).toContain(204)
    expect(await findUser(shop.deps.db, ana.userId)).toBeNull()
  })

  test('waits for a reading that is being written', async () => {
    const ana = await someone()
    await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 400, tokenMs: 0 })
    const { browser, token } = ana
    const reading = browser.post(routes.chat.path, { token, body: { message: 'What of me?' } })
    await expect
      .poll(async () => (await browser.get(routes.runningTurn.path, { token })).json<{ turn: unknown }>().turn)
      .not.toBeNull()
    expect((await leave(ana)).json()).toMatchObject({ code: 'chat.turn_running' })
    await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
    expect((await reading).statusCode).toBe(200)
    expect((await leave(ana)).statusCode).toBe(204)
  })
})

describe('a deletion that was cut off', () => {
  async function cutOff() {
    const ana = await someone()
    await live(ana)
    await shop.deps.db
      .insertInto('deletions')
      .values({ user_id: ana.userId, asked_at: shop.deps.clock.now() })
      .execute()
    return ana
  }

  test('is finished by the job, once nobody is at it any more', async () => {
    const ana = await cutOff()
    await finishDeletions(shop.deps)
    expect(await findUser(shop.deps.db, ana.userId)).not.toBeNull()
    shop.passTime(2)
    await Promise.all(Array.from({ length: 4 }, () => finishDeletions(shop.deps)))
    expect(await findUser(shop.deps.db, ana.userId)).toBeNull()
    expect(await shop.everyRow()).not.toContain(ana.email)
  })

  test('brings its owner nothing more for whom they recommended', async () => {
    const ana = await cutOff()
    const { db, clock } = shop.deps
    const before = await readAccount(db, clock.now(), ana.userId)
    await saveMode(db, ana.userId, 'cash')
    const conversion = { conversion_id: randomUUID(), code: 'ABCD1234', referrer_id: ana.userId, reason: null }
    await rewardReferrer(db, clock.now(), { ...conversion, created_at: clock.now() })
    expect(await readAccount(db, clock.now(), ana.userId)).toEqual(before)
    const earnings = db.selectFrom('referral_earnings').selectAll().where('user_id', '=', ana.userId)
    expect(await earnings.execute()).toEqual([])
    shop.passTime(2)
    await finishDeletions(shop.deps)
  })

  test('does not keep its owner from signing in as somebody new', async () => {
    const ana = await cutOff()
    const back = await accountOf(shop.deps.db, shop.deps.clock.now(), 'google', ana)
    expect(back).not.toBe(ana.userId)
    expect(await openSession(shop.deps, back!)).toMatchObject({ token: expect.any(String) })
  })

  test('takes along what a request wrote that began before it', async () => {
    const ana = await someone()
    await leave(ana)
    const login = { provider: 'facebook', subject: 'late' } as const
    const late = { userId: ana.userId, email: 'late@example.com' }
    await insertLogin(shop.deps.db, shop.deps.clock.now(), login, late)
    await claimEmail(shop.deps.db, shop.deps.clock.now(), late.email, { userId: ana.userId, ...login })
    shop.passTime(16)
    await finishDeletions(shop.deps)
    expect(await shop.everyRow()).not.toContain('late@example.com')
    const left = await shop.deps.db
      .selectFrom('deletions')
      .select('swept_at')
      .where('user_id', '=', ana.userId)
      .execute()
    expect(left).toEqual([{ swept_at: expect.any(Date) }])
  })
})
