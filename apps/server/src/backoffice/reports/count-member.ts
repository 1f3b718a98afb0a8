import type { MemberCreated } from '../../lib/context.ts';
import { insertEvents } from '../../site/outbox/index.ts';

/** Writes the event by which reports count a new member. */
export const noteNewMember: MemberCreated = async (ctx, tx, { memberId }) => {
  const at = ctx.clock.now();
  await insertEvents([{ kind: 'member.created', memberId, payload: {}, at }]).execute(tx);
};
