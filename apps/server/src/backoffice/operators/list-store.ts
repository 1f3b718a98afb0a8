import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';

/** The only SQL about operators as others manage them. */

/**
 * Waits until no other transaction changes who may log in. After it, what is read is what the last
 * such transaction left: two operators who disable each other see one another's act.
 */
export async function lockOperators(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operators'))`.execute(tx);
}

export type OperatorRow = {
  id: string;
  username: string;
  passwordHash: string;
  totpSecret: Buffer;
  disabledAt: Date | null;
  factorResetAt: Date | null;
};

const columns = [
  'id',
  'username',
  'passwordHash',
  'totpSecret',
  'disabledAt',
  'factorResetAt',
] as const;

export const findOperatorById = (db: Database, id: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operator').select(columns).where('id', '=', id).executeTakeFirst();

export async function isNameUsed(db: Database, username: string): Promise<boolean> {
  return db.selectFrom('operator').select('id').where('username', '=', username).$call(hasRow);
}

export async function setDisabled(tx: Database, id: string, disabledAt: Date | null) {
  await tx.updateTable('operator').set({ disabledAt }).where('id', '=', id).execute();
}

export async function setFactorReset(tx: Database, id: string, factorResetAt: Date) {
  await tx.updateTable('operator').set({ factorResetAt }).where('id', '=', id).execute();
}

/** Gives an operator a new authenticator app; the step is that of the code that proved it. */
export async function setFactor(
  tx: Database,
  id: string,
  { totpSecret, step }: { totpSecret: Buffer; step: number },
): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ totpSecret, lastTotpStep: BigInt(step), factorResetAt: null })
    .where('id', '=', id)
    .execute();
}

/** Ends every session of an operator; returns how many. */
export async function endOperatorSessions(
  tx: Database,
  id: string,
  endedAt: Date,
): Promise<number> {
  const ended = await tx
    .updateTable('operatorSession')
    .set({ endedAt })
    .where('operatorId', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

export type ListedOperator = {
  id: string;
  username: string;
  createdAt: Date;
  disabledAt: Date | null;
  factorResetAt: Date | null;
  invitedBy: string | null;
  lastLoginAt: Date | null;
  lastSeenAt: Date | null;
  sessions: bigint;
  roleId: string;
  roleName: string;
};

/** Returns all operators in the order in which they came, with their sessions that live now. */
export async function listAllOperators(
  db: Database,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<ListedOperator[]> {
  const { rows } = await sql<ListedOperator>`
    select o.id, o.username, o.created_at, o.disabled_at, o.factor_reset_at,
      o.role_id, r.name as role_name,
      inviter.username as invited_by,
      (select max(s.created_at) from operator_session s where s.operator_id = o.id)
        as last_login_at,
      (select max(s.seen_at) from operator_session s where s.operator_id = o.id)
        as last_seen_at,
      (select count(*) from operator_session s where s.operator_id = o.id
        and s.ended_at is null and s.expires_at > ${now} and s.seen_at > ${seenAfter})
        as sessions
    from operator o join operator_role r on r.id = o.role_id
      left join operator inviter on inviter.id = o.invited_by
    order by o.created_at, o.username
  `.execute(db);
  return rows;
}
