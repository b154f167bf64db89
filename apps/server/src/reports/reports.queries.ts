import type { OpenReport } from '@numeria/contract'
import { sql, type Insertable } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Notifier } from '../platform/database/report-tables.ts'
import type { Tables } from '../platform/database/tables.ts'

type NewReport = Omit<
  Insertable<Tables['reading_reports']>,
  'decision' | 'decision_reason' | 'law' | 'decided_at' | 'decided_by'
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

/** Adds what a further notice from the same mailbox says, up to `most` characters in all. */
export async function addToOpen(
  db: Db,
  { userId, reportId, details, most }: { userId: string; reportId: string; details: string; most: number },
): Promise<void> {
  const report = await db
    .selectFrom('reading_reports')
    .select(sql<string | null>`notifier ->> 'details'`.as('details'))
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (!report?.details || report.details.includes(details) || report.details.length + details.length > most) return
  const all = JSON.stringify({ details: `${report.details}\n\n${details}` })
  const { numAffectedRows } = await sql`
    update reading_reports set notifier = notifier || ${all}::jsonb
    where user_id = ${userId} and report_id = ${reportId} and decided_at is null and notifier ->> 'details' = ${report.details}`.execute(
    db,
  )
  // Another notice was added meanwhile.
  if (numAffectedRows !== 1n) await addToOpen(db, { userId, reportId, details, most })
}

/** Whether this person has such a finished reading. */
export async function isOwnReading(db: Db, userId: string, turnId: string): Promise<boolean> {
  const turn = await db
    .selectFrom('turns')
    .select('turn_id')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .where('reading', 'not in', ['onboarding', 'safety'])
    .executeTakeFirst()
  return turn !== undefined
}

/** Oldest first. */
export async function selectOpen(db: Database, limit: number): Promise<OpenReport[]> {
  const rows = await db
    .selectFrom('reading_reports as r')
    .innerJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.turn_id', '=', 'r.turn_id'))
    .selectAll('r')
    .select(['t.reading', 't.prompt_version'])
    .where('r.decided_at', 'is', null)
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
    reading: row.reading,
    promptVersion: row.prompt_version,
    createdAt: row.created_at.toISOString(),
  }))
}

/** The report while nothing is decided, locked until the transaction ends. */
export async function lockOpen(db: Db, userId: string, reportId: string) {
  return db
    .selectFrom('reading_reports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The parts of a reading that an operator may read: all of it (`ofReader`), or the public part (`ofPublic`). */
export async function selectReadable(db: Database, userId: string, turnId: string) {
  const { rows } = await sql<{ ofReader: boolean; ofPublic: boolean }>`
    select exists (select from reading_reports where user_id = ${userId} and turn_id = ${turnId} and source = 'reader')
        or exists (select from turns where user_id = ${userId} and rewrite_of = ${turnId} and state <> 'failed'
          and rewrite_reason -> 'mayBeRead' = 'true') as "ofReader",
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

export async function forgetNotices(db: Db, addresses: readonly string[]): Promise<void> {
  await sql`update reading_reports set notifier = null where notifier ->> 'email' = any(${addresses}::text[])`.execute(
    db,
  )
}
