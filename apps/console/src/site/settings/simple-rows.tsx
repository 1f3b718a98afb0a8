import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { settingRows } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SettingControl } from '@khelaghor/contract/site/setting-row.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { WholeNumberField } from '../../shared/kit/figure-field.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { AddressList } from './address-list.tsx';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingRow, SettingRows } from './setting-rows.ts';

/** Rows whose control says all that the form needs: they are drawn from the table of settings. */

type DrawnRow = SettingRows & { readonly label: string };

/** A hint, with what stands between backticks as code. */
function Hint({ text }: { readonly text: LocalText }): ReactNode {
  const parts = useLocalText()(text).split('`');
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** Two letters each, with commas or spaces between them. */
const parseCountries = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((code) => code !== '');

type CountriesProps = {
  readonly label: string;
  readonly hint: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
};

function CountriesField({ label, hint, value, onChange }: CountriesProps) {
  // What is typed stays as it is while it means what is shown; after an undo it does not.
  const [typed, setTyped] = useState('');
  const saved = value.join(', ');
  const isTyped = parseCountries(typed).join(', ') === saved;
  return (
    <TextField
      label={label}
      hint={hint}
      lang="zxx"
      maxLength={160}
      value={isTyped ? typed : saved}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parseCountries(currentTarget.value));
      }}
    />
  );
}

type ControlProps = DrawnRow & {
  readonly id: keyof SiteSettings;
  readonly hint: LocalText | undefined;
};

function SwitchRow({
  control: { on, off },
  ...row
}: ControlProps & { readonly control: Extract<SettingControl, { kind: 'switch' }> }) {
  const read = useLocalText();
  return (
    <SettingChoice
      title={row.label}
      note={row.hint && <Hint text={row.hint} />}
      value={(row.shown[row.id] as boolean) ? 'on' : 'off'}
      choices={[
        { value: 'on', text: on ? read(on) : <Trans>On</Trans> },
        { value: 'off', text: off ? read(off) : <Trans>Off</Trans> },
      ]}
      changed={row.id in row.changed}
      onChange={(value) => row.onChange({ [row.id]: value === 'on' })}
    />
  );
}

function ChoiceRow({
  control: { choices },
  ...row
}: ControlProps & { readonly control: Extract<SettingControl, { kind: 'choice' }> }) {
  const read = useLocalText();
  return (
    <SettingChoice
      title={row.label}
      note={row.hint && <Hint text={row.hint} />}
      value={row.shown[row.id] as string}
      choices={choices.map(({ value, text, lang }) => ({
        value,
        text: lang ? <span lang={lang}>{read(text)}</span> : read(text),
      }))}
      changed={row.id in row.changed}
      onChange={(value) => row.onChange({ [row.id]: value })}
    />
  );
}

const withLetters = (text: string, letters: 'upper' | 'lower' | undefined): string =>
  letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text;

function Control({ control, ...row }: ControlProps & { readonly control: SettingControl }) {
  const { id, label, onChange } = row;
  const hint = row.hint && <Hint text={row.hint} />;
  switch (control.kind) {
    case 'switch':
      return <SwitchRow {...row} control={control} />;
    case 'choice':
      return <ChoiceRow {...row} control={control} />;
    case 'number':
      return (
        <WholeNumberField
          label={label}
          hint={hint}
          min={0}
          max={control.max}
          value={Number(row.shown[row.id])}
          onValue={(value) => onChange({ [id]: value })}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          hint={hint}
          lang="zxx"
          placeholder={control.placeholder}
          maxLength={control.maxLength}
          value={row.shown[row.id] as string}
          onChange={({ currentTarget }) =>
            onChange({ [id]: withLetters(currentTarget.value.trim(), control.letters) })
          }
        />
      );
    case 'addresses':
      return (
        <>
          {hint && (
            <>
              <h3>{label}</h3>
              <p className="setting__note">{hint}</p>
            </>
          )}
          <AddressList
            control={control}
            value={row.shown[row.id] as readonly string[]}
            onChange={(addresses) => onChange({ [id]: addresses })}
          />
        </>
      );
    case 'countries':
      return (
        <CountriesField
          label={label}
          hint={hint}
          value={row.shown[row.id] as readonly string[]}
          onChange={(codes) => onChange({ [id]: codes })}
        />
      );
    case 'custom':
    case 'none':
      return null;
  }
}

/** The rows of a group that are drawn from the table, in its order. */
export const createSimpleRows = (group: string): SettingRow[] =>
  settingRows.flatMap(([key, { control, label, hint, shownWhen, ...row }]) => {
    const isDrawn = control.kind !== 'custom' && control.kind !== 'none';
    if (row.group !== group || !isDrawn) return [];
    const id = key;
    const behind = shownWhen && {
      id: shownWhen.key as keyof SiteSettings,
      isShown: (shown: SiteSettings) => shown[shownWhen.key as keyof SiteSettings] === shownWhen.is,
    };
    return {
      id,
      label,
      Row: (drawn: DrawnRow) => <Control {...drawn} id={id} control={control} hint={hint} />,
      ...(behind && { behind }),
    };
  });
