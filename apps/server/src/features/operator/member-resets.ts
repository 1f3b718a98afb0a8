import type { FactorResets } from '@khelaghor/contract/factor-resets.ts';
import type { RefusalCode } from '@khelaghor/contract/refusals.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import { isTrial } from '../../platform/callers.ts';
import type { OperatorCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { resetsValueOf } from '../factor-resets/factor-resets.ts';
import { findById } from '../member/member.ts';

type At = { readonly memberId: string; readonly caller: OperatorCaller };

/** Does something about a member's factors, and gives how they stand then. */
export async function atFactors<C extends RefusalCode>(
  ctx: Context,
  { memberId, caller }: At,
  work: () => Promise<Answer<null, C>>,
): Promise<Answer<FactorResets, C | 'member_unknown'>> {
  const before = await findById(ctx.db, memberId);
  if (!before || isTrial(before) || before.closedAt) return refuse('member_unknown');
  const done = await work();
  if (!done.ok) return done;
  const after = (await findById(ctx.db, memberId)) ?? before;
  return ok(await resetsValueOf(ctx, after, caller));
}
