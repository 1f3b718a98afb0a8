import * as contract from '@khelaghor/contract/payment-password.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { findById } from '../member/member.ts';
import { ruleOf } from '../site/site.ts';
import { hasPaymentPassword } from './check-payment-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function paymentPasswordRoutes(bind: Bind, ctx: Context): void {
  bind(contract.paymentPasswordState, async ({ caller: { memberId } }) => {
    const member = await findById(ctx.db, memberId);
    if (!member) return refuse('not_logged_in');
    const isSet = await hasPaymentPassword(ctx.db, memberId);
    const rule = await ruleOf(ctx, 'paymentPassword');
    return ok({ isSet, hasPassword: member.hasPassword, rule });
  });
  bind(
    contract.setPaymentPassword,
    ({ caller, body }) => setPaymentPassword(ctx, caller.memberId, body),
    { perMinute: 6 },
  );
}
