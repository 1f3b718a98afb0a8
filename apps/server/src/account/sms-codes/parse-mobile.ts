import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';
import { getMobile } from './mobile-number.ts';

type Read = Result<{ number: string }, 'mobile_invalid' | 'country_not_served'>;

/** Parses a number, and refuses countries that the site does not serve. */
export async function readMobile(
  ctx: Context,
  mobileNum: string,
  countryDialingCode: string,
): Promise<Read> {
  const mobile = getMobile(mobileNum, countryDialingCode);
  if (!mobile)
    return refuse('mobile_invalid', { fields: { mobileNum: { code: 'mobile_invalid' } } });
  const { smsCountries } = await readSettings(ctx);
  if (!smsCountries.includes(mobile.country))
    return refuse('country_not_served', { fields: { mobileNum: { code: 'country_not_served' } } });
  return ok({ number: mobile.number });
}
