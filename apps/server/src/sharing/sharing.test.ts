import { shareCaps, shareRewards, type ShareChannel, type ShareReply, type ShareStatus } from '@numeria/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balance, grant } from '../credits/credits.ts'
import { decidePending, pendingCredits } from '../credits/pending.ts'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'

let testApp: TestApp
const day = 24 * 60

beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost')
})
afterAll(async () => testApp.stop())

type Person = Awaited<ReturnType<typeof signedIn>>

/** A user whose account is more than a day old, signed in today. */
async function oldFriend(): Promise<Person> {
  const { userId } = await signedIn(testApp)
  testApp.passTime(2 * day)
  return signedIn(testApp, userId)
}

async function share({ browser }: Person, reason: string, delta: unknown = 2): Promise<ShareReply> {
  return (await browser.post('/api/credits/share', { body: { delta, reason } })).json<ShareReply>()
}

const creditsOf = async ({ userId }: Person): Promise<number> => (await balance(testApp.deps.db, userId)).available - 5

describe('a share', () => {
  test.each(Object.entries(shareRewards))('by %s brings %i, once a day', async (channel, credits) => {
    const ana = await oldFriend()
    expect(await share(ana, channel)).toEqual({ credited: credits, reason: expect.any(String) })
    expect(await share(ana, channel)).toMatchObject({ credited: 0, code: 'used_today', message: expect.any(String) })
    expect(await creditsOf(ana)).toBe(credits)
    testApp.passTime(day)
    expect(await share(ana, channel)).toMatchObject({ credited: credits })
  })

  test('is called what the person did', async () => {
    expect(await share(await oldFriend(), 'facebook')).toEqual({ credited: 2, reason: 'sharing on Facebook' })
  })

  test('is answered in the language of the page', async () => {
    const ana = await oldFriend()
    ana.browser.jar.set('language', 'pt')
    expect(await share(ana, 'facebook')).toEqual({ credited: 2, reason: 'partilhares no Facebook' })
    expect((await share(ana, 'facebook')).message).toMatch(/^Já ganhaste hoje/)
  })

  test('past six credits a day brings nothing, and what still fits does', async () => {
    const ana = await oldFriend()
    for (const channel of ['native', 'facebook', 'copy']) await share(ana, channel)
    expect(await share(ana, 'linkedin')).toMatchObject({ credited: 0, code: 'day_cap' })
    expect(await share(ana, 'image')).toMatchObject({ credited: 1 })
    expect(await share(ana, 'lucky')).toMatchObject({ credited: 0, code: 'day_cap' })
    expect(await creditsOf(ana)).toBe(6)
  })

  test('past twenty credits in seven days brings nothing until the first of them is over', async () => {
    const ana = await oldFriend()
    for (let count = 0; count < 3; count += 1) {
      for (const channel of ['native', 'facebook', 'linkedin']) await share(ana, channel)
      testApp.passTime(day)
    }
    const friend = await signedIn(testApp, ana.userId)
    expect(await share(friend, 'native')).toMatchObject({ credited: 2 })
    expect(await share(friend, 'copy')).toMatchObject({ credited: 0, code: 'week_cap' })
    testApp.passTime(3 * day)
    expect(await share(friend, 'copy')).toMatchObject({ credited: 0, code: 'week_cap' })
    testApp.passTime(day)
    expect(await share(friend, 'copy')).toMatchObject({ credited: 1 })
    expect(await creditsOf(ana)).toBe(shareCaps.creditsInSevenDays + 1)
  })

  test('by nobody who is signed in is refused', async () => {
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/credits/share', payload: { reason: 'copy' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the rewards that are announced', () => {
  const status = async ({ browser }: Person) => (await browser.get('/api/credits/share/status')).json<ShareStatus>()

  test('are what is left of today and of the seven days', async () => {
    const ana = await oldFriend()
    expect(await status(ana)).toEqual({ unrewarded: [], usedToday: [], creditsLeft: 6, isReviewed: false })
    for (const channel of ['native', 'copy']) await share(ana, channel)
    const { usedToday, creditsLeft } = await status(ana)
    expect([usedToday.toSorted(), creditsLeft]).toEqual([['copy', 'native'], 3])
    testApp.passTime(day)
    expect(await status(ana)).toMatchObject({ usedToday: [], creditsLeft: 6 })
  })

  test('say before the share that a new account’s reward is reviewed', async () => {
    const rui = await signedIn(testApp)
    expect(await status(rui)).toMatchObject({ isReviewed: true })
    expect(await share(rui, 'copy')).toMatchObject({ code: 'pending' })
  })
})

describe('a hundred shares at once', () => {
  test('through every way that brings two earn exactly the day’s six credits', async () => {
    const ana = await oldFriend()
    const ways = ['native', 'facebook', 'linkedin', 'email']
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => share(ana, ways[index % 4]!)))
    expect(replies.reduce((sum, { credited }) => sum + credited, 0)).toBe(6)
    expect(await creditsOf(ana)).toBe(6)
  })

  test('through one way earn its reward', async () => {
    const ana = await oldFriend()
    await Promise.all(Array.from({ length: 100 }, () => share(ana, 'facebook')))
    expect(await creditsOf(ana)).toBe(2)
  })
})

describe('in an account younger than a day', () => {
  test('a reward is set aside, said so, and credited when somebody approves it', async () => {
    const rui = await signedIn(testApp)
    expect(await share(rui, 'native')).toMatchObject({ credited: 0, code: 'pending', message: expect.any(String) })
    expect(await share(rui, 'native')).toMatchObject({ credited: 0, code: 'used_today' })
    expect(await creditsOf(rui)).toBe(0)
    const { db, clock } = testApp.deps
    const { pending } = await pendingCredits(db, { limit: 100 })
    const { id } = pending.find(({ userId }) => userId === rui.userId)!
    await decidePending(db, clock.now(), { id, decision: 'approve', by: 'ana@numeria.example' })
    expect(await creditsOf(rui)).toBe(2)
  })

  test('that bought something, a reward is credited at once', async () => {
    const rui = await signedIn(testApp)
    const { db, clock } = testApp.deps
    const price = { cents: 199, currency: 'eur' } as const
    const { userId } = rui
    await grant(db, clock.now(), {
      userId,
      source: 'pack',
      cause: 'purchase:1',
      credits: 30,
      paid: true,
      expiresAt: null,
      price,
    })
    expect(await share(rui, 'native')).toMatchObject({ credited: 2 })
  })
})

describe('whatever a browser sends', () => {
  test('as `delta`, the server credits its own amount or nothing', async () => {
    const ana = await oldFriend()
    const channels = Object.keys(shareRewards) as ShareChannel[]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...channels),
        fc.oneof(fc.constantFrom(-1, 0, 1e9, 2 ** 53, '2', 1.5, null), fc.jsonValue()),
        async (channel, delta) => {
          // A body with the key `__proto__` is refused.
          const { credited }: Partial<ShareReply> = await share(ana, channel, delta)
          expect([undefined, 0, shareRewards[channel]]).toContain(credited)
          expect(await creditsOf(ana)).toBeLessThanOrEqual(shareCaps.creditsADay)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('as a body, it is refused or credited by the table', async () => {
    const ana = await oldFriend()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue().map((value) => JSON.stringify(value)),
          fc.string(),
          fc.constantFrom(
            '{"reason":"__proto__"}',
            '{"reason":["copy"]}',
            '{"reason":"copy","userId":"x"}',
            '{"reason":"constructor"}',
          ),
        ),
        async (body) => {
          const answer = await ana.browser.post('/api/credits/share', {
            headers: { 'content-type': 'application/json' },
            body,
          })
          expect([400, 429]).toContain(answer.statusCode)
        },
      ),
      { numRuns: 100 },
    )
    expect(await creditsOf(ana)).toBe(0)
  })
})

describe('with a Facebook login of Facebook’s own', () => {
  const login = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }
  test.each([
    [{}, 0],
    [{ FACEBOOK_SHARE_REWARD: 'on' }, 2],
  ])('and %j a share on Facebook brings %i, and other shares what they always do', async (setting, credits) => {
    const withLogin = await startTestApp([], 'http://localhost', { ...login, ...setting })
    try {
      const { browser } = await signedIn(withLogin)
      withLogin.passTime(2 * day)
      const send = async (reason: string) =>
        (await browser.post('/api/credits/share', { body: { delta: 2, reason } })).json<ShareReply>()
      const status = (await browser.get('/api/credits/share/status')).json<ShareStatus>()
      expect(status.unrewarded).toEqual(credits === 0 ? ['facebook'] : [])
      const reply = await send('facebook')
      expect(reply.credited).toBe(credits)
      if (credits === 0) expect(reply).toMatchObject({ code: 'not_rewarded', message: expect.any(String) as string })
      expect(await send('linkedin')).toMatchObject({ credited: 2 })
    } finally {
      await withLogin.stop()
    }
  })
})
