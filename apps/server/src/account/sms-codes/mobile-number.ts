import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode, NumberingPlan } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
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

/** What the typings of the library leave out: the lengths of one kind of number. */
type LengthsOfKind = {
  type(kind: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
};

/** Returns the lengths that mobile numbers of a country have without the leading zero. */
function readBareLengths(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as (NumberingPlan & LengthsOfKind) | undefined;
  return plan?.type('MOBILE')?.possibleLengths() ?? [];
}

/**
 * Returns how many digits a mobile number of a country has as people there write it, with the
 * leading zero where they write one: "11", "10–11"; null when it is not known.
 */
export function countMobileDigits(country: string): string | null {
  const example = getExampleNumber(country as CountryCode, examples);
  if (!example) return null;
  const leading =
    example.formatNational().replaceAll(/\D/gu, '').length - example.nationalNumber.length;
  const lengths = readBareLengths(country as CountryCode).map((length) => length + leading);
  if (lengths.length === 0) return null;
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Refuses what is no mobile number; names the digits of numbers in the country of its code. */
function refuseInvalid(countryDialingCode: string, served: readonly string[]) {
  const countries = [...served, ...getCountries()];
  const country = countries.find((each) => getDialingCode(each) === countryDialingCode);
  const params = { digits: (country && countMobileDigits(country)) ?? 'none' };
  const code = 'mobile_invalid' as const;
  return refuse(code, { params, fields: { mobileNum: { code, params } } });
}

type Read = Result<{ number: string }, 'mobile_invalid' | 'country_not_served'>;

/** Parses a number, and refuses countries that the site does not serve. */
export async function readMobile(
  ctx: Context,
  mobileNum: string,
  countryDialingCode: string,
): Promise<Read> {
  const { smsCountries } = await readSettings(ctx);
  const mobile = getMobile(mobileNum, countryDialingCode);
  if (!mobile) return refuseInvalid(countryDialingCode, smsCountries);
  if (!smsCountries.includes(mobile.country))
    return refuse('country_not_served', { fields: { mobileNum: { code: 'country_not_served' } } });
  return ok({ number: mobile.number });
}
