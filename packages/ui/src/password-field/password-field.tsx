import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldFrame, getFrame } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../button/button.tsx';

type PasswordFieldProps = FieldFrame & {
  /** `new` for a password that is being chosen, so that password managers offer one. */
  readonly purpose: 'current' | 'new';
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'autoComplete'>;

/** A password, with an eye that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, aside, hint, error, required, purpose, id, ...input } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field {...getFrame({ label, aside, hint, error, required })} id={id}>
      {(control) => (
        <div className={control['aria-invalid'] ? 'field field--bad' : 'field'}>
          <Icon name="lock" />
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className="field__end">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? t`Hide password` : t`Show password`}
              aria-controls={control.id}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
