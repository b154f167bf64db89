import { routes } from '@numeria/contract'
import { EndedSessions, SessionList } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { endOtherAdminSessions, listAdminSessions } from './admin-sessions.ts'
import { writeAudit } from './audit.ts'
import { callingAdmin } from './zone.ts'

/** The calling administrator's own sessions. */
export function adminSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.adminSessions.path, { schema: { response: { 200: SessionList } } }, async (request) => {
    const rows = await listAdminSessions(deps, request, callingAdmin(request))
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        isCurrent: row.isCurrent,
        browser: row.browser,
        system: row.system,
        signedInAt: row.signedInAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      })),
    }
  })

  zone.post(
    routes.endAdminSession.path,
    { schema: { params: z.object({ sessionId: z.string().max(100) }), response: { 200: EndedSessions } } },
    async (request) => {
      const email = callingAdmin(request)
      const row = (await listAdminSessions(deps, request, email)).find(({ id }) => id === request.params.sessionId)
      if (!row) throw new AppError('admin.session_not_found')
      await deps.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('admin_sessions').where('token_hash', '=', row.tokenHash).execute()
        await writeAudit(tx, deps.clock.now(), { actor: email, action: 'own_sessions.end', details: { sessions: 1 } })
      })
      return { ended: 1 }
    },
  )

  zone.post(routes.endOtherAdminSessions.path, { schema: { response: { 200: EndedSessions } } }, async (request) => {
    const actor = callingAdmin(request)
    const ended = await deps.db.transaction().execute(async (tx) => {
      const sessions = await endOtherAdminSessions({ ...deps, db: tx }, request, actor)
      await writeAudit(tx, deps.clock.now(), { actor, action: 'own_sessions.end', details: { sessions } })
      return sessions
    })
    return { ended }
  })
}
