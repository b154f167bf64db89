import { at, routes, type ChatReply, type Wellbeing } from '@numeria/contract'
import { expect, describe, test } from 'vitest'
import { grant } from '../credits/credits.ts'
import { useReaders, type Reader } from '../readings/test-readers.ts'

const readers = useReaders()
const { ada } = readers

const dayMinutes = 24 * 60
const wellbeing = async (person: Reader) => (await person.call(routes.wellbeing)).json<Wellbeing>()
const save = async (person: Reader, payload: object) => person.call(routes.saveWellbeing, { payload })
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code?: string }).code,
]
/** A question of three credits. */
const question = (nth: number) => `Why is today number ${nth}?`
const gift = async ({ userId }: Reader, cause: string, more: object = {}) =>
  grant(readers.testApp.deps.db, readers.testApp.deps.clock.now(), {
    userId,
    source: 'admin',
    cause,
    credits: 100,
    paid: false,
    expiresAt: null,
    ...more,
  })
const now = () => readers.testApp.deps.clock.now()
const waitUntil = (moment: string) => readers.testApp.passTime((Date.parse(moment) - now().getTime()) / 60_000)
const monthAfter = () => new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + 1, 1))

describe('an own monthly limit', () => {
  test('counts what readings cost in the month, and no gift lifts it', async () => {
    const person = await ada()
    expect(await wellbeing(person)).toMatchObject({ monthlyCredits: null, spentCredits: 0, next: null })
    await person.ask(question(1))
    expect((await save(person, { monthlyCredits: 7 })).json()).toMatchObject({
      monthlyCredits: 7,
      spentCredits: 3,
      monthEndsAt: monthAfter().toISOString(),
    })
    expect((await person.ask(question(2))).statusCode).toBe(200)
    await gift(person, 'a gift')
    const refused = await person.ask(question(3))
    expect(codeOf(refused)).toEqual([403, 'wellbeing.month_spent'])
    expect((await person.ask(question(3), { depth: 'quick' })).statusCode).toBe(200)
    expect(await wellbeing(person)).toMatchObject({ spentCredits: 7 })
    expect((await person.credits()).credits).toBe(143)
  })

  test('is lowered at once, and raised or removed from the next month on', async () => {
    const person = await ada()
    await save(person, { monthlyCredits: 20 })
    expect((await save(person, { monthlyCredits: 5 })).json()).toMatchObject({ monthlyCredits: 5, next: null })
    const next = { monthlyCredits: 8, from: monthAfter().toISOString() }
    expect((await save(person, { monthlyCredits: 8 })).json()).toMatchObject({ monthlyCredits: 5, next })
    await person.ask(question(1))
    expect(codeOf(await person.ask(question(2)))).toEqual([403, 'wellbeing.month_spent'])
    // Setting it again does not help, and asking for the present one takes the raise back.
    await save(person, { monthlyCredits: 8 })
    expect(codeOf(await person.ask(question(2)))).toEqual([403, 'wellbeing.month_spent'])
    expect((await save(person, { monthlyCredits: 5 })).json()).toMatchObject({ next: null })
    await save(person, { monthlyCredits: null })
    expect(await wellbeing(person)).toMatchObject({ monthlyCredits: 5, next: { monthlyCredits: null } })

    waitUntil(next.from)
    expect(await wellbeing(person)).toMatchObject({ monthlyCredits: null, spentCredits: 0, next: null })
    expect((await person.ask(question(2))).statusCode).toBe(200)
  })

  test('counts a reading that failed for nothing, and a deleted one as it was', async () => {
    const person = await ada()
    await save(person, { monthlyCredits: 3 })
    await readers.model({ mode: 'cut' })
    expect((await person.ask(question(1))).statusCode).toBeGreaterThanOrEqual(500)
    await readers.model({})
    expect((await person.ask(question(2))).statusCode).toBe(200)
    await person.call(routes.forgetHistory)
    expect(await wellbeing(person)).toMatchObject({ spentCredits: 3 })
    expect(codeOf(await person.ask(question(3)))).toEqual([403, 'wellbeing.month_spent'])
  })

  test('is not passed by questions that arrive at once, at several processes', async () => {
    const person = await ada(100)
    await save(person, { monthlyCredits: 7 })
    await readers.model({ tokenMs: 1 })
    for (let round = 0; round < 4; round += 1) {
      const ask = (nth: number) =>
        person.call(routes.chat, {
          payload: { message: question(round * 10 + nth) },
          ...(nth % 2 === 0 && { app: readers.elsewhere }),
        })
      await Promise.all(Array.from({ length: 6 }, (_, nth) => ask(nth)))
      readers.testApp.passTime(2)
    }
    expect(await wellbeing(person)).toMatchObject({ spentCredits: 6 })
    expect((await person.credits()).credits).toBe(94)
  })

  test('that is lowered while a reading begins counts that reading or refuses it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await ada()
      await save(person, { monthlyCredits: 10 })
      const [answer] = await Promise.all([person.ask(question(1)), save(person, { monthlyCredits: 2 })])
      const { creditsCost = 0 } = answer.json<Partial<ChatReply>>()
      expect(await wellbeing(person)).toMatchObject({ monthlyCredits: 2, spentCredits: creditsCost })
      expect(codeOf(await person.ask(question(2)))).toEqual([403, 'wellbeing.month_spent'])
    }
  })

  test.each([[-1], [1.5], [10_001], ['7']])('of %j is refused', async (monthlyCredits) => {
    expect(codeOf(await save(await ada(), { monthlyCredits }))).toEqual([400, 'request.invalid'])
  })
})

