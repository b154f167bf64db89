import { randomUUID } from 'node:crypto'
import { balance } from '../../apps/server/src/credits/credits.ts'
import { readStatement } from '../../apps/server/src/credits/statement.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { findUserContext } from '../../apps/server/src/readings/history/user-context.queries.ts'
import { listHistory } from '../../apps/server/src/readings/history/history.queries.ts'
import { remembered } from '../../apps/server/src/readings/memory/memory.ts'
import { planReading } from '../../apps/server/src/readings/writing/reading-plan.ts'
import { anyTurns } from '../../apps/server/src/readings/turn/most-turns.ts'
import { finishTurn, insertRunningTurn } from '../../apps/server/src/readings/turn/turns.queries.ts'
import { findSession } from '../../apps/server/src/sign-in/sessions.queries.ts'
import { personId, tokenHash } from './fill.ts'

const message = 'A quick tip: what should I know about myself?'
const { numbers, promptVersion } = planReading({
  kind: 'chat',
  price: 3,
  tone: 'mystic',
  language: 'en',
  tradition: 'pythagorean',
  person: { birthDate: '1990-05-17', fullName: 'Ana Maria Silva' },
  other: null,
  question: message,
  at: new Date(),
  memory: { turns: [], summary: '' },
})

export const stepNames = ['session', 'user', 'begin', 'finish', 'balance', 'history', 'statement'] as const

/**
 * All that a turn of one person asks of the database, in the product's own calls, and what the page asks after it.
 * @returns milliseconds of each step, in the order of `stepNames`
 */
export async function takeSteps(db: Database, nth: number): Promise<number[]> {
  const at = new Date()
  const turn = { userId: personId(nth), turnId: randomUUID(), conversationId: personId(nth), at }
  const asked = {
    ...turn,
    idempotencyKey: randomUUID(),
    requestHash: '0'.repeat(64),
    price: 1,
    message,
    tone: 'mystic' as const,
    language: 'en' as const,
    tradition: 'pythagorean',
    reading: 'chat' as const,
  }
  const written = {
    response: 'The words of a reading. '.repeat(40),
    suggestions: [],
    charged: 3,
    reading: 'chat' as const,
    refusals: [],
    stopped: false,
  }
  const steps: (() => Promise<unknown>)[] = [
    () => findSession(db, tokenHash(nth)),
    () => findUserContext(db, turn.userId, { ...remembered, conversationId: null }),
    () => insertRunningTurn(db, asked, anyTurns, numbers, promptVersion),
    () => finishTurn(db, at, { ...turn, ...written, model: 'growth', usage: null }),
    () => balance(db, turn.userId, at),
    () => listHistory(db, turn.userId, at, { limit: 20, conversationId: turn.conversationId }),
    () => readStatement(db, turn.userId, { limit: 20 }),
  ]
  const times: number[] = []
  for (const step of steps) {
    const began = performance.now()
    await step()
    times.push(performance.now() - began)
  }
  return times
}
