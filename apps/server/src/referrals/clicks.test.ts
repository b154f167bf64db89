import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { firefox, iphone, newAddress, newPlace, useReferrals } from './test-referrals.ts'
import { deleteVisitors } from './visitor.ts'

const { world, browserAt, referrer, codes } = useReferrals()

const clicksOf = async ({ browser }: Awaited<ReturnType<typeof referrer>>): Promise<number> =>
  (await codes(browser))[0]!.clicks

describe('a page opened by a link', () => {
  test('counts once a day for each visitor and code', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const place = newPlace()
    for (const page of ['/', '/pricing', '/lucky']) await browserAt(place).open(`${page}?ref=${ana.code}`)
    await browserAt(place).open(`/?ref=${eva.code}`)
    expect([await clicksOf(ana), await clicksOf(eva)]).toEqual([1, 1])
    await browserAt({ ...place, agent: iphone }).open(`/?ref=${ana.code}`)
    await browserAt({ ...place, address: newAddress() }).open(`/?ref=${ana.code}`)
    expect(await clicksOf(ana)).toBe(3)
    world.testApp.passTime(24 * 60)
    await browserAt(place).open(`/?ref=${ana.code}`)
    const again = browserAt(ana.place)
    await again.logIn(await emailOf(ana.id))
    expect((await codes(again))[0]!.clicks).toBe(4)
  })

  test('counts once however many times at once', async () => {
    const ana = await referrer()
    const place = newPlace()
    await Promise.all(Array.from({ length: 100 }, () => browserAt(place).open(`/?ref=${ana.code}`)))
    expect(await clicksOf(ana)).toBe(1)
  })

  test('by a share of somebody without a code makes one code, however many open it at once', async () => {
    const ana = browserAt(newPlace())
    const { id } = await ana.logIn()
    const answers = await Promise.all(Array.from({ length: 30 }, () => browserAt(newPlace()).open(`/?ref=${id}`)))
    await expect.poll(() => codes(ana)).toMatchObject([{ clicks: 30 }])
    expect(answers.filter(({ cookies }) => cookies.length === 1)).toHaveLength(30)
  })

  test.each([
    ['was chosen', 'AAAAAAAA'],
    ['was counted', null],
  ])('by a share counts although a crash came after the first code %s and before it was made', async (_what, first) => {
    const { db } = world.testApp.deps
    const ana = browserAt(newPlace())
    const { id } = await ana.logIn()
    const owner = db.selectFrom('users').select('user_id').where('public_id', '=', id)
    await db.updateTable('referrers').set({ codes: 1, first_code: first }).where('user_id', '=', owner).execute()
    await browserAt(newPlace()).open(`/?ref=${id}`)
    expect(await codes(ana)).toMatchObject([{ clicks: 1 }])
  })

  test('by a share whose chosen code is somebody else’s gets another', async () => {
    const { db } = world.testApp.deps
    const eva = await referrer()
    const ana = browserAt(newPlace())
    const { id } = await ana.logIn()
    const owner = db.selectFrom('users').select('user_id').where('public_id', '=', id)
    await db.updateTable('referrers').set({ codes: 1, first_code: eva.code }).where('user_id', '=', owner).execute()
    await browserAt(newPlace()).open(`/?ref=${id}`)
    expect([(await codes(ana))[0]!.clicks, await clicksOf(eva)]).toEqual([1, 0])
  })

  test('counts sixty a minute of one address, whatever its browsers call themselves, and each of them remembers', async () => {
    const ana = await referrer()
    const { address } = newPlace()
    for (let number = 0; number < 70; number += 1) {
      const answer = await browserAt({ address, agent: `${firefox} ${number}` }).open(`/?ref=${ana.code}`)
      expect(answer.cookies).toMatchObject([{ value: ana.code }])
    }
    expect(await clicksOf(ana)).toBe(60)
  })

  test('counts a hundred a day of one address and code, whatever its browsers call themselves', async () => {
    const { db } = world.testApp.deps
    const [ana, eva] = [await referrer(), await referrer()]
    const { address } = newPlace()
    await browserAt({ address, agent: firefox }).open(`/?ref=${ana.code}`)
    await db.updateTable('referral_click_addresses').set({ clicks: 99 }).where('code', '=', ana.code).execute()
    for (const number of [1, 2, 3])
      await browserAt({ address, agent: `${firefox} ${number}` }).open(`/?ref=${ana.code}`)
    await browserAt({ address, agent: firefox }).open(`/?ref=${eva.code}`)
    await browserAt(newPlace()).open(`/?ref=${ana.code}`)
    expect([await clicksOf(ana), await clicksOf(eva)]).toEqual([3, 1])
    world.testApp.passTime(24 * 60)
    await deleteVisitors(db, world.testApp.deps.clock.now())
    expect(await db.selectFrom('referral_click_addresses').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('referral_click_visitors').selectAll().execute()).toEqual([])
  })

  test('takes no more rows that stay, however many visitors come', async () => {
    const { db } = world.testApp.deps
    const ana = await referrer()
    for (let number = 0; number < 20; number += 1) await browserAt(newPlace()).open(`/?ref=${ana.code}&sub_id=a`)
    const kept = await db.selectFrom('referral_clicks').select('clicks').where('code', '=', ana.code).execute()
    const sources = db.selectFrom('referral_click_sources').select('clicks').where('code', '=', ana.code)
    expect([kept, await sources.execute()]).toEqual([[{ clicks: 20 }], [{ clicks: 20 }]])
  })

  test('counts when a worker of the page asks for it', async () => {
    const ana = await referrer()
    const byWorker = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }
    const answer = await browserAt(newPlace()).open(`/?ref=${ana.code}`, byWorker)
    expect(answer.cookies).toMatchObject([{ value: ana.code }])
    expect(await clicksOf(ana)).toBe(1)
  })

  test('sets a cookie for thirty days that no script reads, and the answer is for no cache', async () => {
    const ana = await referrer()
    const answer = await browserAt(newPlace()).open(`/?ref=${ana.code}`)
    expect(answer.cookies).toEqual([
      { name: 'numeria-ref', value: ana.code, maxAge: 30 * 86_400, path: '/', httpOnly: true, sameSite: 'Lax' },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a messenger that shows a preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody who says who they are', { 'user-agent': '' }],
    ['a browser that fetches in advance', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older one that does', { purpose: 'prefetch' }],
    ['a page that shows it as a picture', { 'sec-fetch-dest': 'image' }],
    ['a page that shows it in a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['a script in a page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ])('by %s counts nothing and sets no cookie', async (_who, headers) => {
    const ana = await referrer()
    const answer = await browserAt(newPlace()).open(`/?ref=${ana.code}`, headers)
    expect(answer.cookies).toEqual([])
    expect(await clicksOf(ana)).toBe(0)
  })

  test('asked for by HEAD counts nothing', async () => {
    const ana = await referrer()
    const headers = { 'user-agent': firefox, 'x-forwarded-for': newAddress() }
    const answer = await world.testApp.app.inject({ method: 'HEAD', url: `/?ref=${ana.code}`, headers })
    expect(answer.cookies).toEqual([])
    expect(await clicksOf(ana)).toBe(0)
  })

  test.each([
    'guest',
    '00000000',
    '',
    'x'.repeat(10_000),
    "' or 1=1 --",
    'AAAAAAAAAAAAAAAAAAAAAA',
    '%00%00%00%00%00%00%00%00',
  ])('with the ref %j counts nothing and sets no cookie', async (ref) => {
    const before = await rows()
    const answer = await browserAt(newPlace()).open(`/?ref=${ref}`)
    expect(answer.cookies).toEqual([])
    expect(answer.statusCode).toBeLessThan(500)
    expect(await rows()).toBe(before)
  })

  test('of the API or of a file counts nothing', async () => {
    const ana = await referrer()
    for (const path of ['/api/config', '/favicon.svg', '/assets/main.js'])
      await browserAt(newPlace()).open(`${path}?ref=${ana.code}`)
    expect(await clicksOf(ana)).toBe(0)
  })

  test('comes although the click cannot be counted', async () => {
    const ana = await referrer()
    const { owner } = world.testApp
    await sql`alter table referral_clicks rename to elsewhere`.execute(owner)
    const answer = await browserAt(newPlace()).open(`/api/../?ref=${ana.code}`)
    await sql`alter table elsewhere rename to referral_clicks`.execute(owner)
    expect(answer.statusCode).toBe((await browserAt(newPlace()).open('/')).statusCode)
    expect(answer.cookies).toMatchObject([{ name: 'numeria-ref', value: ana.code }])
  })
})

describe('who clicked', () => {
  test('is written down nowhere: no address, and no browser', async () => {
    const ana = await referrer()
    const visitor = { address: '198.51.100.77', agent: 'Mozilla/5.0 (Someone’s own browser) Gecko/1' }
    await browserAt(visitor).open(`/?ref=${ana.code}`)
    const everything = await world.testApp.everyRow()
    expect(everything).not.toContain('198.51.100')
    expect(everything).not.toContain('own browser')
  })

  test('cannot be found out once the day is over: its salt is deleted', async () => {
    const { db, clock } = world.testApp.deps
    const ana = await referrer()
    await browserAt(newPlace()).open(`/?ref=${ana.code}`)
    const today = clock.now().toISOString().slice(0, 10)
    const days = async () => (await db.selectFrom('visitor_salts').select('day').execute()).map(({ day }) => day)
    expect(await days()).toContain(today)
    await deleteVisitors(db, clock.now())
    expect(await days()).toEqual([today])
    world.testApp.passTime(24 * 60)
    await deleteVisitors(db, clock.now())
    expect(await days()).toEqual([])
  })
})

async function rows(): Promise<number> {
  const { db } = world.testApp.deps
  const { count } = await db
    .selectFrom('referral_click_visitors')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function emailOf(publicId: string): Promise<string> {
  const users = world.testApp.deps.db.selectFrom('users').select('email').where('public_id', '=', publicId)
  return (await users.executeTakeFirstOrThrow()).email
}