describe('a pause', () => {
  test.each([7, 30])('of %i days ends neither by a smaller one nor from another device', async (pauseDays) => {
    const person = await ada()
    const end = new Date(now().getTime() + pauseDays * 86_400_000).toISOString()
    expect((await save(person, { pauseDays })).json()).toMatchObject({ pausedUntil: end })
    for (const payload of [{ pauseDays: 7 }, { pauseDays: null }, { monthlyCredits: 50 }, { showMoney: false }])
      await person.call(routes.saveWellbeing, { payload, app: readers.elsewhere })
    expect((await wellbeing(person)).pausedUntil).toBe(end)
    for (const wrong of [0, -7, 1, 365]) expect((await save(person, { pauseDays: wrong })).statusCode).toBe(400)
    expect(codeOf(await person.ask(question(1)))).toEqual([403, 'wellbeing.paused'])
    for (const path of [routes.checkoutSession, routes.purchase])
      expect(codeOf(await person.call(path, { payload: { packId: 'seed3' } }))).toEqual([403, 'wellbeing.paused'])
    expect((await person.credits()).credits).toBe(50)

    for (let day = 0; day < pauseDays; day += 1) {
      expect((await wellbeing(person)).pausedUntil).toBe(end)
      readers.testApp.passTime(dayMinutes)
    }
    expect((await person.ask(question(1))).statusCode).toBe(200)
    expect((await person.call(routes.checkoutSession, { payload: { packId: 'seed3' } })).statusCode).toBe(200)
    expect((await wellbeing(person)).pausedUntil).toBe(null)
  })

  test('is the longest of those that are asked for at once', async () => {
    const person = await ada()
    const end = new Date(now().getTime() + 30 * 86_400_000).toISOString()
    await Promise.all([7, 30, 7, 7, 30, 7].map((pauseDays) => save(person, { pauseDays })))
    expect((await wellbeing(person)).pausedUntil).toBe(end)
  })

  test('and a limit that is reached keep no help from a person in danger', async () => {
    const person = await ada()
    await save(person, { monthlyCredits: 0, pauseDays: 30 })
    const answer = await person.ask('I want to kill myself')
    expect(answer.statusCode).toBe(200)
    expect(answer.json<ChatReply>()).toMatchObject({ creditsCost: 0, reply: expect.stringContaining('112') })
  })
})

/** From a page that can show an earlier answer. */
const offered = { offerEarlier: true }

