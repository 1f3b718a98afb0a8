import './typed-box.css';
import './number-field.css';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { readAmountChange } from '@khelaghor/ui/amount-field/amount-change.ts';
import { useReportUnreadable } from './unreadable-fields.ts';

type NumberFieldProps = {
  readonly label: ReactNode;
  /** Behind the number, such as "×". */
  readonly unit?: string;
  /** Before the number, such as "৳". */
  readonly sign?: string;
  /** The number in use. */
  readonly value: number;
  /** The number in use, as it is shown. */
  readonly text: string;
  /** Reads the typed text; null: it is refused, and no bet is placed while it stands there. */
  readonly read: (typed: string) => number | null;
  /** What to write instead of a text that is refused. */
  readonly fault: ReactNode;
  readonly onValue: (value: number) => void;
  readonly disabled: boolean;
  readonly placeholder?: string;
  /** Whether the name stands beside the field; else above it. */
  readonly isBeside?: boolean;
  /** Buttons at both sides of the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/**
 * A text while it is edited, and the number in use beside it: when that changes by another control,
 * the text is dropped.
 */
type Typed = { readonly text: string; readonly value: number; readonly isLeft: boolean };

/** The text of the field and its handlers. Each change counts at once, not on leaving. */
function useTyped({ value, text, read, onValue }: NumberFieldProps) {
  const [state, setTyped] = useState<Typed | null>(null);
  const typed = state?.value === value ? state : null;
  const shown = typed?.text ?? text;
  const isUnreadable = typed !== null && read(typed.text) === null;
  const change = (next: string) => {
    const number = read(next);
    setTyped({ text: next, value: number ?? value, isLeft: false });
    if (number !== null) onValue(number);
  };
  const settle = () => setTyped(isUnreadable ? { ...typed, isLeft: true } : null);
  return { shown, isUnreadable, isRefused: isUnreadable && typed.isLeft, change, settle };
}

/** A typed number, such as a price. It counts as it is typed, and is written properly when left. */
export function NumberField(props: NumberFieldProps) {
  const id = useId();
  const { shown, isUnreadable, isRefused, change, settle } = useTyped(props);
  useReportUnreadable(id, isUnreadable);
  const box = isRefused ? 'typed-box typed-box--bad' : 'typed-box';
  return (
    <div className={props.isBeside ? 'number-field number-field--beside' : 'number-field'}>
      <label htmlFor={id}>{props.label}</label>
      <span className="number-field__row">
        {props.before}
        <span className={`${box} number-field__box`}>
          {props.sign !== undefined && <span aria-hidden="true">{props.sign}</span>}
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={props.placeholder}
            disabled={props.disabled}
            value={shown}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${id}-fault`}
            onChange={(event) => change(readAmountChange(shown, event))}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
          {props.unit !== undefined && <span aria-hidden="true">{props.unit}</span>}
        </span>
        {props.after}
      </span>
      <p className="number-field__fault" id={`${id}-fault`} role="status">
        {isRefused && props.fault}
      </p>
    </div>
  );
}
