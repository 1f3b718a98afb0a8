import type { ToldOnce } from '@khelaghor/contract/manage-profile.ts';
import type { RefusalCode } from '@khelaghor/contract/refusals.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import { isTrial } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { findById, readProfile } from '../member/member.ts';
import type { Member } from '../member/member.ts';

/** Does something about what a member told once, and gives how it reads then. */
export async function atProfile<C extends RefusalCode>(
  ctx: Context,
  memberId: string,
  work: (member: Member) => Promise<Answer<null, C>>,
): Promise<Answer<ToldOnce, C | 'member_unknown'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member) || member.closedAt) return refuse('member_unknown');
  const done = await work(member);
  if (!done.ok) return done;
  const { payeeName, birthday } = await readProfile(ctx.db, memberId);
  return ok({ payeeName, birthday });
}
