import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or takes no writes, or the server drains. On a cluster, `workersAway`
 * has the groups of the workers that are away: everybody whose rows are elsewhere is served.
 */
export function healthRoutes(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  // A proxy that keeps connections open opens its next ones elsewhere, so that none is left when the listener closes.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  const cluster = watchCluster(db)
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' })
    const isReady = await takesWrites(db).catch(() => false)
    if (!isReady) return reply.status(503).header('retry-after', 2).send({ status: 'database away' })
    const workersAway = cluster.workersAway()
    return { status: 'ready', ...(workersAway.length > 0 && { workersAway }) }
  })
}

/** A standby that has not been promoted yet answers questions, and takes nothing. */
async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(db)
  return rows[0]?.follows === false
}

const checkMs = 5_000

/** Looks for workers of a cluster that are away, behind the answers and once at a time: a worker that hangs keeps the question open. */
function watchCluster(db: Database): { workersAway(): number[] } {
  let [away, askedAt]: [number[], number] = [[], -Infinity]
  const ask = async () => {
    askedAt = Infinity
    away = await findWorkersAway(db).catch(() => away)
    askedAt = performance.now()
  }
  return {
    workersAway() {
      if (performance.now() - askedAt > checkMs) void ask()
      return away
    },
  }
}

async function findWorkersAway(db: Database): Promise<number[]> {
  const { rows } = await sql<{
    isCluster: boolean
  }>`select to_regclass('pg_dist_node') is not null as "isCluster"`.execute(db)
  if (!rows[0]!.isCluster) return []
  const { rows: workers } = await sql<{ groupid: number; nodename: string; nodeport: number }>`
    select groupid, nodename, nodeport from pg_dist_node where noderole = 'primary' and shouldhaveshards order by groupid`.execute(
    db,
  )
  const isThere = await Promise.all(workers.map(({ nodename, nodeport }) => answers(db, nodename, nodeport)))
  return workers.filter((_, index) => !isThere[index]).map(({ groupid }) => groupid)
}

/** @returns false also where the question has no answer in time */
async function answers(db: Database, host: string, port: number): Promise<boolean> {
  const question = sql<{ isThere: boolean }>`
    select citus_check_connection_to_node(${host}, ${port}) as "isThere"`
  const { rows } = await question.execute(db).catch(() => ({ rows: [{ isThere: false }] }))
  return rows[0]!.isThere
}
