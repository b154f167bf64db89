import type { AdminReadings } from '@numeria/contract'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

const days = 30
const maxRewrites = 50

/** How readings fared, by kind and version of the prompt, and the rewrites whose readers let us read what they refused. */
export async function readPromptFigures({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Pick<AdminReadings, 'days' | 'figures' | 'rewrites'>> {
  const from = new Date(clock.now().getTime() - days * 86_400_000)
  const { rows: figures } = await sql<AdminReadings['figures'][number]>`
    select t.reading_kind as reading, t.prompt_version as "promptVersion",
      count(*) filter (where coalesce(t.charged, t.price) > 0) as sold,
      count(*) filter (where exists (
        select from turns again where again.user_id = t.user_id and again.rewrite_of = t.turn_id and again.state in ('done', 'forgotten')
      )) as rewrites,
      count(*) filter (where exists (
        select from reading_reports r where r.user_id = t.user_id and r.turn_id = t.turn_id
      )) as reports,
      count(*) filter (where t.refusals is not null) as checked
    from turns t
    where t.created_at >= ${from} and t.state in ('done', 'forgotten') and t.prompt_version is not null
    group by t.reading_kind, t.prompt_version order by t.reading_kind, t.prompt_version desc`.execute(db)
  const { rows: rewrites } = await sql<Omit<AdminReadings['rewrites'][number], 'createdAt'> & { at: Date }>`
    select again.user_id as "userId", t.turn_id as "turnId", t.reading_kind as reading, t.prompt_version as "promptVersion",
      again.rewrite_reason ->> 'code' as code, coalesce(again.rewrite_reason ->> 'text', '') as text, again.created_at as at
    from turns again join turns t on t.user_id = again.user_id and t.turn_id = again.rewrite_of
    where again.created_at >= ${from} and again.state = 'done' and t.state = 'done' and again.rewrite_reason -> 'mayBeRead' = 'true'
    order by again.created_at desc limit ${maxRewrites}`.execute(db)
  return {
    days,
    figures,
    rewrites: rewrites.map(({ at, ...rewrite }) => ({ ...rewrite, createdAt: at.toISOString() })),
  }
}
