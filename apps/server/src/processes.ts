// Several processes on one machine: this one owns the embedded database and the figures, its workers serve. Whatever matters is in the database, so
// that any of them may be killed at any moment; it is started again.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import { databaseFigures } from './admin/metrics.ts'
import { systemClock } from './platform/clock.ts'
import { openStore } from './platform/database/open-store.ts'
import { startMetricsServer } from './platform/metrics-server.ts'
import type { Settings } from './platform/settings.ts'

/** So many ends in a minute are no accident: starting again would only hide it. */
const maxEndsAMinute = 10

/**
 * Starts `settings.processes` workers and answers when all of them serve. `stop` lets each finish what it is at.
 * @throws {DatabaseStartError | PortTaken} and where a worker ends instead of serving
 */
export async function startProcesses(settings: Settings, log: FastifyBaseLogger): Promise<{ stop(): Promise<void> }> {
  const store = await openStore(settings.database, log, settings.production)
  const workers = new Set<Worker>()
  let isStopping = false
  let ends: number[] = []

  const startWorker = (): Worker => {
    const worker = cluster.fork({ DATABASE_URL: store.url, DATABASE_OWNER_URL: store.ownerUrl })
    workers.add(worker)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (isStopping) return
      log.error({ pid: worker.process.pid, code, signal }, 'a process of the server ended and is started again')
      const now = performance.now()
      ends = [...ends.filter((at) => now - at < 60_000), now]
      if (ends.length > maxEndsAMinute) throw new Error('the processes of the server end one after the other')
      startWorker()
    })
    return worker
  }

  const stop = async (): Promise<void> => {
    isStopping = true
    await Promise.all(
      [...workers].map(async (worker) => {
        const exit = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await exit
      }),
    )
    await figures?.stop()
    await store.close()
  }

  const aggregator = new AggregatorRegistry()
  const { metricsPort, metricsHost: host } = settings
  const ofDatabase = databaseFigures({ db: store.db, clock: systemClock, settings })
  const figures =
    metricsPort === null
      ? null
      : await startMetricsServer({ host, port: metricsPort }, () =>
          Promise.all([aggregator.clusterMetrics(), ofDatabase()]),
        ).catch(async (error: unknown) => {
          await store.close()
          throw error
        })
  // The first one alone: what keeps it from starting would keep all of them, and is said once.
  for (let count = 0; count < settings.processes; count++) {
    const worker = startWorker()
    const isServing = await Promise.race([
      once(worker, 'message').then(() => true),
      once(worker, 'exit').then(() => false),
    ])
    if (!isServing) {
      await stop()
      process.exit(1)
    }
  }
  return { stop }
}
