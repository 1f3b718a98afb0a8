import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { cardFields, correctedFields } from '@khelaghor/contract/site/member-fields.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { computeRevision } from '../../lib/edits.ts';
import { findById, readProfile } from '../../account/members/index.ts';
import type { Member } from '../../account/members/index.ts';

/** Does something about what a member told once, and gives how it reads then. */
export async function changeMemberProfile<C extends ErrorCode>(
  ctx: Context,
  memberId: string,
  work: (member: Member) => Promise<Result<null, C>>,
): Promise<Result<ToldOnce, C | 'member_unknown'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member) || member.closedAt) return refuse('member_unknown');
  const done = await work(member);
  if (!done.ok) return done;
  const kept = await readProfile(ctx.db, memberId);
  const pick = (names: readonly (keyof typeof kept)[]) =>
    Object.fromEntries(names.map((name) => [name, kept[name]]));
  return ok({ ...pick(cardFields), revision: computeRevision(pick(correctedFields)) } as ToldOnce);
}
