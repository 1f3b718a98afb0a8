import { Trans, useLingui } from '@lingui/react/macro';
import { waitingRequestsList } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { WaitingRequest } from '@khelaghor/contract/backoffice/waiting-requests.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useCall } from '../../shared/kit/use-call.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { findNameWords, waitingLabels } from './labels.ts';
import { WaitingLink } from './waiting-link.tsx';

const everyMs = 15_000;

function useColumns(): ListColumn<WaitingRequest>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'kind',
      name: t`Request`,
      slot: 'name',
      cell: ({ kind }) => t(waitingLabels[kind]),
    },
    {
      key: 'name',
      name: t`About`,
      slot: 'note',
      cell: ({ kind, name }) => {
        const words = findNameWords(kind, name);
        return words ? t(words) : <bdi translate="no">{name}</bdi>;
      },
    },
    {
      key: 'state',
      name: t`Decision`,
      slot: 'state',
      cell: ({ isOwn }) => (
        <StatusBadge tone={isOwn ? 'quiet' : 'open'}>
          {isOwn ? t`By another operator` : t`By you or another`}
        </StatusBadge>
      ),
    },
    {
      key: 'by',
      name: t`Requested by`,
      slot: 'line',
      named: true,
      cell: ({ askedBy }) => <bdi translate="no">{askedBy}</bdi>,
    },
    {
      key: 'reason',
      name: t`Reason`,
      slot: 'line',
      named: true,
      cell: ({ reason }) => (reason === '' ? '–' : reason),
    },
    { key: 'at', name: t`Time`, slot: 'value', cell: ({ askedAt }) => moment(askedAt) },
  ];
}

const getActions = (request: WaitingRequest): RowActions => ({
  actions: [],
  links: <WaitingLink request={request} />,
});

/** All that waits for a second operator, with the pages that decide it; nothing without any. */
export function WaitingPanel() {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const columns = useColumns();
  const { data } = useCall(
    ['waiting-requests'],
    waitingRequestsList,
    {},
    { refetchInterval: everyMs, refetchOnWindowFocus: 'always' },
  );
  if (!data || data.requests.length === 0) return null;
  return (
    <section aria-labelledby="waiting-requests">
      <h2 id="waiting-requests" className="section-title">
        <Trans>Waiting for a second operator</Trans>
        <small>{count(data.requests.length)}</small>
      </h2>
      <ListTable
        caption={t`Waiting for a second operator`}
        columns={columns}
        rows={data.requests}
        rowKey={({ id }) => id}
        getActions={getActions}
        empty={null}
      />
    </section>
  );
}
