import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { addTextToInboxes } from '../../site/messaging/index.ts';
import { listNextMembers, listPushable } from './audience.ts';
import { changeBroadcast, listSending, lockBroadcast } from './store.ts';

/** Members in one transaction: short, so that nothing waits for its end. */
const membersPerStep = 500;

/**
 * Gives a message to the next members, and notes how far it came, in one transaction. Returns
 * false when none is left, or the message was stopped.
 */
function deliverStep(ctx: Context, id: string): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const broadcast = await lockBroadcast(tx, id);
    if (broadcast?.state !== 'sending') return false;
    const { purpose, audience, createdAt: until, sentTo, sent } = broadcast;
    const recipients = { purpose, audience, until };
    const members = await listNextMembers(tx, recipients, sentTo, membersPerStep);
    const told = await addTextToInboxes(ctx, tx, {
      textId: id,
      memberIds: members,
      isOffer: purpose === 'offer',
      pushTo: await listPushable(tx, recipients, members),
    });
    const isOver = members.length < membersPerStep;
    await changeBroadcast(tx, id, {
      sent: sent + told,
      sentTo: members.at(-1) ?? sentTo,
      ...(isOver && { state: 'sent', endedAt: ctx.clock.now() }),
    });
    return !isOver;
  });
}

/**
 * Sends every message that is not sent yet, a step of each in turn, so that a message to one member
 * does not wait for one to all. After a crash it goes on behind the last step.
 */
export async function deliverBroadcasts(ctx: Context): Promise<void> {
  let left = await listSending(ctx.db);
  while (left.length > 0) {
    const next: string[] = [];
    for (const id of left) if (await deliverStep(ctx, id)) next.push(id);
    left = next;
  }
}
