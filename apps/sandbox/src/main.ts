import { startSandbox, type Sandbox } from './index.ts'

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) refuse(`SANDBOX_PORT must be a port number, not '${text}'.`)
  return port
}

function readUrl(text: string): string {
  if (!URL.canParse(text)) refuse(`PUBLIC_URL must be an address such as http://localhost:3000, not '${text}'.`)
  return new URL(text).origin
}

async function start(port: number, appUrl: string): Promise<Sandbox> {
  try {
    return await startSandbox({ port, appUrl })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    refuse(`The sandbox cannot start: port ${port} is in use. Set SANDBOX_PORT to a free one.`)
  }
}

if (process.env.NODE_ENV === 'production')
  refuse('The sandbox lets anybody sign in as anybody, so it never runs with NODE_ENV=production.')

// Before anything is awaited: a launcher that dies while we start must not leave an orphan.
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, () => process.exit(0))

const sandbox = await start(
  readPort(process.env.SANDBOX_PORT ?? '3001'),
  readUrl(process.env.PUBLIC_URL ?? 'http://localhost:3000'),
)

if (process.send) process.send({ type: 'ready', environment: sandbox.environment })
else console.log(`The sandbox listens on ${sandbox.url}.`)
