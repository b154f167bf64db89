import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { port, superuser, type Cluster } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { isAlive, isPostgres, readPostmasterFile } from './postmaster-file.ts'

const startTimeoutMs = 120_000
const stopTimeoutMs = 20_000
const logBytesKept = 1_000_000

/** For small hosts: 50 MB when idle. What an acknowledged commit needs to survive a loss of power stays on. */
const options = {
  listen_addresses: '',
  shared_buffers: '32MB',
  // Ten for each process that serves, and some for commands beside them.
  max_connections: '200',
  io_method: 'sync',
  max_wal_size: '256MB',
  max_logical_replication_workers: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and their errors carry what people wrote, which belongs in no log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

/** Someone else's PostgreSQL is still here, or is just leaving: worth another try. */
const passing = /lock file ".*" already exists|shared memory block|could not create .*lock file/

type Launch = { ended: boolean; failure: string }

/**
 * Opens a connection to PostgreSQL of this cluster, and starts it first unless it runs: a server of ours that was killed leaves it running.
 * @throws {DatabaseStartError} with PostgreSQL's own words
 */
export async function connect(cluster: Cluster, signal: AbortSignal): Promise<pg.Client> {
  let launch: Launch | null = null
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    signal.throwIfAborted()
    const session = new pg.Client({
      host: cluster.socketFolder,
      port,
      user: superuser,
      database: 'postgres',
      ssl: false,
      application_name: 'numeria-owner',
      connectionTimeoutMillis: 5_000,
    })
    // Without a listener a broken connection ends the process; who cares listens to `end`.
    session.on('error', () => {})
    try {
      await session.connect()
      return session
    } catch (cause) {
      const failure = launch?.ended ? launch.failure : String(cause)
      const isFinal = launch?.ended ? !passing.test(failure) : isRefusal(cause)
      if (isFinal || performance.now() > deadline) {
        throw new DatabaseStartError(`PostgreSQL cannot run on ${cluster.folder}: ${failure}`, { cause })
      }
    }
    if (runningPid(cluster) === null && (launch === null || launch.ended)) launch = start(cluster)
    await delay(25, undefined, { signal })
  }
}

/** PostgreSQL runs, and will not have us. What it says while it starts, stops or recovers is class 57. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57')
}

/** Shuts PostgreSQL down as fast as is clean (open transactions are rolled back), and waits until it is gone. */
export async function stop(cluster: Cluster): Promise<void> {
  const pid = runningPid(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + stopTimeoutMs
  while (isAlive(pid)) {
    if (performance.now() > deadline) process.kill(pid, 'SIGQUIT')
    await delay(10)
  }
  if (cluster.socketFolder !== cluster.folder) rmSync(cluster.socketFolder, { recursive: true, force: true })
}

function runningPid({ folder }: Cluster): number | null {
  const file = readPostmasterFile(folder)
  return file && isPostgres(file.pid) ? file.pid : null
}

function start(cluster: Cluster): Launch {
  const { folder, socketFolder, logFile, bin, user, folderSeenFromInside } = cluster
  const stale = readPostmasterFile(folder)
  if (stale && isAlive(stale.pid) && !isPostgres(stale.pid)) rmSync(join(folder, 'postmaster.pid'))

  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const begin = logged > logBytesKept ? 0 : logged
  const log = openSync(logFile, begin === logged ? 'a' : 'w', 0o600)
  const settings = Object.entries({
    ...options,
    unix_socket_directories: socketFolder === folder ? '.' : `"${socketFolder}"`,
  })
  const args = ['-D', folderSeenFromInside, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  // In a process group of its own, so that Ctrl-C in a terminal does not take the database from under the server.
  const child = spawn(join(bin, 'postgres'), args, {
    cwd: folder,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    detached: true,
    ...user,
  })
  closeSync(log)
  child.unref()

  const launch: Launch = { ended: false, failure: '' }
  child.once('error', (error) =>
    Object.assign(launch, { ended: true, failure: `${error.message}. Set DATABASE_URL to a PostgreSQL database.` }),
  )
  child.once('exit', (code, by) =>
    Object.assign(launch, {
      ended: true,
      failure: lastWords(logFile, begin) || `it ended with ${by ?? `code ${code}`}`,
    }),
  )
  return launch
}

function lastWords(logFile: string, begin: number): string {
  const lines = readFileSync(logFile).subarray(begin).toString().trim().split('\n')
  const telling = lines
    .filter((line) => /(FATAL|PANIC|DETAIL|HINT): /.test(line))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL|HINT): +/, ''))
  return (telling.length > 0 ? telling : lines).join(' ')
}
