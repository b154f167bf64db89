import { type ActiveTokens, operatorRoutes } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), 'operator@numeria.example', 'a quiet evening')
})
afterAll(() => testApp.stop())

async function logIn() {
  browser = createBrowser(testApp.app)
  const body = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await browser.post(operatorRoutes.adminLogin.path, { body })
}

const generate = (body: object) => browser.post(operatorRoutes.generateToken.path, { body })
const list = async () => (await browser.get(operatorRoutes.activeTokens.path)).json<ActiveTokens>()
const revoke = (token: unknown) => browser.send('DELETE', operatorRoutes.revokeToken.path, { body: { token } })

describe('a token for the bot', () => {
  test('is shown once, listed by its public part for 24 hours, and then gone', async () => {
    await logIn()
    const answer = await generate({ telegramUserId: 5_000_000_000, telegramUsername: '@ana' })
    const { token, instructions } = answer.json<{ token: string; instructions: string }>()
    expect(instructions).toContain('/start')
    expect(await list()).toEqual({
      count: 1,
      activeTokens: [
        {
          telegramUserId: 5_000_000_000,
          telegramUsername: 'ana',
          expiresAt: '2026-11-22T12:00:00.000Z',
          tokenPreview: `${token.split('.')[0]}…`,
        },
      ],
    })
    testApp.passTime(24 * 60)
    await logIn()
    expect(await list()).toEqual({ count: 0, activeTokens: [] })
  })

  test.each([
    ['telegramUserId', {}],
    ['telegramUserId', { telegramUserId: '17' }],
    ['telegramUserId', { telegramUserId: 0 }],
    ['telegramUserId', { telegramUserId: 1.5 }],
    ['telegramUserId', { telegramUserId: 2 ** 53 }],
    ['telegramUsername', { telegramUserId: 17, telegramUsername: 'a b' }],
    ['expiresAt', { telegramUserId: 17, expiresAt: '2099-01-01' }],
  ])('is refused with the name of the field: %s in %j', async (field, body) => {
    await logIn()
    expect((await generate(body)).json()).toMatchObject({ code: 'request.invalid', field })
  })

  test('is revoked by its public part to the letter, or by all of it, and by nothing else', async () => {
    await logIn()
    const made = await Promise.all(
      Array.from({ length: 3 }, async () => (await generate({ telegramUserId: 17 })).json<{ token: string }>().token),
    )
    const [first, second, third] = made as [string, string, string]
    const publicPart = first.split('.')[0]!
    const wrong = [
      '',
      '%',
      '_',
      '…',
      `${publicPart}…`,
      publicPart[0],
      publicPart.slice(0, 11),
      `${publicPart}%`,
      `${publicPart}.`,
    ]
    const swapped = `${publicPart}.${second.split('.')[1]}`
    for (const text of [...wrong, '_'.repeat(12), swapped]) {
      expect((await revoke(text)).statusCode).toBe(404)
      expect((await list()).count).toBe(3)
    }
    expect((await revoke(null)).statusCode).toBe(400)
    expect((await revoke(publicPart)).statusCode).toBe(204)
    expect((await revoke(publicPart)).statusCode).toBe(404)
    expect((await revoke(second)).statusCode).toBe(204)
    expect((await list()).activeTokens.map(({ tokenPreview }) => tokenPreview)).toEqual([`${third.split('.')[0]}…`])
  })
})
