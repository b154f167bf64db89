import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections. Each worker of a test run has its own ports: another worker could take a port
// between the probe and its use.
const count = 50
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.pid)
const first = 4000 + (worker % 16) * count
let next = Math.floor(Math.random() * count)
/** Ports of this range that `fetch` refuses to call: https://fetch.spec.whatwg.org/#port-blocking */
const blocked = [4045, 4190]

/** A free port of 127.0.0.1, another one at each call. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    const port = first + next
    next = (next + 1) % count
    if (!blocked.includes(port) && (await isFree(port))) return port
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`)
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await new Promise((resolve) => probe.close(resolve))
  return true
}
