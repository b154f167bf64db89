import { operatorRoutes } from '@numeria/contract'
import { AdminPassword, ChangePassword, EndedSessions, SessionList } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { deleteOtherBrowsers } from './admin-browsers.ts'
import { endOtherAdminSessions, listAdminSessions, sessionHash } from './admin-sessions.ts'
import { findAdmin, type Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { changePassword, demandPassword, lockCaller } from './own-password.ts'
import { callingAdmin } from './zone.ts'

/** The calling administrator's own sessions and password. Ending sessions asks for the password: a stolen session must not end its owner's. */
export function adminSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const caller = async (request: FastifyRequest): Promise<Admin> => (await findAdmin(deps.db, callingAdmin(request)))!

  zone.get(operatorRoutes.adminSessions.path, { schema: { response: { 200: SessionList } } }, async (request) => {
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

  const ending = { body: AdminPassword, response: { 200: EndedSessions } }

  zone.post(
    operatorRoutes.endAdminSession.path,
    { schema: { ...ending, params: z.object({ sessionId: z.string().max(100) }) } },
    async (request) => {
      const admin = await caller(request)
      await demandPassword(deps, request, admin, request.body.password)
      const { email: actor } = admin
      const row = (await listAdminSessions(deps, request, actor)).find(({ id }) => id === request.params.sessionId)
      if (!row) throw new AppError('admin.session_not_found')
      await deps.db.transaction().execute(async (tx) => {
        await lockCaller(deps, tx, request, actor)
        const calling = { email: actor, session: sessionHash(deps.settings, request) }
        if (row.browserHash !== null) await deleteOtherBrowsers(tx, calling, row.browserHash)
        await tx.deleteFrom('admin_sessions').where('token_hash', '=', row.tokenHash).execute()
        await writeAudit(tx, deps.clock.now(), { actor, action: 'own_sessions.end', details: { sessions: 1 } })
      })
      return { ended: 1 }
    },
  )

  zone.post(operatorRoutes.endOtherAdminSessions.path, { schema: ending }, async (request) => {
    const admin = await caller(request)
    await demandPassword(deps, request, admin, request.body.password)
    const { email: actor } = admin
    const ended = await deps.db.transaction().execute(async (tx) => {
      await lockCaller(deps, tx, request, actor)
      const sessions = await endOtherAdminSessions({ ...deps, db: tx }, request, actor)
      await writeAudit(tx, deps.clock.now(), { actor, action: 'own_sessions.end', details: { sessions } })
      return sessions
    })
    return { ended }
  })

  zone.post(
    operatorRoutes.changePassword.path,
    { schema: { body: ChangePassword, response: { 200: EndedSessions } } },
    async (request) => ({ ended: await changePassword(deps, request, await caller(request), request.body) }),
  )
}
