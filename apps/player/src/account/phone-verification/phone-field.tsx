import { Trans, useLingui } from '@lingui/react/macro';
import { CountryPicker } from '@khelaghor/ui/country-picker/country-picker.tsx';
import type { CountryChoice } from '@khelaghor/ui/country-picker/country-picker.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import type { ComponentPropsWithRef } from 'react';
import '../../shared/dialog-form.css';

type PhoneFieldProps = {
  readonly countries: readonly CountryChoice[];
  readonly country: CountryChoice | undefined;
  readonly onCountry: (code: string) => void;
  readonly error: string | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

/** A phone number and its country. */
export function PhoneField({ countries, country, onCountry, error, ...input }: PhoneFieldProps) {
  const { t } = useLingui();
  return (
    <div className="phone-field">
      <CountryPicker
        label={<Trans>Country</Trans>}
        countries={countries}
        value={country?.code ?? ''}
        onChange={onCountry}
      />
      <TextField
        {...input}
        label={t`Mobile number`}
        required={input.required ?? true}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        {...(error !== undefined && { error })}
      />
    </div>
  );
}
