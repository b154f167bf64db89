import { routes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { operatorDesk } from '../admin/operator-desk.ts'
import { balance } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import { JobRunner } from '../platform/job-runner.ts'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { botJobs, botWebhookPath } from './bot.jobs.ts'

type Sent = { chatId: number; messageId: number; text: string; buttons: { text: string; data: string }[] }

let sandbox: Sandbox
let testApp: TestApp
let jobs: JobRunner
let admin: ReturnType<typeof createBrowser>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  jobs = new JobRunner(testApp.deps, botJobs(testApp.deps, operatorDesk(testApp.deps)))
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), 'operator@numeria.example', 'a quiet evening')
  admin = createBrowser(testApp.app)
  await admin.post(routes.adminLogin.path, { body: { email: 'operator@numeria.example', password: 'a quiet evening' } })
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
function somebody() {
  const from = { id: randomInt(1, 2 ** 40), username: 'ana' }
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
    token: async () => {
      const body = { telegramUserId: from.id, telegramUsername: '@ana' }
      return (await admin.post(routes.generateToken.path, { body })).json<{ token: string }>().token
    },
  }
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
    const trail = (await admin.get(routes.adminAudit.path)).json<{ actor: string; action: string }[]>()
    expect(trail).toContainEqual(
      expect.objectContaining({ actor: `telegram:${eve.from.id}`, action: 'telegram.refused' }),
    )
    expect(testApp.log()).not.toContain(secret)
  })

  test('shows what is pending and approves it by a button, once', async () => {
    const ana = somebody()
    await ana.write(`/start ${await ana.token()}`)
    const { db, clock } = testApp.deps
    const userId = await someone(testApp.deps, 1)
    const reward = { userId, source: 'share', cause: 'share:test', credits: 2, reason: 'young_account' } as const
    await setAside(db, clock.now(), reward)
    await ana.write('/pending')
    const withButtons = async () => (await ana.heard()).find(({ buttons }) => buttons.length === 2)
    await expect.poll(withButtons, { timeout: 10_000 }).toBeDefined()
    const { messageId, buttons, text } = (await withButtons())!
    expect(text).toBe(`+2 credits for ${userId}@example.com (young_account)`)
    const press = (data: string) => telegram('press', { from: ana.from, messageId, data })
    await press(buttons[0]!.data)
    await expect
      .poll(async () => (await ana.heard()).find((sent) => sent.messageId === messageId)?.text, { timeout: 10_000 })
      .toContain('APPROVED')
    await press(buttons[1]!.data)
    await expect
      .poll(async () => (await telegram()).answers, { timeout: 10_000 })
      .toEqual(['This is approved.', 'This is approved.'])
    expect(await balance(db, userId, clock.now())).toMatchObject({ available: 3 })
    const eve = somebody()
    await telegram('press', { from: eve.from, messageId, data: buttons[0]!.data })
    await expect
      .poll(async () => (await telegram()).answers.at(-1), { timeout: 10_000 })
      .toBe('Your token has expired or was revoked.')
  })

  test('knows nobody any more whose token was revoked, by themselves or in the admin area, or whose day is over', async () => {
    const ana = somebody()
    await ana.write(`/start ${await ana.token()}`)
    expect(await ana.write('/revoke')).toMatch(/is revoked/)
    expect(await ana.write('/today')).toBe(stranger)

    const again = await ana.token()
    await ana.write(`/start ${again}`)
    await admin.send('DELETE', routes.revokeToken.path, { body: { token: again.split('.')[0]! } })
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
