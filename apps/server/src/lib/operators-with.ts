import { sql } from 'kysely';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { Database } from './context.ts';

type Exception = 'exceptOperator' | 'exceptRole';

/**
 * Returns true when an operator who can log in has all of these permissions, apart from one
 * operator or those of one role.
 */
export async function hasOperatorWith(
  db: Database,
  needed: readonly Permission[],
  { exceptOperator = null, exceptRole = null }: Partial<Record<Exception, string | null>>,
): Promise<boolean> {
  const { rows } = await sql`
    select from operator o join operator_role r on r.id = o.role_id
    where o.disabled_at is null and o.factor_reset_at is null
      and (r.permissions is null or r.permissions @> ${needed}::text[])
      and o.id is distinct from ${exceptOperator}::uuid
      and r.id is distinct from ${exceptRole}::uuid
    limit 1
  `.execute(db);
  return rows.length > 0;
}
