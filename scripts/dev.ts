import { mainLanguage, pageLanguages } from '@numeria/contract'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { embeddedUrls } from '../apps/server/src/platform/database/open-store.ts'
import { isTaken, messageOf, sampleAdmin, startChild, startSandbox } from './children.ts'

// The product while working on it, at one address: Vite serves the pages from their sources, and the server starts again with each edit. The database and
// the sandbox run on, so that an edit keeps the data and the session.
//   npm run dev         the pages in English
//   npm run dev -- pt   the pages in another language, here Portuguese

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const port = Number(process.env.PORT || 3000)
const serverPort = port + 2
const asked = process.argv[2] ?? mainLanguage
const language = pageLanguages.find((one) => one === asked)
const url = `http://localhost:${port}`
const environment: NodeJS.ProcessEnv = { ...process.env, PUBLIC_URL: url, PORT: String(serverPort) }
const children: ChildProcess[] = []

if (!language) giveUp(`The pages are in ${pageLanguages.join(' or ')}, not in "${asked}"`)
for (const used of [port, serverPort])
  if (await isTaken(used)) giveUp(`Port ${used} is in use. Stop the program that uses it, or set PORT to another one.`)

const database = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres({
      dataDir: process.env.DATA_DIR || 'data',
      log: { info() {}, error: (details, message) => console.error(message, details) },
    })
if (database) {
  const { url: serverUrl, ownerUrl } = embeddedUrls(database.connection)
  Object.assign(environment, { DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl })
}

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop(0))

const pages = startChild(['apps/web/dev.ts', String(port), String(serverPort), language], environment)
children.push(pages)
const sandbox = await startSandbox(environment, port + 1)
if (sandbox === 'failed') await stop(1)
else if (sandbox) children.push(sandbox.child)
const server = startChild(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], environment)
children.push(server)
for (const child of children) child.once('exit', (code) => void stop(code ?? 1))
if ((await messageOf(pages)) && (await messageOf(server))) {
  console.log(
    `Numeria is at ${url}. The server restarts with each edit; pages update at once. Press Ctrl-C to stop it.`,
  )
  if (environment.ADMIN_PASSWORD === sampleAdmin.ADMIN_PASSWORD)
    console.log(
      `  Admin area: ${url}/admin (e-mail ${environment.ADMIN_EMAIL}, password ${environment.ADMIN_PASSWORD})`,
    )
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(running.map((child) => once(child, 'exit')))
  await database?.stop()
  process.exit(code)
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
