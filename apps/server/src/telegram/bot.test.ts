import { operatorRoutes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { operatorDesk } from '../admin/operator-desk.ts'
import { balance } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import { settleConversion } from '../referrals/conversions.ts'
import { JobRunner } from '../platform/job-runner.ts'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { botJobs, botWebhookPath } from './bot.jobs.ts'
import type { OperatorDesk } from './operator-desk.ts'

type Sent = { chatId: number; messageId: number; text: string; buttons: { text: string; data: string }[] }

let sandbox: Sandbox
let testApp: TestApp
let jobs: JobRunner
let desk: OperatorDesk
let admin: ReturnType<typeof createBrowser>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  desk = operatorDesk(testApp.deps)
  jobs = new JobRunner(testApp.deps, botJobs(testApp.deps, desk))
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), 'operator@numeria.example', 'a quiet evening')
  admin = createBrowser(testApp.app)
  await admin.post(operatorRoutes.adminLogin.path, {
    body: { email: 'operator@numeria.example', password: 'a quiet evening' },
  })
})
afterAll(async () => {
  await jobs.stop()
  await testApp.stop()
  await sandbox.stop()
})
beforeEach(() => fetch(`${sandbox.url}/_control/reset`, { method: 'POST' }))

async function telegram(what?: 'message' | 'press', body?: object) {
  const init = what && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}/_control/telegram${what ? `/${what}` : ''}`, init)
  // The job runs now instead of at its next second.
  if (what) await jobs.runNow('ask Telegram for messages')
  return (await answer.json()) as { sent: Sent[]; answers: string[] }
}

/** A person in Telegram: writes, and reads what the bot said to them last. */
function somebody(username = 'ana') {
  const from = { id: randomInt(1, 2 ** 40), username }
  const heard = async () => (await telegram()).sent.filter(({ chatId }) => chatId === from.id)
  return {
    from,
    heard,
    write: async (text: string) => {
      const before = (await heard()).length
      await telegram('message', { from, text })
      await expect.poll(async () => (await heard()).length, { timeout: 10_000 }).toBeGreaterThan(before)
      return (await heard()).at(-1)!.text
    },
    press: async (text: string) => {
      await telegram('message', { from, text })
    },
    pressData: async (messageId: number, data: string) => {
      await telegram('press', { from, messageId, data })
      return (await telegram()).answers.at(-1)
    },
    /** Presses the button with this text. @returns the answer above the chat */
    tap: async ({ messageId, buttons }: Sent, text: string) => {
      const { data } = buttons.find((button) => button.text === text)!
      await telegram('press', { from, messageId, data })
      return (await telegram()).answers.at(-1)
    },
    token: async () => {
      const body = { telegramUserId: from.id, telegramUsername: `@${username}` }
      return (await admin.post(operatorRoutes.generateToken.path, { body })).json<{ token: string }>().token
    },
  }
}

type Operator = ReturnType<typeof somebody>

/** One whose token is bound. */
async function operator(username = 'ana') {
  const one = somebody(username)
  await one.write(`/start ${await one.token()}`)
  return one
}

/** A user with a reward that was set aside so many minutes from now. */
async function rewardOf(minutes: number): Promise<string> {
  const { db, clock } = testApp.deps
  const userId = await someone(testApp.deps, 1)
  const reward = { userId, source: 'share', cause: 'share:test', credits: 2, reason: 'young_account' } as const
  await setAside(db, new Date(clock.now().getTime() + minutes * 60_000), reward)
  return userId
}

const stranger = 'Please send /start followed by a token from the admin area.'
const refused = 'This token is not valid. Please generate a new one in the admin area.'

describe('the operators’ bot', () => {
  test('tells a stranger nothing, whatever they ask', async () => {
    const { write } = somebody()
    for (const text of ['hello', '/today', '/pending', '/revoke']) expect(await write(text)).toBe(stranger)
  })

  test('takes a token from the person it was made for, once, and tells the figures of the day until it ends', async () => {
    const ana = somebody()
    const token = await ana.token()
    expect(await ana.write(`/start ${token}`)).toMatch(/^Welcome\. Until 2026-11-22 12:00 UTC/)
    expect(await ana.write('/today')).toMatch(/^2026-11-21 \(UTC\)\nNew users: \d+/)
    expect(await ana.write(`/start ${token}`)).toBe(refused)
    expect(await testApp.everyRow()).not.toContain(token.split('.')[1])
  })

  test('refuses another user’s token, a part of one, one letter changed, and one that has ended, and writes it down', async () => {
    const [ana, eve] = [somebody(), somebody()]
    const token = await ana.token()
    expect(await eve.write(`/start ${token}`)).toBe(refused)
    const [publicPart, secret] = token.split('.') as [string, string]
    const changed = `${publicPart}.${secret.startsWith('a') ? 'b' : 'a'}${secret.slice(1)}`
    for (const wrong of ['', publicPart, `${publicPart}.`, changed, '%', '_'])
      expect(await ana.write(`/start ${wrong}`)).toBe(refused)
    expect(await ana.write('/today')).toBe(stranger)
    const trail = (await admin.get(operatorRoutes.adminAudit.path)).json<{ actor: string; action: string }[]>()
    expect(trail).toContainEqual(
      expect.objectContaining({ actor: `telegram:${eve.from.id}`, action: 'telegram.refused' }),
    )
    expect(testApp.log()).not.toContain(secret)
  })

  test('pages through all pending rewards, oldest first, with masked address, date and plain reason', async () => {
    const ana = await operator()
    const { clock } = testApp.deps
    const before = (await desk.pending({ after: null, limit: 1 })).count
    const users: string[] = []
    for (let minute = 0; minute < 7; minute += 1) users.push(await rewardOf(minute - 10_000))
    await ana.press('/pending')
    const first = (await ana.heard()).filter(({ text }) => text.includes('Reason:'))
    expect(first.slice(0, 5).map(({ text }) => text)).toEqual(
      users.slice(0, 5).map((userId, minute) => {
        const at = new Date(clock.now().getTime() + (minute - 10_000) * 60_000).toISOString()
        const date = `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}, ${at.slice(11, 16)} UTC`
        return `+2 credits for ${userId[0]}•••@e•••.com\n${date}\nReason: Account less than a day old, without a purchase`
      }),
    )
    expect((await ana.heard())[1]!.text).toBe(`${before + 7} pending, oldest first.`)
    const more = (await ana.heard()).at(-1)!
    expect(more.buttons.map(({ text }) => text)).toEqual(['Next'])
    await ana.tap(more, 'Next')
    const second = (await ana.heard()).filter(({ text }) => text.includes('Reason:')).slice(5)
    expect(second.slice(0, 2).map(({ text }) => text.split('\n')[0])).toEqual(
      users.slice(5).map((userId) => `+2 credits for ${userId[0]}•••@e•••.com`),
    )
    expect(JSON.stringify((await telegram()).sent)).not.toContain('@example.com')
  })

  test('asks before it decides, lets the operator undo it for a minute, says who decided, and decides once', async () => {
    const [ana, rui] = [await operator(), await operator('rui')]
    const userId = await rewardOf(-20_000)
    const { db, clock } = testApp.deps
    const credits = async () => (await balance(db, userId, clock.now())).available
    await ana.press('/pending')
    const own = async () => (await ana.heard()).find(({ text }) => text.startsWith(`+2 credits for ${userId[0]}•••`))!
    await ana.tap(await own(), 'Approve')
    expect(await own()).toMatchObject({ text: expect.stringContaining('Approve this reward?') })
    await ana.tap(await own(), 'Back')
    expect((await own()).buttons.map(({ text }) => text)).toEqual(['Approve', 'Reject'])

    await ana.tap(await own(), 'Reject')
    const { messageId } = await own()
    const confirm = (await own()).buttons[0]!.data
    await ana.tap(await own(), 'Yes, reject')
    expect((await own()).text).toMatch(/Rejected by @ana\. Takes effect in 60 seconds\.$/)
    expect(await ana.tap(await own(), 'Undo')).toBe('Undone.')
    expect((await own()).text).not.toContain('Rejected')

    await ana.tap(await own(), 'Approve')
    await ana.tap(await own(), 'Yes, approve')
    expect(await credits()).toBe(1)
    expect(await rui.pressData(messageId, confirm)).toBe('Already approved by @ana.')
    testApp.passTime(1.1)
    await Promise.all([
      jobs.runNow('apply decisions made in Telegram'),
      jobs.runNow('apply decisions made in Telegram'),
    ])
    expect(await credits()).toBe(3)
    expect(await own()).toMatchObject({ text: expect.stringMatching(/Approved by @ana\.$/), buttons: [] })
    expect(await rui.pressData(messageId, confirm)).toBe('Already approved by @ana.')
    expect(await rui.pressData(messageId, confirm.replace('yes:reject', 'undo'))).toMatch(/^Already approved by/)
    expect(await credits()).toBe(3)
  })

  test('takes both sides of a referral as one decision, also in the minute in which it can be undone', async () => {
    const [ana, rui] = [await operator(), await operator('rui')]
    const { db, clock } = testApp.deps
    const at = new Date(clock.now().getTime() - 50_000 * 60_000)
    const [referrerId, newcomerId] = [await someone(testApp.deps, 1), await someone(testApp.deps, 1)]
    const conversion = { conversion_id: randomUUID(), code: 'ABCD1234', referrer_id: referrerId, created_at: at }
    await db
      .insertInto('referral_conversions')
      .values({ ...conversion, user_id: newcomerId, reason: 'same_device', settled_at: null })
      .execute()
    await settleConversion(db, at, newcomerId)
    const own = async (one: Operator, userId: string) => {
      const reward = db.selectFrom('pending_credits').select('pending_id').where('user_id', '=', userId)
      const { pending_id } = await reward.executeTakeFirstOrThrow()
      return (await one.heard()).find(({ buttons }) => buttons.some(({ data }) => data.endsWith(pending_id)))!
    }
    const credits = async () =>
      Promise.all([referrerId, newcomerId].map(async (id) => (await balance(db, id, clock.now())).available))
    for (const one of [ana, rui]) await one.press('/pending')
    await rui.tap(await own(rui, referrerId), 'Reject')
    await ana.tap(await own(ana, newcomerId), 'Approve')
    await ana.tap(await own(ana, newcomerId), 'Yes, approve')
    expect(await rui.tap(await own(rui, referrerId), 'Yes, reject')).toBe('Already approved by @ana.')
    expect(await rui.tap(await own(rui, newcomerId), 'Reject')).toBe('Already approved by @ana.')
    expect(await ana.tap(await own(ana, newcomerId), 'Undo')).toBe('Undone.')
    await ana.tap(await own(ana, newcomerId), 'Approve')
    await ana.tap(await own(ana, newcomerId), 'Yes, approve')
    testApp.passTime(1.1)
    await jobs.runNow('apply decisions made in Telegram')
    expect(await credits()).toEqual([6, 4])
  })

  test.each([
    ['by the operator', async ({ write }: Operator) => write('/revoke')],
    [
      'in the admin area',
      async (_: Operator, token: string) =>
        admin.send('DELETE', operatorRoutes.revokeToken.path, { body: { token: token.split('.')[0]! } }),
    ],
  ])('applies no decision of the last minute whose token is revoked %s', async (_, revoke) => {
    const [ana, rui] = [somebody(), await operator('rui')]
    const token = await ana.token()
    await ana.write(`/start ${token}`)
    const { db, clock } = testApp.deps
    const decide = async (one: Operator, userId: string) => {
      const reward = db.selectFrom('pending_credits').select('pending_id').where('user_id', '=', userId)
      const { pending_id } = await reward.executeTakeFirstOrThrow()
      const own = async () =>
        (await one.heard()).find(({ buttons }) => buttons.some(({ data }) => data.endsWith(pending_id)))!
      await one.press('/pending')
      await one.tap(await own(), 'Approve')
      await one.tap(await own(), 'Yes, approve')
    }
    const [dropped, kept] = [await rewardOf(-30_000), await rewardOf(-29_999)]
    await decide(ana, dropped)
    await decide(rui, kept)
    await revoke(ana, token)
    testApp.passTime(1.1)
    await jobs.runNow('apply decisions made in Telegram')
    const credits = async (userId: string) => (await balance(db, userId, clock.now())).available
    expect([await credits(dropped), await credits(kept)]).toEqual([1, 3])
    await decide(rui, dropped)
    testApp.passTime(1.1)
    await jobs.runNow('apply decisions made in Telegram')
    expect(await credits(dropped)).toBe(3)
  })

  test('answers an unknown id without a change, one that is none without the database, and a stranger with nothing', async () => {
    const ana = await operator()
    const { db } = testApp.deps
    const rows = async () => [
      await db.selectFrom('pending_credits').selectAll().orderBy('pending_id').execute(),
      await db.selectFrom('bot_decisions').selectAll().execute(),
      await db.selectFrom('admin_audit').selectAll().orderBy('entry_id').execute(),
    ]
    const before = await rows()
    expect(await ana.pressData(1, `approve:${randomUUID()}`)).toBe('This reward was not found.')
    expect(await ana.pressData(1, `yes:approve:${randomUUID()}`)).toBe('This reward was not found.')
    expect(await ana.pressData(1, `undo:${randomUUID()}`)).toBe('This reward was not found.')
    for (const data of ['approve:1', `approve:${'-'.repeat(36)}`, 'yes:approve:%', 'page:x', ''])
      expect(await ana.pressData(1, data)).toBe('This button is not known.')
    expect(await rows()).toEqual(before)
    const eve = somebody()
    expect(await eve.pressData(1, `approve:${randomUUID()}`)).toBe('Your token has expired or was revoked.')
  })

  test('announces new rewards and due payouts to operators, once', async () => {
    const [ana, rui] = [await operator(), await operator('rui')]
    const { db, clock } = testApp.deps
    await jobs.runNow('announce in Telegram')
    await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' })
    const userId = await rewardOf(0)
    const payout = { user_id: userId, payout_id: randomUUID(), month: '2026-11-01', amount_cents: 2_550 }
    await db
      .insertInto('payouts')
      .values({ ...payout, state: 'due', created_at: clock.now() })
      .execute()
    await Promise.all([jobs.runNow('announce in Telegram'), jobs.runNow('announce in Telegram')])
    await jobs.runNow('announce in Telegram')
    for (const { heard } of [ana, rui])
      expect((await heard()).map(({ text }) => text)).toEqual([
        'A new reward is pending: /pending',
        'Payouts of 11/2026 are due: 1, 25.50 EUR in all. Export them in the admin area.',
      ])
  })

  test('counts every new reward in one announcement, however many wait', async () => {
    const ana = await operator()
    await jobs.runNow('announce in Telegram')
    await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' })
    await Promise.all(Array.from({ length: 210 }, () => rewardOf(0)))
    await jobs.runNow('announce in Telegram')
    await jobs.runNow('announce in Telegram')
    expect((await ana.heard()).map(({ text }) => text)).toEqual(['210 new rewards are pending: /pending'])
  })

  test('refuses an operator whose token was revoked, by the operator or in the admin area, or has expired', async () => {
    const ana = somebody()
    await ana.write(`/start ${await ana.token()}`)
    expect(await ana.write('/revoke')).toMatch(/is revoked/)
    expect(await ana.write('/today')).toBe(stranger)

    const again = await ana.token()
    await ana.write(`/start ${again}`)
    await admin.send('DELETE', operatorRoutes.revokeToken.path, { body: { token: again.split('.')[0]! } })
    expect(await ana.write('/today')).toBe(stranger)

    await ana.write(`/start ${await ana.token()}`)
    testApp.passTime(24 * 60)
    expect(await ana.write('/today')).toBe(stranger)
  })
})

test('the bot’s webhook is closed to whoever does not know its secret', async () => {
  const behindTls = await startTestApp([], 'https://numeria.example', sandbox.environment)
  const update = { update_id: 1, message: { message_id: 1, date: 1, chat: { id: 1, type: 'private' }, text: '/today' } }
  const send = (headers: object) =>
    behindTls.app.inject({ method: 'POST', url: botWebhookPath, payload: update, headers: { ...headers } })
  expect((await send({})).statusCode).toBe(401)
  expect((await send({ 'x-telegram-bot-api-secret-token': 'guess' })).statusCode).toBe(401)
  await behindTls.stop()
})
