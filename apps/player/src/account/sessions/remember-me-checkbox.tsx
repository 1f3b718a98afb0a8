import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import type { UseFormReturn } from 'react-hook-form';

type Ticked = { rememberMe: boolean };

/** Whether this browser is to log in by itself, for a day. */
export function RememberMeCheckbox<Fields extends Ticked>(props: {
  readonly form: UseFormReturn<Fields>;
}) {
  // Whatever else the form has, this field it has.
  const form = props.form as unknown as UseFormReturn<Ticked>;
  return (
    <Checkbox
      {...form.register('rememberMe')}
      label={<Trans>Stay logged in on this device for a day</Trans>}
    />
  );
}
