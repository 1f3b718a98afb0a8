import { cleanText, getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import type {
  bindEmail as bindContract,
  Profile,
  sendEmailCode as sendContract,
} from '@khelaghor/contract/account/profile.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import {
  isEmailTaken,
  findMemberOfSession,
  payoutHoldHours,
  proveEmail,
} from '../members/index.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { isReauthCodeWrong, proveSelf } from '../step-up/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { checkCode, createCode, readEmailWaitMs, spendCode } from '../verification-codes/index.ts';
import { getEmailRule } from './profile-rules.ts';
import { readMemberProfile } from './read-profile.ts';

type SendRefusal = (typeof sendContract)['refusals'][number];
type BindRefusal = (typeof bindContract)['refusals'][number] | 'too_many_requests';

const cleanEmail = (typed: string): string => cleanText('email', typed).toLowerCase();

/** How long a code holds. */
const codeMinutes = 10;

/**
 * Sends a code to an address that a member wants to verify. An address that belongs to another
 * account gets an e-mail without a code: only its reader learns of that account.
 */
export async function sendEmailCode(
  ctx: Context,
  memberId: string,
  { email: typed, language }: ParsedBody<typeof sendContract>,
): Promise<Result<ValueOf<typeof sendContract>, SendRefusal>> {
  const { moneyMode } = await readSettings(ctx);
  if (!isOpen(ctx, 'mail', moneyMode)) return refuse('mail_closed');
  const complaint = getComplaint(await getEmailRule(ctx), typed);
  if (complaint) return refuse(complaint.code, { fields: { email: complaint } });
  const email = cleanEmail(typed);
  return ctx.db.transaction().execute(async (tx) => {
    const asked = { purpose: 'bind', by: { memberId }, mailbox: email } as const;
    const waitMs = await readEmailWaitMs(ctx, tx, asked);
    const late = { code: 'mail_too_soon' } as const;
    if (waitMs > 0) return refuseForNow(late.code, waitMs, { fields: { email: late } });
    const use = { channel: 'email', purpose: 'bind', subject: email, memberId } as const;
    const made = await createCode(ctx, tx, use, { minutes: codeMinutes });
    const { id, code, expiresAt } = made;
    const member = await findMemberOfSession(tx, memberId);
    const isOwn = member.isEmailProven && member.email?.toLowerCase() === email;
    const isTaken = !isOwn && (await isEmailTaken(tx, email));
    const to = { email, language };
    if (isTaken) await sendNotification(ctx, tx, { to, template: 'email_taken', expiresAt });
    else {
      const params = { code, minutes: codeMinutes };
      await sendNotification(ctx, tx, { to, template: 'email_code', params, expiresAt });
    }
    return ok({ codeRequestId: id, expiredMinutes: codeMinutes });
  });
}

/**
 * Verifies a member's address with an e-mailed code. Replacing another verified address holds
 * payouts for a day, because the reader of the mailbox can log in with it.
 */
export async function bindEmail(
  ctx: Context,
  { memberId, ip }: { readonly memberId: string; readonly ip: string },
  body: ParsedBody<typeof bindContract>,
): Promise<Result<Profile, BindRefusal>> {
  const complaint = getComplaint(await getEmailRule(ctx), body.email);
  if (complaint) return refuse(complaint.code, { fields: { email: complaint } });
  const email = cleanEmail(body.email);
  const member = await findMemberOfSession(ctx.db, memberId);
  const own = await proveSelf(ctx, member, body);
  if (!own.ok) return own;
  const wrong = () =>
    refuse('mail_code_wrong', {
      fields: { verificationCode: { code: 'mail_code_wrong' } },
    } as const);
  const { codeRequestId: id, verificationCode: typed } = body;
  const use = { channel: 'email', purpose: 'bind', subject: email, memberId } as const;
  if (!(await checkCode(ctx, use, { id, typed }))) return wrong();
  const bound = await ctx.db.transaction().execute(async (tx) => {
    if (!(await own.value(tx))) return isReauthCodeWrong();
    if (!(await spendCode(ctx, tx, id))) return wrong();
    if (!(await proveEmail(tx, member, email, ctx.clock.now())))
      return refuse('email_taken', { fields: { email: { code: 'email_taken' } } } as const);
    const actor = getMemberActor(memberId);
    await logEvent(ctx, tx, { kind: 'member.email_bound', actor, subject: actor });
    // Notifies the previous address, in case an attacker replaced it.
    if (member.isEmailProven && member.email?.toLowerCase() !== email)
      await sendNotification(ctx, tx, {
        to: member,
        template: 'email_changed',
        params: { hours: payoutHoldHours },
      });
    return ok(null);
  });
  return bound.ok ? ok(await readMemberProfile(ctx, memberId, ip)) : bound;
}
