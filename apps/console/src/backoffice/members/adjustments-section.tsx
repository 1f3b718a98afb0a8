import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { listFilesAdjustments } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { EndedAdjustment, WaitingAdjustment } from '@khelaghor/contract/money/adjustments.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useAdjustments, useApproveAdjustment, useWithdrawAdjustment } from './use-adjustments.ts';

const AdjustDialog = lazy(async () => ({
  default: (await import('./adjust-dialog.tsx')).AdjustDialog,
}));

/** Writes an amount with its sign: what is added has a plus. */
function useSigned(): (amount: string, currency: Currency) => string {
  const { money } = useNumberFormat();
  return (amount, currency) =>
    amount.startsWith('-') ? money(amount, currency) : `+${money(amount, currency)}`;
}

type WaitingProps = { readonly id: string; readonly request: WaitingAdjustment };

/** A request that waits, and its decision by another operator. */
function Waiting({ id, request }: WaitingProps) {
  const approving = useApproveAdjustment(id);
  const withdrawing = useWithdrawAdjustment(id);
  const signed = useSigned()(request.amount, request.currency);
  const { actions, waiting } = getRequestActions(request, {
    key: `adjust ${request.id}`,
    about: signed,
    what: <Trans>Adjustment: {signed}</Trans>,
    question: {
      title: <Trans>Adjust the balance by {signed}?</Trans>,
      done: { title: <Trans>The balance is adjusted</Trans> },
    },
    confirm: () => approving.mutateAsync(request.id),
    withdraw: () => withdrawing.mutateAsync(request.id),
  });
  return (
    <>
      <WaitingForSecond request={waiting} />
      <Actions actions={actions} />
    </>
  );
}

function useColumns(): ListColumn<EndedAdjustment>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getSigned = useSigned();
  return [
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'name',
      figure: true,
      cell: ({ amount, currency }) => getSigned(amount, currency),
    },
    {
      key: 'outcome',
      name: t`Result`,
      slot: 'state',
      cell: ({ outcome, endedBy }) =>
        outcome === 'done' ? (
          <Trans>Approved by {endedBy}</Trans>
        ) : (
          <Trans>Cancelled by {endedBy}</Trans>
        ),
    },
    { key: 'reason', name: t`Reason`, slot: 'note', cell: ({ reason }) => reason },
    { key: 'at', name: t`Time`, slot: 'value', cell: ({ endedAt }) => moment(endedAt) },
  ];
}

/** Adjustments of a member's wallet, each by two operators. */
export function AdjustmentsSection({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useAdjustments(id);
  const columns = useColumns();
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { waiting, ended } = query.data;
  return (
    <section className="detail__part">
      <h3>
        <Trans>Adjustments</Trans>
      </h3>
      <Actions
        actions={[
          {
            key: 'adjust',
            label: <Trans>Adjust the balance</Trans>,
            icon: 'coin',
            renderDialog: (onClose) => <AdjustDialog id={id} onClose={onClose} />,
          },
        ]}
      />
      {waiting.map((request) => (
        <Waiting key={request.id} id={id} request={request} />
      ))}
      {ended.length > 0 && (
        <ListTable
          caption={t`Adjustments`}
          columns={columns}
          rows={ended}
          rowKey={({ id: key }) => key}
          file={{ path: listFilesAdjustments.path, query: { memberId: id } }}
          empty={null}
        />
      )}
    </section>
  );
}
