import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ReportOrder, ReportOrders } from '@khelaghor/contract/backoffice/report-orders.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { MailboxState } from '../../shared/mailbox/mailbox-state.tsx';
import { useMailboxActions } from '../../shared/mailbox/use-mailbox-actions.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { dimensionLabels } from './labels.ts';
import { deliveryLabels, formatHour } from './order-words.ts';
import {
  useChangeEmail,
  useConfirmEmail,
  useOrders,
  usePauseOrder,
  useRemoveOrder,
} from './use-orders.ts';

const OrderDialog = lazy(async () => ({
  default: (await import('./order-dialog.tsx')).OrderDialog,
}));

/** Returns what says how often an order is sent. */
function useTimesText(weekStart: ReportOrders['weekStart']): (order: ReportOrder) => string {
  const { t } = useLingui();
  return ({ period, hour }) => {
    const time = formatHour(hour);
    if (period === 'day') return t`Every day at ${time}`;
    if (period === 'month') return t`On the first of a month at ${time}`;
    switch (weekStart) {
      case 'saturday':
        return t`Saturdays at ${time}`;
      case 'sunday':
        return t`Sundays at ${time}`;
      case 'monday':
        return t`Mondays at ${time}`;
    }
  };
}

/** The latest reports of an order, and what became of their mails. */
function Deliveries({ deliveries }: Pick<ReportOrder, 'deliveries'>) {
  const { t } = useLingui();
  const { day } = useNumberFormat();
  if (deliveries.length === 0) return <Trans>None yet</Trans>;
  return (
    <ul className="order-deliveries">
      {deliveries.map(({ startsOn, state }) => (
        <li key={startsOn}>
          {day(startsOn)} · {t(deliveryLabels[state])}
        </li>
      ))}
    </ul>
  );
}

function useColumns(weekStart: ReportOrders['weekStart']): ListColumn<ReportOrder>[] {
  const { t } = useLingui();
  const getTimes = useTimesText(weekStart);
  return [
    {
      key: 'report',
      name: t`Report`,
      slot: 'name',
      cell: (order) => (
        <>
          {t(dimensionLabels[order.dimension])} ·{' '}
          {order.currency === 'PLAY' ? t`Play money` : t`Taka`}
          <small>{getTimes(order)}</small>
        </>
      ),
    },
    {
      key: 'recipients',
      name: t`Recipients`,
      slot: 'line',
      named: true,
      cell: ({ recipients }) => (
        <bdi translate="no">{recipients.map(({ username }) => username).join(', ')}</bdi>
      ),
    },
    {
      key: 'deliveries',
      name: t`Latest reports`,
      slot: 'line',
      named: true,
      cell: (order) => <Deliveries deliveries={order.deliveries} />,
    },
    {
      key: 'by',
      name: t`Ordered by`,
      slot: 'note',
      named: true,
      cell: ({ createdBy }) => <bdi translate="no">{createdBy}</bdi>,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: ({ isPaused }) => (
        <StatusBadge tone={isPaused ? 'quiet' : 'good'}>{isPaused ? t`Paused` : t`On`}</StatusBadge>
      ),
    },
  ];
}

/** The actions on an order. */
function useOrderActions(): (order: ReportOrder) => Action[] {
  const { t } = useLingui();
  const pausing = usePauseOrder();
  const removing = useRemoveOrder();
  return ({ id, dimension, isPaused }) => {
    const about = t(dimensionLabels[dimension]);
    return [
      {
        key: `pause ${id}`,
        about,
        needs: 'export',
        label: isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>,
        run: () => pausing.mutateAsync({ id, isPaused: !isPaused }),
      },
      {
        key: `remove ${id}`,
        about,
        needs: 'export',
        tone: 'danger',
        label: <Trans>Remove</Trans>,
        question: {
          title: <Trans>Send this report no more?</Trans>,
          done: { title: <Trans>The order is removed</Trans> },
        },
        run: () => removing.mutateAsync(id),
      },
    ];
  };
}

/** The operator's own address. */
function useOwnAddress(mailbox: ReportOrders['mailbox']) {
  const changing = useChangeEmail();
  const confirming = useConfirmEmail();
  return useMailboxActions({
    mailbox,
    needs: 'export',
    label: <Trans>Change my address</Trans>,
    title: <Trans>My e-mail address for reports</Trans>,
    change: changing.mutateAsync,
    confirm: confirming.mutateAsync,
  });
}

function OrderList({ weekStart, mailbox, recipients, orders }: ReportOrders) {
  const { t } = useLingui();
  const { email, awaiting } = mailbox;
  const addressActions = useOwnAddress(mailbox);
  const columns = useColumns(weekStart);
  const getActions = useOrderActions();
  return (
    <div className="report-orders">
      <MailboxState awaiting={awaiting}>
        {email === '' ? (
          <Trans>You have no e-mail address for reports.</Trans>
        ) : (
          <Trans>
            Your reports go to{' '}
            <bdi className="mailbox-address" translate="no">
              {email}
            </bdi>
            .
          </Trans>
        )}
      </MailboxState>
      <Actions
        actions={[
          {
            key: 'order',
            needs: 'export',
            ...(awaiting === null && { tone: 'main' as const }),
            icon: 'plus',
            label: <Trans>Order a report</Trans>,
            renderDialog: (onClose) => <OrderDialog recipients={recipients} onClose={onClose} />,
          },
          ...addressActions,
        ]}
      />
      <ListTable
        caption={t`Reports by e-mail`}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        getActions={(order) => ({ actions: getActions(order) })}
        empty={<EmptyState art="boat" title={<Trans>No report is ordered</Trans>} />}
      />
    </div>
  );
}

/** Reports that operators get by e-mail. */
export function OrdersTab() {
  const query = useOrders();
  return (
    <>
      <QueryState query={query} skeletons={2} />
      {query.data && <OrderList {...query.data} />}
    </>
  );
}
