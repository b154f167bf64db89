import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { findAlerts } from './figures.ts'

type FigureDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** How long a metrics scrape waits for the database. */
const timeoutMs = 2_000

/**
 * Database figures for all processes together, in the Prometheus format; while the database is away, the last ones with their age. Read at each scrape, one at
 * a time.
 */
export function databaseFigures(deps: FigureDeps): () => Promise<string> {
  let last = { text: '', readAt: -Infinity }
  let reading: Promise<void> | null = null
  const read = async (): Promise<void> => {
    const text = await databaseMetrics(deps)
    last = { text, readAt: deps.clock.now().getTime() }
  }
  return async () => {
    reading ??= read().finally(() => (reading = null))
    // The age shows that the database is away.
    await Promise.race([reading.catch(() => {}), pause(timeoutMs, undefined, { ref: false })])
    const registry = new Registry()
    new Gauge({
      name: 'numeria_database_figures_age_seconds',
      help: 'How old the figures from the database are; infinite when there were none yet.',
      registers: [registry],
    }).set((deps.clock.now().getTime() - last.readAt) / 1_000)
    return `${await registry.metrics()}\n${last.text}`
  }
}

async function databaseMetrics(deps: FigureDeps): Promise<string> {
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
  const backup = new Gauge({
    name: 'numeria_backup_age_seconds',
    help: 'How old the newest backup is that npm run backup made; while there is none, the database.',
    registers,
  })
  new Gauge({
    name: 'numeria_invoices_off',
    help: 'Is 1 where no invoicing provider is set, so that no sale gets an invoice.',
    registers,
  }).set(deps.settings.invoicing === null ? 1 : 0)
  for (const { kind, count } of await findAlerts(deps)) fires.set({ kind }, count)
  const { rows } = await sql<{ overdue: number; backup: number }>`
    select (
      select coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float from jobs where due_at < clock_timestamp()
    ) as overdue, extract(epoch from clock_timestamp() - coalesce(
      (select max(finished_at) from backups), (select min(applied_at) from migrations)
    ))::float as backup`.execute(deps.db)
  overdue.set(rows[0]!.overdue)
  backup.set(rows[0]!.backup)
  return registry.metrics()
}
