import { routes, type SessionList } from '@numeria/contract'
import { SessionList as SessionListSchema } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { lockUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError } from '../platform/errors.ts'
import { limited } from './limited.ts'
import { sessionName } from './secrets.ts'
import { deleteSession, sessionsOf } from './sessions.queries.ts'
import { currentSession, endOtherSessions, lockFreshSession, requireFreshSignIn, type Session } from './sign-in.ts'

const Params = z.object({ sessionId: z.string().max(100) })

/** The signed-in zone's sessions: where else a person is signed in, and how to end that, which asks for a recent sign-in. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.sessions.path, { schema: { response: { 200: SessionListSchema } } }, (request) =>
    listSessions(currentSession(request)),
  )

  zone.delete(
    routes.endSession.path,
    { ...limited(deps, 'sessionEnd'), schema: { params: Params } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      await changeSessions(session, async (trx) => {
        const rows = await sessionsOf(trx, session.userId, clock.now())
        const row = rows.find(({ tokenHash }) => sessionName(tokenHash) === request.params.sessionId)
        if (!row) throw new AppError('people_data.no_such_session')
        await deleteSession(trx, row.tokenHash)
      })
      return reply.status(204).send()
    },
  )

  zone.delete(routes.endOtherSessions.path, limited(deps, 'sessionEnd'), async (request, reply) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    await changeSessions(session, (trx) => endOtherSessions(trx, session))
    return reply.status(204).send()
  })

  /** Of two sessions that end each other at the same moment, one goes on. */
  async function changeSessions(session: Session, change: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, session.userId)
      await lockFreshSession(deps, trx, session)
      await change(trx)
    })
  }

  async function listSessions({ userId, tokenHash }: Session): Promise<SessionList> {
    const rows = await sessionsOf(db, userId, clock.now())
    return {
      sessions: rows.map((row) => ({
        id: sessionName(row.tokenHash),
        isCurrent: row.tokenHash === tokenHash,
        browser: row.browser,
        system: row.system,
        signedInAt: row.signedInAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      })),
    }
  }
}
