import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { port, superuser } from '../../../apps/server/src/platform/embedded-postgres/cluster.ts'
import { openPool } from '../../../apps/server/src/platform/database/connect.ts'
import { signupCredits } from '../../../packages/contract/src/index.ts'
import { startLoad } from './load.ts'
import { until } from './timeouts.ts'
import { seededRandom } from './seeds.ts'
import { kill, type ServerProcess } from './server-process.ts'
import { countOpenHolds, expectTruth, lapseLeases, openWorld } from './world.ts'

const peopleAtOnce = 4
/** After so many kills other people come: a history is looked at whole, and no longer than one page of it. */
const killsBetweenPeople = 10
const credits = signupCredits + 600

export type Crashes = { kills: number; told: number; slowestOpenMs: number }

/**
 * Kills the server, its embedded database, or both, at random moments under load, and starts them again. After each kill the database opens, the ledger is
 * consistent, and everything that was confirmed exists exactly once.
 * @throws at the first violation
 */
export async function crashDatabase(kills: number, seed: number, say: (line: string) => void): Promise<Crashes> {
  const random = seededRandom(seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-faults-'))
  const connection = { host: join(dataDir, 'postgres'), port, user: superuser, database: 'numeria' }
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, TURNS_PER_MINUTE: '100000', LOG_LEVEL: 'fatal' }
  const url = 'postgres://nobody@localhost/looked-at-directly'
  const world = await openWorld(settings, { connection, url, drop: async () => {} })
  const pidFile = join(connection.host, 'postmaster.pid')
  /** NaN while none runs, or its file is being written. */
  const postmaster = (): number => {
    try {
      return parseInt(readFileSync(pidFile, 'utf8'))
    } catch {
      return NaN
    }
  }
  const ways: ((server: ServerProcess) => Promise<unknown>)[] = [
    async (server) => {
      process.kill(postmaster(), 'SIGKILL')
      await kill(server)
    },
    async (server) => {
      server.signal('SIGKILL')
      process.kill(postmaster(), 'SIGKILL')
      await server.exit
    },
    kill,
    async () => {
      const killed = postmaster()
      process.kill(killed, 'SIGKILL')
      // Its children answer for another moment.
      await until('another one runs', () => (postmaster() || killed) !== killed)
    },
  ]

  /** On connections that have not seen the last kill. */
  const afresh = async <Result>(look: (pool: pg.Pool) => Promise<Result>): Promise<Result> => {
    const pool = openPool(connection, () => {})
    return look(pool).finally(() => pool.end())
  }

  const result: Crashes = { kills: 0, told: 0, slowestOpenMs: 0 }
  try {
    await world.model({ tokenMs: 1 })
    let server = await world.startServer()
    while (result.kills < kills) {
      const people = await Promise.all(Array.from({ length: peopleAtOnce }, () => world.signIn()))
      for (const person of people) await world.grant(person, credits - signupCredits)
      const load = startLoad(people)
      for (let left = killsBetweenPeople; left > 0 && result.kills < kills; left--) {
        const before = load.told()
        await until('somebody is answered', () => load.told() > before + 1)
        await pause(random() * 300)
        await ways[Math.floor(random() * ways.length)]!(server)
        result.kills += 1
        const beganAt = performance.now()
        const hasEnded = await Promise.race([server.exit.then(() => true), pause(0, false)])
        if (hasEnded) server = await world.startServer()
        await until('the server is ready', async () => {
          const answer = await fetch(`${world.url}/readyz`).catch(() => null)
          return answer?.status === 200
        })
        result.slowestOpenMs = Math.max(result.slowestOpenMs, performance.now() - beganAt)
        // Clients of the killed server would otherwise wait until the lease of their hold ends.
        if (hasEnded) await afresh(lapseLeases)
        await afresh(expectTruth)
      }
      await load.stop()
      await afresh(lapseLeases)
      await until('what was cut off is given back', async () => (await afresh(countOpenHolds)) === 0)
      await load.expectKept(credits)
      await afresh(expectTruth)
      result.told += load.told()
      say(
        `${result.kills} kills, ${result.told} readings told and kept, opened within ${Math.ceil(result.slowestOpenMs)} ms`,
      )
    }
    server.signal('SIGTERM')
    await server.exit
    return result
  } finally {
    await world.close()
    // Only after something that is not so.
    if (existsSync(pidFile)) process.kill(postmaster(), 'SIGQUIT')
    await rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 100 })
  }
}
