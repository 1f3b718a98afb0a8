import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../site/site.ts';
import { isRightCode, readMobile } from '../sms-codes/sms-codes.ts';

type Typed = {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
  readonly codeRequestId?: string | undefined;
  readonly verificationCode?: string | undefined;
};

/** Where no country was chosen: that of the house. */
const homeDialingCode = '880';

/**
 * The number of somebody who registers and whether a code has proven it. A code is asked for where
 * the settings say so, and then nobody gets past without one.
 */
export async function proveMobile(
  ctx: Context,
  { mobileNum, countryDialingCode = homeDialingCode, codeRequestId, verificationCode }: Typed,
): Promise<
  Answer<
    { number: string; isProven: boolean },
    'mobile_invalid' | 'country_not_served' | 'field_required' | 'sms_code_wrong'
  >
> {
  const mobile = await readMobile(ctx, mobileNum, countryDialingCode);
  if (!mobile.ok) return mobile;
  const { number } = mobile.value;
  const { smsVerification } = await readSettings(ctx);
  if (!smsVerification) return ok({ number, isProven: false });
  if (!verificationCode?.trim())
    return refuse('field_required', { fields: { verificationCode: { code: 'field_required' } } });
  const typed = { purpose: 'register', number, verificationCode } as const;
  const isProven =
    codeRequestId !== undefined && (await isRightCode(ctx, { ...typed, codeRequestId }));
  if (isProven) return ok({ number, isProven });
  return refuse('sms_code_wrong', { fields: { verificationCode: { code: 'sms_code_wrong' } } });
}
