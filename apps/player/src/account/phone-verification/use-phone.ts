import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useLingui } from '@lingui/react/macro';
import type { CountryChoice } from '@khelaghor/ui/country-picker/country-picker.tsx';
import { useState } from 'react';
import { useCountryChoices } from './country-choices.ts';
import { isMobileNumber } from './mobile-number.ts';
import { useSmsOtpRequest } from './use-sms-otp-request.ts';
import type { CodePurpose, CodeSent } from './use-sms-otp-request.ts';

export type Phone = {
  readonly countries: readonly CountryChoice[];
  readonly country: CountryChoice | undefined;
  readonly setCountry: (code: string) => void;
  readonly dialingCode: string;
  /** True, or why what was typed is no number. */
  readonly validate: (typed: string) => true | string;
  readonly sent: CodeSent | null;
  readonly busy: boolean;
  readonly send: (mobileNum: string) => Promise<CallRefusal | null>;
};

/** A number that is being typed in a form, its country, and the code that is sent to it. */
export function usePhone(purpose: CodePurpose, isShown: boolean, begun?: string): Phone {
  const { t } = useLingui();
  const countries = useCountryChoices(isShown);
  const [chosen, setCountry] = useState<string | null>(null);
  const { sent, busy, send } = useSmsOtpRequest(purpose);
  const country =
    countries.find(({ code }) => code === chosen) ??
    countries.find((one) => one.dialingCode === begun) ??
    countries[0];
  const dialingCode = country?.dialingCode ?? '';
  return {
    countries,
    country,
    setCountry,
    dialingCode,
    validate: (typed) =>
      isMobileNumber(typed, dialingCode) || t`This is not a valid mobile number. Check its digits.`,
    sent,
    busy,
    send: (mobileNum) => send({ mobileNum, countryDialingCode: dialingCode }),
  };
}
