import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { letterMessages } from '@khelaghor/i18n/letter-messages.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { randomOtp, normalizeOtp } from '../../lib/auth/otp.ts';
import type { Member } from '../members/index.ts';
import { sendMessage } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { decideCode, waitMinutes } from '../sms-codes/index.ts';
import { challengeMinutes } from './challenge-store.ts';
import type { LoginChallenge } from './challenge-store.ts';

const hashOf = (ctx: Context, challengeId: string, code: string): string =>
  ctx.secrets.mac('mail-code', `${challengeId}:${code}`);

/** When letters went to the member within a day; whoever looks holds up others who do. */
async function sentBefore(ctx: Context, tx: Database, memberId: string): Promise<number[]> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom('mailCode')
    .select('createdAt')
    .where('memberId', '=', memberId)
    .where('createdAt', '>', new Date(ctx.clock.now().getTime() - dayMs))
    .execute();
  return rows.map(({ createdAt }) => createdAt.getTime());
}

/** Letters have the limits that messages to one number have. */
async function mayWrite(
  ctx: Context,
  tx: Database,
  memberId: string,
): Promise<Answer<null, 'sms_too_soon'>> {
  const nowMs = ctx.clock.now().getTime();
  const nothingElse = { ofAddress: [], ofPrefixInHour: 0, ofPrefixInDay: 0, inDay: 0 };
  const before = {
    ...nothingElse,
    provenOfPrefixInDay: 0,
    ofNumber: await sentBefore(ctx, tx, memberId),
  };
  const decided = decideCode(before, { dailyMax: 1, addressFactor: 1 }, nowMs);
  if (decided.may !== 'wait') return ok(null);
  return refuse('sms_too_soon', { params: { minutes: waitMinutes(decided.untilMs, nowMs) } });
}

/** Sends the code of a login to the member's mailbox. It holds as long as the login waits. */
export async function sendMailCode(
  ctx: Context,
  tx: Database,
  challenge: LoginChallenge,
  { email, account }: Member,
  language: Language,
): Promise<Answer<{ expiredMinutes: number }, 'sms_too_soon'>> {
  const { id: loginChallengeId, memberId } = challenge;
  const may = await mayWrite(ctx, tx, memberId);
  if (!may.ok) return may;
  const code = randomOtp(ctx.random);
  const createdAt = ctx.clock.now();
  const codeHash = hashOf(ctx, loginChallengeId, code);
  const id = ctx.random.id();
  await tx
    .insertInto('mailCode')
    .values({ id, loginChallengeId, memberId, codeHash, createdAt })
    .execute();
  const { brandName } = await readSettingsInTx(ctx, tx);
  const minutes = challengeMinutes;
  const values = { brand: brandName[language], account, code, minutes };
  await sendMessage(ctx, tx, {
    channel: 'mail',
    to: email,
    subject: translate(language, letterMessages.placeCodeSubject, values),
    text: translate(language, letterMessages.placeCode, values),
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
  });
  return ok({ expiredMinutes: minutes });
}

/** Whether this is the code that was sent last for the login. */
export async function isRightMailCode(
  ctx: Context,
  challengeId: string,
  typed: string,
): Promise<boolean> {
  const sent = await ctx.db
    .selectFrom('mailCode')
    .select('codeHash')
    .where('loginChallengeId', '=', challengeId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!sent) return false;
  const given = Buffer.from(hashOf(ctx, challengeId, normalizeOtp(typed)));
  return timingSafeEqual(given, Buffer.from(sent.codeHash));
}
