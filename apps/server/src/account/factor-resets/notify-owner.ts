import { deskLetters, deskSms } from '@khelaghor/i18n/desk-letter-messages.ts';
import type { MessageText } from '@khelaghor/i18n/message-text.ts';
import type { Context, Database } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { languageOfMember } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { isOpen, sendMessage } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';

type Told = {
  readonly subject: MessageText;
  readonly letter: MessageText;
  readonly sms: MessageText;
  readonly values?: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
};

/** By what the owner of an account can be told something. */
export async function channelsOf(ctx: Context, tx: Database, { email, provenMobile }: Member) {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  return {
    mail: email !== null && isOpen(ctx, 'mail', moneyMode),
    sms: provenMobile !== null && isOpen(ctx, 'sms', moneyMode),
  };
}

/** Tells the owner by every way there is: one of them may be in somebody else's hands. */
async function tellEverywhere(
  ctx: Context,
  tx: Database,
  member: Member,
  { subject, letter, sms, values: more, expiresAt }: Told,
): Promise<void> {
  const { brandName } = await readSettingsInTx(ctx, tx);
  const language = languageOfMember(member);
  const values = { brand: brandName[language], account: member.account, ...more };
  const { email, provenMobile } = member;
  const has = await channelsOf(ctx, tx, member);
  if (has.mail)
    await sendMessage(ctx, tx, {
      channel: 'mail',
      to: email,
      subject: translate(language, subject, values),
      text: translate(language, letter, values),
      expiresAt,
    });
  if (has.sms)
    await sendMessage(ctx, tx, {
      channel: 'sms',
      to: provenMobile,
      text: translate(language, sms, values),
      expiresAt,
    });
}

/** Tells the owner what waits, and how he stops it. */
export function tellAsked(
  ctx: Context,
  tx: Database,
  member: Member,
  { token, dueAt }: { readonly token: string; readonly dueAt: Date },
): Promise<void> {
  // Behind the hash: no server on the way, no log and no other site is told the token.
  const address = `${ctx.config.origins.site}/?open=stopReset#${token}`;
  return tellEverywhere(ctx, tx, member, {
    subject: deskLetters.resetSubject,
    letter: deskLetters.resetAsked,
    sms: deskSms.resetAsked,
    values: { address },
    expiresAt: dueAt,
  });
}

/** Tells the owner that it was carried out. */
export function tellDone(ctx: Context, tx: Database, member: Member): Promise<void> {
  return tellEverywhere(ctx, tx, member, {
    subject: deskLetters.resetSubject,
    letter: deskLetters.resetDone,
    sms: deskSms.resetDone,
    expiresAt: new Date(ctx.clock.now().getTime() + 24 * 3_600_000),
  });
}
