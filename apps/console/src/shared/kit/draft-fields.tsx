import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../error-text.tsx';

type DraftFieldsProps<Field extends string> = {
  readonly fields: readonly Field[];
  readonly labels: Readonly<Record<Field, ReactNode>>;
  readonly draft: Readonly<Record<Field, string>>;
  readonly onChange: (field: Field, text: string) => void;
  /** Fields whose text is no figure. */
  readonly wrong: readonly Field[];
  readonly refusal: CallRefusal | null;
};

/** Fields for the figures of terms that an operator requests. */
export function DraftFields<Field extends string>(props: DraftFieldsProps<Field>) {
  const { fields, labels, draft, onChange, wrong, refusal } = props;
  const { t } = useLingui();
  const fault = t`This cannot be read. Check it.`;
  return fields.map((field) => (
    <TextField
      key={field}
      label={labels[field]}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      onChange={({ target }) => onChange(field, target.value)}
      error={wrong.includes(field) ? fault : getField(refusal, field)}
    />
  ));
}
