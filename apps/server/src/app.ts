import cookie from '@fastify/cookie'
import { limits } from '@numeria/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { adminLoginRoutes, adminRoutes } from './admin/admin.routes.ts'
import { operatorDesk } from './admin/operator-desk.ts'
import { adminZone } from './admin/zone.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { cancellationRoutes } from './billing/cancellation.routes.ts'
import { webhookRoutes } from './billing/webhook.routes.ts'
import type { Deps } from './deps.ts'
import { errorPage } from './pages/error-pages.ts'
import { openPages, pageRoutes } from './pages/pages.ts'
import { securityText } from './pages/security-text.ts'
import { payoutRoutes } from './payouts/payouts.routes.ts'
import { installErrorHandler } from './platform/error-handler.ts'
import { healthRoutes } from './platform/health.routes.ts'
import { RequestLog, warnOfProxies } from './platform/log-requests.ts'
import { measureRequests } from './platform/measure-requests.ts'
import { describeApi } from './platform/openapi.ts'
import { refuseForeignOrigins } from './platform/same-origin.ts'
import { addSecurityHeaders, refuseAddresses, refuseConnections } from './platform/security-headers.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import { conversationRoutes } from './readings/conversations/conversations.routes.ts'
import { comparisonRoutes, invitedRoutes } from './readings/comparisons/comparisons.routes.ts'
import { memoryRoutes } from './readings/memory/notes/memory.routes.ts'
import { peopleRoutes } from './readings/people/people.routes.ts'
import { chartRoutes } from './readings/chart/chart.routes.ts'
import { readingRoutes } from './readings/readings.routes.ts'
import type { ReadingService } from './readings/readings.ts'
import { countClicks } from './referrals/clicks.hook.ts'
import { referralRoutes } from './referrals/referrals.routes.ts'
import { pictureRoutes, publicPictureRoutes } from './sharing/pictures.routes.ts'
import { PictureCache } from './sharing/picture-cache.ts'
import { publicRoutes } from './sharing/public.routes.ts'
import { publicReportRoutes, readingReportRoutes } from './reports/reports.routes.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { platformRoutes } from './user-data/platform-requests.routes.ts'
import { userDataRoutes } from './user-data/user-data.routes.ts'
import { linkedLoginRoutes } from './sign-in/logins.routes.ts'
import { addedPasskeyRoutes } from './sign-in/passkeys.routes.ts'
import { profileRoutes } from './sign-in/profile.routes.ts'
import { sessionRoutes } from './sign-in/sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { requireSession } from './sign-in/sign-in.ts'
import { limitReads } from './sign-in/limited.ts'
import { calendarFeedRoutes, calendarRoutes } from './today/calendar.routes.ts'
import { reminderEndRoutes, todayRoutes } from './today/today.routes.ts'
import { wellbeingRoutes } from './wellbeing/wellbeing.routes.ts'
import { botRoutes } from './telegram/bot.routes.ts'

/** The table of contents: every group of routes, by whom it trusts. Builds the application without listening. */
export async function buildApp(
  deps: Deps,
  readings: ReadingService,
  isLeaving: () => boolean = () => false,
): Promise<FastifyInstance> {
  const { settings } = deps
  const pages = openPages(settings)
  const refuseAddress = refuseAddresses(settings)
  const app = fastify({
    loggerInstance: deps.log,
    logController: new RequestLog(),
    bodyLimit: limits.bodyBytes,
    // Requests that arrive while the listener closes are still served.
    return503OnClosing: false,
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    // Slow senders and idle connections are dropped.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: refuseConnections(settings),
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app, (name, request) => errorPage(pages, name, request))
  // JSON is all that the API reads.
  app.removeContentTypeParser('text/plain')
  limitReads(app, deps)
  await addSecurityHeaders(app, settings)
  await app.register(cookie)
  await describeApi(app, settings.publicUrl)
  if (deps.tracing) traceRequests(app, deps.tracing, settings.trustProxy !== false)
  measureRequests(app, deps.metrics)
  warnOfProxies(app, settings.trustProxy !== false)
  refuseForeignOrigins(app, settings.publicUrl)
  countClicks(app, deps)

  // Everybody.
  healthRoutes(app, deps.db, () => isLeaving() || readings.isDraining)
  signInRoutes(app, deps, pages)
  await webhookRoutes(app, deps)
  cancellationRoutes(app, deps)
  adminLoginRoutes(app, deps)
  botRoutes(app, deps, operatorDesk(deps))
  securityText(app, deps)
  analyticsRoutes(app, deps)
  await reminderEndRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  await pageRoutes(app, deps, pages)
  const pictures = new PictureCache()
  publicRoutes(app, deps, pages, pictures)
  publicPictureRoutes(app, deps, pictures)
  publicReportRoutes(app, deps)
  invitedRoutes(app, deps)
  platformRoutes(app, deps)

  // Routes for signed-in users.
  await app.register(async (zone) => {
    requireSession(zone, deps)
    profileRoutes(zone, deps)
    sessionRoutes(zone, deps)
    linkedLoginRoutes(zone, deps)
    addedPasskeyRoutes(zone, deps)
    readingRoutes(zone, deps, readings)
    conversationRoutes(zone, deps)
    peopleRoutes(zone, deps)
    memoryRoutes(zone, deps)
    comparisonRoutes(zone, deps)
    chartRoutes(zone, deps)
    wellbeingRoutes(zone, deps)
    todayRoutes(zone, deps)
    calendarRoutes(zone, deps)
    billingRoutes(zone, deps)
    sharingRoutes(zone, deps)
    pictureRoutes(zone, deps, pictures)
    readingReportRoutes(zone, deps)
    referralRoutes(zone, deps)
    payoutRoutes(zone, deps)
    userDataRoutes(zone, deps)
  })

  // Administrators.
  await app.register(async (zone) => adminZone(zone, deps, () => adminRoutes(zone, deps)))
  return app
}
