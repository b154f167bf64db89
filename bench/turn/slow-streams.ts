import { setTimeout as pause } from 'node:timers/promises'
import { ask, percentile, type Question } from './load.ts'
import type { startProduct } from './product.ts'
import { usageOf } from './usage.ts'

const paceMs = 250
/** They do not come in one moment, but all of them are there for a while. */
const arrivalMs = 12_000
const lookMs = 500

/**
 * As many readings at once as there are questions, each written slowly, and what the server holds meanwhile.
 * @returns what came of it, in one sentence
 * @throws when one of them does not end well
 */
export async function writeSlowly(
  product: Awaited<ReturnType<typeof startProduct>>,
  questions: readonly Question[],
): Promise<string> {
  product.pace(paceMs)
  const held: number[] = []
  const watch = setInterval(() => held.push(usageOf(product.serverPid)?.megabytes ?? 0), lookMs)
  const samples = await Promise.all(
    questions.map(async (question, index) => {
      await pause((index / questions.length) * arrivalMs)
      return ask(question)
    }),
  )
  clearInterval(watch)
  product.pace(0)
  const { rows } = await product.pool.query<{ open: number }>(`select count(*)::int as open from holds`)

  // From when all have come until the first one goes.
  const full = held.slice(arrivalMs / lookMs, -arrivalMs / lookMs)
  const [first, last] = [full.slice(0, 4), full.slice(-4)].map((some) => Math.max(...some).toFixed(0))
  const times = samples.map(({ wholeMs }) => wholeMs)
  const slowest = (percentile(times, 0.95) / 1_000).toFixed(1)
  return (
    `${samples.length} slow streams at once ended well, a piece every ${paceMs} ms, whole p95 ${slowest} s; it held ${first} MB when all had come and ` +
    `${last} MB when the first one went; ${rows[0]!.open} holds were left.`
  )
}
