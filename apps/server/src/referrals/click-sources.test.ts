import { routes, type ClickSources } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { deleteClickSources } from './click-sources.ts'
import { newPlace, useReferrals } from './test-referrals.ts'

const { world, referrer, browserAt } = useReferrals()
type Person = Awaited<ReturnType<typeof referrer>>
const sourcesOf = async ({ browser }: Person) => (await browser.open(routes.clickSources.path)).json<ClickSources>()
const visit = (code: string, query: string, place = newPlace()) => browserAt(place).open(`/?ref=${code}&${query}`)

describe('what a link says of a campaign', () => {
  test('is kept for each counted click and shown as counts to the owner of the code alone', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    await visit(
      ana.code,
      'utm_source=Blog&utm_medium=text&utm_campaign=spring%20sale&utm_term=moon&utm_content=Banner-2&sub_id=a-17',
    )
    await visit(
      ana.code,
      'utm_source=blog&utm_medium=text&utm_campaign=spring+sale&utm_term=Moon&utm_content=banner-2&sub_id=a-17',
    )
    const place = newPlace()
    await visit(ana.code, 'sub_id=b', place)
    await visit(ana.code, 'sub_id=b', place)
    await visit(ana.code, '')
    const none = { source: null, medium: null, campaign: null, term: null, content: null, subId: null }
    expect(await sourcesOf(ana)).toEqual([
      {
        code: ana.code,
        source: 'blog',
        medium: 'text',
        campaign: 'spring-sale',
        term: 'moon',
        content: 'banner-2',
        subId: 'a-17',
        clicks: 2,
      },
      { ...none, code: ana.code, subId: 'b', clicks: 1 },
    ])
    expect(await sourcesOf(eva)).toEqual([])
  })

  test.each([
    'ana%40example.com',
    '%2B351912345678',
    '912-345-678',
    '351a912b345c678',
    '19900714',
    '1990-07-14',
    'ana.silva',
    'ana-silva-gmail-com',
    'ana-at-example-com',
    'ana_silva_at_example_com',
    'ana%C2%A0silva',
    'ana%40example%EF%BC%8Ecom',
    '%EF%BC%91%EF%BC%92%EF%BC%93',
    '%E2%84%AAaren',
    'ana%E2%80%8Bsilva',
    '203.0.113.7',
    '550e8400-e29b-41d4-a716-446655440000',
    'd41d8cd98f00b204e9800998ecf8427e',
    'x'.repeat(33),
    '%3Cscript%3E',
    'jo%C3%A3o',
    '%00',
    "'%20or%201=1",
  ])('is left out where it could be of a person, or is no word: %s', async (value) => {
    const ana = await referrer()
    await visit(
      ana.code,
      `utm_source=${value}&utm_medium=${value}&utm_campaign=${value}&utm_term=${value}&utm_content=${value}&sub_id=${value}`,
    )
    expect(await sourcesOf(ana)).toEqual([])
    const stored = await world.testApp.deps.db.selectFrom('referral_click_sources').selectAll().execute()
    expect(stored.filter(({ code }) => code === ana.code)).toEqual([])
  })

  test.each(['ana%20silva', 'Ana-Silva', 'ana_silva', '12345', 'banner-1234', 'ana2silva'])(
    'is left out of a term and a content that could be a name or a number of a person: %s',
    async (value) => {
      const ana = await referrer()
      await visit(ana.code, `utm_term=${value}&utm_content=${value}`)
      expect(await sourcesOf(ana)).toEqual([])
    },
  )

  test('is told apart for fifty sources a day, and for the first five of one address; all others are counted together', async () => {
    const ana = await referrer()
    const place = newPlace()
    for (let number = 1; number <= 7; number += 1)
      await visit(ana.code, `sub_id=a${number}`, { ...place, agent: `${place.agent} ${number}` })
    for (let number = 1; number <= 50; number += 1) await visit(ana.code, `sub_id=b${number}`)
    await visit(ana.code, 'sub_id=b1')
    const rows = await sourcesOf(ana)
    const bySubId = new Map(rows.map(({ subId, clicks }) => [subId, clicks]))
    expect(rows).toHaveLength(51)
    expect([bySubId.get('a5'), bySubId.get('a6'), bySubId.get('b45'), bySubId.get('b46')]).toEqual([
      1,
      undefined,
      1,
      undefined,
    ])
    expect([bySubId.get('b1'), bySubId.get(null)]).toEqual([2, 7])
    world.testApp.passTime(24 * 60)
    await visit(ana.code, 'sub_id=b46')
    const again = browserAt(ana.place)
    await again.logIn(ana.email)
    const tomorrow = (await again.open(routes.clickSources.path)).json<ClickSources>()
    expect(tomorrow.find(({ subId }) => subId === 'b46')).toMatchObject({ clicks: 1 })
  })

  test('is deleted after 90 days, and the click still counts', async () => {
    const ana = await referrer()
    await visit(ana.code, 'utm_source=blog')
    const later = (days: number) => new Date(world.testApp.deps.clock.now().getTime() + days * 86_400_000)
    await deleteClickSources(world.testApp.deps.db, later(90))
    expect(await sourcesOf(ana)).toHaveLength(1)
    await deleteClickSources(world.testApp.deps.db, later(91))
    expect(await sourcesOf(ana)).toEqual([])
    const { clicks } = await world.testApp.deps.db
      .selectFrom('referral_codes')
      .select('clicks')
      .where('code', '=', ana.code)
      .executeTakeFirstOrThrow()
    expect(clicks).toBe(1)
  })
})
