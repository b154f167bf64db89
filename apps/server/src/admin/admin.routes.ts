import { operatorRoutes } from '@numeria/contract'
import {
  AdjustCreditsReply,
  AdjustCreditsRequest,
  AdminFigures,
  AdminLogin,
  AdminStatus,
  AuditQuery,
  AuditTrail,
  DecisionReply,
  EndedSessions,
  FindPersonQuery,
  ForgiveDebtRequest,
  PendingTransactions,
  PersonFile,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { adjustCredits, writeOffDebt } from './adjust-credits.ts'
import { logIn } from './admin-login.ts'
import { clearAdminCookie, currentAdmin, endAdminSession } from './admin-sessions.ts'
import { readAudit, writeAudit } from './audit.ts'
import { adminSessionRoutes } from './admin-sessions.routes.ts'
import { actionRecorder } from './audited-actions.ts'
import { authenticatorRoutes } from './authenticator.routes.ts'
import { readFigures } from './figures.ts'
import { funnelRoutes } from './funnel.routes.ts'
import { readingAdminRoutes } from './readings.routes.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { refundRoutes } from './refunds.routes.ts'
import { payoutAdminRoutes } from './payouts.routes.ts'
import { decide, readPending } from './pending.ts'
import { endPersonSessions, findPerson } from './people.ts'
import { telegramRoutes } from './telegram.routes.ts'
import { callingAdmin } from './zone.ts'

/** An administrator's way in and out: open to everybody, and the same to everybody. */
export function adminLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(operatorRoutes.adminStatus.path, { schema: { response: { 200: AdminStatus } } }, async (request) => {
    const adminEmail = await currentAdmin(deps, request)
    return { authenticated: adminEmail !== null, adminEmail }
  })

  zone.post(
    operatorRoutes.adminLogin.path,
    { schema: { body: AdminLogin, response: { 200: AdminStatus } } },
    async (request, reply) => ({ authenticated: true, adminEmail: await logIn(deps, request, reply, request.body) }),
  )

  zone.post(operatorRoutes.adminLogout.path, { schema: { response: { 200: AdminStatus } } }, async (request, reply) => {
    const actor = await currentAdmin(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      await endAdminSession({ ...deps, db: tx }, request)
      if (actor !== null) await writeAudit(tx, deps.clock.now(), { actor, action: 'logout' })
    })
    clearAdminCookie(deps.settings, reply)
    return { authenticated: false, adminEmail: null }
  })
}

const Person = { params: z.object({ userId: z.uuid() }), response: { 200: AdjustCreditsReply } }

/** Operators' actions for users, and the figures of the day. Each look at a user's file is audited, too. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  telegramRoutes(app, deps)
  authenticatorRoutes(app, deps)
  adminSessionRoutes(app, deps)
  payoutAdminRoutes(app, deps)
  funnelRoutes(app, deps)
  refundRoutes(app, deps)
  invoiceRoutes(app, deps)
  readingAdminRoutes(app, deps)

  zone.get(
    operatorRoutes.findPerson.path,
    { schema: { querystring: FindPersonQuery, response: { 200: PersonFile } } },
    async (request) => {
      const person = await findPerson(deps, request.query)
      const entry = { actor: callingAdmin(request), action: 'person.look', target: person.userId } as const
      await writeAudit(deps.db, deps.clock.now(), entry)
      return person
    },
  )

  zone.post(operatorRoutes.adjustCredits.path, { schema: { ...Person, body: AdjustCreditsRequest } }, async (request) =>
    adjustCredits(deps, { userId: request.params.userId, record: actionRecorder(deps, request) }, request.body),
  )

  zone.post(operatorRoutes.forgiveDebt.path, { schema: { ...Person, body: ForgiveDebtRequest } }, async (request) =>
    writeOffDebt(deps, { userId: request.params.userId, record: actionRecorder(deps, request) }, request.body),
  )

  zone.post(
    operatorRoutes.endPersonSessions.path,
    { schema: { params: z.object({ userId: z.uuid() }), response: { 200: EndedSessions } } },
    async (request) =>
      endPersonSessions(deps, { userId: request.params.userId, record: actionRecorder(deps, request) }),
  )

  zone.get(operatorRoutes.adminPending.path, { schema: { response: { 200: PendingTransactions } } }, async () =>
    readPending(deps),
  )

  for (const [route, decision] of [
    [operatorRoutes.approvePending, 'approve'],
    [operatorRoutes.rejectPending, 'reject'],
  ] as const) {
    zone.post(
      route.path,
      { schema: { params: z.object({ id: z.uuid() }), response: { 200: DecisionReply } } },
      async (request) =>
        decide(deps, {
          id: request.params.id,
          decision,
          actor: callingAdmin(request),
          record: actionRecorder(deps, request),
        }),
    )
  }

  zone.get(operatorRoutes.adminFigures.path, { schema: { response: { 200: AdminFigures } } }, async () =>
    readFigures(deps),
  )

  zone.get(
    operatorRoutes.adminAudit.path,
    { schema: { querystring: AuditQuery, response: { 200: AuditTrail } } },
    async ({ query }) => {
      const entries = await readAudit(deps.db, query)
      return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
    },
  )
}
