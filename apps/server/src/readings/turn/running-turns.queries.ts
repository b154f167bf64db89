import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { prepared } from '../../platform/database/prepared.ts'

type Shown = { userId: string; turnId: string; text: string }

/** The commit is not waited for: what was shown is written down again half a second later, and whole in the end. */
const writeShown = prepared(
  'write a turn down',
  ({ userId, turnId, text }: Shown) => sql<{ turnId: string }>`
    update running_turns set partial_response = ${text}::text from (select set_config('synchronous_commit', 'off', true)) as unhurried
    where user_id = ${userId}::uuid and turn_id = ${turnId}::uuid
    returning turn_id as "turnId"`,
)

/** Writes down what a running turn has shown. False when it is not running any more. */
export async function writeDown(
  db: Database,
  { userId, turnId }: { userId: string; turnId: string },
  text: string,
): Promise<boolean> {
  return (await writeShown(db, { userId, turnId, text })).length > 0
}

/** Asks the process that writes this turn to stop. Returns false when the turn is not running. */
export async function requestStop(db: Database, userId: string, turnId: string): Promise<boolean> {
  const turn = await db
    .updateTable('running_turns')
    .set({ is_stop_requested: true })
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .returning('turn_id')
    .executeTakeFirst()
  return turn !== undefined
}

/** Written out, so that the index of exactly these serves a plan that was made once and for all. */
const turnsToStop = prepared(
  'find turns to stop',
  () => sql<{ turnId: string }>`select turn_id as "turnId" from running_turns where is_stop_requested`,
)

/** Running turns with a stop request, in any process. */
export async function findStopRequests(db: Database): Promise<string[]> {
  return (await turnsToStop(db, {})).map(({ turnId }) => turnId)
}
