import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { readFigures } from './figures.ts'

const kinds = ['payments_set_aside', 'events_set_aside', 'holds_overdue', 'readings_failing', 'mail_waiting'] as const

/** This process's figures, with what the database knows for all of them. */
export async function readMetrics(deps: Pick<Deps, 'db' | 'clock' | 'metrics'>) {
  const { db, metrics } = deps
  const { fires } = await readFigures(deps)
  for (const kind of kinds) metrics.fires.set({ kind }, fires.find((fire) => fire.kind === kind)?.count ?? 0)
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float as seconds from jobs
    where due_at < clock_timestamp()`.execute(db)
  metrics.overdueJobs.set(rows[0]!.seconds)
  return { contentType: metrics.registry.contentType, text: await metrics.registry.metrics() }
}
