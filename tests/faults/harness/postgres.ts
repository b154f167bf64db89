import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '../../../apps/server/src/platform/embedded-postgres/binaries.ts'
import { port, superuser } from '../../../apps/server/src/platform/embedded-postgres/cluster.ts'
import {
  chooseDatabaseUser,
  type DatabaseUser,
} from '../../../apps/server/src/platform/embedded-postgres/database-user.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { until } from './timeouts.ts'

const run = promisify(execFile)
const database = 'numeria'

const ends = {
  /** As an administrator does it. */
  fast: 'SIGINT',
  /** Nothing is finished. */
  immediate: 'SIGQUIT',
  /** As the kernel does it. */
  kill: 'SIGKILL',
} as const

type Program = { bin: string; user: DatabaseUser }

/** A PostgreSQL that the test controls: it can be killed, frozen, starved of disk space and replaced. */
export class Postgres {
  readonly connection: TestDatabase['connection']
  readonly #folder: string
  readonly #program: Program
  readonly #settings: Record<string, string>
  #postmaster = 0

  private constructor(program: Program, folder: string, settings: Record<string, string>) {
    this.#program = program
    this.#folder = folder
    this.#settings = settings
    this.connection = { host: folder, port, user: superuser, database }
  }

  /** Makes an empty one in a folder of its own, and starts it; the embedded one, or that of another folder of programs. */
  static async open(settings: Record<string, string> = {}, programs?: string): Promise<Postgres> {
    const folder = join(await makeFolder(), 'postgres')
    const user = chooseDatabaseUser(folder)
    const program = { bin: programs ?? (await findBinaries(user)), user }
    await mkdir(folder, { mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)
    // Small pieces of its log of changes, so that there is a size of file that they never reach and its tables do.
    const args = ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C', '--wal-segsize=1']
    await run(join(program.bin, 'initdb'), [...args, '--no-sync'], { cwd: folder, env: { LC_ALL: 'C' }, ...user })
    const postgres = new Postgres(program, folder, settings)
    await postgres.start()
    await postgres.query(`create database ${database}`, 'postgres')
    return postgres
  }

  /** A copy of this one that follows it from now on. */
  async follow(name: string): Promise<Postgres> {
    const folder = join(await makeFolder(), 'postgres')
    await this.end('fast')
    await run('cp', ['-a', this.#folder, folder])
    await this.start()
    await writeFile(join(folder, 'standby.signal'), '')
    const leader = `host=${this.#folder} port=${port} user=${superuser} application_name=${name}`
    const follower = new Postgres(this.#program, folder, { ...this.#settings, primary_conninfo: leader })
    await follower.start()
    return follower
  }

  async start(): Promise<void> {
    const { bin, user } = this.#program
    const options = { listen_addresses: '', unix_socket_directories: '.', shared_buffers: '32MB', ...this.#settings }
    const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const log = openSync(this.#log, 'a')
    // It ends with us, however we end.
    const child = spawn('setpriv', ['--pdeathsig', 'QUIT', join(bin, 'postgres'), '-D', this.#folder, ...args], {
      cwd: this.#folder,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      ...user,
    })
    closeSync(log)
    await once(child, 'spawn')
    this.#postmaster = child.pid!
    await until('PostgreSQL answers', () => this.answers())
  }

  /** Ends it, and waits until nothing of it is left. */
  async end(how: keyof typeof ends): Promise<void> {
    if (how === 'kill') process.kill(this.#postmaster, 'SIGSTOP')
    const all = this.#processes()
    process.kill(this.#postmaster, ends[how])
    await until('PostgreSQL is gone', () => !all.some(isRunning))
  }

  get isRunning(): boolean {
    return isRunning(this.#postmaster)
  }

  answers(): Promise<boolean> {
    return this.query('select 1', 'postgres').then(
      () => true,
      () => false,
    )
  }

  async query<Row extends pg.QueryResultRow>(sql: string, where = database): Promise<Row[]> {
    const client = new pg.Client({ ...this.connection, database: where })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Stops it from answering without closing connections. */
  freeze(): void {
    // First who starts the others.
    for (const pid of [this.#postmaster, ...this.#processes()]) signal(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT')
  }

  /** No file can be written behind this many bytes, as on a disk that is full; null: there is room again. */
  async limitFiles(bytes: number | null): Promise<void> {
    const limit = `--fsize=${bytes ?? 'unlimited'}:`
    // Whatever it starts from here on is limited as itself.
    for (const pid of this.#processes())
      await run('prlimit', [limit, '--pid', String(pid)], { ...this.#program.user }).catch((error: unknown) => {
        if (isRunning(pid)) throw error
      })
  }

  /** Frees disk space, and starts PostgreSQL if it had stopped. */
  async makeRoom(): Promise<void> {
    if (this.isRunning) await this.limitFiles(null)
    // Recovery may have begun without room, and ends it then.
    await until('PostgreSQL answers or is gone', async () => !this.isRunning || (await this.answers()))
    if (!this.isRunning) await this.start()
  }

  /** Its log so far. */
  get said(): string {
    return readFileSync(this.#log, 'utf8')
  }

  async close(): Promise<void> {
    if (this.isRunning) {
      this.thaw()
      await this.end('immediate')
    }
    await rm(join(this.#folder, '..'), { recursive: true })
  }

  get #log(): string {
    return join(this.#folder, '../postgres.log')
  }

  /** The postmaster and everything that it has started. */
  #processes(): number[] {
    const children = readFileSync(`/proc/${this.#postmaster}/task/${this.#postmaster}/children`, 'utf8')
    return [this.#postmaster, ...children.split(' ').filter(Boolean).map(Number)]
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // A process that has ended needs no signal.
    if (isRunning(pid)) throw error
  }
}

/** PostgreSQL runs as another user, who cannot enter our private folders. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'numeria-faults-'))
  await chmod(folder, 0o755)
  return folder
}

/** False also for what has ended and waits for its parent to notice. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** For `openWorld`, which drops its database when it closes: this one goes with it. */
export function asTestDatabase(postgres: Postgres): TestDatabase {
  const { host, user, database: name } = postgres.connection
  const url = new URL(`postgres://${user}@localhost/${name}`)
  url.search = new URLSearchParams({ host, port: String(port) }).toString()
  return { connection: postgres.connection, url: url.href, drop: () => postgres.close() }
}
