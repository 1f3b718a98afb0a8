import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { MessageText } from '@khelaghor/i18n/message-text.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { isOpen, sendMessage } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { payoutHoldHours } from './store.ts';
import type { Member } from './store.ts';

/** What is told, in a letter where that is possible, else in few words. */
export type Told = {
  readonly subject: MessageText;
  readonly letter: MessageText;
  /** Left out: it is not worth a paid message. */
  readonly sms?: MessageText;
};

export const languageOfMember = ({ language }: Pick<Member, 'language'>): Language =>
  language === 'en' ? 'en' : 'bn';

/** Tells the member where he can be reached, in case that it was somebody else. */
export async function sendSecurityNotice(
  ctx: Context,
  tx: Database,
  member: Member,
  { subject, letter, sms }: Told,
): Promise<void> {
  const { brandName, moneyMode } = await readSettingsInTx(ctx, tx);
  const language = languageOfMember(member);
  const values = { brand: brandName[language], account: member.account, hours: payoutHoldHours };
  const expiresAt = new Date(ctx.clock.now().getTime() + dayMs);
  const { email, provenMobile } = member;
  if (email !== null && isOpen(ctx, 'mail', moneyMode))
    await sendMessage(ctx, tx, {
      channel: 'mail',
      to: email,
      subject: translate(language, subject, values),
      text: translate(language, letter, values),
      expiresAt,
    });
  else if (sms && provenMobile !== null && isOpen(ctx, 'sms', moneyMode))
    await sendMessage(ctx, tx, {
      channel: 'sms',
      to: provenMobile,
      text: translate(language, sms, values),
      expiresAt,
    });
}
