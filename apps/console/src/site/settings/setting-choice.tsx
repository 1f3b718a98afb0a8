import { useId } from 'react';
import type { ReactNode } from 'react';

type Choice<Value extends string> = { readonly value: Value; readonly text: ReactNode };

type ChoiceProps<Value extends string> = {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  /** The value differs from what is saved. */
  readonly changed: boolean;
  readonly onChange: (value: Value) => void;
};

/** One setting: what it does, and its values beside each other. */
export function SettingChoice<Value extends string>(props: ChoiceProps<Value>) {
  const { title, note, choices, value, changed, onChange } = props;
  const id = useId();
  return (
    <fieldset className={changed ? 'setting setting--changed' : 'setting'} aria-describedby={id}>
      <legend className="visually-hidden">{title}</legend>
      <div className="setting__words" aria-hidden="true">
        <b>{title}</b>
      </div>
      <p className="setting__note" id={id}>
        {note}
      </p>
      <div className="setting__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="setting__choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
