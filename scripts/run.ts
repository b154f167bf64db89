import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isTaken, messageOf, sampleAdmin, startChild, startSandbox } from './children.ts'
import { buildWebWhenStale } from './web-build.ts'

// The whole product from one command: the pages, a sandbox for the services that are not configured, and the server.

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const port = Number(process.env.PORT || 3000)
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
}
let sandbox: ChildProcess | null = null
let server: ChildProcess | null = null

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    if (server) server.kill('SIGTERM')
    else end(0)
  })
}

if (!Number.isInteger(port)) giveUp(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}"`)
if (await isTaken(port)) giveUp(`Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`)
try {
  buildWebWhenStale(root)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
if (process.env.NODE_ENV !== 'production') await startSandboxWhenNeeded()
await startServer()

async function startSandboxWhenNeeded(): Promise<void> {
  const started = await startSandbox(environment, port + 1)
  if (started === 'failed') return end(1)
  if (!started) return
  const { child, missing } = started
  sandbox = child
  sandbox.once('exit', () => {
    if (!stopping) console.error(`The sandbox has stopped, and with it: ${missing.join(', ')}. Please restart Numeria.`)
  })
}

async function startServer(): Promise<void> {
  server = startChild(['apps/server/src/main.ts'], environment)
  server.once('exit', (code) => end(code ?? 1))
  const ready = await messageOf<{ url: string }>(server)
  if (ready && process.stdout.isTTY)
    console.log(`\n  Numeria is at ${ready.url}${sandbox ? ', with the sandbox' : ''}. Press Ctrl-C to stop it.\n`)
  else if (ready) console.log(`Numeria is at ${ready.url}`)
  if (ready && environment.ADMIN_PASSWORD === sampleAdmin.ADMIN_PASSWORD)
    console.log(
      `  Admin area: ${ready.url}/admin (e-mail ${environment.ADMIN_EMAIL}, password ${environment.ADMIN_PASSWORD})\n`,
    )
}

function giveUp(sentence: string): never {
  console.error(sentence)
  return end(1)
}

function end(code: number): never {
  sandbox?.kill('SIGTERM')
  process.exit(code)
}
