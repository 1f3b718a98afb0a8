import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { holdPayouts, payoutHoldHours } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import {
  makeRecoveryCodes,
  countRecoveryCodesLeft,
  removeRecoveryCodes,
} from '../second-factors/index.ts';
import { endSessions } from '../sessions/index.ts';
import { hasFactor } from './factors-of.ts';

type Change = { readonly member: Member; readonly caller: MemberCaller; readonly what: string };

async function note(
  ctx: Context,
  tx: Database,
  { member, what }: Change,
  kind: 'member.factor_added' | 'member.factor_removed',
): Promise<void> {
  const actor = getMemberActor(member.id);
  await logEvent(ctx, tx, { kind, actor, subject: actor, detail: { what } });
}

/**
 * Follows the adding of a factor: notifies the owner and ends other sessions. The first factor also
 * creates recovery codes, which are returned only here.
 */
export async function completeAdding(
  ctx: Context,
  tx: Database,
  change: Change,
): Promise<{ recoveryCodes: string[] | null }> {
  const { member, caller } = change;
  await note(ctx, tx, change, 'member.factor_added');
  await sendNotification(ctx, tx, { to: member, template: 'factor_added' });
  await endSessions(ctx, tx, member.id, { except: caller.sessionId });
  const isFirst = (await countRecoveryCodesLeft(tx, member.id)) === 0;
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(ctx, tx, member.id) : null };
}

/**
 * Follows the removal of a factor: holds payouts for a day, notifies the owner and ends other
 * sessions. Removing the last factor invalidates the recovery codes.
 */
export async function completeRemoving(ctx: Context, tx: Database, change: Change): Promise<void> {
  const { member, caller } = change;
  await note(ctx, tx, change, 'member.factor_removed');
  await holdPayouts(tx, member.id, ctx.clock.now());
  await sendNotification(ctx, tx, {
    to: member,
    template: 'factor_removed',
    params: { hours: payoutHoldHours },
  });
  await endSessions(ctx, tx, member.id, { except: caller.sessionId });
  if (!(await hasFactor(tx, member.id))) await removeRecoveryCodes(tx, member.id);
}
