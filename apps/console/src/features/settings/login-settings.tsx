import { Trans } from '@lingui/react/macro';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingRows } from './setting-rows.ts';

/** How visitors come in, and how long passwords live. */
export function LoginRows({ shown, changed, onChange }: SettingRows) {
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Logging in</Trans>
      </h2>
      <SettingChoice
        title={<Trans>Login before everything</Trans>}
        note={
          <Trans>On: visitors see the login, signing up, the help and the app, and no more.</Trans>
        }
        value={shown.loginToHome ? 'on' : 'off'}
        choices={[
          { value: 'on', text: <Trans>On</Trans> },
          { value: 'off', text: <Trans>Off</Trans> },
        ]}
        changed={'loginToHome' in changed}
        onChange={(value) => onChange({ loginToHome: value === 'on' })}
      />
      <SettingChoice
        title={<Trans>Temporary and expired passwords</Trans>}
        note={<Trans>Whether they must be changed before anything else is done.</Trans>}
        value={shown.forcePasswordChange ? 'on' : 'off'}
        choices={[
          { value: 'on', text: <Trans>Must be changed</Trans> },
          { value: 'off', text: <Trans>May stay</Trans> },
        ]}
        changed={'forcePasswordChange' in changed}
        onChange={(value) => onChange({ forcePasswordChange: value === 'on' })}
      />
      <TextField
        label={<Trans>Passwords expire after days</Trans>}
        hint={<Trans>0: never, which is the safer habit while none is known to be stolen.</Trans>}
        inputMode="numeric"
        maxLength={4}
        value={String(shown.passwordExpiryDays)}
        onChange={({ currentTarget }) => {
          const days = Number(currentTarget.value.replace(/\D/gu, ''));
          onChange({ passwordExpiryDays: Math.min(days, 3_650) });
        }}
      />
    </section>
  );
}
