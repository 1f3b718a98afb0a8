import { Trans } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingRow } from './setting-rows.ts';

type SwitchKey = {
  [Key in keyof SiteSettings]: SiteSettings[Key] extends boolean ? Key : never;
}[keyof SiteSettings];

type Words = { readonly on: ReactNode; readonly off: ReactNode };

const usual: Words = { on: <Trans>On</Trans>, off: <Trans>Off</Trans> };

/** Returns the row of a setting that is on or off. */
export function switchRow(
  id: SwitchKey,
  label: MessageDescriptor,
  Note: ComponentType,
  { on, off }: Words = usual,
): SettingRow {
  return {
    id,
    label,
    Row: ({ label: title, shown, changed, onChange }) => (
      <SettingChoice
        title={title}
        note={<Note />}
        value={shown[id] ? 'on' : 'off'}
        choices={[
          { value: 'on', text: on },
          { value: 'off', text: off },
        ]}
        changed={id in changed}
        onChange={(value) => onChange({ [id]: value === 'on' })}
      />
    ),
  };
}
