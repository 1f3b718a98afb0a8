import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { otpLength, toOtpDigits } from '@khelaghor/typed-text/code.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';

export const codeLength = otpLength;

type TotpFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: ReactNode;
};

/** The six digits of the authenticator app. What copying adds is left out. */
export function TotpField({ value, onChange, error }: TotpFieldProps) {
  return (
    <TextField
      label={<Trans>Code from the app</Trans>}
      aside={<Trans>6 digits</Trans>}
      error={error}
      icon="key"
      name="totpCode"
      value={value}
      onChange={(change) => onChange(toOtpDigits(change.target.value))}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
