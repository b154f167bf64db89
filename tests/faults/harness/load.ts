import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { routes, type ChatReply, type HistoryEntry } from '../../../packages/contract/src/index.ts'
import { plainPrice, type Person } from './person.ts'

/** So long a client waits before it asks again, in milliseconds. */
const again = 30

/** A confirmed answer, which must hold from then on. */
type Told = Pick<ChatReply, 'reply' | 'creditsRemaining'>

export type Load = ReturnType<typeof startLoad>

/** People who ask one question after the other, each again under its key until it is answered, as the browser does it. */
export function startLoad(people: readonly Person[]) {
  const told = new Map<Person, Told[]>(people.map((person) => [person, []]))
  const statuses = new Set<number>()
  let isOver = false

  const keepAsking = async (person: Person): Promise<void> => {
    let key = randomUUID()
    while (!isOver) {
      // A broken connection confirms nothing.
      const answer = await person.ask({ key }).catch(() => null)
      if (answer?.status !== 200) await pause(again)
      if (!answer) continue
      statuses.add(answer.status)
      if (answer.status === 503)
        expect([answer.body, answer.headers.get('retry-after')]).toEqual([answer.body, expect.stringMatching(/^\d+$/)])
      if (answer.status !== 200) continue
      told.get(person)!.push(answer.body)
      key = randomUUID()
    }
  }
  const all = Promise.all(people.map(keepAsking))
  // `stop` reports the error.
  all.catch(() => {})

  return {
    /** All status codes seen so far. */
    statuses,
    told: (): number => [...told.values()].reduce((sum, { length }) => sum + length, 0),

    /** Settles when each user has the answer to their last question. */
    async stop(): Promise<void> {
      isOver = true
      await all
    },

    /** Everything that was confirmed exists once, and each user has paid for exactly the readings in their history. */
    async expectKept(creditsAtFirst: number): Promise<void> {
      for (const [person, replies] of told) {
        const { body } = await person.get<HistoryEntry[]>(`${routes.chatHistory.path}?limit=200`)
        const left = (response: HistoryEntry): number => creditsAtFirst - plainPrice * (body.indexOf(response) + 1)
        const stored = body.map((entry) => ({ reply: entry.response, creditsRemaining: left(entry) }))
        for (const { reply, creditsRemaining } of replies) expect(stored).toContainEqual({ reply, creditsRemaining })
        expect(await person.profile()).toMatchObject({
          credits: creditsAtFirst - plainPrice * body.length,
          creditsInUse: 0,
        })
      }
    },
  }
}
