// The role that servers act in. It changes no table's shape and empties none, writes the ledger through its verbs alone and only adds to the audit, whatever a
// mistake or an injected statement asks for. The owner of the tables is held by triggers, and could remove them.
import pg from 'pg'

export const serverRole = 'numeria_server'

/**
 * The ledger's functions that the server may call. They run with the owner's rights (`security definer`) and are the only writers of the ledger's tables. All
 * other functions named `ledger_…` are parts of these, and no role may call them directly.
 */
export const ledgerVerbs = [
  'ledger_grant',
  'ledger_hold',
  'ledger_hold_within_limits',
  'ledger_renew_lease',
  'ledger_end_hold',
  'ledger_spend_hold',
  'ledger_expire',
  'ledger_claw_back',
  'ledger_forgive_debt',
  'ledger_set_aside',
  'ledger_decide',
  'ledger_forget_pending',
]

/** Functions that touch the rows of one key and nothing else: on a cluster each runs on the worker that holds the rows of its key in this table. */
export const delegatedFunctions: Readonly<Record<string, { key: string; beside: string }>> = {
  ...Object.fromEntries(
    [...ledgerVerbs, 'turn_begin', 'turn_finish', 'turn_fail'].map((name) => [
      name,
      { key: 'p_user', beside: 'credit_accounts' },
    ]),
  ),
  count_request: { key: 'p_key', beside: 'request_counts' },
  count_click: { key: 'p_code', beside: 'referral_codes' },
}

/** A table that is not named here may be written in every way. Beside the schema's other tables, which are not ours to give. */
const grants = (login: string | null): string => `
do $$
declare
  -- From 16 on a member may be barred from acting in a role.
  may_act constant text := case when current_setting('server_version_num')::integer < 160000 then 'MEMBER' else 'SET' end;
  ours constant regnamespace := (select relnamespace from pg_class where oid = 'migrations'::regclass);
  each record;
begin
  if to_regrole('${serverRole}') is null then
    begin
      create role ${serverRole} nologin;
    exception when duplicate_object or unique_violation then
      -- The start of another database on the same server was faster.
      null;
    end;
  end if;
  for each in select unnest(array[current_user, ${login === null ? 'null' : pg.escapeLiteral(login)}]::text[]) as login loop
    -- A pooler may know a login by another name than the database does.
    if to_regrole(quote_ident(each.login)) is not null and not pg_has_role(each.login, '${serverRole}', may_act) then
      execute format('grant ${serverRole} to %I', each.login);
    end if;
    if each.login = '${serverRole}' then
      alter role ${serverRole} login;
    end if;
  end loop;
  execute format('grant usage on schema %s to ${serverRole}', ours);
  execute format('grant execute on all functions in schema %s to ${serverRole}', ours);
  if has_schema_privilege('${serverRole}', ours, 'create') then
    execute format('revoke create on schema %s from public', ours);
  end if;
  -- Only what differs is given: on a cluster each change is made on every shard.
  for each in
    with wanted as (
      select c.oid, relacl, case
        when relname in ('migrations', 'credit_accounts', 'lots', 'holds', 'entries', 'clawbacks', 'pending_credits') then array['SELECT']
        when relname = 'admin_audit' then array['INSERT', 'SELECT']
        else array['DELETE', 'INSERT', 'SELECT', 'UPDATE']
      end as rights
      from pg_class c where relnamespace = ours and relkind in ('r', 'p') and pg_has_role(relowner, 'USAGE')
    )
    select oid::regclass as name, array_to_string(rights, ', ') as rights from wanted
    where rights is distinct from array(
      select privilege_type from aclexplode(relacl) where grantee = to_regrole('${serverRole}') order by privilege_type)
  loop
    execute format('revoke all on %s from ${serverRole}', each.name);
    execute format('grant %s on %s to ${serverRole}', each.rights, each.name);
  end loop;
  for each in
    with parts as (
      select p.*, proname = any(${pg.escapeLiteral(`{${ledgerVerbs.join()}}`)}::text[]) as is_verb
      from pg_proc p where pronamespace = ours and starts_with(proname, 'ledger_') and pg_has_role(proowner, 'USAGE')
    )
    select oid::regprocedure as name, is_verb from parts
    where prosecdef <> is_verb or is_verb <> (proconfig is not distinct from array[format('search_path=%s, pg_temp', ours)])
      or array_remove(array(select grantee::regrole::text from aclexplode(coalesce(proacl, acldefault('f', proowner)))), proowner::regrole::text)
        <> case when is_verb then array['${serverRole}'] else '{}' end
  loop
    execute format('revoke all on function %s from public, ${serverRole}', each.name);
    if each.is_verb then
      -- Without a path of its own, whoever calls decides which tables its names mean; temporary tables would come first.
      execute format('alter function %s security definer set search_path = %s, pg_temp', each.name, ours);
      execute format('grant execute on function %s to ${serverRole}', each.name);
    end if;
  end loop;
end $$`

/**
 * Makes the role where there is none, and gives it its rights to every table that is there now. Idempotent, within a transaction of the tables' owner, who needs
 * CREATEROLE unless the role is there already; an owner who may not do it does nothing, and `findUnprotectedVerbs` then names the functions.
 * @param login who shall act in the role besides the owner
 */
export async function grantServerRole(client: pg.ClientBase, login: string | null): Promise<void> {
  await client.query('savepoint before_grants')
  try {
    await client.query(grants(login))
  } catch (error) {
    if (!isRefusal(error)) throw error
    await client.query('rollback to savepoint before_grants')
  }
}

/** The ledger's functions that PUBLIC may execute, or that the server's role may not. */
export async function findUnprotectedVerbs(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ verb: string }>(
    `select verb from unnest($2::text[]) with ordinality as v (verb, place)
     where not coalesce((
       select bool_and(not has_function_privilege('public', p.oid, 'execute')
         and coalesce(has_function_privilege(to_regrole($1)::oid, p.oid, 'execute'), false))
       from pg_proc p
       where p.proname = verb and p.pronamespace = (select relnamespace from pg_class where oid = 'migrations'::regclass)
     ), false) order by place`,
    [serverRole, ledgerVerbs],
  )
  return rows.map(({ verb }) => verb)
}

// Insufficient privilege, or nothing of that name.
const refusals = new Set(['42501', '42704', '3F000'])

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refusals.has(String(error.code))
