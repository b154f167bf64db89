import { limits, routes, type Today } from '@numeria/contract'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finishDeletions } from '../user-data/deletion.ts'
import { createBrowser } from '../test-app.ts'
import { endEmails, deleteEndedReminders } from './reminders.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminders } from './test-reminders.ts'

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

let world: Awaited<ReturnType<typeof openReminders>>
let people: string[]
beforeAll(async () => void (world = await openReminders()))
afterAll(() => world.stop())
beforeEach(() => {
  people = []
})
afterEach(async () => {
  for (const userId of people) await endEmails(world.deps, userId)
  await world.mails()
})

async function person(birthDate?: string | null) {
  const one = await world.person(birthDate)
  people.push(one.userId)
  return one
}

function nextNoon(): void {
  world.waitUntil(`${dayAfter(world.deps.clock.now().toISOString().slice(0, 10), 1)}T12:00:00Z`)
}

/** The path of an address of this product. */
const pathOf = (url: string) => url.replace(world.publicUrl, '')
const endOf = ({ listUnsubscribe }: { listUnsubscribe?: string }) => pathOf(listUnsubscribe!.slice(1, -1))

describe('a reminder of the day', () => {
  test('comes once a day, in the chosen hour of the person, with the numbers of their day', async () => {
    const one = await person()
    await person()
    expect(await one.reminders()).toMatchObject({ canEmail: true, email: false, hour: 8, ended: null, devices: [] })
    world.waitUntil('2026-11-22T00:00:00Z')
    // Auckland is 13 hours ahead: 8 o’clock of the 23rd is 19:00 UTC.
    expect(await one.save('Pacific/Auckland')).toMatchObject({ canEmail: true, email: true, hour: 8, ended: null })
    world.waitUntil('2026-11-22T18:00:00Z')
    await sendReminders(world.deps)
    expect(await world.mails()).toEqual([])
    const [mail, ...others] = await world.live(24)
    expect(others).toEqual([])
    expect(mail!.to).toBe(one.address)
    // 14 July: 7 + 5 = 12; 2026: 1 gives Personal Year 4; November: 4 + 2; the 23rd: 6 + 5.
    expect(mail!.subject).toMatch(/^Personal Day 2: /)
    expect(mail!.text).toMatch(/Personal Month 6: .+\n.+\n\nPersonal Year 4: .+\n/)
    expect(mail!.text).toContain(`${world.publicUrl}/today`)
    expect(await world.live(24)).toHaveLength(1)
  })

  test('is written in the language and the tone that the person chose it in', async () => {
    const one = await person()
    await one.save('UTC', 8, { tone: 'pragmatic' }, { 'accept-language': 'pt-PT,pt' })
    const [mail] = await world.live(24)
    const answer = await one.browser.get(`${routes.today.path}?tone=pragmatic`, {
      headers: { 'accept-language': 'pt' },
    })
    expect(answer.statusCode).toBe(200)
    expect(mail!.subject).toMatch(/^Dia Pessoal [1-9]: /)
    expect(mail!.text).toContain(answer.json<Today>().year.sentence)
    expect(mail!.text).toContain('Para deixares de o receber')
  })

  test('is sent once, however many processes send', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => person()))
    for (const one of all) await one.save('UTC')
    world.passTime(24 * 60)
    await Promise.all(Array.from({ length: 5 }, () => sendReminders(world.deps)))
    const sent = (await world.mails()).map(({ to }) => to)
    expect(sent.toSorted()).toEqual(all.map(({ address }) => address).toSorted())
  })

  test('is not sent again after a process died while it sent', async () => {
    const one = await person()
    await one.save('UTC')
    world.passTime(24 * 60)
    const dying = { ...world.deps, mail: { send: () => new Promise<void>(() => {}) } }
    void sendReminders(dying)
    await expect.poll(async () => (await rowOf(one.userId))!.last_day).not.toBe(null)
    await sendReminders(world.deps)
    await pause(50)
    expect(await world.mails()).toEqual([])
    expect(await world.live(24)).toHaveLength(1)
  })

  test('is spread over the hour, and never comes before or after it', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => person()))
    for (const one of all) await one.save('Asia/Kathmandu', 21)
    const due = await Promise.all(all.map(async ({ userId }) => (await rowOf(userId))!.due_at!))
    // 21:00 in Nepal is 15:15 UTC.
    const minutes = due.map((at) => (at.getUTCHours() - 15) * 60 + at.getUTCMinutes() - 15)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...minutes)).toBeLessThan(60)
    expect(new Set(minutes).size).toBeGreaterThan(10)
  })

  test('follows the person into another time zone, and comes once on each of their days', async () => {
    const one = await person()
    await one.save('Pacific/Kiritimati')
    const days: string[] = []
    const liveThere = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1)
        if ((await world.live(1)).length > 0) days.push((await rowOf(one.userId))!.last_day!)
    }
    await liveThere(24)
    // 24 hours behind, it is the day before once more.
    await one.browser.patch(routes.savePreferences.path, { body: { timeZone: 'Pacific/Honolulu' } })
    await liveThere(72)
    expect(days).toEqual(Array.from({ length: days.length }, (_, nth) => dayAfter(days[0]!, nth)))
    expect(days).toHaveLength(3)
  })

  test('comes once on a local day, also when it is switched off and on again, at another hour or in another zone', async () => {
    for (const [zone, hour] of [
      ['UTC', 20],
      ['Pacific/Honolulu', 9],
    ] as const) {
      nextNoon()
      const one = await person()
      await one.save('UTC', 13)
      const [mail] = await world.live(3)
      const ends = [() => one.save('UTC', 13, { email: false }), () => createBrowser(world.app).post(endOf(mail!))]
      for (const end of ends) {
        await end()
        await one.save(zone, hour)
      }
      // The day of Honolulu ends at 10:00 UTC of the next one.
      expect(await world.live(7)).toEqual([])
      expect(await world.live(24)).toHaveLength(1)
      await endEmails(world.deps, one.userId)
    }
  })

  test('comes at the same hour of the clocks when summer time begins and ends', async () => {
    for (const before of ['2027-03-26T12:00:00Z', '2027-10-29T12:00:00Z']) {
      world.waitUntil(before)
      const one = await person()
      await one.save('Europe/Lisbon', 1)
      expect(await world.live(5 * 24)).toHaveLength(5)
      await endEmails(world.deps, one.userId)
    }
  })

  test('waits for a birth date, and never goes to a minor', async () => {
    const one = await person(null)
    await one.save('UTC')
    expect(await world.live(48)).toEqual([])
    await one.browser.patch(routes.saveProfile.path, {
      body: { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' },
    })
    expect(await world.live(24)).toHaveLength(1)
  })
})

