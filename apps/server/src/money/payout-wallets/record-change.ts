import { walletLetters, walletSms } from '@khelaghor/i18n/wallet-letter-messages.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, memberActor } from '../../lib/event-log.ts';
import { sendSecurityNotice } from '../../account/members/index.ts';
import type { Member } from '../../account/members/index.ts';

type Change =
  | { readonly change: 'added'; readonly walletId: string; readonly isHeld: boolean }
  | { readonly change: 'removed'; readonly walletId: string };

/** Logs a change of where a member's money may go, and tells him, in case that it was not he. */
export async function noteChange(
  ctx: Context,
  tx: Database,
  member: Member,
  { change, ...detail }: Change,
): Promise<void> {
  const actor = memberActor(member.id);
  const kind = `member.payout_wallet_${change}`;
  await logEvent(ctx, tx, { kind, actor, subject: actor, detail });
  const isAdded = change === 'added';
  await sendSecurityNotice(ctx, tx, member, {
    subject: walletLetters.subject,
    letter: isAdded ? walletLetters.added : walletLetters.removed,
    sms: isAdded ? walletSms.added : walletSms.removed,
  });
}
