import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingRows } from './setting-rows.ts';

type Switch =
  | 'mobileRegistration'
  | 'mobileAndPasswordRegistration'
  | 'smsVerification'
  | 'mobileCodeLogin';

type SwitchProps = SettingRows & {
  readonly name: Switch;
  readonly title: ReactNode;
  readonly note: ReactNode;
};

function OnOff({ name, title, note, shown, changed, onChange }: SwitchProps) {
  return (
    <SettingChoice
      title={title}
      note={note}
      value={shown[name] ? 'on' : 'off'}
      choices={[
        { value: 'on', text: <Trans>On</Trans> },
        { value: 'off', text: <Trans>Off</Trans> },
      ]}
      changed={name in changed}
      onChange={(value) => onChange({ [name]: value === 'on' })}
    />
  );
}

/** Who sends the code for the phone of a new account. */
function CodesFrom({ shown, changed, onChange }: SettingRows) {
  return (
    <SettingChoice
      title={<Trans>Who sends the code at sign-up</Trans>}
      note={
        <Trans>
          Firebase hears the number and asks the visitor to pass its own check. Its key is set where
          the server is started: <code>KHELAGHOR_FIREBASE_API_KEY</code>
        </Trans>
      }
      value={shown.phoneCodesFrom}
      choices={[
        { value: 'house', text: <Trans>We</Trans> },
        { value: 'firebase', text: <Trans>Firebase</Trans> },
      ]}
      changed={'phoneCodesFrom' in changed}
      onChange={(phoneCodesFrom) => onChange({ phoneCodesFrom })}
    />
  );
}

/** Two letters each, with commas or spaces between them. */
const countriesOf = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((code) => code !== '');

/** Phones as a way in: who may register and log in with one, and what messages may cost. */
export function PhoneRows(rows: SettingRows) {
  const { shown, onChange } = rows;
  // What is typed stays as it is while it means what is shown; after an undo it does not.
  const [typed, setTyped] = useState('');
  const kept = shown.smsCountries.join(', ');
  const isTyped = countriesOf(typed).join(', ') === kept;
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Phones</Trans>
      </h2>
      <OnOff
        {...rows}
        name="mobileRegistration"
        title={<Trans>Signing up with a phone number</Trans>}
        note={<Trans>The account’s name is made by the house and shown to its owner.</Trans>}
      />
      <OnOff
        {...rows}
        name="mobileAndPasswordRegistration"
        title={<Trans>A password for such accounts</Trans>}
        note={<Trans>Off: their owners log in with codes only.</Trans>}
      />
      <OnOff
        {...rows}
        name="smsVerification"
        title={<Trans>Proof of phone numbers</Trans>}
        note={<Trans>Whoever registers a number types in a code that is sent to it.</Trans>}
      />
      {rows.shown.smsVerification && <CodesFrom {...rows} />}
      <OnOff
        {...rows}
        name="mobileCodeLogin"
        title={<Trans>Logging in with a code</Trans>}
        note={<Trans>For members whose number is proven.</Trans>}
      />
      <TextField
        label={<Trans>Countries that codes are sent to</Trans>}
        hint={
          <Trans>
            Two letters each, the usual one first: <code>BD, IN</code>
          </Trans>
        }
        lang="zxx"
        maxLength={160}
        value={isTyped ? typed : kept}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange({ smsCountries: countriesOf(value) });
        }}
      />
      <TextField
        label={<Trans>Codes a day at most</Trans>}
        hint={<Trans>Each costs money. When they are used up, none is sent before tomorrow.</Trans>}
        inputMode="numeric"
        maxLength={7}
        value={String(shown.smsDailyMax)}
        onChange={({ currentTarget }) =>
          onChange({ smsDailyMax: Number(currentTarget.value.replace(/\D/gu, '')) })
        }
      />
    </section>
  );
}
