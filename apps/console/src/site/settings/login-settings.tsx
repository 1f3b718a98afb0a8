import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import type { SettingGroup } from './setting-rows.ts';
import { switchRow } from './switch-row.tsx';

/** How visitors come in, and how long passwords live. */
export const loginGroup: SettingGroup = {
  title: msg`Logging in`,
  rows: [
    switchRow('loginToHome', msg`Login before everything`, () => (
      <Trans>On: visitors see the login, signing up, the help and the app, and no more.</Trans>
    )),
    switchRow(
      'forcePasswordChange',
      msg`Temporary and expired passwords`,
      () => <Trans>Whether they must be changed before anything else is done.</Trans>,
      { on: <Trans>Must be changed</Trans>, off: <Trans>May stay</Trans> },
    ),
    {
      id: 'passwordExpiryDays',
      label: msg`Passwords expire after days`,
      Row: ({ label, shown, onChange }) => (
        <TextField
          label={label}
          hint={<Trans>0: never, which is the safer habit while none is known to be stolen.</Trans>}
          inputMode="numeric"
          maxLength={4}
          value={String(shown.passwordExpiryDays)}
          onChange={({ currentTarget }) => {
            const days = Number(currentTarget.value.replace(/\D/gu, ''));
            onChange({ passwordExpiryDays: Math.min(days, 3_650) });
          }}
        />
      ),
    },
  ],
};
