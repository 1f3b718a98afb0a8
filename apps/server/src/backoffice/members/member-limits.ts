import type { ManagedPlay } from '@khelaghor/contract/backoffice/member-limits.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { readManagedPlay } from '../../account/responsible-gaming/index.ts';
import type { ByOperator } from '../../account/responsible-gaming/index.ts';
import { getOperatorActor } from '../../lib/event-log.ts';

type PlayRefusal = 'limit_only_tightened' | 'break_not_longer' | 'under_age_known';
type Done<C extends PlayRefusal> = Promise<Result<null, C>>;

/** Does something to a member's play, and gives how it stands then. Trials have none. */
export async function changeMemberPlay<C extends PlayRefusal>(
  ctx: Context,
  memberId: string,
  work: () => Done<C>,
): Promise<Result<ManagedPlay, C | 'member_unknown'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const done = await work();
  return done.ok ? ok(await readManagedPlay(ctx, memberId)) : done;
}

/** The operator who does it, and why. */
export const getActor = (caller: OperatorCaller, reason: string): ByOperator => ({
  actor: getOperatorActor(caller.username),
  reason,
});
