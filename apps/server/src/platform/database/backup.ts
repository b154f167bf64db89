// Backups by PostgreSQL's own tools. This file runs the tools and checks the result before the backup counts as good.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { programFolders } from '../settings.ts'
import { readTables } from './table-catalogue.ts'

/** Why there is no backup, or none to rely on, in a sentence. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

type Counts = Map<string, number>
export type Backup = { bytes: number; rows: number }

/**
 * Dumps the database of an owner's connection into a file that appears under its name when it is whole: when the archive lists every table, and can be read to its
 * last row and has as many of each table as there were in the snapshot that it was made of.
 * @throws {BackupRefused} and leaves no file
 */
export async function backUp(connection: pg.ClientConfig, file: string): Promise<Backup> {
  await using session = await openSession(connection)
  const tools = await findTools(session.client)
  const draft = `${file}.unfinished`
  try {
    // Counts and dump read the same snapshot.
    await session.client.query('begin transaction isolation level repeatable read, read only')
    const { rows } = await session.client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const counts = await countRows(session.client)
    const args = ['--format=custom', `--snapshot=${rows[0]!.snapshot}`, `--file=${draft}`]
    await run(join(tools, 'pg_dump'), args, connection)
    compare(counts, await countArchived(tools, draft), 'in the archive')
    await using written = await open(draft)
    await written.sync()
    await rename(draft, file)
    return { bytes: (await stat(file)).size, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Restores a backup into a database of its own on the same server, has it looked at there, and removes it again.
 * @throws {BackupRefused} when it cannot be restored, or has other rows than its archive
 */
export async function tryRestore<Result>(
  connection: pg.ClientConfig,
  file: string,
  look: (restored: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  await using session = await openSession(connection)
  const tools = await findTools(session.client)
  const name = `numeria_restored_${randomBytes(6).toString('hex')}`
  await session.client.query(`create database ${name} template template0`).catch((error: pg.DatabaseError) => {
    throw new BackupRefused(`No database to restore it in: ${error.message}. The owner's login needs CREATEDB.`)
  })
  try {
    const restored = inDatabase(connection, name)
    const args = ['--exit-on-error', '--no-owner', '--no-privileges', '--jobs=2', `--dbname=${name}`, file]
    await run(join(tools, 'pg_restore'), args, restored)
    await using there = await openSession(restored)
    compare(await countArchived(tools, file), await countRows(there.client), 'in the restored copy')
    return await look(restored)
  } finally {
    await session.client.query(`drop database ${name} with (force)`)
  }
}

async function openSession(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The folder of tools that understand this server: none reads from a newer one than itself. */
async function findTools(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::integer / 10000 as major`,
  )
  const wanted = rows[0]!.major
  const debian = '/usr/lib/postgresql'
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...programFolders().split(':'),
  ].filter((folder) => ['pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))))
  for (const folder of folders) {
    const { stdout } = await promisify(execFile)(join(folder, 'pg_dump'), ['--version'])
    if (Number(/\) (\d+)/.exec(stdout)?.[1]) >= wanted) return folder
  }
  throw new BackupRefused(
    `PostgreSQL ${wanted} needs pg_dump and pg_restore of version ${wanted} or newer, and there are none: install postgresql-client-${wanted}.`,
  )
}

async function countRows(client: pg.ClientBase): Promise<Counts> {
  const counts: Counts = new Map()
  for (const name of ['migrations', ...(await readTables(client)).map((table) => table.name)]) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from public.${name}`)
    counts.set(name, Number(rows[0]!.count))
  }
  return counts
}

/** How many rows an archive has of each table, from reading all of it. */
async function countArchived(tools: string, file: string): Promise<Counts> {
  const restore = spawn(join(tools, 'pg_restore'), ['--data-only', '--schema=public', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => void restore.once('close', resolve))
  let fault = ''
  restore.stderr.setEncoding('utf8').on('data', (text: string) => (fault += text))
  const counts: Counts = new Map()
  let table: string | null = null
  for await (const line of createInterface({ input: restore.stdout })) {
    if (table === null) {
      table = /^COPY public\.("?[^ ("]+"?) \(/.exec(line)?.[1] ?? null
      if (table !== null) counts.set(table, 0)
    } else if (line === '\\.') table = null
    else counts.set(table, counts.get(table)! + 1)
  }
  if ((await ended) !== 0) throw new BackupRefused(`The archive cannot be read: ${fault.trim()}`)
  return counts
}

function compare(expected: Counts, found: Counts, where: string): void {
  const differences = [...expected].filter(([name, count]) => found.get(name) !== count)
  if (differences.length === 0) return
  const list = differences.map(([name, count]) => `${name} has ${found.get(name) ?? 'no'} rows instead of ${count}`)
  throw new BackupRefused(`The backup is not whole: ${where} ${list.join(', ')}.`)
}

/** The password goes by the environment, where other users of the machine cannot read it. */
async function run(program: string, args: string[], connection: pg.ClientConfig): Promise<void> {
  const { host, port, user, password, database } = new pg.Client(connection)
  const sslmode = connection.connectionString && new URL(connection.connectionString).searchParams.get('sslmode')
  const env = {
    PATH: programFolders(),
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  }
  await promisify(execFile)(program, ['--no-password', ...args], { env, maxBuffer: 1 << 26 }).catch(
    (error: Error & { stderr?: string }) => {
      throw new BackupRefused(`${error.stderr?.trim() || error.message}`, { cause: error })
    },
  )
}
