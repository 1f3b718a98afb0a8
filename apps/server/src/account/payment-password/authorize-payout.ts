import type { PayoutProofKind } from '@khelaghor/contract/account/step-up.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import { proveSelf, spendNothing } from '../step-up/index.ts';
import type { SpendProof, OtpForm } from '../step-up/index.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import { hasPaymentPassword } from './store.ts';

type Typed = OtpForm & { readonly paymentPassword?: string | undefined };
type Refusal =
  | 'field_required'
  | 'payment_password_wrong'
  | 'payment_password_locked'
  | 'password_wrong'
  | 'sms_code_wrong'
  | 'sms_closed'
  | 'too_many_requests';

/** Returns the proof a member needs to withdraw, or to change a payout destination. */
export async function getRequiredProof(
  ctx: Context,
  { id, hasPassword }: Pick<Member, 'id' | 'hasPassword'>,
): Promise<PayoutProofKind> {
  if (await hasPaymentPassword(ctx.db, id)) return 'payment_password';
  return hasPassword ? 'password' : 'code';
}

/** Checks that proof: a session alone cannot withdraw. */
export async function authorizePayout(
  ctx: Context,
  member: Member,
  typed: Typed,
): Promise<Result<SpendProof, Refusal>> {
  if (!(await hasPaymentPassword(ctx.db, member.id))) return proveSelf(ctx, member, typed);
  const known = await checkPaymentPassword(ctx, member.id, typed.paymentPassword);
  return known.ok ? ok(spendNothing) : known;
}
