import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import type { Connection } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import type { Contender } from './contenders.ts'
import { accountId } from './database.ts'

/** Pairs per second that so many workers reach from Node, each with one pair at a time. */
export async function pairsFromNode(
  pool: pg.Pool,
  pair: NonNullable<Contender['pair']>,
  workers: number,
  accounts: number,
  milliseconds: number,
): Promise<number> {
  // Kysely takes connections of its own; the others keep one each.
  const began = performance.now()
  const until = began + milliseconds
  const counts = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      let pairs = 0
      for (; performance.now() < until; pairs += 1) {
        const userId = accountId(1 + ((worker + pairs * 7) % accounts))
        const client = pair.length > 1 ? await pool.connect() : null
        try {
          await pair(userId, client!)
        } finally {
          client?.release()
        }
      }
      return pairs
    }),
  )
  return counts.reduce((sum, pairs) => sum + pairs, 0) / ((performance.now() - began) / 1_000)
}

/** The same by PostgreSQL's own load generator; null where it is not installed. */
export async function pairsByPgbench(
  { host, port, user, database }: Connection,
  script: string[],
  workers: number,
  accounts: number,
  milliseconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'numeria-pgbench-'))
  try {
    const file = join(folder, 'pair.sql')
    const account = `('00000000-0000-4000-8000-' || lpad(:n::text, 12, '0'))::uuid`
    const holdId = `md5(:client_id || '-' || :a)::uuid`
    const lines = script.map((line) => {
      const statement = line.replaceAll(/\s+/g, ' ').replaceAll('$1', account).replaceAll('$2', holdId)
      return statement.startsWith('\\') ? statement : `${statement};`
    })
    const names = [`\\set n random(1, ${accounts})`, '\\set a random(1, 9000000000000000000)']
    await writeFile(file, [...names, ...lines, ''].join('\n'))
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(workers),
      '-j',
      '1',
      '-T',
      String(Math.round(milliseconds / 1_000)),
    ]
    const child = spawn('pgbench', [...args, '-h', host, '-p', String(port), '-U', user, '-f', file, database], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const failed = once(child, 'error').then(() => null)
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    const result = await Promise.race([ended, failed])
    if (result === null) return null
    const [output, complaints] = result
    const pairs = /tps = ([\d.]+)/.exec(output)?.[1]
    if (pairs === undefined) throw new Error(`pgbench said: ${complaints}`)
    return Number(pairs)
  } finally {
    await rm(folder, { recursive: true })
  }
}
