import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingGroup, SettingRow, SettingRows } from './setting-rows.ts';
import { switchRow } from './switch-row.tsx';

/** Two letters each, with commas or spaces between them. */
const countriesOf = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((code) => code !== '');

function CountriesField({ label, shown, onChange }: SettingRows & { readonly label: string }) {
  // What is typed stays as it is while it means what is shown; after an undo it does not.
  const [typed, setTyped] = useState('');
  const kept = shown.smsCountries.join(', ');
  const isTyped = countriesOf(typed).join(', ') === kept;
  return (
    <TextField
      label={label}
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
  );
}

/** Who sends the code for the phone of a new account. */
const codesFrom: SettingRow = {
  id: 'phoneCodesFrom',
  label: msg`Who sends the code at sign-up`,
  behind: { id: 'smsVerification', isShown: ({ smsVerification }) => smsVerification },
  Row: ({ label, shown, changed, onChange }) => (
    <SettingChoice
      title={label}
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
  ),
};

/** Phones as a way in: who may register and log in with one, and what messages may cost. */
export const phoneGroup: SettingGroup = {
  title: msg`Phones`,
  rows: [
    switchRow('mobileRegistration', msg`Signing up with a phone number`, () => (
      <Trans>The account’s name is made by the house and shown to its owner.</Trans>
    )),
    switchRow('mobileAndPasswordRegistration', msg`A password for such accounts`, () => (
      <Trans>Off: their owners log in with codes only.</Trans>
    )),
    switchRow('smsVerification', msg`Proof of phone numbers`, () => (
      <Trans>Whoever registers a number types in a code that is sent to it.</Trans>
    )),
    codesFrom,
    switchRow('mobileCodeLogin', msg`Logging in with a code`, () => (
      <Trans>For members whose number is proven.</Trans>
    )),
    { id: 'smsCountries', label: msg`Countries that codes are sent to`, Row: CountriesField },
    {
      id: 'smsDailyMax',
      label: msg`Codes a day at most`,
      Row: ({ label, shown, onChange }) => (
        <TextField
          label={label}
          hint={
            <Trans>Each costs money. When they are used up, none is sent before tomorrow.</Trans>
          }
          inputMode="numeric"
          maxLength={7}
          value={String(shown.smsDailyMax)}
          onChange={({ currentTarget }) =>
            onChange({ smsDailyMax: Number(currentTarget.value.replace(/\D/gu, '')) })
          }
        />
      ),
    },
  ],
};
