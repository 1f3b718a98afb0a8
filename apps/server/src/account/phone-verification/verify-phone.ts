import type {
  bindMobile as contract,
  Contacts,
} from '@khelaghor/contract/account/phone-verification.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import {
  findMemberLanguage,
  maskMobile,
  findMemberOfSession,
  recordProvenMobile,
} from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { isReauthCodeWrong, proveSelf } from '../step-up/index.ts';
import { isRightCode, readMobile } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number] | 'too_many_requests';

export const getContacts = ({ provenMobile, mobileBound, hasPassword }: Member): Contacts => ({
  mobileMasked: provenMobile === null ? null : maskMobile(provenMobile),
  canChange: !mobileBound,
  hasPassword,
});

/**
 * Verifies a member's number with an SMS code. Replacing another number holds payouts for a day,
 * because the holder of the phone can log in with it. Refuses a member whose number Firebase has
 * verified.
 */
export async function bindMobile(
  ctx: Context,
  memberId: string,
  body: Body,
): Promise<Result<Contacts, Refusal>> {
  const mobile = await readMobile(ctx, body.mobileNum, body.countryDialingCode);
  if (!mobile.ok) return mobile;
  const { number } = mobile.value;
  const member = await findMemberOfSession(ctx.db, memberId);
  if (member.mobileBound) return refuse('mobile_bound');
  const own = await proveSelf(ctx, member, body);
  if (!own.ok) return own;
  const wrong = () =>
    refuse('sms_code_wrong', { fields: { verificationCode: { code: 'sms_code_wrong' } } } as const);
  if (!(await isRightCode(ctx, { ...body, purpose: 'bind', number }))) return wrong();
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await own.value(tx))) return isReauthCodeWrong();
    if (!(await spendCode(ctx, tx, body.codeRequestId))) return wrong();
    if (!(await recordProvenMobile(tx, member, number, ctx.clock.now())))
      return refuse('mobile_taken', { fields: { mobileNum: { code: 'mobile_taken' } } });
    const actor = getMemberActor(memberId);
    await logEvent(ctx, tx, { kind: 'member.mobile_bound', actor, subject: actor });
    // The number that was there before, in case that it was another person.
    const { provenMobile } = member;
    if (provenMobile !== null && provenMobile !== number) {
      const to = { number: provenMobile, language: findMemberLanguage(member) };
      await sendNotification(ctx, tx, { to, template: 'mobile_changed' });
    }
    return ok(getContacts({ ...member, provenMobile: number }));
  });
}
