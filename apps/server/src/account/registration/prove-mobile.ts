import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { bindMobileToMember } from '../members/index.ts';
import { verifyPhoneToken } from '../phone-verification/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { isRightCode, readMobile } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';
import type { Claim } from './create-member-account.ts';

type Typed = {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
  readonly codeRequestId?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
};

export type ProvenMobile = {
  readonly number: string;
  readonly isProven: boolean;
  /** Uses the proof up. */
  readonly claims: readonly Claim[];
};

/** The default when no country was chosen: Bangladesh. */
const homeDialingCode = '880';

/** Verifies the number with a Firebase token, which is valid once. */
async function byToken(
  ctx: Context,
  number: string,
  token: string,
): Promise<Result<ProvenMobile, 'phone_unverified'>> {
  const proven = await verifyPhoneToken(ctx, token, number);
  if (!proven.ok) return proven;
  const spend = proven.value;
  const claim: Claim = async (tx, memberId) => {
    if (!(await spend(tx))) return 'phone_unverified';
    await bindMobileToMember(tx, memberId);
    return null;
  };
  return ok({ number, isProven: true, claims: [claim] });
}

/**
 * Returns the number of a new member and whether it is verified, by our SMS code or by Firebase.
 * Refuses an unverified number where the settings require a verified one.
 */
export async function proveMobile(
  ctx: Context,
  typed: Typed,
): Promise<
  Result<
    ProvenMobile,
    | 'mobile_invalid'
    | 'country_not_served'
    | 'field_required'
    | 'sms_code_wrong'
    | 'phone_unverified'
  >
> {
  const { mobileNum, countryDialingCode = homeDialingCode, codeRequestId } = typed;
  const { verificationCode, firebaseIdToken } = typed;
  const mobile = await readMobile(ctx, mobileNum, countryDialingCode);
  if (!mobile.ok) return mobile;
  const { number } = mobile.value;
  const { smsVerification } = await readSettings(ctx);
  if (!smsVerification) return ok({ number, isProven: false, claims: [] });
  if (firebaseIdToken !== undefined) return byToken(ctx, number, firebaseIdToken);
  if (!verificationCode?.trim())
    return refuse('field_required', { fields: { verificationCode: { code: 'field_required' } } });
  const shown = { purpose: 'register', number, verificationCode } as const;
  if (codeRequestId !== undefined && (await isRightCode(ctx, { ...shown, codeRequestId }))) {
    const claim: Claim = async (tx) => {
      // The number now belongs to this account only, and so does its code.
      await spendCode(ctx, tx, codeRequestId);
      return null;
    };
    return ok({ number, isProven: true, claims: [claim] });
  }
  return refuse('sms_code_wrong', { fields: { verificationCode: { code: 'sms_code_wrong' } } });
}
