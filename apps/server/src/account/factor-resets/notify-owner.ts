import type { Context, Database } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';

/** By what the owner of an account can be told something. */
export async function readChannels(ctx: Context, tx: Database, { email, provenMobile }: Member) {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  return {
    mail: email !== null && isOpen(ctx, 'mail', moneyMode),
    sms: provenMobile !== null && isOpen(ctx, 'sms', moneyMode),
  };
}

/** Tells the owner what waits, and how they stop it. */
export function tellAsked(
  ctx: Context,
  tx: Database,
  member: Member,
  { token, dueAt }: { readonly token: string; readonly dueAt: Date },
): Promise<void> {
  // In the URL fragment: it reaches no proxy, no log and no other site.
  const address = `${ctx.config.origins.site}/?open=stopReset#${token}`;
  return sendNotification(ctx, tx, {
    to: member,
    template: 'factor_reset_requested',
    params: { address },
    expiresAt: dueAt,
  });
}

/** Tells the owner that it was carried out. */
export const tellDone = (ctx: Context, tx: Database, member: Member): Promise<void> =>
  sendNotification(ctx, tx, { to: member, template: 'factor_reset_done' });
