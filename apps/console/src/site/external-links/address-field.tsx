import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';

type AddressFieldProps = {
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** Where a channel or a link leads. */
export function AddressField({ value, onChange, hint, error }: AddressFieldProps) {
  return (
    <TextField
      label={<Trans>Address</Trans>}
      type="url"
      placeholder="https://"
      value={value}
      maxLength={500}
      onChange={(change) => onChange(change.target.value)}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    />
  );
}
