import { useLingui } from '@lingui/react/macro';
import { parseMinorText, formatMinor } from '@khelaghor/money/minor.ts';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { checkAmount } from './check-amount.ts';

/** Amounts in minor units, as text. */
export type AmountRange = { readonly minimum: string; readonly maximum: string };

type AmountRules = {
  /** The error of an empty field. */
  readonly emptyError: string;
  readonly range?: AmountRange;
  /** What there is to take from, in minor units as text; null when it is not known. */
  readonly available?: { readonly amount: string | null; readonly error: string };
};

/** The amount in minor units as text, or the error that the field shows: one of them is null. */
export type TypedAmount =
  | { readonly amount: string; readonly error: null }
  | { readonly amount: null; readonly error: string };

/** Reads the amount in a field of a form that moves money. */
export function useAmount(
  typed: string,
  { emptyError, range, available }: AmountRules,
): TypedAmount {
  const { t } = useLingui();
  const format = useFormat();
  const minorOrNull = (text: string | null | undefined) =>
    text === undefined || text === null ? null : parseMinorText(text);
  const limits = {
    minimum: minorOrNull(range?.minimum),
    maximum: minorOrNull(range?.maximum),
    available: minorOrNull(available?.amount),
  };
  const checked = checkAmount(typed, limits);
  if (checked.ok) return { amount: formatMinor(checked.value), error: null };
  const minimum = limits.minimum === null ? '' : formatFieldAmount(limits.minimum, format);
  const maximum = limits.maximum === null ? '' : formatFieldAmount(limits.maximum, format);
  const errors = {
    empty: emptyError,
    malformed: t`This is not an amount. Write it like 500 or 500.50.`,
    below_minimum: t`At least ৳${minimum}.`,
    above_maximum: t`At most ৳${maximum}.`,
    above_available: available?.error ?? emptyError,
  };
  return { amount: null, error: errors[checked.refusal] };
}
