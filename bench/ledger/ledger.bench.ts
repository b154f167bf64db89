// Cost of hold and capture: pairs per second through our functions, beside the same row changes as bare statements and beside a pgledger-style transfer, on
// few and many hot accounts, in alternation in one run on one PostgreSQL. `pgbench` measures the database alone; Node calls it as the product does.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { contenders } from './contenders.ts'
import { openBench } from './database.ts'
import { pairsByPgbench, pairsFromNode } from './drivers.ts'

const workers = 20
const hotAccounts = [1, 10, 50]
const rounds = 3
const roundMs = Number(process.argv[2] ?? 4) * 1_000

const bench = await openBench(Math.max(...hotAccounts), workers)
const loadBefore = loadavg()[0]!
const rates = new Map<string, number[]>()
const column = (by: string, accounts: number): string => `${by}, ${accounts} hot`
const keep = (name: string, where: string, rate: number): void => {
  const key = `${name}|${where}`
  rates.set(key, [...(rates.get(key) ?? []), rate])
}

let hasPgbench = true
for (let round = 0; round < rounds; round += 1) {
  for (const accounts of hotAccounts) {
    for (const { name, script, pair } of contenders(bench.pool)) {
      if (pair) keep(name, column('Node', accounts), await pairsFromNode(bench.pool, pair, workers, accounts, roundMs))
      const rate: number | null = hasPgbench
        ? await pairsByPgbench(bench.connection, script, workers, accounts, roundMs)
        : null
      hasPgbench = rate !== null
      if (rate !== null) keep(name, column('pgbench', accounts), rate)
    }
  }
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!
const table = Object.fromEntries(
  contenders(bench.pool).map(({ name }) => [
    name,
    Object.fromEntries(
      ['pgbench', 'Node'].flatMap((by) =>
        hotAccounts.map((accounts) => {
          const measured = rates.get(`${name}|${column(by, accounts)}`)
          return [column(by, accounts), measured ? Math.round(median(measured)) : '–']
        }),
      ),
    ),
  ]),
)
await bench.close()

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after.`,
)
console.log(
  `Embedded PostgreSQL 18, fsync on. ${workers} workers; pairs of hold and capture per second, the median of ${rounds} rounds of ${roundMs / 1_000} s:\n`,
)
console.table(table)
if (!hasPgbench) console.log('pgbench is not installed here (Debian: apt-get install postgresql-contrib).')