const rowOf = (userId: string) =>
  world.deps.db.selectFrom('day_reminders').selectAll().where('user_id', '=', userId).executeTakeFirst()

describe('reminders end', () => {
  test('by one press in the page', async () => {
    const one = await person()
    await one.save('UTC')
    expect(await one.save('UTC', 8, { email: false })).toMatchObject({ email: false })
    expect(await world.live(48)).toEqual([])
  })

  test('and their row goes when no time zone has the day of the last one any more', async () => {
    const one = await person()
    await one.save('Pacific/Kiritimati')
    await world.live(24)
    const { last_day: lastDay } = (await rowOf(one.userId))!
    await one.save('Pacific/Kiritimati', 8, { email: false })
    const forget = () => deleteEndedReminders(world.deps.db, world.deps.clock.now())
    world.waitUntil(`${dayAfter(lastDay!, 1)}T12:00:00Z`)
    await forget()
    expect(await rowOf(one.userId)).toMatchObject({ is_email_on: false, due_at: null })
    world.waitUntil(`${dayAfter(lastDay!, 2)}T00:00:00Z`)
    const other = await person()
    await other.save('UTC')
    await forget()
    expect(await rowOf(one.userId)).toBeUndefined()
    expect(await other.reminders()).toMatchObject({ email: true })
  })

  test('in the moment that a last message is on its way, and stay so where the mail server gives that back', async () => {
    nextNoon()
    const one = await person()
    await one.save('UTC', 13)
    const { db } = world.deps
    const unopened = limits.unopenedReminders
    await db.updateTable('day_reminders').set({ unopened }).where('user_id', '=', one.userId).execute()
    world.passTime(120)
    const send = async () => {
      await one.save('UTC', 13, { email: false })
      throw Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
    }
    await sendReminders({ ...world.deps, mail: { send } })
    expect(await rowOf(one.userId)).toMatchObject({ is_email_on: false })
    expect(await world.live(24)).toEqual([])
  })

  test('by the one-click link of a mail program, without a sign-in, for that person alone', async () => {
    const [one, other] = [await person(), await person()]
    for (const each of [one, other]) await each.save('UTC')
    const mails = await world.live(24)
    const mail = mails.find(({ to }) => to === one.address)!
    expect(mail.listUnsubscribePost).toBe('List-Unsubscribe=One-Click')
    const stranger = createBrowser(world.app)
    // A scanner that opens the link ends nothing.
    const opened = await stranger.get(endOf(mail))
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      pathOf(/\S+\/today\?end=\S+/.exec(mail.text)![0]).replace(/=.*/, `=${endOf(mail).split('/').at(-1)}`),
    ])
    expect((await one.reminders()).email).toBe(true)
    const pressed = await stranger.post(endOf(mail), {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.statusCode).toBe(204)
    expect((await one.reminders()).email).toBe(false)
    expect((await other.reminders()).email).toBe(true)
    // As often as it is pressed.
    expect((await stranger.post(endOf(mail))).statusCode).toBe(204)
    expect((await stranger.post(`${endOf(mail).slice(0, -4)}AAAA`)).statusCode).toBe(404)
  })

  test('with one last message after 14 that nobody opened', async () => {
    const one = await person()
    await one.save('UTC')
    const mails = await world.live((limits.unopenedReminders + 4) * 24)
    expect(mails).toHaveLength(limits.unopenedReminders + 1)
    expect(mails.at(-1)!.subject).toBe('This is your last e-mail with the numbers of the day')
    expect(await one.reminders()).toMatchObject({ email: true, ended: 'quiet' })
    // Looking at the numbers brings nothing back; asking for them does.
    await one.browser.get(routes.today.path)
    expect(await world.live(24)).toEqual([])
    expect(await one.save('UTC')).toMatchObject({ ended: null })
    expect(await world.live(24)).toHaveLength(1)
  })

  test('not while the person looks at the numbers now and then', async () => {
    const one = await person()
    await one.save('UTC')
    let sent = 0
    for (let round = 0; round < 2; round += 1) {
      sent += (await world.live(10 * 24)).length
      await one.browser.get(routes.today.path)
    }
    expect(sent).toBe(20)
    expect((await one.reminders()).ended).toBe(null)
  })

  test('where the mail server of the person refuses the address for good', async () => {
    const one = await person()
    await one.save('UTC')
    const { db } = world.deps
    await db.updateTable('users').set({ email: 'gone@refused.example' }).where('user_id', '=', one.userId).execute()
    expect(await world.live(48)).toEqual([])
    expect(await one.reminders()).toMatchObject({ email: true, ended: 'refused' })
    expect(world.log()).not.toContain('gone@refused.example')
  })

  test('with the account', async () => {
    const one = await person()
    await one.save('UTC')
    const body = { email: one.address }
    const left = await one.browser.send('DELETE', routes.deleteAccount.path, { token: one.token, body })
    expect(left.statusCode).toBe(204)
    await finishDeletions(world.deps)
    expect(await world.live(48)).toEqual([])
    expect(await rowOf(one.userId)).toBeUndefined()
  })
})

