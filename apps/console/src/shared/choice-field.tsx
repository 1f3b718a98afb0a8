import type { ComponentProps, ReactNode } from 'react';
import { Select } from '@khelaghor/ui/field/field.tsx';

export type Choice<Key extends string> = { readonly key: Key; readonly text: ReactNode };

type ChoiceFieldProps<Key extends string> = Omit<
  ComponentProps<typeof Select>,
  'value' | 'onChange' | 'children'
> & {
  readonly value: Key;
  readonly choices: readonly Choice<Key>[];
  readonly onChange: (key: Key) => void;
};

/** One of a few known choices. A choice with an empty key stands for none or all of them. */
export function ChoiceField<Key extends string>(props: ChoiceFieldProps<Key>) {
  const { choices, onChange, ...select } = props;
  return (
    <Select
      {...select}
      onChange={({ target }) => {
        const chosen = choices.find(({ key }) => key === target.value);
        if (chosen) onChange(chosen.key);
      }}
    >
      {choices.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  );
}
