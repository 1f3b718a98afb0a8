import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL about operators: themselves, their sessions, the claim, and failed logins. */

export async function hasOperator(db: Database): Promise<boolean> {
  return db.selectFrom('operator').select('id').limit(1).$call(hasRow);
}

export type NewOperator = {
  id: string;
  username: string;
  passwordHash: string;
  totpSecret: Buffer;
  /** bigint in the database: the step of the code that proved the enrolment. */
  lastTotpStep: bigint;
  createdAt: Date;
  roleId: string;
  /** Left out for the first operator. */
  invitedBy?: string;
};

export async function insertOperator(tx: Database, operator: NewOperator): Promise<void> {
  await tx.insertInto('operator').values(operator).execute();
}

/** An operator who may log in; one who is disabled or without an app is as good as unknown. */
export async function findEnabledOperator(db: Database, username: string) {
  return db
    .selectFrom('operator')
    .select(['id', 'username', 'passwordHash', 'totpSecret'])
    .where('username', '=', username)
    .where('disabledAt', 'is', null)
    .where('factorResetAt', 'is', null)
    .executeTakeFirst();
}

/** Marks a time step as used; false when it, or a later one, was used before. */
export async function consumeTotpStep(tx: Database, id: string, step: number): Promise<boolean> {
  return tx
    .updateTable('operator')
    .set({ lastTotpStep: BigInt(step) })
    .where('id', '=', id)
    .where('lastTotpStep', '<', BigInt(step))
    .$call(tryWrite);
}

export type NewClaim = {
  id: string;
  tokenHash: string;
  totpSecret: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

/** Starting processes and claimers take turns until their transaction ends. */
export async function lockClaims(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator_setup_token'))`.execute(tx);
}

/** Puts a new claim in the place of the open one. */
export async function replaceSetupToken(tx: Database, fresh: NewClaim): Promise<void> {
  await tx.deleteFrom('operatorSetupToken').where('usedAt', 'is', null).execute();
  await tx.insertInto('operatorSetupToken').values(fresh).execute();
}

export async function openClaim(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('operatorSetupToken')
    .select(['id', 'totpSecret'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function markClaimUsed(tx: Database, id: string, at: Date): Promise<void> {
  await tx.updateTable('operatorSetupToken').set({ usedAt: at }).where('id', '=', id).execute();
}

export type NewSession = {
  id: string;
  operatorId: string;
  tokenHash: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

export async function insertSession(tx: Database, session: NewSession): Promise<void> {
  await tx.insertInto('operatorSession').values(session).execute();
}

/** A session that still counts: not ended, not too old, seen since `seenAfter`. */
export async function findLiveSession(db: Database, tokenHash: string, now: Date, seenAfter: Date) {
  return db
    .selectFrom('operatorSession')
    .innerJoin('operator', 'operator.id', 'operatorSession.operatorId')
    .innerJoin('operatorRole', 'operatorRole.id', 'operator.roleId')
    .select(['operatorSession.id', 'operator.id as operatorId', 'operator.username', 'seenAt'])
    .select(['operatorRole.id as roleId', 'operatorRole.name as roleName', 'permissions'])
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', seenAfter)
    .where('disabledAt', 'is', null)
    .where('factorResetAt', 'is', null)
    .executeTakeFirst();
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('operatorSession').set({ seenAt: at }).where('id', '=', id).execute();
}

export async function endSession(tx: Database, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('operatorSession')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** Returns the newest sessions of an operator. */
export const listSessions = (db: Database, operatorId: string, limit: number) =>
  db
    .selectFrom('operatorSession')
    .select(['id', 'createdAt', 'seenAt', 'address', 'userAgent', 'endedAt', 'expiresAt'])
    .where('operatorId', '=', operatorId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Ends a session of an operator; undefined: they have no such session, or it has ended. */
export const endSessionOf = (
  tx: Database,
  { id, operatorId, at }: { id: string; operatorId: string; at: Date },
) =>
  tx
    .updateTable('operatorSession')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('operatorId', '=', operatorId)
    .where('endedAt', 'is', null)
    .returning('address')
    .executeTakeFirst();

export async function insertLoginFailure(
  tx: Database,
  failure: { id: string; usernameHash: string; at: Date },
): Promise<void> {
  await tx.insertInto('operatorLoginFailure').values(failure).execute();
}

/** Moments of the failed logins of one name since a moment, oldest first. */
export async function countLoginFailuresSince(
  db: Database,
  usernameHash: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('operatorLoginFailure')
    .select('at')
    .where('usernameHash', '=', usernameHash)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map((row) => row.at);
}

/** A name that logged in starts afresh; what is too old to count goes with it. */
export async function clearLoginFailures(
  tx: Database,
  usernameHash: string,
  olderThan: Date,
): Promise<void> {
  await tx
    .deleteFrom('operatorLoginFailure')
    .where((either) =>
      either.or([either('usernameHash', '=', usernameHash), either('at', '<', olderThan)]),
    )
    .execute();
}
