import './typed-box.css';
import './number-field.css';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

type NumberFieldProps = {
  readonly label: ReactNode;
  /** Behind the number, such as "×". */
  readonly unit?: string;
  /** Before the number, such as "৳". */
  readonly sign?: string;
  /** The number in use, as it is shown. */
  readonly value: string;
  /** Parses the typed text; null: it is no number, and the one in use stays. */
  readonly parse: (text: string) => number | null;
  readonly onValue: (value: number) => void;
  readonly disabled: boolean;
  readonly placeholder?: string;
  /** Whether the name stands beside the field; else above it. */
  readonly isBeside?: boolean;
  /** Buttons at both sides of the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A typed number, such as a price: taken when the field is left, or with Enter. */
export function NumberField(props: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const read = typed === null ? null : props.parse(typed);
    if (read !== null) props.onValue(read);
    setTyped(null);
  };
  return (
    <div className={props.isBeside ? 'number-field number-field--beside' : 'number-field'}>
      <label htmlFor={id}>{props.label}</label>
      <span className="number-field__row">
        {props.before}
        <span className="typed-box number-field__box">
          {props.sign !== undefined && <span aria-hidden="true">{props.sign}</span>}
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={props.placeholder}
            disabled={props.disabled}
            value={typed ?? props.value}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
          {props.unit !== undefined && <span aria-hidden="true">{props.unit}</span>}
        </span>
        {props.after}
      </span>
    </div>
  );
}
