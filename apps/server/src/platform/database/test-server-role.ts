// Asks the database itself which statements the server's role may run. For tests.
import type pg from 'pg'

/** Returns the outcome of each statement: the SQLSTATE of its refusal, or that it was done. */
export async function ask(pool: pg.Pool, statements: readonly string[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const statement of statements)
    answers[statement] = await pool.query(statement).then(
      () => 'done',
      (error: pg.DatabaseError) => error.code,
    )
  return answers
}

export const refused = [
  'drop table users',
  'truncate users',
  'alter table users add column age integer',
  'create table mine ()',
  'create index mine on users (email)',
  'create or replace function account_is_sound(integer, integer, integer, integer, bigint) returns boolean language sql as $$ select true $$',
  'truncate entries',
  'update entries set credits = 1',
  'delete from entries',
  'delete from lots',
  'delete from holds',
  'delete from credit_accounts',
  'delete from clawbacks',
  'update admin_audit set actor = null',
  'delete from admin_audit',
  'alter table entries disable trigger all',
  'drop trigger entries_are_append_only on entries',
  'set session_replication_role = replica',
  `update migrations set checksum = ''`,
]
export const allowed = [
  `select ledger_grant(gen_random_uuid(), 'signup', 'signup', 5, false, null, now())`,
  `insert into admin_audit (at, actor, action) values (now(), 'a test', 'looked')`,
  'delete from users',
  'update users set email = null where false',
  'select * from entries',
]
export const every = (statements: readonly string[], answer: unknown) =>
  Object.fromEntries(statements.map((statement) => [statement, answer]))
