import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** Compiled once and not at each start, of which these tests need hundreds. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/faults')

export type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string }

export type ServerProcess = {
  pid: number
  child: ChildProcess
  signal(signal: NodeJS.Signals): void
  /** Settles when the process has ended for any reason. */
  exit: Promise<Exit>
}

/** `stdout`: an open file that takes its output instead of us. */
export type ProgramOptions = { detached?: boolean; stdout?: 'pipe' | number }

/**
 * Starts a program of the repository as a process of its own, with these settings and nothing else from our environment. It has a channel to us, so
 * that it ends with us.
 */
export function startProgram(
  program: string,
  settings: Record<string, string>,
  { detached = false, stdout = 'pipe' }: ProgramOptions = {},
) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
    detached,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exit = once(child, 'close').then(([code, signal]): Exit => ({ code, signal, output }))
  return { child, pid: child.pid!, exit, output: () => output, signal: (name: NodeJS.Signals) => void child.kill(name) }
}

/**
 * Starts `apps/server` and waits until it serves.
 * @throws with all it wrote, when it ends instead
 */
export async function startServerProcess(
  settings: Record<string, string>,
  options: ProgramOptions = {},
): Promise<ServerProcess> {
  const server = startProgram('apps/server/src/main.ts', settings, options)
  const message = once(server.child, 'message').then(() => null)
  const ended = await Promise.race([message, server.exit])
  if (ended) throw new Error(`The server ended with code ${ended.code} instead of starting:\n${ended.output}`)
  return server
}

/** Runs `apps/server` where it is expected to refuse. */
export async function runServerToItsEnd(settings: Record<string, string>): Promise<Exit> {
  return startProgram('apps/server/src/main.ts', settings).exit
}

/** Kills it as the kernel does when memory runs out: without a chance to react. */
export async function kill(server: ServerProcess): Promise<void> {
  server.signal('SIGKILL')
  await server.exit
}
