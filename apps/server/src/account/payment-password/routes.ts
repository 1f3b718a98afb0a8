import * as contract from '@khelaghor/contract/account/payment-password.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findById, maskMobile } from '../members/index.ts';
import { readRule } from '../../site/settings/index.ts';
import { hasPaymentPassword } from './store.ts';
import { resetPaymentPassword, readResetWays, sendResetCode } from './reset-payment-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function paymentPasswordRoutes(bind: Bind, ctx: Context): void {
  bind(contract.paymentPasswordGet, async ({ caller: { memberId } }) => {
    const member = await findById(ctx.db, memberId);
    if (!member) return refuse('not_logged_in');
    const isSet = await hasPaymentPassword(ctx.db, memberId);
    const rule = await readRule(ctx, 'paymentPassword');
    const resetWays = isSet ? await readResetWays(ctx, memberId) : [];
    const mobileMasked = member.provenMobile === null ? null : maskMobile(member.provenMobile);
    return ok({ isSet, hasPassword: member.hasPassword, rule, resetWays, mobileMasked });
  });
  bind(
    contract.setPaymentPassword,
    ({ caller, body }) => setPaymentPassword(ctx, caller.memberId, body),
    { perMinute: 6 },
  );
  bind(
    contract.sendResetCode,
    ({ caller: { memberId }, body, request: { ip } }) => sendResetCode(ctx, { memberId, ip }, body),
    { perMinute: 6 },
  );
  bind(
    contract.resetPaymentPassword,
    ({ caller, body }) => resetPaymentPassword(ctx, caller, body),
    { perMinute: 6 },
  );
}
