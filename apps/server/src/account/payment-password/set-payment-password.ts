import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { setPaymentPassword as contract } from '@khelaghor/contract/account/payment-password.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { hashPassword } from '../../lib/passwords/hash-password.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { holdPayouts, findMemberOfSession } from '../members/index.ts';
import { isReauthCodeWrong, proveSelf } from '../step-up/index.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import { findPaymentPasswordHash, insertPaymentPassword, replacePaymentPassword } from './store.ts';
import { validateNewPaymentPassword } from './validate-payment-password.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number] | 'too_many_requests';

/**
 * Sets a member's payment password. The first one takes a step-up proof; another one takes the
 * current one and holds payouts for a day. Of two calls at once one is refused, because the
 * password it checked has been replaced.
 */
export async function setPaymentPassword(
  ctx: Context,
  memberId: string,
  body: Body,
): Promise<Result<Record<string, never>, Refusal>> {
  const member = await findMemberOfSession(ctx.db, memberId);
  const fields = await validateNewPaymentPassword(ctx, body, member);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const before = await findPaymentPasswordHash(ctx.db, memberId);
  const proven =
    before === null
      ? await proveSelf(ctx, member, body)
      : await checkPaymentPassword(ctx, memberId, body.oldPaymentPassword, 'oldPaymentPassword');
  if (!proven.ok) return proven;
  const hash = await hashPassword(cleanText('paymentPassword', body.newPaymentPassword));
  return ctx.db.transaction().execute(async (tx) => {
    if (proven.value && !(await proven.value(tx))) return isReauthCodeWrong();
    const isSet =
      before === null
        ? await insertPaymentPassword(tx, memberId, hash)
        : await replacePaymentPassword(tx, memberId, { before, passwordHash: hash });
    if (!isSet)
      return refuse('password_wrong', { fields: { password: { code: 'password_wrong' } } });
    if (before !== null) await holdPayouts(tx, memberId, ctx.clock.now());
    const actor = getMemberActor(memberId);
    const kind =
      before === null ? 'member.payment_password_set' : 'member.payment_password_changed';
    await logEvent(ctx, tx, { kind, actor, subject: actor });
    await sendNotification(ctx, tx, { to: member, template: 'payment_password_set' });
    return ok({});
  });
}
