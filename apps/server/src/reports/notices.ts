// Data that remains of notices about public readings: the reasons that their owner reads, and the numbers of the yearly report (Regulation (EU) 2022/2065,
// articles 15(1)(b) and 17).
import type { NoticeYears, RemovalList } from '@numeria/contract'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Transparency reports stay published for five years (Implementing Regulation (EU) 2024/2835). */
const keptYears = 5

type Record = Tables['notice_records']

export async function recordNotice(
  db: Db,
  notice: Pick<Record, 'record_id' | 'received_at' | 'reason'>,
): Promise<void> {
  await db.insertInto('notice_records').values(notice).execute()
}

/** @param law empty where the ground is our terms of service */
export async function recordDecision(
  db: Db,
  at: Date,
  report: Pick<Tables['reading_reports'], 'report_id' | 'created_at' | 'reason'>,
  decision: NonNullable<Record['decision']>,
  law: string,
): Promise<void> {
  const ground = law === '' ? 'terms' : 'law'
  const decided = { decision, decided_at: at, ground: decision === 'keep' ? null : ground } as const
  const { report_id: record_id, created_at: received_at, reason } = report
  await db
    .insertInto('notice_records')
    .values({ record_id, received_at, reason: reason as Record['reason'], ...decided })
    .onConflict((conflict) => conflict.column('record_id').doUpdateSet(decided))
    .execute()
}

/** Counts of all years that are kept, newest first. */
export async function readNoticeYears({ db }: Pick<Deps, 'db'>): Promise<NoticeYears> {
  const { rows } = await sql<NoticeYears[number]>`
    with received as (
      select extract(year from received_at at time zone 'UTC')::int as year, reason, decision from notice_records
    ), decided as (
      select extract(year from decided_at at time zone 'UTC')::int as year, decision, ground,
        extract(epoch from decided_at - received_at) / 3600 as hours
      from notice_records where decided_at is not null
    )
    select year,
      (select jsonb_build_object(
        'illegal', count(*) filter (where reason = 'illegal'), 'privacy', count(*) filter (where reason = 'privacy'),
        'harmful', count(*) filter (where reason = 'harmful'), 'offensive', count(*) filter (where reason = 'offensive'),
        'other', count(*) filter (where reason = 'other')
      ) from received r where r.year = years.year) as received,
      (select count(*) from received r where r.year = years.year and decision is null)::int as open,
      (select count(*) from decided d where d.year = years.year and decision = 'keep')::int as kept,
      (select count(*) from decided d where d.year = years.year and decision = 'unpublish')::int as unpublished,
      (select count(*) from decided d where d.year = years.year and decision = 'remove')::int as removed,
      (select count(*) from decided d where d.year = years.year and ground = 'law')::int as "onLaw",
      (select count(*) from decided d where d.year = years.year and ground = 'terms')::int as "onTerms",
      (select round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float8
        from decided d where d.year = years.year) as "medianHours"
    from (select year from received union select year from decided) as years order by year desc`.execute(db)
  return rows
}

/** Why readings of this person are no longer public, newest first. */
export async function listRemovals({ db }: { db: Db }, userId: string): Promise<RemovalList> {
  const rows = await db
    .selectFrom('reading_reports as r')
    .innerJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.turn_id', '=', 'r.turn_id'))
    .select(['r.statement_id', 'r.report_id', 'r.decision', 'r.reason', 'r.decision_reason', 'r.law', 'r.decided_at'])
    .select('t.created_at as readingAt')
    .where('r.user_id', '=', userId)
    .where('r.source', '=', 'public')
    .where('r.decision', 'in', ['unpublish', 'remove'])
    // Reports that were decided with another one have no statement of their own. One of a version before has the number of its report.
    .where((where) =>
      where.or([
        where('r.statement_id', 'is not', null),
        where.not(
          where.exists(
            where
              .selectFrom('reading_reports as o')
              .select('o.report_id')
              .where('o.user_id', '=', userId)
              .whereRef('o.turn_id', '=', 'r.turn_id')
              .where('o.statement_id', 'is not', null),
          ),
        ),
      ]),
    )
    .orderBy('r.decided_at', 'desc')
    .execute()
  return rows.map((row) => ({
    statementId: row.statement_id ?? row.report_id,
    decision: row.decision as RemovalList[number]['decision'],
    reason: row.reason as RemovalList[number]['reason'],
    facts: row.decision_reason!,
    law: row.law ?? '',
    decidedAt: row.decided_at!.toISOString(),
    readingAt: row.readingAt.toISOString(),
  }))
}

/** Deletes the numbers of years whose report no longer has to be public. */
export async function deleteOldNotices(db: Deps['db'], now: Date): Promise<void> {
  const until = new Date(Date.UTC(now.getUTCFullYear() - keptYears - 1, 0, 1))
  await deleteInPieces(
    db,
    'notice_records',
    sql`received_at < ${until} and coalesce(decided_at, received_at) < ${until}`,
  )
}
