import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or takes no writes, or the server drains. */
export function healthRoutes(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  // A proxy that keeps connections open opens its next ones elsewhere, so that none is left when the listener closes.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' })
    const isReady = await takesWrites(db).catch(() => false)
    if (!isReady) return reply.status(503).header('retry-after', 2).send({ status: 'database away' })
    return { status: 'ready' }
  })
}

/** A standby that has not been promoted yet answers questions, and takes nothing. */
async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(db)
  return rows[0]?.follows === false
}
