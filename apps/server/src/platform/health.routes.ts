import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or the server drains. */
export function healthRoutes(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' })
    try {
      await sql`select 1`.execute(db)
    } catch {
      return reply.status(503).header('retry-after', 2).send({ status: 'database away' })
    }
    return { status: 'ready' }
  })
}
