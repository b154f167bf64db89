import { describe, expect, test } from 'vitest'
import { decidePending, pendingCredits } from '../credits/pending.ts'
import { saveMode } from './mode.ts'
import { followDecisions } from './referrer-rewards.ts'
import { newPlace, useReferrals } from './test-referrals.ts'

const { world, browserAt, referrer, comesBy, codes, conversions, creditsOf, newCode } = useReferrals()

async function userIdOf(publicId: string): Promise<string> {
  const { db } = world.testApp.deps
  const users = db.selectFrom('users').select('user_id').where('public_id', '=', publicId)
  return (await users.executeTakeFirstOrThrow()).user_id
}

async function decideAll(publicId: string, decision: 'approve' | 'reject') {
  const { db, clock } = world.testApp.deps
  const userId = await userIdOf(publicId)
  for (const { id, userId: owner } of (await pendingCredits(db, { limit: 1_000 })).pending)
    if (owner === userId) await decidePending(db, clock.now(), { id, decision, by: 'ana@numeria.example' })
  await followDecisions(db)
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
    expect(answers.find(({ statusCode }) => statusCode !== 200)!.json()).toMatchObject({
      code: 'referrals.enough_codes',
    })
    expect(await codes(browser)).toHaveLength(20)
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

describe('a conversion is looked at first', () => {
  const pending = (reason: string) => [{ state: 'pending', reason, credits: 5, cents: 0 }]

  test('when it comes from the referrer’s own address', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code, { ...ana.place, agent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' })
    expect(rui.credits).toBe(5)
    expect(await creditsOf(ana.browser)).toBe(5)
    expect(await conversions(ana.browser)).toMatchObject(pending('same_address'))
  })

  test('when it comes from the same browser somewhere else in the same network', async () => {
    const ana = await referrer({ address: '200.1.2.3', agent: 'Mozilla/5.0 (Ana’s very own)' })
    await comesBy(ana.code, { address: '200.1.77.8', agent: ana.place.agent })
    expect(await conversions(ana.browser)).toMatchObject(pending('same_device'))
  })

  test('when the referrer is still signed in at that browser', async () => {
    const ana = await referrer()
    await ana.browser.open(`/?ref=${ana.code}`)
    await ana.browser.logIn()
    const again = browserAt(newPlace())
    await again.logIn((await emailOf(ana.id))!)
    expect(await conversions(again)).toMatchObject(pending('same_device'))
  })

  test('when the address is the referrer’s mailbox in another spelling', async () => {
    const ana = await referrer(newPlace(), 'ana.maria.silva@gmail.com')
    await comesBy(ana.code, newPlace(), 'anamariasilva+two@googlemail.com')
    expect(await conversions(ana.browser)).toMatchObject(pending('same_mailbox'))
  })

  test('when the mailbox is one to throw away', async () => {
    const ana = await referrer()
    await comesBy(ana.code, newPlace(), 'somebody@mailinator.com')
    expect(await conversions(ana.browser)).toMatchObject(pending('disposable_mail'))
  })

  test('when a code brought more than ten people in a day; the new person gets the welcome at once', async () => {
    const ana = await referrer()
    const people = []
    for (let count = 0; count < 11; count += 1) people.push(await comesBy(ana.code))
    expect(people.map(({ credits }) => credits)).toEqual(Array(11).fill(8))
    expect(await creditsOf(ana.browser)).toBe(5 + 50)
    expect(await codes(ana.browser)).toMatchObject([{ clicks: 11, conversions: 10, totalEarnings: 5 }])
    expect((await conversions(ana.browser)).filter(({ reason }) => reason === 'too_many')).toHaveLength(1)
  })

  test('and approved brings both sides what it would have brought', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code, ana.place)
    await decideAll(ana.id, 'approve')
    await decideAll(rui.id, 'approve')
    expect(await creditsOf(ana.browser)).toBe(10)
    expect(await creditsOf(rui.browser)).toBe(8)
    expect(await conversions(ana.browser)).toMatchObject([{ state: 'rewarded', reason: 'same_address' }])
    expect(await codes(ana.browser)).toMatchObject([{ conversions: 1 }])
  })

  test('and rejected brings nothing, for money as for credits', async () => {
    const ana = await referrer()
    const { db } = world.testApp.deps
    const userId = await userIdOf(ana.id)
    await saveMode(db, userId, 'cash')
    await comesBy(ana.code, ana.place)
    const earnings = () => db.selectFrom('referral_earnings').select('state').where('user_id', '=', userId).execute()
    expect(await earnings()).toEqual([{ state: 'pending' }])
    await decideAll(ana.id, 'reject')
    expect(await earnings()).toEqual([{ state: 'refused' }])
    expect(await conversions(ana.browser)).toMatchObject([{ state: 'refused', cents: 50 }])
    expect(await codes(ana.browser)).toMatchObject([{ conversions: 0, totalEarnings: 0 }])
  })
})
