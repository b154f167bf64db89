import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signupCredits, type ChatEvent, type ChatReply, type ErrorReply } from '../../packages/contract/src/index.ts'
import { plainPrice, type Person } from './harness/person.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { kill, type ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

const random = seededRandom(seed)

type Moment = {
  name: string
  /** Asks, and settles at the moment of the kill. `heard` holds the events received by then. */
  reach(person: Person, key: string, heard: ChatEvent[]): Promise<unknown>
  /** Whether the reading was stored and charged by then; undefined where it may be either. */
  stored?: boolean
}

const atStatement = (name: string, words: string, when: 'asked' | 'answered', stored: boolean): Moment => ({
  name,
  stored,
  async reach(person, key, heard) {
    const caught = world.proxy.catchNext(words, when)
    void listen(person, key, heard)
    await caught
  },
})

const afterEvents = (name: string, isLast: (heard: ChatEvent[]) => boolean, stored?: boolean): Moment => ({
  name,
  ...(stored !== undefined && { stored }),
  reach: (person, key, heard) => listen(person, key, heard, isLast),
})

const afterMs = (ms: number): Moment => ({
  name: `${ms.toFixed(1)} ms after the question was sent`,
  async reach(person, key, heard) {
    void listen(person, key, heard)
    await pause(ms)
  },
})

/** Reads events until `isLast`, or until the connection breaks. */
async function listen(
  person: Person,
  key: string,
  heard: ChatEvent[],
  isLast: (heard: ChatEvent[]) => boolean = () => false,
) {
  try {
    for await (const event of await person.hear({ key })) {
      heard.push(event)
      if (isLast(heard)) return
    }
  } catch {
    // The server was killed under us, which is what these tests are about.
  }
}

const sentence = (): number => 1 + Math.floor(random() * 9)

/** `npm run test:crash -- --every-point 20` comes so often to each of them. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 1)
const moments = Array.from({ length: rounds }, (): Moment[] => [
  ...Array.from({ length: 4 }, () => afterMs(random() * 25)),
  atStatement('before the credits are held', 'begin a turn', 'asked', false),
  ...Array.from({ length: 2 }, () =>
    atStatement('when they are held and the server does not know it yet', 'begin a turn', 'answered', false),
  ),
  afterEvents('before the first sentence', (heard) => heard.length === 1, false),
  ...Array.from({ length: 7 }, sentence).map((n) => afterEvents(`after sentence ${n}`, (heard) => heard.length > n)),
  ...Array.from({ length: 2 }, () => atStatement('before the reading is stored', 'finish a turn', 'asked', false)),
  ...Array.from({ length: 2 }, () =>
    atStatement('when the reading is stored and nobody knows it yet', 'finish a turn', 'answered', true),
  ),
  afterEvents('after the reply', (heard) => heard.at(-1)?.event === 'done', true),
]).flat()

let world: World
let server: ServerProcess
beforeAll(async () => {
  world = await openWorld()
  server = await world.startServer()
})
afterAll(() => world.close())

describe('a server that is killed', () => {
  test.each(moments.map((moment, index) => ({ ...moment, index })))(
    '($index) $name: the reading is stored and charged once, or neither, and asking again gives it for one price',
    async (moment) => {
      const person = await world.signIn()
      const key = randomUUID()
      await world.model({ tokenMs: 1 })

      const heard: ChatEvent[] = []
      await moment.reach(person, key, heard)
      await kill(server)
      await world.lapseLeases()
      server = await world.startServer()
      await expect.poll(world.openHolds, pollTimeout).toBe(0)

      await world.expectTruth()
      const found = await person.history()
      expect(await person.profile()).toMatchObject({
        credits: signupCredits - plainPrice * found.length,
        creditsInUse: 0,
      })
      if (moment.stored !== undefined) expect(found).toHaveLength(moment.stored ? 1 : 0)
      const told = heard.find(({ event }) => event === 'done')?.data as ChatReply | undefined
      if (told) expect(found).toMatchObject([{ response: told.reply }])

      await world.model({})
      const calls = await world.modelCalls()
      const again = await person.ask({ key })
      expect(again).toMatchObject({
        status: 200,
        body: { creditsCost: plainPrice, creditsRemaining: signupCredits - plainPrice },
      })
      expect(await world.modelCalls()).toBe(calls + 1 - found.length)
      if (found.length > 0) expect(again.body.reply).toBe(found[0]!.response)
      expect(await person.history()).toMatchObject([{ response: again.body.reply, creditsCost: plainPrice }])
      expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
      await world.expectTruth()
    },
  )

  test('leaves a hold that says how long it lasts: at most a minute, and until then the person is told to wait', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'silent' })
    for await (const { event } of await person.hear()) if (event === 'status') break
    await kill(server)
    server = await world.startServer()

    const { rows } = await world.pool.query<{ seconds: number }>(
      `select extract(epoch from lease_until - clock_timestamp())::float as seconds from holds`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.seconds).toBeGreaterThan(0)
    expect(rows[0]!.seconds).toBeLessThanOrEqual(60)
    await world.model({})
    expect(await person.ask<ErrorReply>()).toMatchObject({ status: 409, body: { code: 'chat.turn_running' } })
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: plainPrice })
    await world.expectTruth()

    // With the lease over, whichever server runs gives the credits back in less than the other minute, without being asked.
    await world.lapseLeases()
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    expect(await person.ask()).toMatchObject({ status: 200 })
    await world.expectTruth()
  })
})
