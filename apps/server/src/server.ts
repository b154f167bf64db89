import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { FastifyBaseLogger } from 'fastify'
import { createFirstAdmin } from './admin/admins.ts'
import { databaseFigures } from './admin/metrics.ts'
import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import { listJobs } from './jobs.ts'
import { appleProvider } from './integrations/apple.ts'
import { chatCompletionsModel } from './integrations/chat-completions.ts'
import { facebookProvider } from './integrations/facebook.ts'
import { googleProvider } from './integrations/google.ts'
import { invoiceXpress } from './integrations/invoicexpress.ts'
import { smtpMail } from './integrations/mail.ts'
import { webPush } from './integrations/push.ts'
import { stripePayments } from './integrations/stripe.ts'
import { tracedModel } from './integrations/traced-model.ts'
import { viesRegister } from './integrations/vies.ts'
import { systemClock } from './platform/clock.ts'
import { poolOf, type Database } from './platform/database/connect.ts'
import { openStore } from './platform/database/open-store.ts'
import { JobRunner } from './platform/job-runner.ts'
import { createMetrics, watchPool } from './platform/metrics.ts'
import { startMetricsServer } from './platform/metrics-server.ts'
import { PortTaken } from './platform/port-taken.ts'
import type { Settings } from './platform/settings.ts'
import { traceCalls, traceJobs } from './platform/tracing/trace-calls.ts'
import { traceStatements } from './platform/tracing/trace-statements.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { ReadingService } from './readings/readings.ts'

/** Maximum time for running readings to finish when the server stops. */
const drainMs = 25_000
/** Then the last answers may take this long; a connection that asks for nothing is not waited for any longer. */
const lastAnswersMs = 3_000

/** Everything that leaves the process, as the settings say. */
export function worldOf(
  settings: Settings,
  db: Database,
  log: FastifyBaseLogger,
  tracing: Tracing | null = null,
): Deps {
  const metrics = createMetrics()
  watchPool(metrics, poolOf(db))
  const world: Deps = {
    settings,
    db,
    clock: systemClock,
    log,
    metrics,
    tracing,
    identityProviders: [
      ...(settings.google ? [googleProvider(settings.google)] : []),
      ...(settings.apple ? [appleProvider(settings.apple)] : []),
      ...(settings.facebook ? [facebookProvider(settings.facebook)] : []),
    ],
    model: chatCompletionsModel(
      settings.model,
      (endpoint, isResting) => metrics.modelResting.set({ endpoint }, isResting ? 1 : 0),
      () => tracing?.traceparent() ?? null,
    ),
    payments: stripePayments(settings.payments),
    invoicing: settings.invoicing && invoiceXpress(settings.invoicing),
    vies: viesRegister({ url: settings.viesUrl }),
    mail: settings.mail && smtpMail(settings.mail),
    push: webPush(settings),
  }
  return tracing ? tracedWorld(world, tracing) : world
}

/**
 * The same dependencies with a span for each call. Only the model receives the trace id: it may be our own gateway, which reports to the same collector. For
 * other services it would only link our requests.
 */
function tracedWorld(world: Deps, tracing: Tracing): Deps {
  traceStatements(poolOf(world.db), tracing)
  return {
    ...world,
    identityProviders: world.identityProviders.map((provider) => traceCalls(provider, provider.id, tracing)),
    model: tracedModel(world.model, tracing),
    payments: traceCalls(world.payments, 'payments', tracing),
    invoicing: world.invoicing && traceCalls(world.invoicing, 'invoicing', tracing),
    vies: traceCalls(world.vies, 'vies', tracing),
    mail: world.mail && traceCalls(world.mail, 'mail', tracing),
    push: world.push && traceCalls(world.push, 'push', tracing),
  }
}

/**
 * The whole server, listening. `stop` first serves on for as long as balancers need to notice, then takes no new work, lets running readings finish or
 * releases them, and closes what was opened.
 * @throws {DatabaseStartError | PortTaken}
 */
export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  tracing: Tracing | null,
): Promise<{ stop(): Promise<void> }> {
  // A failed start closes opened resources: an embedded database would outlive the process.
  await using opened = new AsyncDisposableStack()
  const store = await openStore(settings.database, log, settings.production)
  opened.defer(() => store.close())
  const deps = worldOf(settings, store.db, log, tracing)
  deps.metrics.actsAsOwner.set(store.isLimited ? 0 : 1)
  if (settings.production && !settings.invoicing)
    log.error(
      'No invoicing provider is set: no sale gets an invoice. Set INVOICEXPRESS_URL and INVOICEXPRESS_API_KEY (docs/operations.md).',
    )
  await createFirstAdmin(deps.db, deps.clock.now(), settings.firstAdmin)
  const readings = new ReadingService(deps)
  let isLeaving = false
  const app = await buildApp(deps, readings, () => isLeaving)
  const figures = await serveMetrics(deps)
  opened.defer(async () => figures?.stop())
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw PortTaken.explain(error, settings.port, 'PORT')
  })
  const open = opened.move()
  const jobs = new JobRunner(deps, tracing ? traceJobs(listJobs(deps), tracing) : listJobs(deps))
  jobs.start()
  return {
    async stop() {
      isLeaving = true
      await pause(settings.shutdownDelaySeconds * 1_000)
      // The listener closes at once; what is being answered goes on.
      const closing = app.close()
      await readings.drain(drainMs)
      const timer = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs)
      await closing
      clearTimeout(timer)
      // A turn that began in the moment of draining belongs to a request that the line above waited for.
      await readings.drain(0)
      await jobs.stop()
      await open.disposeAsync()
      await tracing?.stop()
    },
  }
}

/** Metrics of this process and of the database. The parent process serves those of its workers. */
async function serveMetrics(deps: Deps): Promise<{ stop(): Promise<void> } | null> {
  const { metricsHost: host, metricsPort } = deps.settings
  const { registry } = deps.metrics
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    new AggregatorRegistry()
    return null
  }
  if (metricsPort === null) return null
  const ofDatabase = databaseFigures(deps)
  return startMetricsServer({ host, port: metricsPort }, () => Promise.all([registry.metrics(), ofDatabase()]))
}
