import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';

const mobileTypes = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** A number in international form: "+8801712345678" and "BD". */
export type Mobile = { readonly number: string; readonly country: string };

/**
 * Parses a typed mobile number in the country of a dialling code: with or without the code or the
 * leading zero, in digits of any script. Null when it is no mobile number.
 */
export function getMobile(typed: string, countryDialingCode: string): Mobile | null {
  const bare = toNumberCode(typed);
  if (!/^\+?\d{5,20}$/u.test(bare)) return null;
  const parsed = parsePhoneNumberFromString(bare.replace(/^00/u, '+'), {
    defaultCallingCode: countryDialingCode,
    extract: false,
  });
  if (!parsed?.isValid() || parsed.countryCallingCode !== countryDialingCode) return null;
  if (!mobileTypes.has(parsed.getType()) || parsed.country === undefined) return null;
  return { number: parsed.number, country: parsed.country };
}

/** Returns the dialling code of a country; null for two letters that are none. */
export function getDialingCode(country: string): string | null {
  try {
    return getCountryCallingCode(country as CountryCode);
  } catch {
    return null;
  }
}

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
