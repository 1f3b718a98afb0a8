import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import type { FreezeNotice } from '@khelaghor/contract/account/freezes.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { formatTimestamp } from '../../lib/http/messages.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import { writeRestriction } from '../responsible-gaming/index.ts';

export type Freeze = {
  readonly scope: FreezeScope;
  readonly reason: string;
  readonly until: Date | null;
  /** The username of the operator. */
  readonly frozenBy: string;
  readonly frozenAt: Date;
};

/** Returns the freezes of a member that hold. */
export async function listFreezes(db: Database, memberId: string, now: Date): Promise<Freeze[]> {
  const rows = await db
    .selectFrom('memberFreeze')
    .select(['scope', 'reason', 'until', 'frozenBy', 'frozenAt'])
    .where('memberId', '=', memberId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('scope')
    .execute();
  // The table knows no other scopes.
  return rows as Freeze[];
}

/** Returns the freeze of one scope, while it holds. */
export const findFreeze = async (
  db: Database,
  memberId: string,
  scope: FreezeScope,
  now: Date,
): Promise<Freeze | undefined> =>
  (await listFreezes(db, memberId, now)).find((freeze) => freeze.scope === scope);

/** The notice of a freeze for its member. */
export const toFreezeNotice = ({ reason, until }: Freeze): FreezeNotice => ({
  reason,
  until: until?.toISOString() ?? null,
});

const refusals = { login: 'login_frozen', withdrawal: 'withdrawal_frozen' } as const;

/** Refuses, in words, what is stopped for a member. Play is refused with its other restrictions. */
export async function checkFreeze<S extends keyof typeof refusals>(
  db: Database,
  memberId: string,
  scope: S,
  now: Date,
): Promise<Failure<(typeof refusals)[S]> | null> {
  const freeze = await findFreeze(db, memberId, scope, now);
  if (!freeze) return null;
  const until = freeze.until === null ? 'never' : formatTimestamp(freeze.until);
  return refuse(refusals[scope], { params: { reason: freeze.reason, until } });
}

/**
 * Whether logging in is stopped. The member stays locked, so that a freeze comes before the session
 * of this transaction, or after it and ends it.
 */
export async function isLoginFrozen(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const member = tx.selectFrom('member').select('id').where('id', '=', memberId);
  await member.forNoKeyUpdate().executeTakeFirstOrThrow();
  return (await findFreeze(tx, memberId, 'login', now)) !== undefined;
}

/** Writes the freeze of play where stakes read it. */
async function mirrorPlay(tx: Tx, memberId: string, freeze: Freeze | null): Promise<void> {
  const frozen = { frozenReason: freeze?.reason ?? null, frozenUntil: freeze?.until ?? null };
  await writeRestriction(tx, memberId, frozen);
}

/** Stops something for a member, in the place of a freeze of before. Logins end with the caller. */
export async function writeFreeze(tx: Tx, memberId: string, freeze: Freeze): Promise<void> {
  await tx
    .insertInto('memberFreeze')
    .values({ memberId, ...freeze })
    .onConflict((clash) => clash.columns(['memberId', 'scope']).doUpdateSet(freeze))
    .execute();
  if (freeze.scope === 'play') await mirrorPlay(tx, memberId, freeze);
}

/** Ends a freeze. */
export async function removeFreeze(tx: Tx, memberId: string, scope: FreezeScope): Promise<void> {
  await tx
    .deleteFrom('memberFreeze')
    .where('memberId', '=', memberId)
    .where('scope', '=', scope)
    .execute();
  if (scope === 'play') await mirrorPlay(tx, memberId, null);
}
