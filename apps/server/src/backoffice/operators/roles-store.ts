import { sql } from 'kysely';
import type { RoleChange } from '@khelaghor/contract/backoffice/roles.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL about roles, members bound to operators, and requests to change them. */

export type StoredRole = {
  id: string;
  name: string;
  /** Null: every permission. */
  permissions: Permission[] | null;
  version: number;
};

/** Returns a role, locked when it will be changed. */
export async function lockRole(tx: Database, id: string): Promise<StoredRole | undefined> {
  const row = await tx
    .selectFrom('operatorRole')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredRole | undefined;
}

export type ListedRole = StoredRole & { operators: string[] };

/** Returns all roles by name, each with the operators who have it. */
export async function listStoredRoles(db: Database): Promise<ListedRole[]> {
  const { rows } = await sql<ListedRole>`
    select r.id, r.name, r.permissions, r.version,
      array(select o.username from operator o where o.role_id = r.id order by o.username)
        as operators
    from operator_role r order by r.permissions is not null, lower(r.name)
  `.execute(db);
  return rows;
}

/** Returns true when another role has the name. */
export async function isRoleNameUsed(db: Database, name: string, id: string): Promise<boolean> {
  return db
    .selectFrom('operatorRole')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', id)
    .$call(hasRow);
}

export async function insertRole(tx: Database, role: StoredRole): Promise<void> {
  await tx.insertInto('operatorRole').values(role).execute();
}

export async function updateRole(tx: Database, { id, ...role }: StoredRole): Promise<void> {
  await tx.updateTable('operatorRole').set(role).where('id', '=', id).execute();
}

export async function deleteRole(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('operatorRole').where('id', '=', id).execute();
}

/** Returns true when an operator has the role. */
export async function isRoleUsed(db: Database, id: string): Promise<boolean> {
  return db.selectFrom('operator').select('id').where('roleId', '=', id).limit(1).$call(hasRow);
}

export async function setRole(tx: Database, operatorId: string, roleId: string): Promise<void> {
  await tx.updateTable('operator').set({ roleId }).where('id', '=', operatorId).execute();
}

/** Returns the role id of an operator. */
export async function readRoleId(db: Database, operatorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('operator')
    .select('roleId')
    .where('id', '=', operatorId)
    .executeTakeFirst();
  return row?.roleId;
}

export type BoundRow = { operatorId: string; operator: string; memberId: string; account: string };

/** Returns the members who are bound to operators. */
export async function listBound(db: Database): Promise<BoundRow[]> {
  return db
    .selectFrom('operatorMember')
    .innerJoin('operator', 'operator.id', 'operatorMember.operatorId')
    .innerJoin('member', 'member.id', 'operatorMember.memberId')
    .select(['operatorId', 'operator.username as operator', 'memberId'])
    .select('member.username as account')
    .orderBy('operator.username')
    .orderBy('member.username')
    .execute();
}

/** Binds a member; false when the member is bound already. */
export async function bindMember(
  tx: Database,
  row: { operatorId: string; memberId: string; boundAt: Date },
): Promise<boolean> {
  return tx
    .insertInto('operatorMember')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .$call(tryWrite);
}

/** Ends a binding; false when there is none. */
export async function unbindMember(
  tx: Database,
  { operatorId, memberId }: { operatorId: string; memberId: string },
): Promise<boolean> {
  return tx
    .deleteFrom('operatorMember')
    .where('operatorId', '=', operatorId)
    .where('memberId', '=', memberId)
    .$call(tryWrite);
}

export type StoredChange = {
  id: string;
  change: RoleChange;
  reason: string;
  askedBy: string;
  askedAt: Date;
  outcome: string | null;
  endedBy: string | null;
};

type NewChange = Omit<StoredChange, 'change'> & {
  readonly change: RoleChange;
  readonly alone: boolean;
  readonly endedAt: Date | null;
};

export async function insertChange(tx: Database, { change, ...row }: NewChange): Promise<void> {
  await tx
    .insertInto('operatorChange')
    .values({ ...row, change: JSON.stringify(change) })
    .execute();
}

/** Returns a request, locked. */
export async function lockChange(tx: Database, id: string): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('operatorChange')
    .select(['id', 'change', 'reason', 'askedBy', 'askedAt', 'outcome', 'endedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as StoredChange | undefined) ?? null;
}

export async function endChange(
  tx: Database,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('operatorChange').set(end).where('id', '=', id).execute();
}

export type WaitingRow = StoredChange & {
  askedByName: string;
  role: string | null;
  operator: string | null;
  member: string | null;
};

/** Returns the requests that wait, oldest first, with the names of what they are about. */
export async function listWaitingChanges(db: Database): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select c.id, c.change, c.reason, c.asked_by, c.asked_at, c.outcome, c.ended_by,
      asker.username as asked_by_name, r.name as role, o.username as operator,
      m.username as member
    from operator_change c
    join operator asker on asker.id = c.asked_by
    left join operator_role r on r.id = (c.change ->> 'roleId')::uuid
    left join operator o on o.id = (c.change ->> 'operatorId')::uuid
    left join member m on m.id = (c.change ->> 'memberId')::uuid
    where c.outcome is null order by c.asked_at, c.id
  `.execute(db);
  return rows;
}

export type Standing = {
  disabled: boolean;
  permissions: Permission[] | null;
  isBound: boolean;
};

/**
 * Returns what an operator may do at this moment, and whether one of the members is bound to them.
 * The operator and the role stay as they are until the transaction ends.
 */
export async function lockStanding(
  tx: Database,
  operatorId: string,
  memberIds: readonly string[],
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.disabled_at is not null or o.factor_reset_at is not null as disabled, r.permissions,
      exists (select from operator_member b
        where b.operator_id = o.id
          and b.member_id = any (${toPlainArray(memberIds)}::uuid[])) as is_bound
    from operator o join operator_role r on r.id = o.role_id
    where o.id = ${operatorId} for share of o, r
  `.execute(tx);
  return rows[0];
}
