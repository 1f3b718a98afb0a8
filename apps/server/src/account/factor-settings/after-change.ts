import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, memberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { holdPayouts, payoutHoldHours } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import {
  makeRecoveryCodes,
  recoveryCodesLeft,
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
  const actor = memberActor(member.id);
  await logEvent(ctx, tx, { kind, actor, subject: actor, detail: { what } });
}

/**
 * What follows when a factor was added: the owner is told, other sessions end, and with the first
 * factor there are recovery codes, which are given only here.
 */
export async function afterAdding(
  ctx: Context,
  tx: Database,
  change: Change,
): Promise<{ recoveryCodes: string[] | null }> {
  const { member, caller } = change;
  await note(ctx, tx, change, 'member.factor_added');
  await sendNotification(ctx, tx, { to: member, template: 'factor_added' });
  await endSessions(ctx, tx, member.id, { except: caller.sessionId });
  const isFirst = (await recoveryCodesLeft(tx, member.id)) === 0;
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(ctx, tx, member.id) : null };
}

/**
 * What follows when a factor was removed: payouts are held for a day, the owner is told, other
 * sessions end, and with the last factor the recovery codes are worth nothing.
 */
export async function afterRemoving(ctx: Context, tx: Database, change: Change): Promise<void> {
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
