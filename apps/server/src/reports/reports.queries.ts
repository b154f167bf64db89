import type { OpenReport } from '@numeria/contract'
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Notifier } from '../platform/database/report-tables.ts'
import type { Tables } from '../platform/database/tables.ts'

type NewReport = Omit<
  Insertable<Tables['reading_reports']>,
  'decision' | 'decision_reason' | 'law' | 'decided_at' | 'decided_by' | 'statement_id'
>

/** False where this reader has reported this reading before, or where this mailbox has an open report of it. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const inserted = await db
    .insertInto('reading_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The open report of a public reading by a notifier with this mailbox. */
export async function selectOpenOf(
  db: Db,
  { userId, turnId, mailbox }: { userId: string; turnId: string; mailbox: string },
): Promise<string | undefined> {
  const report = await db
    .selectFrom('reading_reports')
    .select('report_id')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('source', '=', 'public')
    .where('decided_at', 'is', null)
    .where(sql<string>`notifier ->> 'mailbox'`, '=', mailbox)
    .executeTakeFirst()
  return report?.report_id
}

/** So many numbers of further notices are kept with an open report. */
const maxNumbers = 50

/**
 * Adds a further notice from the same mailbox, within a transaction: its number, and what it says, up to `most` characters in all.
 * @returns false where the report was decided meanwhile
 */
export async function addToOpen(
  db: Db,
  {
    userId,
    reportId,
    number,
    details,
    most,
  }: { userId: string; reportId: string; number: string; details: string; most: number },
): Promise<boolean> {
  const report = await db
    .selectFrom('reading_reports')
    .select('notifier')
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!report?.notifier) return false
  const { notifier } = report
  const { details: told, numbers = [] } = notifier
  const isTold = told.includes(details) || told.length + details.length > most
  const added = {
    ...notifier,
    details: isTold ? told : `${told}\n\n${details}`,
    numbers: numbers.length < maxNumbers ? [...numbers, number] : numbers,
  }
  await sql`
    update reading_reports set notifier = ${JSON.stringify(added)}::jsonb
    where user_id = ${userId} and report_id = ${reportId}`.execute(db)
  return true
}

/** Whether this person has such a finished reading. */
export async function isOwnReading(db: Db, userId: string, turnId: string): Promise<boolean> {
  const turn = await db
    .selectFrom('turns')
    .select('turn_id')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .where('reading_kind', 'not in', ['onboarding', 'safety'])
    .executeTakeFirst()
  return turn !== undefined
}

/** Open reports, oldest first. */
export async function selectOpen(db: Database, limit: number): Promise<OpenReport[]> {
  return selectReports(db, sql<boolean>`r.decided_at is null`, limit)
}

/** The report of a notice or of a statement of reasons, open or decided. */
export async function selectNumbered(db: Database, number: string): Promise<OpenReport[]> {
  return selectReports(
    db,
    sql<boolean>`${number}::uuid in (r.report_id, r.statement_id) or r.notifier -> 'numbers' ? ${number}::text`,
    1,
  )
}

async function selectReports(db: Database, which: RawBuilder<boolean>, limit: number): Promise<OpenReport[]> {
  const rows = await db
    .selectFrom('reading_reports as r')
    .innerJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.turn_id', '=', 'r.turn_id'))
    .selectAll('r')
    .select(['t.reading_kind', 't.prompt_version'])
    .where(which)
    .orderBy('r.created_at')
    .limit(limit)
    .execute()
  return rows.map(({ notifier, ...row }) => ({
    reportId: row.report_id,
    userId: row.user_id,
    turnId: row.turn_id,
    source: row.source,
    reason: row.reason,
    details: notifier?.details ?? row.details,
    notifier: notifier && { name: notifier.name, email: notifier.email, goodFaith: notifier.goodFaith },
    reading: row.reading_kind,
    promptVersion: row.prompt_version,
    createdAt: row.created_at.toISOString(),
    numbers: [row.report_id, ...(notifier?.numbers ?? [])],
    statementId: row.statement_id,
    decision: row.decision,
  }))
}

/** The report while nothing is decided, with the other open ones of its public reading (`others`): locked until the transaction ends. */
export async function lockOpen(db: Db, userId: string, reportId: string) {
  const open = () => db.selectFrom('reading_reports').where('user_id', '=', userId).where('decided_at', 'is', null)
  const asked = await open().select(['turn_id', 'source']).where('report_id', '=', reportId).executeTakeFirst()
  if (!asked) return null
  // In one order, so that decisions about two reports of a reading wait for each other.
  const rows = await open()
    .selectAll()
    .where('turn_id', '=', asked.turn_id)
    .where('source', '=', asked.source)
    .orderBy('report_id')
    .forUpdate()
    .execute()
  const report = rows.find((row) => row.report_id === reportId)
  return report ? { report, others: rows.filter((row) => row !== report) } : null
}

/** The parts of a reading that an operator may read: all of it (`ofReader`), or the public part (`ofPublic`). */
export async function selectReadable(db: Database, userId: string, turnId: string) {
  const { rows } = await sql<{ ofReader: boolean; ofPublic: boolean }>`
    select exists (select from reading_reports where user_id = ${userId} and turn_id = ${turnId} and source = 'reader')
        or exists (select from turns where user_id = ${userId} and rewrite_of = ${turnId} and state <> 'failed'
          and rewrite_reason -> 'mayBeRead' = 'true')
        or exists (select from running_turns where user_id = ${userId} and rewrite_of = ${turnId} and rewrite_reason -> 'mayBeRead' = 'true') as "ofReader",
      exists (select from reading_reports where user_id = ${userId} and turn_id = ${turnId} and source = 'public') as "ofPublic"`.execute(
    db,
  )
  return rows[0]!
}

export async function selectText(db: Database, userId: string, turnId: string) {
  return db
    .selectFrom('turns')
    .select(['message', 'response'])
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .executeTakeFirst()
}

/** Reports by notifiers with one of these email addresses, oldest first. */
export async function selectNotices(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<{ at: Date; reason: string; notifier: Notifier; decision: string | null }>`
    select created_at as at, reason, notifier, decision from reading_reports
    where notifier ->> 'email' = any(${addresses}::text[]) order by created_at`.execute(db)
  return rows
}

export async function deleteNotices(db: Db, addresses: readonly string[]): Promise<void> {
  await sql`update reading_reports set notifier = null where notifier ->> 'email' = any(${addresses}::text[])`.execute(
    db,
  )
}
