/**
 * The role as which the server works. It may add to the books and read them; it owns nothing, and
 * has no right to change, remove or empty what is append-only. The triggers refuse that too, but
 * the owner of a table can switch its triggers off, and this role cannot.
 *
 * A role belongs to the whole database server, its rights to one database. Several databases on a
 * server share the role.
 */
import pg from 'pg';
import { buildClientConfig } from './connect.ts';

/** The name of the role; it cannot log in, the owner of the database becomes it. */
const SERVER_ROLE = 'khelaghor_server';

export type ServerRole = {
  /** The address for everything that the server does; without a role it is the owner's. */
  readonly url: string;
  /** Why there is no role: a sentence for the person who runs the server. */
  readonly missing: string | null;
};

// Held while the role and its rights are made. Any number will do, as long as it stays the same.
const LOCK_KEY = 7_220_251_123;

const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const insufficientPrivilege = '42501';
/**
 * What a caller from another database, where our lock is not seen, can cause: the same role or
 * membership was made in between (duplicate object, unique violation, a row updated by two).
 */
const madeMeanwhile: readonly unknown[] = ['42710', '23505', 'XX000'];

/** Runs a statement that another may be running too; says whether it is allowed. */
async function isAllowed(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (getErrorCode(error) === insufficientPrivilege) return false;
    if (madeMeanwhile.includes(getErrorCode(error))) return true;
    throw error;
  }
}

async function canBecome(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`set role ${SERVER_ROLE}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    if (getErrorCode(error) === insufficientPrivilege) return false;
    throw error;
  }
}

/** Makes the role and lets this user become it; a sentence when the user may not. */
async function ensureRole(client: pg.Client): Promise<string | null> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE]);
  if (rowCount === 0 && !(await isAllowed(client, `create role ${SERVER_ROLE} nologin`))) {
    return `the database's user may not create the role ${SERVER_ROLE}`;
  }
  if (await canBecome(client)) return null;
  await isAllowed(client, `grant ${SERVER_ROLE} to current_user`);
  if (await canBecome(client)) return null;
  return `the database's user may not become the role ${SERVER_ROLE}`;
}

/**
 * Gives the role what it needs of every table there is now, and takes what it must not have. What
 * is append-only is told by the name of its trigger. Partitions get nothing: they are reached
 * through their parents. A table whose rights are these already is left alone: a start after the
 * first writes nothing.
 */
const GRANTS = `do $$
declare
  v_table record;
begin
  grant usage on schema public to ${SERVER_ROLE};
  grant usage, select on all sequences in schema public to ${SERVER_ROLE};
  if to_regnamespace('graphile_worker') is not null then
    grant usage on schema graphile_worker to ${SERVER_ROLE};
    grant all on all tables in schema graphile_worker to ${SERVER_ROLE};
    grant all on all sequences in schema graphile_worker to ${SERVER_ROLE};
    -- The queue hides its rows from everybody who is not let in by name.
    for v_table in
      select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = '${SERVER_ROLE}'
      )
    loop
      execute format(
        'create policy ${SERVER_ROLE} on %s to ${SERVER_ROLE} using (true) with check (true)',
        v_table.name
      );
    end loop;
  end if;
  for v_table in
    with kind as (
      select c.oid, c.relacl, case
        when c.relkind = 'v' or c.relname = 'schema_migration' then '{SELECT}'::text[]
        when exists (
          select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%\\_append\\_only'
        ) then '{INSERT,SELECT}'
        when c.relname like 'ledger\\_%' then '{INSERT,SELECT,UPDATE}'
        else '{DELETE,INSERT,SELECT,UPDATE}' end as wanted
      from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p', 'v') and not c.relispartition
    )
    select oid::regclass as name, array_to_string(wanted, ', ') as wanted from kind
    where wanted is distinct from (
      select array_agg(privilege_type || case when is_grantable then '*' else '' end
        order by privilege_type)
      from aclexplode(relacl) where grantee = '${SERVER_ROLE}'::regrole
    ) or exists (select from pg_attribute a where a.attrelid = oid and a.attacl is not null)
  loop
    execute format('revoke all on %s from ${SERVER_ROLE}', v_table.name);
    execute format('grant %s on %s to ${SERVER_ROLE}', v_table.wanted, v_table.name);
  end loop;
end $$`;

/** Whether the role has more than it should, such as by being made a superuser. */
async function isTooStrong(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ strong: boolean }>(
    `select bool_or(has_table_privilege($1, c.oid, right_name)) or bool_or(
      pg_has_role($1, c.relowner, 'member')
    ) as strong
    from pg_class c cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as right_name
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%\\_append\\_only'
    )`,
    [SERVER_ROLE],
  );
  return rows[0]?.strong !== false;
}

/** The address of a database at which every connection starts in the role, and returns to it. */
function buildRoleUrl(url: string): string {
  const asked = new URL(url);
  const before = asked.searchParams.get('options');
  const options = `${before === null ? '' : `${before} `}-c role=${SERVER_ROLE}`;
  asked.searchParams.set('options', options);
  return asked.href;
}

/**
 * Makes the role with its rights, as the owner of the database, after all migrations. It may be
 * called by several processes at once, and again after each migration. When the owner may not
 * make or become it, the answer says so; the triggers then stand alone.
 */
export async function openServerRole(url: string): Promise<ServerRole> {
  const client = new pg.Client(
    buildClientConfig(url, { lockTimeoutMs: 0, applicationName: 'khelaghor roles' }),
  );
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const refused = await ensureRole(client);
    if (refused !== null) return { url, missing: refused };
    await client.query(GRANTS);
    if (await isTooStrong(client)) {
      return { url, missing: `the role ${SERVER_ROLE} has rights that it must not have` };
    }
    return { url: buildRoleUrl(url), missing: null };
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