test('reminders wait while the mail server is away, and come on the same day', async () => {
  nextNoon()
  const one = await person()
  await one.save('UTC', 8)
  world.passTime(24 * 60)
  const away = Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
  await sendReminders({ ...world.deps, mail: { send: () => Promise.reject(away) } })
  expect(await world.mails()).toEqual([])
  await sendReminders(world.deps)
  expect(await world.mails()).toEqual([])
  expect(await world.live(1)).toHaveLength(1)
  expect((await rowOf(one.userId))!.unopened).toBe(1)
})

test('a reminder whose mail server is slow holds up nobody else’s', async () => {
  nextNoon()
  const slow = await person()
  await slow.save('UTC')
  const others = await Promise.all(Array.from({ length: 45 }, () => person()))
  await Promise.all(others.map(async (one) => one.save('UTC')))
  world.passTime(24 * 60)
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const mail = {
    send: async ({ to }: { to: string }) => (to === slow.address ? promise : void sent.push(to)),
  }
  const sending = sendReminders({ ...world.deps, mail })
  await expect.poll(() => sent.length).toBe(others.length)
  resolve()
  await sending
  expect(sent.toSorted()).toEqual(others.map(({ address }) => address).toSorted())
})

test('without a mail server none is offered', async () => {
  const one = await person()
  const { mail } = world.deps
  world.deps.mail = null
  expect((await one.reminders()).canEmail).toBe(false)
  await sendReminders(world.deps)
  world.deps.mail = mail
})

test('a reminder that cannot be claimed does not keep the job busy', async () => {
  const one = await person()
  await one.save('UTC')
  // Finer than the clock of the server can say.
  await sql`update day_reminders set due_at = ${world.deps.clock.now()}::timestamptz - interval '1 microsecond'
    where user_id = ${one.userId}`.execute(world.deps.db)
  await sendReminders(world.deps)
  expect(await world.mails()).toEqual([])
})
