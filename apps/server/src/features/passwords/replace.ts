import type { Language } from '@khelaghor/contract/shapes.ts';
import { letterMessages, smsMessages } from '@khelaghor/i18n/letter-messages.ts';
import type { Context, Database } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { wordIn } from '../../platform/messages.ts';
import { payoutHoldHours, replacePassword } from '../member/member.ts';
import type { Member } from '../member/member.ts';
import { isOpen, sendMessage } from '../outbox/outbox.ts';
import { endSessions } from '../session/session.ts';
import { readSettings } from '../site/site.ts';

const dayMs = 24 * 3_600_000;

/** Tells the member where he can be reached, in case that it was somebody else. */
async function tellOwner(ctx: Context, tx: Database, member: Member): Promise<void> {
  const { brandName, moneyMode } = await readSettings(ctx);
  const language: Language = member.language === 'en' ? 'en' : 'bn';
  const values = { brand: brandName[language], account: member.account, hours: payoutHoldHours };
  const expiresAt = new Date(ctx.clock.now().getTime() + dayMs);
  const { email, provenMobile } = member;
  if (email !== null && isOpen(ctx, 'mail', moneyMode))
    await sendMessage(ctx, tx, {
      channel: 'mail',
      to: email,
      subject: wordIn(language, letterMessages.changedSubject, values),
      text: wordIn(language, letterMessages.changed, values),
      expiresAt,
    });
  else if (provenMobile !== null && isOpen(ctx, 'sms', moneyMode))
    await sendMessage(ctx, tx, {
      channel: 'sms',
      to: provenMobile,
      text: wordIn(language, smsMessages.passwordChanged, values),
      expiresAt,
    });
}

/**
 * Puts a new password in the place of the one that was read, in the caller's transaction. All
 * sessions end with the old one, payouts are held for a day, and the owner is told.
 * @returns false when the password that was read is none any more
 */
export async function replace(
  ctx: Context,
  tx: Database,
  member: Member,
  { hash, kind }: { hash: string; kind: 'member.password_changed' | 'member.password_reset' },
): Promise<boolean> {
  if (!(await replacePassword(tx, member, hash, ctx.clock.now()))) return false;
  await endSessions(ctx, tx, member.id, 'all');
  const actor = `member:${member.id}`;
  await logEvent(ctx, tx, { kind, actor, subject: actor });
  await tellOwner(ctx, tx, member);
  return true;
}