describe('a question that was answered in the last days', () => {
  test('is not answered and paid again where the page can show its answer', async () => {
    const person = await ada()
    await person.ask('What does today bring?')
    const [answered] = await person.history()
    readers.testApp.passTime(6 * dayMinutes)
    const again = await person.ask('  what does TODAY bring…', offered)
    expect(codeOf(again)).toEqual([409, 'chat.asked_before'])
    expect(again.json<{ turnId: string }>().turnId).toBe(answered!.turnId)
    expect((await person.credits()).credits).toBe(47)
    expect((await person.ask('What does today bring?')).json()).toMatchObject({ creditsCost: 3 })
    // Seven days after it, it is a new question.
    readers.testApp.passTime(7 * dayMinutes + 1)
    expect((await person.ask('What does today bring?', offered)).statusCode).toBe(200)
  })

  test('is answered and paid each time for a client that only sends it', async () => {
    const person = await ada()
    for (const credits of [47, 44, 41]) {
      expect((await person.ask('What does today bring?')).json()).toMatchObject({ creditsRemaining: credits })
      expect((await person.ask('What does today bring?', offered)).statusCode).toBe(409)
    }
  })

  test('is another one in another tradition, language or length, or about other people', async () => {
    const person = await ada()
    const ask = async (more: object) => {
      readers.testApp.passTime(1)
      return (await person.ask('What does today bring?', { ...more, ...offered })).statusCode
    }
    const other = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }
    for (const more of [
      {},
      { tradition: 'vedic' },
      { replyLanguage: 'fr' },
      { depth: 'quick' },
      { reading: 'compatibility', other },
      { reading: 'compatibility', other: { ...other, birthDate: '1985-03-15' } },
    ]) {
      expect(await ask(more)).toBe(200)
      expect(await ask(more)).toBe(409)
    }
    const body = { birthDate: '1985-05-13', fullName: 'Ada Augusta Lovelace' }
    await person.call(routes.saveProfile, { payload: body })
    expect(await ask({})).toBe(200)
  })

  test('is not asked about where its answer was deleted, and the same key gives the same reading', async () => {
    const person = await ada()
    const key = { 'idempotency-key': 'the same' }
    const ask = async (headers: object = {}) =>
      person.call(routes.chat, { payload: { message: 'What does today bring?', ...offered }, headers })
    const first = (await ask(key)).json<ChatReply>()
    expect((await ask(key)).json()).toMatchObject({ reply: first.reply })
    expect((await ask()).statusCode).toBe(409)
    const { turnId } = (await person.history()).at(-1)!
    await person.call(at(routes.forgetTurn, { turnId }))
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('the money behind credits', () => {
  test('is that of the lots that are spent next, in whole cents', async () => {
    const person = await ada(2)
    expect((await wellbeing(person)).money).toEqual([])
    const paid = { source: 'pack', paid: true }
    await gift(person, 'pack:1', { ...paid, credits: 3, price: { cents: 199, currency: 'eur' } })
    await gift(person, 'pack:2', { ...paid, credits: 30, price: { cents: 299, currency: 'usd' } })
    const [eur, usd, ...others] = (await wellbeing(person)).money
    expect(others).toEqual([])
    expect([eur!.currency, usd!.currency]).toEqual(['eur', 'usd'])
    expect(eur!.cents.slice(0, 7)).toEqual([0, 0, 66, 133, 199, 199, 199])
    expect(usd!.cents.slice(4, 7)).toEqual([0, 10, 20])
    expect(usd!.cents).toHaveLength(35)
    // A reading of three credits takes the free ones first.
    await person.ask(question(1))
    expect((await wellbeing(person)).money[0]!.cents.slice(0, 3)).toEqual([66, 133, 133])
  })

  test('of a reading that is being written is that of the lots that it took', async () => {
    const person = await ada(2)
    const price = { currency: 'eur' }
    await gift(person, 'pack:1', { source: 'pack', paid: true, credits: 3, price: { ...price, cents: 199 } })
    await gift(person, 'pack:2', { source: 'pack', paid: true, credits: 30, price: { ...price, cents: 299 } })
    const { money } = await wellbeing(person)
    await readers.model({ firstTokenMs: 1_000 })
    const asked = person.ask(question(1))
    const running = async () => (await person.call(routes.runningTurn)).json<{ turn: object | null }>().turn
    await expect.poll(running).toMatchObject({ creditsCost: 3 })
    expect((await wellbeing(person)).money).toEqual(money)
    await asked
    expect((await wellbeing(person)).money[0]!.cents.slice(0, 3)).toEqual([66, 133, 143])
  })

  test('is shown until the person turns it off', async () => {
    const person = await ada()
    expect((await wellbeing(person)).showMoney).toBe(true)
    expect((await save(person, { showMoney: false })).json()).toMatchObject({ showMoney: false, monthlyCredits: null })
  })
})
