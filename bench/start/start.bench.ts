// From the command to the first page, as a person waits for it: with an empty folder (a database is made), and again on what is there by then. The
// pages are built before. `node bench/start/start.bench.ts [times]`
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { percentile } from '../turn/load.ts'

const times = Number(process.argv[2] ?? 5)
const root = join(import.meta.dirname, '../..')

/** Seconds until the first page is there. */
async function start(dataDir: string): Promise<number> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}/`
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }
  const began = performance.now()
  const product = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'ignore' })
  const exit = once(product, 'exit')
  let isThere = false
  while (!isThere) {
    if (product.exitCode !== null)
      throw new Error(`The product ended with code ${product.exitCode} instead of starting.`)
    isThere = await fetch(url).then(
      (answer) => answer.text().then(() => answer.status === 200),
      () => pause(10).then(() => false),
    )
  }
  const seconds = (performance.now() - began) / 1_000
  product.kill('SIGTERM')
  await exit
  return seconds
}

const [first, again]: [number[], number[]] = [[], []]
for (let time = 0; time <= times; time += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-start-'))
  const seconds = [await start(dataDir), await start(dataDir)] as const
  // The first time may build the pages.
  if (time > 0) {
    first.push(seconds[0])
    again.push(seconds[1])
  }
  await rm(dataDir, { recursive: true })
}
const told = (seconds: readonly number[]): string =>
  `${percentile(seconds, 0.5).toFixed(2)} s (${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)})`
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}.`,
)
console.log(
  `From \`npm start\` to the first page, the median of ${times}: ${told(first)} with an empty folder, ${told(again)} after that (wanted ≤ 3).`,
)
