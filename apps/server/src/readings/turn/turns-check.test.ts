import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { capture, hold, release, spendCall } from '../../credits/test-holds.ts'
import { noon, someoneWith, useLedger } from '../../credits/test-ledger.ts'
import type { Database } from '../../platform/database/connect.ts'
import { checkTurns } from './turns-check.ts'

const ledger = useLedger()

type End = 'captured' | 'released' | 'parted' | 'open' | 'none'
type State = 'running' | 'done' | 'failed' | 'missing'

const ends: Record<End, (db: Database, userId: string, turnId: string) => Promise<unknown>> = {
  captured: (db, userId, turnId) => capture(db, noon, userId, turnId),
  released: (db, userId, turnId) => release(db, noon, userId, turnId),
  parted: (db, userId, turnId) => spendCall(noon, userId, turnId, 2).execute(db),
  open: async () => {},
  none: async () => {},
}

/** A turn of three credits beside a hold of three credits that ended so. */
async function turnBeside(state: State, charged: number | null, end: End): Promise<string> {
  const { db } = ledger
  const [userId, turnId] = [await someoneWith(db, 5), randomUUID()]
  if (end !== 'none') await hold(db, noon, userId, turnId, 3)
  await ends[end](db, userId, turnId)
  if (state === 'running')
    await sql`insert into running_turns (user_id, turn_id, conversation_id, request_hash, reading_kind, price, tone, language, tradition, message, created_at)
      values (${userId}, ${turnId}, ${randomUUID()}, '', 'chat', 3, 'mystic', 'en', 'pythagorean', 'Who am I?', ${noon})`.execute(
      db,
    )
  else if (state !== 'missing')
    await sql`insert into turns (user_id, turn_id, conversation_id, request_hash, state, price, charged, tone, language, tradition, message, response, failure,
        created_at, ended_at)
      values (${userId}, ${turnId}, ${randomUUID()}, '', ${state}, 3, ${charged}, 'mystic', 'en', 'pythagorean', ${state === 'failed' ? null : 'Who am I?'},
        ${state === 'done' ? 'A seven.' : null}, ${state === 'failed' ? 'model.down' : null}, ${noon}, ${noon})`.execute(
      db,
    )
  return userId
}

const problemsOf = async (userId: string) =>
  (await checkTurns(ledger.db)).filter((difference) => difference.userId === userId).length

test.each<[State, number | null, End]>([
  ['running', null, 'open'],
  ['done', 3, 'captured'],
  ['done', null, 'captured'],
  ['done', 2, 'parted'],
  ['done', 0, 'released'],
  ['failed', null, 'released'],
])('a turn that is %s at %s credits agrees with a hold that is %s', async (state, charged, end) => {
  expect(await problemsOf(await turnBeside(state, charged, end))).toBe(0)
})

test.each<[State, number | null, End]>([
  ['running', null, 'captured'],
  ['running', null, 'released'],
  ['running', null, 'none'],
  ['done', 3, 'open'],
  ['done', 3, 'released'],
  ['done', 3, 'parted'],
  ['done', 2, 'captured'],
  ['done', 0, 'captured'],
  ['done', 0, 'open'],
  ['done', 3, 'none'],
  ['failed', null, 'captured'],
  ['failed', null, 'parted'],
  ['failed', null, 'open'],
  ['missing', null, 'captured'],
  ['missing', null, 'open'],
])('a turn that is %s at %s credits beside a hold that is %s is found', async (state, charged, end) => {
  expect(await problemsOf(await turnBeside(state, charged, end))).toBe(1)
})
