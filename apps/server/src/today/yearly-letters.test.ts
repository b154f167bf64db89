import { routes, type Today, type YearlyLetters } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { finishDeletions } from '../user-data/deletion.ts'
import { createBrowser } from '../test-app.ts'
import { openReminders } from './test-reminders.ts'
import { sendYearlyLetters } from './yearly-letters.ts'

let world: Awaited<ReturnType<typeof openReminders>>
beforeAll(async () => void (world = await openReminders()))
afterAll(() => world.stop())

/** A person of that birth date who asked for these letters. */
async function person(birthDate: string, asked: object, timeZone = 'UTC', headers: Record<string, string> = {}) {
  const one = await world.person(birthDate)
  const save = async (chosen: object) => {
    const body = { birthday: false, turns: false, tone: 'mystic', timeZone, ...chosen }
    return (await one.browser.patch(routes.saveYearlyLetters.path, { body, headers })).json<YearlyLetters>()
  }
  await save(asked)
  const letters = async () => (await one.browser.get(routes.yearlyLetters.path)).json<YearlyLetters>()
  return { ...one, saveLetters: save, letters }
}

/** Lets hours pass, with the job running in each. */
async function live(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    world.passTime(60)
    await sendYearlyLetters(world.deps)
  }
  return world.mails()
}
const now = () => world.deps.clock.now()
/** The day after some days, in UTC. */
const dayIn = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const bornOn = (day: string) => `1990${day.slice(4)}`

describe('the letter on the birthday', () => {
  test('comes once, on the day in the time zone of the person, and only to those who asked', async () => {
    const birthDate = bornOn(dayIn(2))
    const one = await person(birthDate, { birthday: true }, 'Pacific/Auckland')
    const other = await person(birthDate, {})
    expect(await one.letters()).toEqual({ canEmail: true, birthday: true, turns: false })
    expect(await other.letters()).toEqual({ canEmail: true, birthday: false, turns: false })
    const mails = await live(4 * 24)
    expect(mails.map(({ to }) => to)).toEqual([one.address])
    expect(mails[0]!.subject).toBe('Happy birthday: your numbers for the year ahead')
    expect(mails[0]!.text).toMatch(/Your Personal Year in \d{4}: [1-9], .+\n.+\n/)
    expect(mails[0]!.text).toMatch(/From 1 January \d{4}, your Personal Year: [1-9], /)
    expect(mails[0]!.listUnsubscribePost).toBe('List-Unsubscribe=One-Click')
  })

  test('is sent once, however many processes look, and not again after a change of the birth date', async () => {
    const birthday = dayIn(1)
    const one = await person(bornOn(birthday), { birthday: true })
    world.waitUntil(`${birthday}T11:00:00Z`)
    await Promise.all(Array.from({ length: 5 }, () => sendYearlyLetters(world.deps)))
    expect(await world.mails()).toHaveLength(1)
    await one.browser.patch(routes.saveProfile.path, {
      body: { birthDate: bornOn(dayIn(1)), fullName: 'Mary Ellen Quinn' },
    })
    await one.saveLetters({ birthday: true })
    expect(await live(48)).toEqual([])
  })

  test('is not sent again after a process died while it sent', async () => {
    const birthday = dayIn(1)
    const one = await person(bornOn(birthday), { birthday: true })
    world.waitUntil(`${birthday}T11:00:00Z`)
    const dying = { ...world.deps, mail: { send: () => new Promise<void>(() => {}) } }
    void sendYearlyLetters(dying)
    const lastDay = async () =>
      (
        await world.deps.db
          .selectFrom('yearly_letters')
          .select('birthday_year as year')
          .where('user_id', '=', one.userId)
          .executeTakeFirstOrThrow()
      ).year
    await expect.poll(lastDay).not.toBe(null)
    expect(await live(24)).toEqual([])
  })

  test('are on their way twenty at a time, in a job of their own', async () => {
    const [day, birthday] = [dayIn(1), dayIn(2)]
    const people = []
    for (let count = 0; count < 20; count += 1)
      people.push(await person(bornOn(birthday), { birthday: true }, 'Pacific/Kiritimati'))
    const wanted = new Set(people.map(({ address }) => address))
    // The people of other tests have had their day when the morning of these begins.
    world.waitUntil(`${day}T12:00:00Z`)
    await sendYearlyLetters(world.deps)
    world.waitUntil(`${day}T20:00:00Z`)
    const [job] = listJobs(world.deps).filter(({ name }) => name === 'send yearly letters')
    const { mail } = world.deps
    const sent: string[] = []
    // No letter is taken before all of them are under way.
    const all = Promise.withResolvers<void>()
    world.deps.mail = {
      async send({ to }) {
        if (!wanted.has(to)) return
        sent.push(to)
        if (sent.length === wanted.size) all.resolve()
        await all.promise
      },
    }
    await job!.run()
    world.deps.mail = mail
    expect(sent.toSorted()).toEqual([...wanted].toSorted())
  })

  test('waits while the mail server is away, and is in the language that the person asked in', async () => {
    const birthday = dayIn(1)
    await person(bornOn(birthday), { birthday: true }, 'UTC', { 'accept-language': 'pt-PT,pt' })
    world.waitUntil(`${birthday}T11:00:00Z`)
    const away = Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
    await sendYearlyLetters({ ...world.deps, mail: { send: () => Promise.reject(away) } })
    expect(await world.mails()).toEqual([])
    const mails = await live(2)
    expect(mails.map(({ subject }) => subject)).toEqual(['Feliz aniversário: os teus números para o ano que começa'])
    expect(mails[0]!.text).toContain('O teu Ano Pessoal em')
  })

  test('stands on the page of the day, and on no other day', async () => {
    const today = dayIn(0)
    const one = await person(bornOn(today), {})
    const page = async () => (await one.browser.get(routes.today.path)).json<Today>()
    const { letter, year } = await page()
    expect(letter!.parts[0]).toMatchObject({ value: year.value, sentence: year.sentence })
    world.passTime(24 * 60)
    expect((await page()).letter).toBe(null)
  })
})

