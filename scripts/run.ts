import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { environmentOf, unconfiguredServices } from './outside-services.ts'
import { buildWebWhenStale } from './web-build.ts'

// The whole product from one command: the pages, a sandbox for the services that are not configured, and the server.

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const port = Number(process.env.PORT || 3000)
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
}
/** Lets a person try the admin area at once. A server in production refuses this password. */
const sampleAdmin = { ADMIN_EMAIL: 'admin@numeria.example', ADMIN_PASSWORD: 'moonlight-on-paper' }
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
if (await isTaken(port)) giveUp(`Port ${port} is in use. Stop what uses it, or set PORT.`)
try {
  buildWebWhenStale(root)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
if (process.env.NODE_ENV !== 'production') await startSandboxWhenNeeded()
await startServer()

async function startSandboxWhenNeeded(): Promise<void> {
  const missing = unconfiguredServices(process.env)
  if (missing.length === 0) return
  const own = { SANDBOX_PORT: process.env.SANDBOX_PORT || String(port + 1), PUBLIC_URL: environment.PUBLIC_URL }
  sandbox = startChild('apps/sandbox/src/main.ts', { ...process.env, ...own })
  const answer = await messageOf<{ environment: Record<string, string> }>(sandbox)
  if (!answer) return end(1)
  Object.assign(environment, environmentOf(missing, answer.environment), { SANDBOX: 'on' })
  if (!environment.ADMIN_EMAIL && !environment.ADMIN_PASSWORD) Object.assign(environment, sampleAdmin)
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_API_ROOT } = answer.environment
  if (!environment.TELEGRAM_BOT_TOKEN) Object.assign(environment, { TELEGRAM_BOT_TOKEN, TELEGRAM_API_ROOT })
  const { SMTP_URL, MAIL_FROM } = answer.environment
  if (!environment.SMTP_URL && !environment.MAIL_FROM) Object.assign(environment, { SMTP_URL, MAIL_FROM })
  sandbox.once('exit', () => {
    if (!stopping) console.error(`The sandbox has ended, and with it: ${missing.join(', ')}. Start Numeria again.`)
  })
}

async function startServer(): Promise<void> {
  server = startChild('apps/server/src/main.ts', environment)
  server.once('exit', (code) => end(code ?? 1))
  const ready = await messageOf<{ url: string }>(server)
  if (ready && process.stdout.isTTY)
    console.log(`\n  Numeria is at ${ready.url}${sandbox ? ', on the sandbox' : ''}. Ctrl-C stops it.\n`)
  else if (ready) console.log(`Numeria is at ${ready.url}`)
  if (ready && environment.ADMIN_PASSWORD === sampleAdmin.ADMIN_PASSWORD)
    console.log(
      `  Its admin area: ${ready.url}/admin with ${environment.ADMIN_EMAIL} and ${environment.ADMIN_PASSWORD}\n`,
    )
}

/** In a process group of its own: Ctrl-C reaches the launcher alone, which then stops its children in their order. */
function startChild(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [program], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

/** The message that a child sends when it is ready; null when it ends with an error that it has printed. */
async function messageOf<Message>(child: ChildProcess): Promise<Message | null> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  return message as Message | null
}

function isTaken(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Any other fault is the server's to explain.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    probe.listen(wanted, process.env.HOST || 'localhost', () => probe.close(() => resolve(false)))
  })
}

function giveUp(sentence: string): never {
  console.error(sentence)
  return end(1)
}

function end(code: number): never {
  sandbox?.kill('SIGTERM')
  process.exit(code)
}
