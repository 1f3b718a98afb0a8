import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SettingDifference } from '@khelaghor/contract/backoffice/setting-history.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { parseDhakaInput } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { SettingChangeText, useSettingName } from './setting-value.tsx';
import { useComparedSettings } from './use-setting-history.ts';

type Times = { readonly from: string; readonly to: string };

function useColumns(): ListColumn<SettingDifference>[] {
  const { t } = useLingui();
  const getName = useSettingName();
  return [
    { key: 'key', name: t`Setting`, slot: 'name', cell: ({ key }) => getName(key) },
    {
      key: 'change',
      name: t`Then and later`,
      slot: 'note',
      cell: (difference) => <SettingChangeText change={difference} />,
    },
  ];
}

/** Settings that differ, with their values at both times. */
function DifferencesTable({ rows }: { readonly rows: readonly SettingDifference[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <ListTable
      caption={t`Settings that differ`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState art="lotus" title={<Trans>No setting differs</Trans>} />}
    />
  );
}

function TimesForm({ onCompare }: { readonly onCompare: (times: Times) => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState({ from: '', to: '' });
  const [isWrong, setWrong] = useState(false);
  const compare = () => {
    const from = parseDhakaInput(draft.from);
    const to = parseDhakaInput(draft.to);
    const areRight = from !== null && to !== null && from < to;
    setWrong(!areRight);
    if (areRight) onCompare({ from, to });
  };
  return (
    <form
      className="setting-times"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        compare();
      }}
    >
      <TextField
        label={<Trans>First time</Trans>}
        type="datetime-local"
        name="from"
        value={draft.from}
        onChange={({ currentTarget }) => setDraft({ ...draft, from: currentTarget.value })}
      />
      <TextField
        label={<Trans>Second time</Trans>}
        type="datetime-local"
        name="to"
        value={draft.to}
        onChange={({ currentTarget }) => setDraft({ ...draft, to: currentTarget.value })}
        error={isWrong && t`Enter two times, the earlier one first.`}
      />
      <Button type="submit" kind="primary">
        <Trans>Compare</Trans>
      </Button>
    </form>
  );
}

/** The settings as they were at two times: what differs. */
export function ComparePanel() {
  const [times, setTimes] = useState<Times | null>(null);
  const compared = useComparedSettings(times);
  return (
    <div className="detail__part">
      <TimesForm onCompare={setTimes} />
      {times !== null && <QueryState query={compared} skeletons={3} />}
      {compared.data && <DifferencesTable rows={compared.data.differences} />}
    </div>
  );
}
