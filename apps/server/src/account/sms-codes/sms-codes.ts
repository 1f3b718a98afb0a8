import type { humanRefusals } from '@khelaghor/contract/site/bot-check.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { truncateIp } from '../../lib/http/ip-prefix.ts';
import { countSent, verifyHuman } from '../../site/bot-check/index.ts';
import { findByProvenMobile } from '../members/index.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { readSettings, readSettingsInTx } from '../../site/settings/index.ts';
import type { StoredSettings } from '../../site/settings/index.ts';
import { createCode, decideCode, readSmsHistory, checkCode } from '../verification-codes/index.ts';
import type { SmsPurpose } from '../verification-codes/index.ts';
import { readMobile } from './mobile-number.ts';

/** How long a code is valid, and how long its button counts down. */
export const codeMinutes = 5;

/** A request for a code, and its purpose. */
export type SendCode = {
  readonly purpose: SmsPurpose;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly language: Language;
  readonly humanProof: string;
  /** The caller's network address. */
  readonly ip: string;
};

type Refusal =
  | (typeof humanRefusals)[number]
  | 'sms_closed'
  | 'mobile_invalid'
  | 'country_not_served'
  | 'sms_too_soon'
  | 'sms_unavailable';

/** Whether the settings offer what the code is for. */
function isOffered(ctx: Context, purpose: SmsPurpose, settings: StoredSettings): boolean {
  if (!isOpen(ctx, 'sms', settings.moneyMode)) return false;
  if (purpose === 'login') return settings.mobileCodeLogin;
  if (purpose !== 'register') return true;
  return settings.registrationOpen && settings.smsVerification;
}

type Sending = {
  readonly purpose: SmsPurpose;
  readonly number: string;
  readonly code: string;
  readonly language: Language;
  readonly expiresAt: Date;
};

/** Sends the code; a number that cannot use one is sent another text, or nothing at all. */
async function sendTo(
  ctx: Context,
  tx: Database,
  { purpose, number, code, language, expiresAt }: Sending,
): Promise<void> {
  const isKnown = (await findByProvenMobile(tx, number)) !== null;
  const isNew = purpose === 'register' || purpose === 'bind';
  if (isNew && isKnown) {
    const to = { number, language };
    return sendNotification(ctx, tx, { to, template: 'number_taken', expiresAt });
  }
  // A name alone: with a port behind it no browser knows the line.
  const { hostname } = new URL(ctx.config.origins.site);
  return sendNotification(ctx, tx, {
    to: { number: isNew || isKnown ? number : null, language },
    template: 'sms_code',
    params: { code, minutes: codeMinutes, hostname },
    expiresAt,
  });
}

/** The recipient: a valid number in a country that the site serves. */
type Recipient = {
  readonly purpose: SmsPurpose;
  readonly number: string;
  readonly language: Language;
  readonly ip: string;
};

type Sent = { codeRequestId: string; expiresAt: Date };

/** Sends a code in the caller's transaction, within the limits of SMS. */
export async function sendCodeTo(
  ctx: Context,
  tx: Database,
  { purpose, number, language, ip }: Recipient,
): Promise<Result<Sent, 'sms_too_soon' | 'sms_unavailable'>> {
  const { smsDailyMax: dailyMax } = await readSettingsInTx(ctx, tx);
  const prefix = number.slice(0, -4);
  const address = truncateIp(ip);
  const now = ctx.clock.now();
  const before = await readSmsHistory(tx, { number, prefix, address }, now);
  const limits = { dailyMax, addressFactor: ctx.config.rateLimitFactor };
  const decided = decideCode(before, limits, now.getTime());
  if (decided.may === 'not') return refuse('sms_unavailable');
  if (decided.may === 'wait') {
    const fields = { mobileNum: { code: 'sms_too_soon' } } as const;
    return refuseForNow('sms_too_soon', decided.untilMs - now.getTime(), { fields });
  }
  const use = { channel: 'sms', purpose, subject: number } as const;
  const made = await createCode(ctx, tx, use, { minutes: codeMinutes, prefix, address });
  const { id, code, expiresAt } = made;
  await sendTo(ctx, tx, { purpose, number, code, language, expiresAt });
  return ok({ codeRequestId: id, expiresAt });
}

/**
 * Sends a code for one purpose to a number. Whether a member has the number changes neither the
 * answer, nor its duration, nor the limits.
 */
export async function sendCode(ctx: Context, input: SendCode): Promise<Result<Sent, Refusal>> {
  const { purpose, language, ip } = input;
  if (!isOffered(ctx, purpose, await readSettings(ctx))) return refuse('sms_closed');
  const read = await readMobile(ctx, input.mobileNum, input.countryDialingCode);
  if (!read.ok) return read;
  const unproven = await verifyHuman(ctx, input.humanProof, 'sms', ip);
  if (unproven) return unproven;
  const { number } = read.value;
  const sent = await ctx.db
    .transaction()
    .execute((tx) => sendCodeTo(ctx, tx, { purpose, number, language, ip }));
  if (sent.ok) countSent(ctx, ip);
  return sent;
}

/** A code as it was typed, with the request that sent it. */
type Typed = {
  readonly purpose: SmsPurpose;
  readonly number: string;
  readonly codeRequestId: string;
  readonly verificationCode: string;
};

/** Returns whether this is the code that the request sent to the number; counts an attempt. */
export const isRightCode = (ctx: Context, typed: Typed): Promise<boolean> =>
  checkCode(
    ctx,
    { channel: 'sms', purpose: typed.purpose, subject: typed.number },
    { id: typed.codeRequestId, typed: typed.verificationCode },
  );
