import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, signupCredits, type ChatReply, type ErrorReply } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice, type Answer, type Person } from './harness/person.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

let world: World
let addresses: string[]
beforeAll(async () => {
  world = await openWorld()
  const otherPort = await freePort()
  await Promise.all([world.startServer(), world.startServer(otherPort)])
  addresses = [world.url, addressOf(otherPort)]
})
afterAll(() => world.close())

type Outcome = Answer<ChatReply & ErrorReply>

/** So many questions of one person at once, by turns to one server and to the other. */
const askAtOnce = (person: Person, times: number, key?: string): Promise<Outcome[]> =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      person.ask<ChatReply & ErrorReply>({ at: addresses[index % 2]!, ...(key !== undefined && { key }) }),
    ),
  )

const withStatus = (outcomes: Outcome[], ...statuses: number[]) =>
  outcomes.filter(({ status }) => statuses.includes(status))

describe('two servers on one database', () => {
  test('5 credits and 40 questions of 3 at once buy exactly one reading; the others are told why, and 2 credits are left', async () => {
    const person = await world.signIn()
    await world.model({ firstTokenMs: 50 })
    const calls = await world.modelCalls()
    const outcomes = await askAtOnce(person, 40)

    expect(withStatus(outcomes, 200)).toHaveLength(1)
    expect(withStatus(outcomes, 402, 409)).toHaveLength(39)
    for (const { status, body } of withStatus(outcomes, 402, 409))
      expect(body.code).toBe(status === 402 ? 'credits.insufficient' : 'chat.turn_running')
    expect(await world.modelCalls()).toBe(calls + 1)
    expect(await person.history()).toHaveLength(1)
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })

    const calm = await askAtOnce(person, 8)
    expect(withStatus(calm, 402)).toHaveLength(8)
    expect(calm[0]!.body.error).toBe(errorTable['credits.insufficient'].text)
    expect(await world.modelCalls()).toBe(calls + 1)
    expect(await world.openHolds()).toBe(0)
    await world.expectTruth()
  })

  test('20 people who do so at the same time get one reading each', async () => {
    await world.model({})
    const people = await Promise.all(Array.from({ length: 20 }, () => world.signIn()))
    const calls = await world.modelCalls()
    const outcomes = await Promise.all(people.map((person) => askAtOnce(person, 8)))

    for (const [index, person] of people.entries()) {
      expect(withStatus(outcomes[index]!, 200)).toHaveLength(1)
      expect(withStatus(outcomes[index]!, 402, 409)).toHaveLength(7)
      expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    }
    expect(await world.modelCalls()).toBe(calls + 20)
    await world.expectTruth()
  })

  test('the same question sent 40 times with one key is one reading, the same in every answer', async () => {
    const person = await world.signIn()
    await world.model({})
    const calls = await world.modelCalls()
    const key = randomUUID()
    const outcomes = [...(await askAtOnce(person, 40, key)), ...(await askAtOnce(person, 4, key))]

    const given = withStatus(outcomes, 200)
    expect(given.length).toBeGreaterThanOrEqual(5)
    expect(withStatus(outcomes, 409)).toHaveLength(44 - given.length)
    const [{ body: first } = { body: null }] = given
    for (const { body } of given) expect(body).toEqual(first)
    expect(await world.modelCalls()).toBe(calls + 1)
    expect(await person.history()).toMatchObject([{ response: first!.reply, creditsCost: plainPrice }])
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    await world.expectTruth()
  })

  test('a first login that arrives at both at once is one account with one gift', async () => {
    const email = `${randomUUID()}@example.com`
    const [one, other] = await Promise.all([world.signIn(email), world.signIn(email)])
    const profile = await one.profile()
    expect(profile.credits).toBe(signupCredits)
    expect(await other.profile()).toEqual(profile)
    await world.expectTruth()
  })

  test('write one reading of a person at a time, however many credits there are', async () => {
    const person = await world.signIn()
    await world.grant(person, 200)
    await world.model({ mode: 'silent' })
    const calls = await world.modelCalls()
    const leaving = new AbortController()
    const refused: number[] = []
    const questions = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await person.ask({ at: addresses[index % 2]!, signal: leaving.signal })
      refused.push(status)
    })
    const settled = Promise.allSettled(questions)
    await expect.poll(() => refused.length, pollTimeout).toBe(39)
    expect(new Set(refused)).toEqual(new Set([409]))
    expect(await world.modelCalls()).toBe(calls + 1)
    expect(await world.openHolds()).toBe(1)
    await world.expectTruth()
    leaving.abort()
    await settled
  })
})
