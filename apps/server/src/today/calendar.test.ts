import { routes, type CalendarMonth, type CalendarReply } from '@numeria/contract'
import { personalDay, personalMonth } from '@numeria/numerology'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishDeletions } from '../user-data/deletion.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'

const ada = { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' }
const birth = { year: 1990, month: 7, day: 14 }
const publicUrl = 'http://localhost:4504'

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], publicUrl)))
afterAll(() => testApp.stop())

async function person(timeZone = 'Europe/Lisbon') {
  const one = await signedIn(testApp)
  await one.browser.patch(routes.saveProfile.path, { body: ada })
  await one.browser.patch(routes.savePreferences.path, { body: { timeZone } })
  const create = async (query = '', headers: Record<string, string> = {}) =>
    (await one.browser.post(routes.createCalendar.path + query, { headers })).json<CalendarReply>().url
  const month = async (query = '') => one.browser.get(routes.calendar.path + query)
  return { ...one, create, month }
}

/** As a calendar program, which has no cookie. */
const fetchFeed = (url: string) => createBrowser(testApp.app).get(url.replace(publicUrl, ''))

async function eventsAt(url: string) {
  const answer = await fetchFeed(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const on = ({ startDate }: ICAL.Event) => startDate.toString()

describe('the calendar', () => {
  test('has the Personal Days and Months as whole days, for any calendar program', async () => {
    const { create } = await person()
    const events = await eventsAt(await create())
    const days = events.filter(({ uid }) => uid.startsWith('day-'))
    const months = events.filter(({ uid }) => uid.startsWith('month-'))
    expect([on(days[0]!), on(days.at(-1)!)]).toEqual(['2026-11-14', '2027-02-21'])
    expect([on(months[0]!), on(months.at(-1)!)]).toEqual(['2026-11-01', '2027-11-01'])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { startDate, endDate, summary, description } of days) {
      // A date without a time or a zone is the same day everywhere.
      expect([startDate.isDate, endDate.isDate, endDate.subtractDate(startDate).toSeconds()]).toEqual([
        true,
        true,
        86_400,
      ])
      const { value } = personalDay(birth, { year: startDate.year, month: startDate.month, day: startDate.day })
      expect(summary).toMatch(new RegExp(`^Personal Day ${value}: .+`))
      expect(description).toMatch(/\.$/)
    }
    for (const { startDate, summary } of months)
      expect(summary).toContain(
        `Personal Month ${personalMonth(birth, { year: startDate.year, month: startDate.month }).value}: `,
      )
  })

  test('begins with the day that it is where the person is, and is the same all day', async () => {
    const [lisbon, auckland] = [await person('Europe/Lisbon'), await person('Pacific/Auckland')]
    const firstDay = async (url: string) => on((await eventsAt(url)).find(({ uid }) => uid.startsWith('day-'))!)
    const urls = [await lisbon.create(), await auckland.create()]
    expect(await Promise.all(urls.map(firstDay))).toEqual(['2026-11-14', '2026-11-15'])
    const before = (await fetchFeed(urls[0]!)).body
    testApp.passTime(60)
    expect((await fetchFeed(urls[0]!)).body).toBe(before)
  })

  test('is in the language and the tone of the page that made it', async () => {
    const { create } = await person()
    const [event] = await eventsAt(await create('?tone=pragmatic', { 'accept-language': 'pt-PT,pt' }))
    expect(event!.summary).toMatch(/^Mês Pessoal [1-9]: Mês/)
  })
})

describe('the address of a calendar', () => {
  test('is known to its person alone: the database and the log do not have it', async () => {
    const { create } = await person()
    const url = await create()
    expect(url).toMatch(/^http:\/\/localhost:4504\/calendars\/[\w-]{43}\.ics$/)
    const secret = url.split('/').at(-1)!.replace('.ics', '')
    await eventsAt(url)
    // The router reads encoded letters; other spellings are typing errors.
    for (const [path, status] of [
      [`/%63alendars/${secret}.ics`, 200],
      [`//calendars/${secret}.ics`, 404],
      [`/calendars//${secret}.ics`, 404],
      [`/Calendars/${secret}.ics`, 404],
      [`/calendars%2F${secret}.ics`, 404],
      [`/%63alendars/${secret}.ics%zz`, 400],
    ] as const)
      expect([path, (await fetchFeed(publicUrl + path)).statusCode]).toEqual([path, status])
    expect(await testApp.everyRow()).not.toContain(secret)
    expect(testApp.log()).not.toContain(secret)
    expect(testApp.log()).toContain('/calendars/…')
  })

  test('ends with a new one, with a press and with the account', async () => {
    const one = await person()
    const first = await one.create()
    const second = await one.create()
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    expect((await one.month()).json<CalendarMonth>().since).not.toBe(null)
    expect((await one.browser.send('DELETE', routes.deleteCalendar.path)).statusCode).toBe(204)
    expect((await fetchFeed(second)).statusCode).toBe(404)
    expect((await one.month()).json<CalendarMonth>().since).toBe(null)

    const third = await one.create()
    const body = { email: `${one.userId}@example.com` }
    await one.browser.send('DELETE', routes.deleteAccount.path, { token: one.token, body })
    await finishDeletions(testApp.deps)
    expect((await fetchFeed(third)).statusCode).toBe(404)
    expect((await fetchFeed(`${publicUrl}/calendars/nothing.ics`)).statusCode).toBe(404)
  })
})

describe('a month of the page', () => {
  test('has a number with its sentence for each of its days', async () => {
    const { month } = await person('Pacific/Auckland')
    const { month: shown, today, number, days } = (await month()).json<CalendarMonth>()
    expect([shown, today, days.length]).toEqual(['2026-11', '2026-11-22', 30])
    expect(number.value).toBe(personalMonth(birth, { year: 2026, month: 11 }).value)
    expect(days[21]).toMatchObject({
      on: '2026-11-22',
      value: personalDay(birth, { year: 2026, month: 11, day: 22 }).value,
      sentence: expect.stringMatching(/\.$/),
    })
    const leapYear = (await month('?month=2028-02&tone=pragmatic')).json<CalendarMonth>()
    expect(leapYear.days.map(({ on: day }) => day)).toHaveLength(29)
  })

  test.each(['2026-13', '2026', 'next', '2200-01'])('“%s” is no month', async (wrong) => {
    const { month } = await person()
    expect((await month(`?month=${wrong}`)).statusCode).toBe(400)
  })

  test('needs a birth date', async () => {
    const { browser } = await signedIn(testApp)
    expect((await browser.get(routes.calendar.path)).statusCode).toBe(409)
  })
})

test('the calendar is written once a day, and fetched again only where it has changed', async () => {
  const { create, browser } = await person()
  const url = await create()
  const written = async () => (await testApp.deps.metrics.calendarsWritten.get()).values[0]!.value
  const before = await written()
  const first = await fetchFeed(url)
  const etag = String(first.headers.etag)
  const again = () => createBrowser(testApp.app).get(url.replace(publicUrl, ''), { headers: { 'if-none-match': etag } })
  expect([(await fetchFeed(url)).body, await written()]).toEqual([first.body, before + 1])
  const same = await again()
  expect([same.statusCode, same.body, same.headers['cache-control']]).toEqual([304, '', 'private, max-age=3600'])
  expect(await written()).toBe(before + 1)

  await browser.patch(routes.saveProfile.path, { body: { ...ada, birthDate: '1990-07-15' } })
  const changed = await again()
  expect([changed.statusCode, await written()]).toEqual([200, before + 2])
  expect(changed.body).not.toBe(first.body)
  await browser.patch(routes.saveProfile.path, { body: ada })
  expect((await again()).statusCode).toBe(304)
  testApp.passTime(24 * 60)
  expect((await again()).statusCode).toBe(200)
})
