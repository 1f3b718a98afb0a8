import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';
import { useNumberText } from './number-text.ts';

type FigureFieldProps = ComponentProps<typeof TextField> & {
  /** Why the text is no figure; undefined: it is one. The form is not saved while there is one. */
  readonly fault: string | undefined;
};

/** A figure as text. `EditorLayout` leads to it when the form is saved and it cannot be read. */
export function FigureField({ fault, error, ...field }: FigureFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      error={fault ?? error}
      data-unreadable={fault === undefined ? undefined : ''}
    />
  );
}

/** Says which whole numbers a field takes. */
export function useWholeNumberFault(): (bounds: {
  readonly min: number;
  readonly max: number;
}) => string {
  const { t } = useLingui();
  return ({ min, max }) => {
    const [least, most] = [String(min), String(max)];
    return t`Write a whole number from ${least} to ${most}.`;
  };
}

type WholeNumberFieldProps = Omit<FigureFieldProps, 'fault' | 'value' | 'onChange'> & {
  /** NaN while the text cannot be read: no schema takes it, so that it is never saved. */
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly min: number;
  readonly max: number;
};

/** A whole number within bounds. Others are refused below the field, and never become another. */
export function WholeNumberField({ value, onValue, min, max, ...field }: WholeNumberFieldProps) {
  const getFault = useWholeNumberFault();
  const [text, change] = useNumberText({
    value,
    read: (typed) => readWholeNumber(typed, { min, max }),
    onValue,
  });
  return (
    <FigureField
      {...field}
      value={text}
      onChange={({ target }) => change(target.value)}
      fault={Number.isNaN(value) ? getFault({ min, max }) : undefined}
    />
  );
}
