import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { payoutHoldHours } from '../../account/members/index.ts';
import type { Member } from '../../account/members/index.ts';

type Change =
  | { readonly change: 'added'; readonly walletId: string; readonly isHeld: boolean }
  | { readonly change: 'removed'; readonly walletId: string };

/** Logs a change of a member's wallets and notifies the member, who may not have made it. */
export async function noteChange(
  ctx: Context,
  tx: Database,
  member: Member,
  { change, ...detail }: Change,
): Promise<void> {
  const actor = getMemberActor(member.id);
  const kind = `member.payout_wallet_${change}`;
  await logEvent(ctx, tx, { kind, actor, subject: actor, detail });
  await sendNotification(ctx, tx, {
    to: member,
    template: `payout_wallet_${change}`,
    params: { hours: payoutHoldHours },
  });
}
