import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { findFires } from './figures.ts'

/** What the database knows for all processes together, in Prometheus' words. */
export async function databaseMetrics(deps: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const fires = new Gauge({
    name: 'numeria_fires',
    help: 'What somebody should look at, as the admin area lists it.',
    labelNames: ['kind'],
    registers,
  })
  const overdue = new Gauge({
    name: 'numeria_jobs_overdue_seconds',
    help: 'How long the job that waits longest has been due.',
    registers,
  })
  for (const { kind, count } of await findFires(deps)) fires.set({ kind }, count)
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float as seconds from jobs
    where due_at < clock_timestamp()`.execute(deps.db)
  overdue.set(rows[0]!.seconds)
  return registry.metrics()
}
