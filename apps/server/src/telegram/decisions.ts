// A decision made in Telegram waits for a minute in which it can be undone; then a job applies it. The ledger's own decisions are final.
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

export const undoSeconds = 60

export type WaitingDecision = {
  id: string
  decision: 'approve' | 'reject'
  /** As the audit names the operator. */
  actor: string
  /** As Telegram shows the operator. */
  operator: string
  chatId: number
  messageId: number
  /** The text of the message before the decision. */
  message: string
}

const columns = [
  'pending_id as id',
  'decision',
  'actor',
  'operator',
  'chat_id as chatId',
  'message_id as messageId',
  'message',
] as const

/** Keeps a decision until it is due. @returns the one that was made before, and stays; null where there is none */
export async function keepDecision(db: Database, at: Date, decision: WaitingDecision): Promise<WaitingDecision | null> {
  const { id, chatId, messageId, ...rest } = decision
  const due_at = new Date(at.getTime() + undoSeconds * 1_000)
  const kept = await db
    .insertInto('bot_decisions')
    .values({ pending_id: id, chat_id: chatId, message_id: messageId, ...rest, due_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n ? null : findDecision(db, id)
}

export async function findDecision(db: Database, id: string): Promise<WaitingDecision | null> {
  const row = await db.selectFrom('bot_decisions').select(columns).where('pending_id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Undoes a decision that is not due yet. @returns it, or null where there is none to undo */
export async function undoDecision(db: Database, at: Date, id: string): Promise<WaitingDecision | null> {
  const row = await db
    .deleteFrom('bot_decisions')
    .where('pending_id', '=', id)
    .where('due_at', '>', at)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

export function dueDecisions(db: Database, at: Date): Promise<WaitingDecision[]> {
  return db.selectFrom('bot_decisions').select(columns).where('due_at', '<=', at).orderBy('due_at').limit(50).execute()
}

export async function deleteDecision(db: Database, id: string): Promise<void> {
  await db.deleteFrom('bot_decisions').where('pending_id', '=', id).execute()
}

/** Deletes the decisions of operators that wait, also those that are due and not applied yet. */
export async function deleteDecisionsOf(db: Database, actors: readonly string[]): Promise<void> {
  if (actors.length > 0) await db.deleteFrom('bot_decisions').where('actor', 'in', actors).execute()
}

/** Marks subjects as announced. @returns those that were not before, each to one caller alone */
export async function claimAnnouncements(db: Database, at: Date, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return []
  // One array, since a statement has at most 65,535 parameters.
  const { rows } = await sql<{ subject: string }>`
    insert into bot_announcements (subject, announced_at) select unnest(${subjects}::text[]), ${at}::timestamptz
    on conflict do nothing returning subject`.execute(db)
  return rows.map(({ subject }) => subject)
}

/** Deletes announcements after 400 days, and decisions of a bot that was taken away before it applied them, after 30. */
export async function deleteBotLeftovers(db: Database, at: Date): Promise<void> {
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000)
  await db.deleteFrom('bot_announcements').where('announced_at', '<', before(400)).execute()
  await db.deleteFrom('bot_decisions').where('due_at', '<', before(30)).execute()
}
