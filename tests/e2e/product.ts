import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// Below the range from which systems take the ports of outgoing connections.
const firstPort = 4800
const ports = 100

/** Whatever this machine is set up for, the tests run on the sandbox and on a database of their own. */
const unconfigured = {
  ...Object.fromEntries(
    [
      'DATABASE_URL',
      'PUBLIC_URL',
      'HOST',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'FACEBOOK_CLIENT_ID',
      'FACEBOOK_CLIENT_SECRET',
      'APPLE_CLIENT_ID',
      'APPLE_TEAM_ID',
      'APPLE_KEY_ID',
      'APPLE_PRIVATE_KEY',
      'MODEL_BASE_URL',
      'MODEL_API_KEY',
      'MODEL_NAME',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
    ].map((name) => [name, '']),
  ),
  NODE_ENV: 'development',
}

/** Variables of the product's environment. */
export type Settings = Record<string, string>

export type Product = {
  url: string
  sandboxUrl: string
  /** Everything that it has said so far. */
  log(): string
  stop(): Promise<void>
}

/** Starts the whole product as `npm start` does, on free ports and an empty database; ready when it resolves. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'numeria-e2e-'))
  const [port, sandboxPort] = await freePorts()
  // It stops when we do, however we end: the channel between us closes.
  const launcher = spawn(process.execPath, ['scripts/run.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...unconfigured,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      // All of a run's people ask from this machine.
      TURNS_PER_MINUTE_AND_ADDRESS: '100000',
      LIMITS_PER_ADDRESS_TIMES: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(launcher, 'exit')
  let said = ''
  const ready = new Promise<void>((resolve) => {
    const hear = (text: string) => {
      said += text
      if (said.includes('Numeria is at ')) resolve()
    }
    launcher.stdout!.setEncoding('utf8').on('data', hear)
    launcher.stderr!.setEncoding('utf8').on('data', hear)
  })
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)])
  if (!isReady) {
    rmSync(dataDir, { recursive: true, force: true })
    throw new Error(`The product did not start.\n${said}`)
  }
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    log: () => said,
    async stop() {
      launcher.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Two free ports. The workers of a run start their search ten ports apart: a port that one has found stays free until its product listens. */
async function freePorts(): Promise<[number, number]> {
  const start = process.ppid * 7 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 10
  const free: number[] = []
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + ((start + tries) % ports)
    if (await isFree(port)) free.push(port)
    const [one, other] = free
    if (one !== undefined && other !== undefined) return [one, other]
  }
  throw new Error(`No two ports from ${firstPort} to ${firstPort + ports - 1} are free.`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, 'localhost')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await new Promise((resolve) => probe.close(resolve))
  return true
}
