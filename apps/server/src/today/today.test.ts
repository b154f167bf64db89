import { routes, type Today } from '@numeria/contract'
import { personalDay, personalMonth, personalYear } from '@numeria/numerology'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUser, rememberMentioned } from '../accounts/accounts.ts'
import { balance } from '../credits/credits.ts'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'

const ada = { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' }
const birth = { year: 1990, month: 7, day: 14 }
const { path } = routes.today

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:4502')))
afterAll(() => testApp.stop())

/** Moves the clock forward to a moment. */
function waitUntil(moment: string): void {
  const minutes = (Date.parse(moment) - testApp.deps.clock.now().getTime()) / 60_000
  if (minutes < 0) throw new Error(`${moment} is past`)
  testApp.passTime(minutes)
}

async function personIn(timeZone?: string) {
  const person = await signedIn(testApp)
  await person.browser.patch(routes.saveProfile.path, { body: ada })
  if (timeZone !== undefined) {
    const saved = await person.browser.patch(routes.savePreferences.path, { body: { timeZone } })
    expect(saved.json()).toMatchObject({ user: { timeZone } })
  }
  return {
    ...person,
    today: async (query = '', headers: Record<string, string> = {}) =>
      (await person.browser.get(path + query, { headers })).json<Today>(),
  }
}

describe('the numbers of the day', () => {
  test('are the Personal Day, Month and Year of the engine, each with its sentence, and cost nothing', async () => {
    const { today, userId } = await personIn('Europe/Lisbon')
    const before = await balance(testApp.deps.db, userId)
    const { on, timeZone, day, month, year } = await today()
    expect([on, timeZone]).toEqual(['2026-11-21', 'Europe/Lisbon'])
    expect(day.value).toBe(personalDay(birth, { year: 2026, month: 11, day: 21 }).value)
    expect(month.value).toBe(personalMonth(birth, { year: 2026, month: 11 }).value)
    expect(year.value).toBe(personalYear(birth, 2026).value)
    expect(year).toMatchObject({ title: expect.any(String), sentence: expect.stringMatching(/\.$/) })
    expect(await balance(testApp.deps.db, userId)).toEqual(before)
  })

  test('are written in the language of the page and in the wanted tone', async () => {
    const { today } = await personIn()
    const [mystic, pragmatic, portuguese] = [
      await today(),
      await today('?tone=pragmatic'),
      await today('', { 'accept-language': 'pt-PT,pt;q=0.9' }),
    ]
    expect(pragmatic.day.value).toBe(mystic.day.value)
    expect(new Set([mystic, pragmatic, portuguese].map(({ day }) => day.sentence)).size).toBe(3)
  })

  test('need a birth date alone, and take one that was said in the chat', async () => {
    const { browser, userId } = await signedIn(testApp)
    const refused = await browser.get(path)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'today.birth_date_missing'])
    const user = (await findUser(testApp.deps.db, userId))!
    await rememberMentioned(testApp.deps.db, user, { birthDate: '2015-07-14', fullName: null })
    expect((await browser.get(path)).statusCode).toBe(409)
    await rememberMentioned(testApp.deps.db, user, { birthDate: ada.birthDate, fullName: null })
    expect((await browser.get(path)).statusCode).toBe(200)
  })

  test.each(['Mars/Olympus', '+01:00', 'Europe/Lisbon; drop table users', ''])(
    'are not counted in “%s”, which is no time zone',
    async (timeZone) => {
      const { browser } = await signedIn(testApp)
      const refused = await browser.patch(routes.savePreferences.path, { body: { timeZone } })
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ code: 'request.invalid', field: 'timeZone' })
    },
  )

  test('leave a saved currency as it is when the time zone is saved', async () => {
    const { browser } = await signedIn(testApp)
    await browser.patch(routes.savePreferences.path, { body: { currency: 'usd' } })
    const saved = await browser.patch(routes.savePreferences.path, { body: { timeZone: 'Asia/Tokyo' } })
    expect(saved.json()).toMatchObject({ user: { currency: 'usd', gotCurrency: true, timeZone: 'Asia/Tokyo' } })
    expect((await browser.patch(routes.savePreferences.path, { body: {} })).statusCode).toBe(400)
  })
})

describe('the day changes at local midnight', () => {
  // Of each zone: the last minute of a day, by the summer time that holds then. In order, since the clock only goes forward.
  const midnights = [
    { zone: 'UTC', last: '2027-01-31T23:59:00Z', from: '2027-01-31', to: '2027-02-01' },
    { zone: 'Pacific/Auckland', last: '2027-02-10T10:59:00Z', from: '2027-02-10', to: '2027-02-11' },
    { zone: 'Asia/Kathmandu', last: '2027-02-11T18:14:00Z', from: '2027-02-11', to: '2027-02-12' },
    // The day before summer time begins has 24 hours, and that day itself 23.
    { zone: 'Europe/Lisbon', last: '2027-03-27T23:59:00Z', from: '2027-03-27', to: '2027-03-28' },
    { zone: 'Europe/Lisbon', last: '2027-03-28T22:59:00Z', from: '2027-03-28', to: '2027-03-29' },
    // Midnight itself is left out: the day begins at one o’clock.
    { zone: 'Africa/Cairo', last: '2027-04-29T21:59:00Z', from: '2027-04-29', to: '2027-04-30' },
    { zone: 'Pacific/Kiritimati', last: '2027-05-01T09:59:00Z', from: '2027-05-01', to: '2027-05-02' },
    // The day on which summer time ends has 25 hours.
    { zone: 'Europe/Lisbon', last: '2027-10-31T23:59:00Z', from: '2027-10-31', to: '2027-11-01' },
    { zone: 'America/Los_Angeles', last: '2028-01-01T07:59:00Z', from: '2027-12-31', to: '2028-01-01' },
  ]
  test.each(midnights)('in $zone from $from to $to', async ({ zone, last, from, to }) => {
    waitUntil(last)
    const { today } = await personIn(zone)
    expect((await today()).on).toBe(from)
    testApp.passTime(1)
    const next = await today()
    expect(next.on).toBe(to)
    const [year, month, day] = to.split('-').map(Number) as [number, number, number]
    expect(next.day.value).toBe(personalDay(birth, { year, month, day }).value)
    expect(next.year.value).toBe(personalYear(birth, year).value)
  })
})
