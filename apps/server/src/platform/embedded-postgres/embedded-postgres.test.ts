import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, type Connection, type EmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive, readPostmasterFile } from './postmaster-file.ts'

const supervisor = new URL('./embedded-postgres.ts', import.meta.url).href
const ownerProgram = `
  import { startEmbeddedPostgres } from ${JSON.stringify(supervisor)}
  startEmbeddedPostgres({ dataDir: process.argv[1], log: { info() {}, error() {} } }).then(
    ({ connection }) => process.send({ connection }),
    (error) => process.send({ refusal: error.message }, () => process.exit(1)),
  )
`

let pristine: string
let dataDir: string
let running: EmbeddedPostgres[]
let owners: ChildProcess[]

beforeAll(async () => {
  pristine = join(await mkdtemp(join(tmpdir(), 'numeria-test-')), 'data')
  const postgres = await startEmbeddedPostgres({ dataDir: pristine, log: { info() {}, error() {} } })
  await postgres.stop()
})

afterAll(() => rm(join(pristine, '..'), { recursive: true }))

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'numeria-test-')), 'data')
  running = []
  owners = []
})

afterEach(async () => {
  for (const owner of owners) killGroup(owner)
  // A folder in use by a process that a test left behind is taken over, so that its PostgreSQL ends with the test.
  if (running.length === 0 && owners.length > 0) await start()
  for (const postgres of running) await postgres.stop()
  await rm(join(dataDir, '..'), { recursive: true })
})

async function start(onInfo: (message: string) => void = () => {}, folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: { info: onInfo, error() {} } })
  running.push(postgres)
  return postgres
}

/** Another server process on the same folder, in a process group of its own. */
function spawnOwner(): ChildProcess {
  const owner = spawn(process.execPath, ['--input-type=module', '-e', ownerProgram, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  owners.push(owner)
  return owner
}

async function connectionOf(owner: ChildProcess): Promise<Connection> {
  const [answer] = (await once(owner, 'message')) as [{ connection: Connection } | { refusal: string }]
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.connection
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

const postmasterPid = (): number => readPostmasterFile(join(dataDir, 'postgres'))!.pid

describe('the embedded PostgreSQL, at first', () => {
  test('starts on an empty folder, answers there alone, and a stop leaves no process behind', async () => {
    const { connection } = await start()
    const settings = ['server_encoding', 'listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit']
    expect(
      await query(connection, `select ${settings.map((name) => `current_setting('${name}')`).join(', ')}`),
    ).toEqual(['UTF8', '', 'on', 'on', 'on'])

    const pid = postmasterPid()
    await running.pop()?.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('serves one of two servers that start on an empty folder at once', async () => {
    const outcomes = await Promise.allSettled([connectionOf(spawnOwner()), start()])
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals.map(({ reason }) => String(reason))).toEqual([expect.stringContaining('Another Numeria')])
  })

  test('starts on the folder of a server that was killed while it created it', async () => {
    await mkdir(dataDir)
    const changes = watch(dataDir)
    const owner = spawnOwner()
    await changes.next()
    killGroup(owner)
    await once(owner, 'exit')
    expect(await readdir(dataDir)).toEqual([`postgres.tmp-${owner.pid}`])

    expect(await query((await start()).connection, 'select 1')).toEqual([1])
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test('works below a folder that nobody else may enter', async () => {
    const closed = join(dataDir, 'closed')
    await mkdir(closed, { recursive: true })
    await chmod(closed, 0o700)
    expect(await query((await start(undefined, join(closed, 'data'))).connection, 'select 1')).toEqual([1])
  })

  test('works in a folder whose path is long, or has spaces and quotes', async () => {
    const { connection } = await start(undefined, join(dataDir, `it's a "long" path, ${'x'.repeat(100)}`))
    expect(await query(connection, 'select 1')).toEqual([1])
  })
})

describe('the embedded PostgreSQL, once its folder exists', () => {
  beforeEach(() => promisify(execFile)('cp', ['-a', pristine, dataDir]))

  test('keeps what was stored from one start to the next', async () => {
    const first = await start()
    await query(first.connection, 'create table kept as select 7 as number')
    await running.pop()?.stop()
    expect(await query((await start()).connection, 'select number from kept')).toEqual([7])
  })

  test('left running by a killed server is taken over by the next', async () => {
    const owner = spawnOwner()
    await connectionOf(owner)
    const pid = postmasterPid()
    killGroup(owner)

    await start()
    expect(postmasterPid()).toBe(pid)
  })

  test('refuses a second server on its folder with one sentence, and serves the first as before', async () => {
    const { connection } = await start()
    await expect(start()).rejects.toThrow(
      `Another Numeria is already using ${dataDir}. Stop it, or set DATA_DIR or DATABASE_URL.`,
    )
    expect(await query(connection, 'select 1')).toEqual([1])
  })

  test('killed under a running server is back within five seconds, and the server still owns it', async () => {
    const back = Promise.withResolvers<void>()
    const { connection } = await start((message) => message.includes('is back') && back.resolve())
    const killedAt = performance.now()
    process.kill(postmasterPid(), 'SIGKILL')
    await back.promise

    expect(await query(connection, 'select 1')).toEqual([1])
    expect(performance.now() - killedAt).toBeLessThan(5_000)
    await expect(start()).rejects.toThrow('Another Numeria')
  })

  test('keeps committed rows when server and database are killed together', async () => {
    const owner = spawnOwner()
    await query(await connectionOf(owner), 'create table paid as select generate_series(1, 100) as id')
    process.kill(postmasterPid(), 'SIGKILL')
    killGroup(owner)

    expect(await query((await start()).connection, 'select count(*)::int from paid')).toEqual([100])
  })

  test('is not stopped by the number of a dead postmaster that another program has now', async () => {
    await start()
    const file = join(dataDir, 'postgres/postmaster.pid')
    const left = await readFile(file, 'utf8')
    await running.pop()?.stop()
    await writeFile(file, left.replace(/^\d+/, String(process.pid)))

    expect(await query((await start()).connection, 'select 1')).toEqual([1])
  })

  test('says in its own words why it cannot start', async () => {
    await start()
    await running.pop()?.stop()
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n')

    await expect(start()).rejects.toThrow(
      /PostgreSQL cannot run on .*: database files are incompatible with server .*version 15/,
    )
  })
})
