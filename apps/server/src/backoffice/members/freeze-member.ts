import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import type * as contract from '@khelaghor/contract/backoffice/member-desk.ts';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { Freeze } from '../../account/freezes/index.ts';
import {
  listFreezes,
  removeFreeze,
  toFreezeNotice,
  writeFreeze,
} from '../../account/freezes/index.ts';
import { findById } from '../../account/members/index.ts';
import { endSessions } from '../../account/sessions/index.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { checkRevision } from '../../lib/edits.ts';
import { getMemberActor, getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { readMemberDesk } from './member-desk.ts';

type Which = { readonly id: string; readonly scope: FreezeScope; readonly caller: OperatorCaller };

/** Locks a member against logins and bets, and returns the freeze that holds now. */
async function lockFreeze(ctx: Context, tx: Tx, { id, scope }: Which): Promise<Freeze | null> {
  await tx.selectFrom('member').select('id').where('id', '=', id).forUpdate().execute();
  const freezes = await listFreezes(tx, id, ctx.clock.now());
  return freezes.find((freeze) => freeze.scope === scope) ?? null;
}

const toDetail = (freeze: Freeze | null) => freeze && toFreezeNotice(freeze);

const isKnown = async (ctx: Context, id: string): Promise<boolean> => {
  const member = await findById(ctx.db, id);
  return member !== null && !isTrial(member);
};

/**
 * Stops a member's logins, play or withdrawals. Open sessions end with a freeze of logins. A freeze
 * that the operator has not seen is not replaced: it may be the longer one.
 */
export async function freezeMember(
  ctx: Context,
  which: Which,
  { revision, ...notice }: ParsedBody<typeof contract.freezeMember>,
): Promise<Result<MemberDesk, 'member_unknown' | 'changed_meanwhile' | 'freeze_end_passed'>> {
  const { id, scope, caller } = which;
  const { reason, until } = notice;
  if (!(await isKnown(ctx, id))) return refuse('member_unknown');
  const now = ctx.clock.now();
  const end = until === null ? null : new Date(until);
  if (end !== null && end <= now) return refuse('freeze_end_passed');
  const refused = await transact(ctx, async (tx) => {
    const before = await lockFreeze(ctx, tx, which);
    const record = { subject: getMemberActor(id), kinds: ['member.frozen'] };
    const seen = { revision, changes: notice };
    const stale = before && (await checkRevision(tx, record, toFreezeNotice(before), seen));
    if (stale) return stale;
    const after = { scope, reason, until: end, frozenBy: caller.username, frozenAt: now };
    await writeFreeze(tx, id, after);
    if (scope === 'login') await endSessions(ctx, tx, id, 'all');
    await logEvent(ctx, tx, {
      kind: 'member.frozen',
      actor: getOperatorActor(caller.username),
      subject: getMemberActor(id),
      detail: { scope, before: toDetail(before), after: toDetail(after) },
    });
    return null;
  });
  return refused ?? readMemberDesk(ctx, id);
}

/** Ends a freeze; refuses when none holds. */
export async function endFreeze(
  ctx: Context,
  which: Which,
  reason: string,
): Promise<Result<MemberDesk, 'member_unknown' | 'state_changed'>> {
  const { id, scope, caller } = which;
  if (!(await isKnown(ctx, id))) return refuse('member_unknown');
  const isEnded = await transact(ctx, async (tx) => {
    const before = await lockFreeze(ctx, tx, which);
    if (before === null) return false;
    await removeFreeze(tx, id, scope);
    await logEvent(ctx, tx, {
      kind: 'member.unfrozen',
      actor: getOperatorActor(caller.username),
      subject: getMemberActor(id),
      detail: { scope, reason, before: toDetail(before), after: null },
    });
    return true;
  });
  return isEnded ? readMemberDesk(ctx, id) : refuse('state_changed');
}
