import type { FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readResetsValue } from '../../account/factor-resets/index.ts';
import { findById } from '../../account/members/index.ts';

type At = { readonly memberId: string; readonly caller: OperatorCaller };

/** Does something about a member's factors, and gives how they stand then. */
export async function changeMemberFactors<C extends ErrorCode>(
  ctx: Context,
  { memberId, caller }: At,
  work: () => Promise<Result<null, C>>,
): Promise<Result<FactorResets, C | 'member_unknown'>> {
  const before = await findById(ctx.db, memberId);
  if (!before || isTrial(before) || before.closedAt) return refuse('member_unknown');
  const done = await work();
  if (!done.ok) return done;
  const after = (await findById(ctx.db, memberId)) ?? before;
  return ok(await readResetsValue(ctx, after, caller));
}
