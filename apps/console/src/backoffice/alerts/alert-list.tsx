import { Trans, useLingui } from '@lingui/react/macro';
import type { Alert } from '@khelaghor/contract/backoffice/alerts.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { AlertLink } from './alert-link.tsx';
import type { AlertsSearch } from './alerts-search.ts';
import { kindLabels, useAlertText } from './labels.ts';
import { useAlerts, useCloseAlert, useSeeAlert } from './use-alerts.ts';

/** Sets the name of a sentence apart: names are of any language, and may be written to confuse. */
function AlertSentence({ text, name }: { readonly text: string; readonly name: string }) {
  const at = name === '' ? -1 : text.indexOf(name);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi translate="no" lang="zxx">
        {name}
      </bdi>
      {text.slice(at + name.length)}
    </>
  );
}

const isOpen = ({ closed, endedAt }: Alert): boolean => closed === null && endedAt === null;

/** The state of an alert: open, seen, closed or ended. */
function AlertState(alert: Alert) {
  if (alert.closed !== null)
    return (
      <StatusBadge tone="quiet">
        <Trans>Closed</Trans>
      </StatusBadge>
    );
  if (alert.endedAt !== null)
    return (
      <StatusBadge tone="good">
        <Trans>Over</Trans>
      </StatusBadge>
    );
  return alert.seen === null ? (
    <StatusBadge tone="bad">
      <Trans>New</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="open">
      <Trans>Seen</Trans>
    </StatusBadge>
  );
}

/** The acts of operators on an alert, with their names and times, and its end. */
function useAlertHistory(): (alert: Alert) => string {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return ({ seen, closed, endedAt }) =>
    [
      seen && t`Seen by ${seen.by}, ${moment(seen.at)}`,
      closed && t`Closed by ${closed.by}, ${moment(closed.at)}`,
      endedAt !== null && t`Over since ${moment(endedAt)}`,
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
}

function useColumns(): ListColumn<Alert>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getText = useAlertText();
  const getHistory = useAlertHistory();
  return [
    {
      key: 'what',
      name: t`Alert`,
      slot: 'name',
      text: getText,
      cell: (alert) => (
        <>
          <AlertSentence text={getText(alert)} name={alert.name} />
          <small>{t(kindLabels[alert.kind])}</small>
        </>
      ),
    },
    {
      key: 'at',
      name: t`Since`,
      slot: 'note',
      text: ({ openedAt }) => writeMoment(openedAt),
      rank: ({ openedAt }) => Date.parse(openedAt),
      cell: ({ openedAt }) => moment(openedAt),
    },
    {
      key: 'history',
      name: t`Operators`,
      slot: 'line',
      text: getHistory,
      cell: getHistory,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: AlertState,
    },
  ];
}

/** Alerts, newest first, read anew every few seconds. */
export function AlertList({ state }: AlertsSearch) {
  const { t } = useLingui();
  const query = useAlerts({ state });
  const seeing = useSeeAlert();
  const closing = useCloseAlert();
  const columns = useColumns();
  const getText = useAlertText();
  const items = query.data?.pages.flatMap((page) => page.items);
  const getActions = (alert: Alert): RowActions => {
    const links = <AlertLink alert={alert} />;
    if (!isOpen(alert)) return { actions: [], links };
    const { id } = alert;
    const about = getText(alert);
    const see: Action = {
      key: `see ${id}`,
      about,
      label: <Trans>Mark as seen</Trans>,
      icon: 'eye',
      run: () => seeing.mutateAsync(id),
    };
    const close: Action = {
      key: `close ${id}`,
      about,
      label: <Trans>Close alert</Trans>,
      icon: 'check',
      run: () => closing.mutateAsync(id),
    };
    return { actions: alert.seen === null ? [see, close] : [close], links };
  };
  return (
    <>
      <QueryState query={query} />
      {items && (
        <ListTable
          caption={t`Alerts`}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          getActions={getActions}
          empty={
            <EmptyState
              art="boat"
              title={
                state === 'open' ? <Trans>No open alerts</Trans> : <Trans>No alerts yet</Trans>
              }
            />
          }
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </>
  );
}
