import './setting-history.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingRequest } from '@khelaghor/contract/backoffice/setting-requests.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { SettingChangeText, useSettingName } from './setting-value.tsx';
import {
  useConfirmSetting,
  useSettingRequests,
  useWithdrawSetting,
} from './use-setting-requests.ts';

const getChange = ({ setting, before, after }: SettingRequest) => ({ key: setting, before, after });

const ChangeCell = (request: SettingRequest) => <SettingChangeText change={getChange(request)} />;

/** Returns what gives the acts on a request. */
function useRequestActions(): (request: SettingRequest) => RowActions {
  const getName = useSettingName();
  const confirming = useConfirmSetting();
  const withdrawing = useWithdrawSetting();
  return (request) => {
    const { id: requestId, setting } = request;
    const name = getName(setting);
    return getRequestActions(request, {
      key: `setting ${setting}`,
      about: name,
      what: <Trans>Another value requested</Trans>,
      question: {
        title: <Trans>Change “{name}”?</Trans>,
        facts: <SettingChangeText change={getChange(request)} />,
        done: { title: <Trans>Saved</Trans>, text: <Trans>The site updates at once.</Trans> },
      },
      confirm: () => confirming.mutateAsync({ setting, requestId }),
      withdraw: () => withdrawing.mutateAsync({ setting, requestId }),
    });
  };
}

/** Settings of which another value waits for a second operator; nothing without any. */
export function RequestsPanel() {
  const { t } = useLingui();
  const getName = useSettingName();
  const getActions = useRequestActions();
  const { data } = useSettingRequests();
  if (!data || data.requests.length === 0) return null;
  const columns: ListColumn<SettingRequest>[] = [
    { key: 'setting', name: t`Setting`, slot: 'name', cell: ({ setting }) => getName(setting) },
    { key: 'change', name: t`Before and after`, slot: 'note', cell: ChangeCell },
  ];
  return (
    <section className="detail__part">
      <h3>
        <Trans>Settings that wait for a second operator</Trans>
      </h3>
      <ListTable
        caption={t`Settings that wait for a second operator`}
        columns={columns}
        rows={data.requests}
        rowKey={({ id }) => id}
        getActions={getActions}
        empty={null}
      />
    </section>
  );
}
