import type { ChatReply } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { balance } from '../../credits/credits.ts'
import { noon, someoneWith, useLedger } from '../../credits/test-ledger.ts'
import { findOrBegin } from '../conversations/conversations.queries.ts'
import { findObstacle } from './find-turns.queries.ts'
import { anyTurns } from './most-turns.ts'
import { finishTurn, insertFreeTurn, insertRunningTurn, type NewTurn } from './turns.queries.ts'

const ledger = useLedger()

async function asked(): Promise<NewTurn> {
  const userId = await someoneWith(ledger.db, 10)
  return {
    userId,
    turnId: randomUUID(),
    conversationId: await findOrBegin(ledger.db, userId, noon),
    idempotencyKey: randomUUID(),
    requestHash: 'hash',
    price: 3,
    message: 'Who am I?',
    tone: 'mystic',
    language: 'en',
    tradition: 'pythagorean',
    reading: 'chat',
    at: noon,
  }
}

const again = (turn: NewTurn): NewTurn => ({ ...turn, turnId: randomUUID() })
const begin = (turn: NewTurn) => insertRunningTurn(ledger.db, turn, anyTurns, { facts: [] } as never, 'version')
const reply: ChatReply = {
  reply: 'Please talk to a doctor.',
  creditsCost: 0,
  creditsRemaining: 10,
  suggestedReadings: [],
}
const answerFree = (turn: NewTurn) =>
  insertFreeTurn(ledger.db, { ...turn, price: 0, reading: 'safety' }, anyTurns, reply)

const finished = ({ userId, turnId }: NewTurn) => ({
  userId,
  turnId,
  response: 'A seven.',
  suggestions: [],
  charged: 3,
  reading: 'chat' as const,
  refusals: [],
  stopped: false,
  model: null,
  usage: null,
})

/** Ends a turn, and asks for it again before that is committed. */
async function askedAtItsEnd(turn: NewTurn, end: 'done' | 'failed') {
  const { db } = ledger
  expect(await begin(turn)).toMatchObject({ outcome: 'begun' })
  let second: ReturnType<typeof begin> | undefined
  await db.transaction().execute(async (trx) => {
    // The same calls as `finishTurn` and `failTurn` make.
    await (
      end === 'done'
        ? sql`select turn_finish(${turn.userId}, ${turn.turnId}, 3, 'A seven.', '[]', 'chat', null, false, null, null, null, null, ${noon})`
        : sql`select turn_fail(${turn.userId}, ${turn.turnId}, 'model.timeout', null, null, null, null, false, ${noon})`
    ).execute(trx)
    second = begin(again(turn))
    await pause(300)
  })
  return second!
}

test('a key that is asked again in the moment in which its turn ends finds the ended one, and is paid once', async () => {
  const turn = await asked()
  expect(await askedAtItsEnd(turn, 'done')).toEqual({ outcome: 'obstacle' })
  const { db } = ledger
  expect(await findObstacle(db, turn.userId, turn.idempotencyKey)).toMatchObject({ turnId: turn.turnId, state: 'done' })
  expect(await balance(db, turn.userId)).toEqual({ available: 7, held: 0 })
  // No row is left of the second one: another key begins.
  expect(await begin({ ...again(turn), idempotencyKey: randomUUID() })).toMatchObject({ outcome: 'begun' })
})

test('a key whose turn fails in that moment begins anew', async () => {
  const turn = await asked()
  expect(await askedAtItsEnd(turn, 'failed')).toMatchObject({ outcome: 'begun' })
  expect(await balance(ledger.db, turn.userId)).toEqual({ available: 7, held: 3 })
})

test('a free reply waits for no running turn, and does not take its key', async () => {
  const turn = await asked()
  await begin(turn)
  expect(await answerFree(again(turn))).toEqual({ outcome: 'obstacle' })
  const other = { ...again(turn), idempotencyKey: randomUUID() }
  expect(await answerFree(other)).toMatchObject({ outcome: 'begun' })
  await finishTurn(ledger.db, noon, finished(turn))
  expect(await begin({ ...again(turn), idempotencyKey: other.idempotencyKey })).toEqual({ outcome: 'obstacle' })
  expect(await balance(ledger.db, turn.userId)).toEqual({ available: 7, held: 0 })
})
