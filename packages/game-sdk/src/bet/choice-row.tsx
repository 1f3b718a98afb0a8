import './choice-row.css';
import { useId } from 'react';

type ChoiceRowProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly getText: (value: Value) => string;
  readonly onValue: (value: Value) => void;
  readonly disabled: boolean;
};

/** One of a few options in a row, such as the risk; the arrow keys move through them. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-row" disabled={props.disabled}>
      <legend>{props.label}</legend>
      <div className="choice-row__options">
        {props.values.map((value) => (
          <label key={value} className="choice-row__option">
            <input
              type="radio"
              className="choice-row__input"
              name={name}
              checked={value === props.value}
              onChange={() => props.onValue(value)}
            />
            {props.getText(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
