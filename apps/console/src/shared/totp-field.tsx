import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';

export const codeLength = 6;

type TotpFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: ReactNode;
};

/** The six digits of the authenticator app. Bengali digits and spaces are taken as meant. */
export function TotpField({ value, onChange, error }: TotpFieldProps) {
  return (
    <TextField
      label={<Trans>Code from the app</Trans>}
      aside={<Trans>6 digits</Trans>}
      error={error}
      icon="key"
      name="totpCode"
      value={value}
      onChange={(change) =>
        onChange(toLatinDigits(change.target.value).replaceAll(/\D/gu, '').slice(0, codeLength))
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
