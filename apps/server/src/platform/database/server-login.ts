// How the server connects. A login that does not own the tables carries its role and its limits as its own defaults (`alter role … set`), so that they hold
// behind a pooler too, where nothing can be set for a connection. The owner's login keeps its defaults, and its connections ask for the role.
import pg from 'pg'
import { isDatabaseAway } from './connect.ts'
import { serverRole } from './server-role.ts'

/** For all that serves requests: a statement that takes longer is ended, and so is a connection that stops in the middle of a transaction. */
const limits = { statement_timeout: '5s', idle_in_transaction_session_timeout: '10s' }

/** A connection that acts in the role from its beginning, and falls back to nothing else at `reset role`. */
export function asServer<Connection extends pg.PoolConfig>(
  connection: Connection,
  settings: Record<string, string> = {},
): Connection {
  const options = Object.entries({ role: serverRole, ...settings }).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: options.join(' ') }
  const [address, query] = connection.connectionString.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('options', [parameters.get('options') ?? '', ...options].join(' ').trim())
  return { ...connection, connectionString: `${address}?${parameters.toString()}` }
}

/** Whether who connects in this way acts in the role and may read our tables. @throws when there is no connection at all */
export async function mayActAsServer(connection: pg.ClientConfig): Promise<boolean> {
  try {
    return await actsAsServer(asServer(connection))
  } catch (error) {
    // Poolers have answers of their own to a parameter that they do not know. Without it, the migrations have just been here.
    if (error instanceof pg.DatabaseError && !isDatabaseAway(error)) return false
    throw error
  }
}

export type ServerLogin = {
  /** How to connect. */
  connection: { connectionString: string }
  /** Whether it acts in the role. */
  isLimited: boolean
  /** Whether it may act as the owner of the tables, as every superuser may. */
  ownsTables: boolean
  /** Whether a pooler stands between us and the database. */
  isPooled: boolean
}

/** Prepares the login of DATABASE_URL after the migrations, and finds out what is true of it. */
export async function prepareServerLogin(url: string): Promise<ServerLogin> {
  const plain = { connectionString: url }
  const { ownsTables, isPooled } = await withClient(plain, readLogin)
  if (ownsTables) {
    const limited = asServer(plain, limits)
    if (await mayActAsServer(limited)) return { connection: limited, isLimited: true, ownsTables, isPooled }
  } else if (await withClient(plain, setDefaults)) {
    await withClient(plain, endOlderConnections)
  }
  return { connection: plain, isLimited: await actsAsServer(plain), ownsTables, isPooled }
}

async function readLogin(client: pg.Client): Promise<{ ownsTables: boolean; isPooled: boolean }> {
  const { rows } = await client.query<{ owns: boolean; pid: number }>(
    `select coalesce((
       select pg_has_role(session_user, relowner, 'MEMBER') from pg_class where oid = to_regclass('migrations')
     ), false) as owns, pg_backend_pid() as pid`,
  )
  // A pooler makes up the process that it names to us.
  return {
    ownsTables: rows[0]!.owns,
    isPooled: rows[0]!.pid !== (client as pg.Client & { processID: number }).processID,
  }
}

const actsAsServer = (connection: pg.ClientConfig): Promise<boolean> =>
  withClient(connection, async (client) => {
    // The role may be there without rights to our tables, where the owner was not allowed to give them.
    const { rows } = await client.query<{ acts: boolean }>(
      `select current_user = $1 and coalesce(has_table_privilege(to_regclass('credit_accounts'), 'select'), false) as acts`,
      [serverRole],
    )
    return rows[0]!.acts
  })

/** Gives the login its defaults in this database, which every login may do for itself. @returns whether it had others */
async function setDefaults(client: pg.Client): Promise<boolean> {
  const wanted = Object.entries({ role: serverRole, ...limits })
  const { rows } = await client.query<{ database: string; may: boolean; defaults: string[] }>(
    `select d.datname as database, coalesce(s.setconfig, '{}') as defaults, pg_has_role(session_user, $1, 'MEMBER') as may
     from pg_database d left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = session_user::regrole
     where d.datname = current_database()`,
    [serverRole],
  )
  const { database, may, defaults } = rows[0]!
  if (!may || wanted.every(([name, value]) => defaults.includes(`${name}=${value}`))) return false
  const statements = wanted.map(
    ([name, value]) =>
      `alter role session_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
  )
  await client.query(['begin', 'set local role none', ...statements, 'commit'].join(';'))
  return true
}

/** Ends what has the old defaults and nothing to do, in a pooler too, and last this connection itself. */
async function endOlderConnections(client: pg.Client): Promise<void> {
  await client.query('begin; set local role none')
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = session_user and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`,
  )
  await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
}

async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
