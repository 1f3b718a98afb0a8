import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingGroup } from './setting-rows.ts';

/** Who looks whether a person is calling. */
export const checkGroup: SettingGroup = {
  title: msg`Human check`,
  rows: [
    {
      id: 'humanCheck',
      label: msg`Who checks`,
      Row: ({ label, shown, changed, onChange }) => (
        <SettingChoice
          title={label}
          note={
            <Trans>
              Logging in, signing up and having codes sent are checked always. GeeTest shows a box
              and hears who opens it; while it cannot be reached, browsers do unseen work instead.
            </Trans>
          }
          value={shown.humanCheck}
          choices={[
            { value: 'work', text: <Trans>Unseen work</Trans> },
            { value: 'geetest', text: <Trans>GeeTest</Trans> },
          ]}
          changed={'humanCheck' in changed}
          onChange={(humanCheck) => onChange({ humanCheck })}
        />
      ),
    },
    {
      id: 'geetestCaptchaId',
      label: msg`Captcha id at GeeTest`,
      behind: { id: 'humanCheck', isShown: ({ humanCheck }) => humanCheck === 'geetest' },
      Row: ({ label, shown, onChange }) => (
        <TextField
          label={label}
          hint={
            <Trans>
              Version 4, 32 characters. Its key is set where the server is started:{' '}
              <code>KHELAGHOR_GEETEST_KEY</code>
            </Trans>
          }
          lang="zxx"
          maxLength={32}
          value={shown.geetestCaptchaId}
          onChange={({ currentTarget }) =>
            onChange({ geetestCaptchaId: currentTarget.value.trim().toLowerCase() })
          }
        />
      ),
    },
  ],
};
