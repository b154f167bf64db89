import { describe, expect, test } from 'vitest'
import { saveMode } from './mode.ts'
import { newPlace, useReferrals } from './test-referrals.ts'

const { world, browserAt, referrer, comesBy, codes, conversions, creditsOf, newCode } = useReferrals()

async function userIdOf(publicId: string): Promise<string> {
  const { db } = world.testApp.deps
  const users = db.selectFrom('users').select('user_id').where('public_id', '=', publicId)
  return (await users.executeTakeFirstOrThrow()).user_id
}

describe('a code', () => {
  test('is eight characters that nobody misreads, in a link to our first page', async () => {
    const { browser } = await referrer()
    const { link } = (await browser.post('/api/referral/create')).json<{ link: string }>()
    expect(link).toMatch(/^http:\/\/localhost:4511\/\?ref=[0-9A-HJKMNP-TV-Z]{8}$/)
  })

  test('is listed oldest first, with nothing yet', async () => {
    const { browser, code } = await referrer()
    world.testApp.passTime(1)
    const second = await newCode(browser)
    const nothing = {
      clicks: 0,
      conversions: 0,
      totalEarnings: 0,
      id: expect.any(String),
      createdAt: expect.any(String),
    }
    expect(await codes(browser)).toEqual([
      { ...nothing, code },
      { ...nothing, code: second },
    ])
  })

  test('is one of twenty at most, however many are asked for at once', async () => {
    const { browser } = await referrer()
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser.post('/api/referral/create')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
    // Past the twenty some calls are refused for the number of codes, and some for the number of calls.
    const refusals = answers
      .filter(({ statusCode }) => statusCode !== 200)
      .map((answer) => answer.json<{ code: string }>().code)
    expect(new Set(refusals)).toEqual(new Set(['referrals.enough_codes', 'request.too_fast']))
    expect(await codes(browser)).toHaveLength(20)
  })

  test('that was counted before a crash is made by the next call, and costs none of the twenty', async () => {
    const { browser, id } = await referrer()
    const userId = await userIdOf(id)
    const { db } = world.testApp.deps
    const left = { codes: 19, making: ['AAAAAAAB'] }
    await db.updateTable('referrers').set(left).where('user_id', '=', userId).execute()
    const made = await newCode(browser)
    expect((await codes(browser)).map(({ code }) => code)).toEqual(expect.arrayContaining(['AAAAAAAB', made]))
    expect((await browser.post('/api/referral/create')).json()).toMatchObject({ code: 'referrals.enough_codes' })
    const { making } = await db
      .selectFrom('referrers')
      .select('making')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(making).toEqual([])
  })

  test('is nobody else’s to see', async () => {
    await referrer()
    expect(await codes((await referrer()).browser)).toHaveLength(1)
    expect((await browserAt(newPlace()).open('/api/referrals')).statusCode).toBe(401)
  })
})

describe('somebody new who comes by a link', () => {
  test('gets 3 credits more, and the referrer 5', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code)
    expect(rui.credits).toBe(8)
    expect(await creditsOf(ana.browser)).toBe(10)
    expect(await codes(ana.browser)).toMatchObject([{ clicks: 1, conversions: 1, totalEarnings: 0.5 }])
    expect(await conversions(ana.browser)).toEqual([
      {
        id: expect.any(String),
        code: ana.code,
        createdAt: expect.any(String),
        state: 'rewarded',
        reason: null,
        credits: 5,
        cents: 0,
      },
    ])
  })

  test('has no cookie of it any more, and a later link changes nothing', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const rui = await comesBy(ana.code)
    expect([...rui.browser.jar.keys()]).not.toContain('numeria-ref')
    await rui.browser.open(`/?ref=${eva.code}`)
    await rui.browser.logIn(rui.email)
    expect(await creditsOf(rui.browser)).toBe(8)
    expect(await creditsOf(eva.browser)).toBe(5)
  })

  test('counts for the last link that was opened', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const browser = browserAt(newPlace())
    await browser.open(`/?ref=${ana.code}`)
    await browser.open(`/pricing?ref=${eva.code.toLowerCase()}`)
    await browser.open('/?ref=guest')
    await browser.open('/?ref=00000000')
    await browser.logIn()
    expect(await creditsOf(ana.browser)).toBe(5)
    expect(await creditsOf(eva.browser)).toBe(10)
  })

  test('by what somebody shared counts for the sharer’s first code, which is made where there is none', async () => {
    const ana = browserAt(newPlace())
    const { id } = await ana.logIn()
    const rui = await comesBy(id)
    expect(rui.credits).toBe(8)
    expect(await codes(ana)).toMatchObject([{ clicks: 1, conversions: 1 }])
    world.testApp.passTime(1)
    await newCode(ana)
    await comesBy(id)
    expect(await codes(ana)).toMatchObject([{ conversions: 2 }, { conversions: 0 }])
  })

  test('earns the referrer 50 cents in place of credits where they chose money', async () => {
    const ana = await referrer()
    const { db } = world.testApp.deps
    const userId = await userIdOf(ana.id)
    await saveMode(db, userId, 'cash')
    expect((await comesBy(ana.code)).credits).toBe(8)
    expect(await creditsOf(ana.browser)).toBe(5)
    const earnings = await db.selectFrom('referral_earnings').selectAll().where('user_id', '=', userId).execute()
    expect(earnings).toMatchObject([{ cents: 50, state: 'earned' }])
    expect(await conversions(ana.browser)).toMatchObject([{ state: 'rewarded', credits: 0, cents: 50 }])
  })

  test('and refers the one who brought them later is nobody new: both were rewarded once', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code)
    const back = await newCode(rui.browser)
    await ana.browser.open(`/?ref=${back}`)
    await ana.browser.logIn((await emailOf(ana.id))!)
    expect(await creditsOf(rui.browser)).toBe(8)
  })
})

async function emailOf(publicId: string): Promise<string | undefined> {
  const users = world.testApp.deps.db.selectFrom('users').select('email').where('public_id', '=', publicId)
  return (await users.executeTakeFirst())?.email
}

describe('somebody with an account', () => {
  test('who opens a link is no conversion', async () => {
    const ana = await referrer()
    const browser = browserAt(newPlace())
    const { email } = await browser.logIn()
    await browser.open(`/?ref=${ana.code}`)
    await browser.logIn(email)
    expect(await creditsOf(browser)).toBe(5)
    expect(await codes(ana.browser)).toMatchObject([{ clicks: 1, conversions: 0 }])
  })

  test('who opens their own link is no conversion', async () => {
    const ana = await referrer()
    await ana.browser.open(`/?ref=${ana.code}`)
    await ana.browser.logIn((await emailOf(ana.id))!)
    expect(await creditsOf(ana.browser)).toBe(5)
    expect(await conversions(ana.browser)).toEqual([])
  })
})
