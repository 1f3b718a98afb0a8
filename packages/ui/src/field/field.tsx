import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

/** What a control spreads onto its input so that label, hint and error belong to it. */
export type FieldControl = {
  readonly id: string;
  readonly required?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

/** What every field has around its control. */
export type FieldFrame = {
  readonly label: ReactNode;
  /** A short remark at the end of the label's line: a range, "optional". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** Why the value is refused. Shown below, and read out with the control. */
  readonly error?: ReactNode;
  readonly required?: boolean;
};

type FieldProps = FieldFrame & {
  readonly children: (control: FieldControl) => ReactNode;
  readonly id?: string | undefined;
};

/** A label, a control, and what is to be said about it. */
export function Field({ label, aside, hint, error, required, children, id }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const described = [hint === undefined ? '' : hintId, hasError ? errorId : ''].filter(Boolean);
  return (
    <div>
      <label className="label" htmlFor={controlId}>
        <span>
          {label}
          {required === true && (
            <span className="label__star" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {aside !== undefined && <small>{aside}</small>}
      </label>
      {children({
        id: controlId,
        ...(required === true && { required }),
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        ...(hasError && { 'aria-invalid': true }),
      })}
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={hasError ? error : undefined} />
    </div>
  );
}

/** The reason of a refusal. Its place is always there, so that it is read out when it appears. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {error !== undefined && (
        <p className="error">
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrame & {
  readonly icon?: IconName;
  /** Something inside the box at its end: a button, a unit. */
  readonly end?: ReactNode;
} & Omit<ComponentPropsWithRef<'input'>, 'className'>;

/** One line of text. All other props, `ref` included, go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, aside, hint, error, required, icon, end, id, type = 'text', ...input } = props;
  const frame = getFrame({ label, aside, hint, error, required });
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={control['aria-invalid'] ? 'field field--bad' : 'field'}>
          {icon !== undefined && <Icon name={icon} />}
          <input {...input} {...control} type={type} />
          {end !== undefined && <span className="field__end">{end}</span>}
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  const { label, aside, hint, error, required, id, ...input } = props;
  return (
    <Field {...getFrame({ label, aside, hint, error, required })} id={id}>
      {(control) => (
        <div className={control['aria-invalid'] ? 'field field--bad' : 'field'}>
          <textarea {...input} {...control} />
        </div>
      )}
    </Field>
  );
}

/** One of a few, with the phone's own list. The options are children: `<option value="1">`. */
export function Select(props: FieldFrame & Omit<ComponentPropsWithRef<'select'>, 'className'>) {
  const { label, aside, hint, error, required, id, children, ...select } = props;
  return (
    <Field {...getFrame({ label, aside, hint, error, required })} id={id}>
      {(control) => (
        <div className={control['aria-invalid'] ? 'field field--bad' : 'field'}>
          <select {...select} {...control}>
            {children}
          </select>
          <Icon name="chevron-down" size="small" className="field__arrow" />
        </div>
      )}
    </Field>
  );
}

export type Choice<Key extends string> = { readonly key: Key; readonly text: ReactNode };

type ChoiceFieldProps<Key extends string> = Omit<
  ComponentPropsWithRef<typeof Select>,
  'value' | 'onChange' | 'children'
> & {
  readonly value: Key;
  readonly choices: readonly Choice<Key>[];
  readonly onChange: (key: Key) => void;
};

/** A `Select` of known keys. A choice with an empty key stands for none or all of them. */
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

type CheckboxProps = {
  readonly label: ReactNode;
  readonly error?: ReactNode;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

/** A box to tick, with its sentence beside it. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const made = useId();
  const errorId = `${id ?? made}-error`;
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div>
      <label className={hasError ? 'checkbox checkbox--bad' : 'checkbox'}>
        <input
          {...input}
          id={id ?? made}
          type="checkbox"
          {...(hasError && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span className="checkbox__text">{label}</span>
      </label>
      <FieldError id={errorId} error={hasError ? error : undefined} />
    </div>
  );
}

type LooseFrame = { [Key in keyof FieldFrame]?: FieldFrame[Key] | undefined };

/** Leaves out what is not given: an absent hint and a hint of `undefined` are the same. */
export function getFrame({ label, aside, hint, error, required }: LooseFrame): FieldFrame {
  return {
    label,
    ...(aside !== undefined && { aside }),
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(required !== undefined && { required }),
  };
}
