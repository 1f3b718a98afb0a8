import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { lazy } from 'react';
import type { MaintenancePlan } from '@khelaghor/contract/site/setting-shapes.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { getDhakaInput, parseDhakaInput } from '../../shared/dhaka-input.ts';
import type { SettingGroup, SettingRow, SettingRows } from './setting-rows.ts';
import { SettingChoice } from './setting-choice.tsx';

const UnavailablePreview = lazy(async () => ({
  default: (await import('./unavailable-previews.tsx')).UnavailablePreview,
}));

type Rows = Pick<SettingRows, 'shown' | 'onChange'>;

const change = ({ shown, onChange }: Rows, patch: Partial<MaintenancePlan>) =>
  onChange({ maintenance: { ...shown.maintenance, ...patch } });

const createTimeRow = (name: 'startsAt' | 'endsAt', label: MessageDescriptor): SettingRow => ({
  id: `maintenance.${name}`,
  label,
  Row: ({ label: title, ...rows }) => (
    <TextField
      label={title}
      type="datetime-local"
      value={getDhakaInput(rows.shown.maintenance[name])}
      onChange={({ currentTarget: { value } }) => change(rows, { [name]: parseDhakaInput(value) })}
    />
  ),
});

function createTextRow(
  name: 'title' | 'text',
  language: 'bn' | 'en',
  label: MessageDescriptor,
): SettingRow {
  return {
    id: `maintenance.${name}.${language}`,
    label,
    Row: ({ label: title, ...rows }) => {
      const words = rows.shown.maintenance[name];
      const field = {
        label: title,
        lang: language,
        value: words[language],
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          change(rows, { [name]: { ...words, [language]: currentTarget.value } }),
      };
      return name === 'title' ? (
        <TextField {...field} maxLength={80} />
      ) : (
        <TextArea {...field} maxLength={600} rows={3} />
      );
    },
  };
}

const statusRow: SettingRow = {
  id: 'status',
  label: msg`The site`,
  Row: ({ label, shown, changed, onChange }) => (
    <SettingChoice
      title={label}
      note={
        <Trans>
          During maintenance, visitors see the maintenance page. Running rounds end and pending
          payments arrive; nothing new starts.
        </Trans>
      }
      value={shown.status === 0 ? 'open' : 'closed'}
      choices={[
        { value: 'open', text: <Trans>Open</Trans> },
        { value: 'closed', text: <Trans>Maintenance</Trans> },
      ]}
      changed={'status' in changed}
      onChange={(value) => onChange({ status: value === 'open' ? 0 : 1 })}
    />
  ),
};

function NoPlan(rows: SettingRows) {
  const { startsAt, endsAt } = rows.shown.maintenance;
  if (startsAt === null && endsAt === null) return null;
  return (
    <Button onClick={() => change(rows, { startsAt: null, endsAt: null })}>
      <Trans>No plan</Trans>
    </Button>
  );
}

/** Closing the site: now or at a time, until when, and what visitors read meanwhile. */
export const maintenanceGroups: readonly SettingGroup[] = [
  { title: msg`Open or closed`, isTitleSilent: true, rows: [statusRow] },
  {
    title: msg`Planned maintenance`,
    pairs: true,
    Note: () => (
      <Trans>
        Times of Dhaka. The site closes at the start and reopens at the end, also when it was closed
        by hand. Without an end it stays closed until you open it.
      </Trans>
    ),
    rows: [createTimeRow('startsAt', msg`Closes at`), createTimeRow('endsAt', msg`Opens again at`)],
    Preview: NoPlan,
  },
  {
    title: msg`Text for visitors`,
    pairs: true,
    Note: () => <Trans>If empty, the page shows the text of the preview.</Trans>,
    rows: [
      createTextRow('title', 'bn', msg`Title in Bengali`),
      createTextRow('title', 'en', msg`Title in English`),
      createTextRow('text', 'bn', msg`Text in Bengali`),
      createTextRow('text', 'en', msg`Text in English`),
    ],
    Preview: ({ shown }) => <UnavailablePreview settings={shown} reason="maintenance" />,
  },
];
