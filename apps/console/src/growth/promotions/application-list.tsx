import './application-list.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listFilesApplications } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { Application, ApplicationState } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { useApplicationActions } from './use-application-actions.tsx';
import { useApplications } from './use-promotions.ts';

/** Who decided, when, and why. */
function Decision({ application }: { readonly application: Application }) {
  const { moment } = useNumberFormat();
  const { state, decidedBy, decidedAt, reason } = application;
  return (
    <small>
      {state === 'issued' ? <Trans>Approved</Trans> : <Trans>Rejected</Trans>} ·{' '}
      <bdi translate="no">{decidedBy}</bdi>
      {decidedAt !== null && <> · {moment(decidedAt)}</>}
      {reason !== null && <> · {reason}</>}
    </small>
  );
}

function useColumns(state: ApplicationState): ListColumn<Application>[] {
  const { t } = useLingui();
  const { money, moment, day } = useNumberFormat();
  const text = useLocalText();
  const decision: ListColumn<Application> = {
    key: 'decision',
    name: t`Decision`,
    slot: 'line',
    text: ({ decidedBy, reason }) => [decidedBy, reason].filter(Boolean).join(': '),
    cell: (application) => <Decision application={application} />,
  };
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: ({ account, registeredAt }) => {
        const since = day(registeredAt);
        return (
          <>
            <Link to="/members" search={{ account }} translate="no">
              {account}
            </Link>
            <small>
              <Trans>member since {since}</Trans>
            </small>
          </>
        );
      },
    },
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'value',
      figure: true,
      text: ({ amount }) => writeTaka(amount),
      rank: ({ amount }) => BigInt(amount),
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    {
      key: 'offer',
      name: t`Offer`,
      slot: 'line',
      text: ({ title }) => text(title),
      rank: ({ title }) => text(title),
      cell: ({ title, remark }) => (
        <>
          {text(title)}
          {remark !== '' && <blockquote className="application__remark">{remark}</blockquote>}
        </>
      ),
    },
    { key: 'remark', name: t`Remark`, slot: 'file', text: ({ remark }) => remark },
    {
      key: 'applied',
      name: t`Applied at`,
      slot: 'note',
      text: ({ appliedAt }) => writeMoment(appliedAt),
      rank: ({ appliedAt }) => Date.parse(appliedAt),
      cell: ({ appliedAt }) => moment(appliedAt),
    },
    ...(state === 'applying' ? [] : [decision]),
  ];
}

type ListProps = {
  readonly state: ApplicationState;
  /** Changes the address. */
  readonly onState: (state: ApplicationState) => void;
};

/** Applications by state: those that wait can be decided. */
export function ApplicationList({ state, onState }: ListProps) {
  const { t } = useLingui();
  const queue = useApplications(state);
  const getActions = useApplicationActions();
  const columns = useColumns(state);
  return (
    <div className="applications content-form">
      <FilterChips
        label={t`State of the applications`}
        value={state}
        choices={[
          { key: 'applying', text: t`Waiting` },
          { key: 'issued', text: t`Approved` },
          { key: 'rejected', text: t`Rejected` },
        ]}
        onChange={onState}
      />
      <QueryState query={queue} skeletons={1} />
      {queue.data && (
        <ListTable
          key={state}
          caption={t`Applications`}
          columns={columns}
          rows={queue.data.pages.flatMap((page) => page.items)}
          rowKey={({ id }) => id}
          file={{ path: listFilesApplications.path, query: { state } }}
          {...(state === 'applying' && {
            getActions: (application: Application) => ({ actions: getActions(application) }),
          })}
          empty={
            <EmptyState
              art={state === 'applying' ? 'lotus' : 'basket'}
              title={<Trans>Nothing here</Trans>}
            />
          }
        >
          <QueryPager query={queue} />
        </ListTable>
      )}
    </div>
  );
}
