import pg from 'pg'
import { distribute } from '../../apps/server/src/platform/database/distribute.ts'
import type { Connection } from './test-database.ts'

/** Small, so that a fresh database of a test is copied quickly: two shards on each of two workers. */
const shards = 4

/** The coordinator first, then the workers, which all know the same login. */
export async function readNodes(coordinator: Connection): Promise<Connection[]> {
  const { rows } = await ask<{ host: string; port: number }>(
    coordinator,
    `select nodename as host, nodeport as port from pg_dist_node where isactive and noderole = 'primary' order by groupid`,
  )
  return rows.map((node) => ({ ...coordinator, ...node }))
}

/** Joins databases of one name on each node to a cluster of their own. */
export async function joinNodes([coordinator, ...workers]: readonly Connection[], database: string): Promise<void> {
  for (const node of [coordinator!, ...workers]) await ask({ ...node, database }, 'create extension citus')
  const at = { ...coordinator!, database }
  await ask(at, 'select citus_set_coordinator_host($1, $2)', [coordinator!.host, coordinator!.port])
  for (const { host, port } of workers) await ask(at, 'select citus_add_node($1, $2)', [host, port])
}

/** Distributes the template and closes it, since a database with connections cannot be copied. */
export async function distributeTemplate(nodes: readonly Connection[], database: string): Promise<void> {
  await distribute({ ...nodes[0]!, database }, shards)
  for (const node of nodes) {
    await ask(node, `alter database ${database} allow_connections false`)
    await ask(node, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  }
}

/** A port that nothing listens on. */
const nowhere = 1

/**
 * Makes the second of two workers one that is away: of the cluster that the tests run on, else by stand-ins for the parts of Citus that we ask. Of these the first
 * worker is this server, and has the accounts and emails of half of all users.
 * @returns makes it one that is there
 */
export async function loseSecondWorker(database: Connection): Promise<() => Promise<void>> {
  const { rows } = await ask<{ isCluster: boolean }>(
    database,
    `select to_regclass('pg_dist_node') is not null as "isCluster"`,
  )
  if (!rows[0]!.isCluster) await ask(database, standIns(database))
  const { rows: nodes } = await ask<{ port: number }>(
    database,
    'select nodeport as port from pg_dist_node where groupid = 2',
  )
  const move = (port: number) => ask(database, `update pg_dist_node set nodeport = ${port} where groupid = 2`)
  await move(nowhere)
  return async () => void (await move(nodes[0]!.port))
}

const standIns = ({ host, port }: Connection): string => `
  create table pg_dist_node (groupid int, nodename text, nodeport int, noderole text, shouldhaveshards boolean);
  insert into pg_dist_node values (0, 'coordinator', 5432, 'primary', false), (1, '${host}', ${port}, 'primary', true), (2, '${host}', ${port}, 'primary', true);
  create table pg_dist_shard (logicalrelid regclass, shardid bigint);
  create table pg_dist_placement (shardid bigint, groupid int);
  ${['credit_accounts', 'emails']
    .map(
      (table, index) => `
        create view ${table}_${index + 1}1 as select * from ${table} where user_id < '80000000-0000-0000-0000-000000000000';
        create view ${table}_${index + 1}2 as select * from ${table} where user_id >= '80000000-0000-0000-0000-000000000000';
        insert into pg_dist_shard values ('${table}', ${index + 1}1), ('${table}', ${index + 1}2);
        insert into pg_dist_placement values (${index + 1}1, 1), (${index + 1}2, 2);`,
    )
    .join('')}
  grant select on all tables in schema public to numeria_server;
  create function shard_name(regclass, bigint) returns text language sql as 'select $1 || ''_'' || $2';
  create function citus_check_connection_to_node(text, port int) returns boolean language plpgsql as $$
  begin
    -- As for a worker that hangs: the question has no answer.
    if port = ${nowhere} then
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end if;
    return true;
  end $$`

async function ask<Row extends pg.QueryResultRow>(connection: Connection, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}
