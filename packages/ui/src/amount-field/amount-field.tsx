import './amount-field.css';
import { CURRENCY_SIGN } from '@khelaghor/money/currency.ts';
import { minor as asMinor } from '@khelaghor/money/minor.ts';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Chip } from '../chips/chips.tsx';
import { Field, type FieldFrame, getFrame } from '../field/field.tsx';
import { useFormat } from '../money/number-format-context.tsx';
import { Money } from '../money/money.tsx';
import { readAmountChange } from './amount-change.ts';
import { formatFieldAmount, isAmount, normalizeAmountText } from './amount-text.ts';

type AmountFieldProps = FieldFrame & {
  /** The text as typed. `readAmount` of typed-text turns it into an amount or a refusal. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Ready amounts in minor units. */
  readonly quick?: readonly bigint[];
  readonly name?: string;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

/** An amount of money, typed in Bengali or Latin digits or chosen from ready amounts. */
export function AmountField(props: AmountFieldProps) {
  const { label, aside, hint, error, required, value, onValueChange, quick = [], id } = props;
  const format = useFormat();
  const settle = () => {
    const settled = normalizeAmountText(value, format);
    if (settled !== value) onValueChange(settled);
    props.onBlur?.();
  };
  return (
    <div className="amount-field">
      <Field {...getFrame({ label, aside, hint, error, required })} id={id}>
        {(control) => (
          <div className={control['aria-invalid'] ? 'figure figure--bad' : 'figure'}>
            <span className="figure__sign" aria-hidden="true">
              {CURRENCY_SIGN[format.currency]}
            </span>
            <input
              {...control}
              ref={props.ref}
              name={props.name}
              disabled={props.disabled}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              placeholder="0"
              value={value}
              onChange={(event) => onValueChange(readAmountChange(value, event))}
              onBlur={settle}
            />
          </div>
        )}
      </Field>
      <QuickAmounts
        amounts={quick}
        text={value}
        onChoose={(amount) => onValueChange(formatFieldAmount(asMinor(amount), format))}
      />
    </div>
  );
}

type QuickAmountsProps = {
  readonly amounts: readonly bigint[];
  readonly text: string;
  readonly onChoose: (amount: bigint) => void;
};

function QuickAmounts({ amounts, text, onChoose }: QuickAmountsProps) {
  const { t } = useLingui();
  if (amounts.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={t`Quick amounts`}>
      {amounts.map((amount) => (
        <Chip
          key={String(amount)}
          pressed={isAmount(text, asMinor(amount))}
          onPress={() => onChoose(amount)}
        >
          <Money minor={amount} decimals={false} />
        </Chip>
      ))}
    </div>
  );
}
