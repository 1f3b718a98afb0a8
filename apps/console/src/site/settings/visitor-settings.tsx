import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingGroup } from './setting-rows.ts';
import { switchRow } from './switch-row.tsx';

/** What visitors may do. */
export const visitorGroup: SettingGroup = {
  title: msg`Visitors`,
  rows: [
    switchRow(
      'registrationOpen',
      msg`New accounts`,
      () => <Trans>Closed: nobody can sign up. Members log in as before.</Trans>,
      { on: <Trans>Open</Trans>, off: <Trans>Closed</Trans> },
    ),
    switchRow('usernameRegistration', msg`Signing up with a username`, () => (
      <Trans>The form that asks for a username and a password.</Trans>
    )),
    switchRow('freePlay', msg`Free play`, () => (
      <Trans>Visitors try our own games with trial money. A trial ends after a day.</Trans>
    )),
    switchRow('captchaOnRegistration', msg`Picture check when signing up`, () => (
      <Trans>Asks for the characters of a picture. The check that nobody sees stays on.</Trans>
    )),
  ],
};

/** How figures are written. */
export const figureGroup: SettingGroup = {
  title: msg`Figures`,
  rows: [
    {
      id: 'digits',
      label: msg`Digits`,
      Row: ({ label, shown, changed, onChange }) => (
        <SettingChoice
          title={label}
          note={<Trans>What the site shows to those who have not chosen.</Trans>}
          value={shown.digits}
          choices={[
            { value: 'latn', text: '0123' },
            { value: 'beng', text: <span lang="bn">০১২৩</span> },
          ]}
          changed={'digits' in changed}
          onChange={(digits) => onChange({ digits })}
        />
      ),
    },
    {
      id: 'grouping',
      label: msg`Grouping in English`,
      Row: ({ label, shown, changed, onChange }) => (
        <SettingChoice
          title={label}
          note={<Trans>Bengali always groups by lakh and crore.</Trans>}
          value={shown.grouping}
          choices={[
            { value: 'lakh', text: '12,34,567' },
            { value: 'western', text: '1,234,567' },
          ]}
          changed={'grouping' in changed}
          onChange={(grouping) => onChange({ grouping })}
        />
      ),
    },
  ],
};