describe('turning points', () => {
  test('of a year come on 1 January and on the birthday that changes something, and on no other day', async () => {
    const one = await person('1990-07-14', { turns: true })
    world.waitUntil('2026-12-31T00:00:00Z')
    await world.mails()
    const newYear = await live(3 * 24)
    expect(newYear.map(({ to, subject }) => [to, subject])).toEqual([
      [one.address, 'Something in your numbers begins today'],
    ])
    expect(newYear[0]!.text).toContain('Your new Personal Year, 2027: 5, ')
    expect(newYear[0]!.text).not.toContain('Pinnacle')
    await one.saveLetters({})
    // Life Path 7: the second Pinnacle begins at 30, with its Challenge.
    const another = await person('1997-02-06', { turns: true })
    world.waitUntil('2027-02-05T00:00:00Z')
    await world.mails()
    const mails = await live(3 * 24)
    expect(mails.map(({ to }) => to)).toEqual([another.address])
    expect(mails[0]!.text).toMatch(
      /^A new Pinnacle, from today: \d+, .+\n.+\n\nThe Challenge of this part of life: [0-8], /,
    )
    await another.saveLetters({})
  })

  test('stand in the letter of the birthday where both are asked for, and one message comes', async () => {
    const birthday = dayIn(1)
    const one = await person(bornOn(birthday), { birthday: true, turns: true })
    const mails = await live(48)
    expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([[one.address, 'Happy birthday']])
  })

  test('end with the link of a letter, without a sign-in, and with the account', async () => {
    const birthday = dayIn(1)
    const one = await person(bornOn(birthday), { birthday: true })
    const [other, gone] = [
      await person(bornOn(dayIn(5)), { birthday: true }),
      await person(bornOn(birthday), { birthday: true }),
    ]
    const left = await gone.browser.send('DELETE', routes.deleteAccount.path, {
      token: gone.token,
      body: { email: gone.address },
    })
    expect(left.statusCode).toBe(204)
    await finishDeletions(world.deps)
    const [mail, ...more] = await live(48)
    expect([mail!.to, more]).toEqual([one.address, []])
    const end = mail!.listUnsubscribe!.slice(1, -1).replace(world.publicUrl, '')
    expect((await createBrowser(world.app).post(end)).statusCode).toBe(204)
    expect(await one.letters()).toMatchObject({ birthday: false, turns: false })
    expect(await other.letters()).toMatchObject({ birthday: true })
  })

  test('never go to a minor', async () => {
    const year = now().getUTCFullYear() - 16
    const one = await person('1990-01-01', { birthday: true, turns: true })
    const { db } = world.deps
    const birthDate = `${year}${dayIn(1).slice(4)}`
    await db.updateTable('users').set({ birth_date: birthDate }).where('user_id', '=', one.userId).execute()
    expect(await live(48)).toEqual([])
  })
})
