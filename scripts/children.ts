import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { environmentOf, unconfiguredServices } from './external-services.ts'

const root = join(import.meta.dirname, '..')

/** Lets a person try the admin area at once. A server in production refuses this password. */
export const sampleAdmin = { ADMIN_EMAIL: 'admin@numeria.example', ADMIN_PASSWORD: 'moonlight-on-paper' }

/**
 * Starts a program in its own process group: Ctrl-C reaches the launcher alone, which then stops its children in their order.
 * @param program its file, after options for Node
 */
export function startChild(program: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

/** The `ready` message of a child; null when it ends with an error that it has printed. Node's watch mode sends other messages before. */
export function messageOf<Message>(child: ChildProcess): Promise<Message | null> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'ready') resolve(message as Message)
    })
    child.once('exit', () => resolve(null))
  })
}

/** Whether another process listens on this port. */
export function isTaken(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Any other fault is the server's to explain.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    probe.listen(wanted, process.env.HOST || 'localhost', () => probe.close(() => resolve(false)))
  })
}

/**
 * Starts the sandbox for services without settings, and adds their settings to `environment`.
 * @returns null where all services are configured; 'failed' when the sandbox ended with an error that it has printed
 */
export async function startSandbox(
  environment: NodeJS.ProcessEnv,
  port: number,
): Promise<{ child: ChildProcess; missing: string[] } | 'failed' | null> {
  const missing = unconfiguredServices(process.env)
  if (missing.length === 0) return null
  const own = { SANDBOX_PORT: process.env.SANDBOX_PORT || String(port), PUBLIC_URL: environment.PUBLIC_URL }
  const child = startChild(['apps/sandbox/src/main.ts'], { ...process.env, ...own })
  const answer = await messageOf<{ environment: Record<string, string> }>(child)
  if (!answer) return 'failed'
  Object.assign(environment, environmentOf(missing, answer.environment), { SANDBOX: 'on' })
  if (!environment.ADMIN_EMAIL && !environment.ADMIN_PASSWORD) Object.assign(environment, sampleAdmin)
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_API_ROOT } = answer.environment
  if (!environment.TELEGRAM_BOT_TOKEN) Object.assign(environment, { TELEGRAM_BOT_TOKEN, TELEGRAM_API_ROOT })
  const { INVOICEXPRESS_URL, INVOICEXPRESS_API_KEY, VIES_URL } = answer.environment
  if (!environment.INVOICEXPRESS_URL && !environment.INVOICEXPRESS_API_KEY)
    Object.assign(environment, { INVOICEXPRESS_URL, INVOICEXPRESS_API_KEY, VIES_URL })
  const { SMTP_URL, MAIL_FROM } = answer.environment
  if (!environment.SMTP_URL && !environment.MAIL_FROM) Object.assign(environment, { SMTP_URL, MAIL_FROM })
  const { PUSH_SERVICE_URL } = answer.environment
  if (!environment.VAPID_PRIVATE_KEY) Object.assign(environment, { PUSH_SERVICE_URL })
  const { C2PA_CERTIFICATE, C2PA_PRIVATE_KEY } = answer.environment
  if (!environment.C2PA_CERTIFICATE && !environment.C2PA_PRIVATE_KEY)
    Object.assign(environment, { C2PA_CERTIFICATE, C2PA_PRIVATE_KEY })
  return { child, missing }
}
