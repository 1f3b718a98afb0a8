import './cases.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CaseHit, MemberCase } from '@khelaghor/contract/backoffice/cases.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { May } from '../../shared/may.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import type { CaseTab } from './cases-search.ts';
import { CaseBadge, eventLabels, kindLabels } from './labels.tsx';
import { getReportAddress, useCase, useDecision, useNote } from './use-cases.ts';

type CaseProps = { readonly found: MemberCase };

function useFacts({ kind, name, birthday, openedAt, decidedAt }: MemberCase): ObjectFact[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    { key: 'kind', name: t`Kind`, value: t(kindLabels[kind]) },
    {
      key: 'name',
      name: t`Name in the profile`,
      value: name === null ? '–' : <b translate="no">{name}</b>,
    },
    { key: 'birthday', name: t`Birthday in the profile`, value: birthday ?? '–' },
    { key: 'opened', name: t`Since`, value: moment(openedAt) },
    ...(decidedAt === null
      ? []
      : [{ key: 'decided', name: t`Decided at`, value: moment(decidedAt) }]),
  ];
}

function useCaseActions({ id, state }: MemberCase): Action[] {
  const noting = useNote(id);
  const clearing = useDecision(id, 'cleared');
  const reporting = useDecision(id, 'reported');
  const note: Action = {
    key: 'note',
    label: <Trans>Add a note</Trans>,
    icon: 'edit',
    question: {
      title: <Trans>Add a note to the case</Trans>,
      reason: {},
      done: { title: <Trans>It is recorded</Trans> },
    },
    run: ({ reason }) => noting.mutateAsync(reason),
  };
  if (state !== 'open') return [note];
  return [
    note,
    {
      key: 'report',
      needs: 'approve',
      label: <Trans>Close as reported</Trans>,
      tone: 'danger',
      question: {
        title: <Trans>Was this case reported to the authority?</Trans>,
        lead: (
          <Trans>
            Download the report and send it first. The case ends, and the member is told nothing.
          </Trans>
        ),
        reason: {},
        done: { title: <Trans>The case is closed as reported</Trans>, isInfo: true },
      },
      run: ({ reason }) => reporting.mutateAsync(reason),
    },
    {
      key: 'clear',
      needs: 'approve',
      label: <Trans>Clear</Trans>,
      tone: 'main',
      question: {
        title: <Trans>Clear this case?</Trans>,
        lead: <Trans>The same entry of a list opens no other case about this member.</Trans>,
        reason: {},
        done: { title: <Trans>The case is cleared</Trans> },
      },
      run: ({ reason }) => clearing.mutateAsync(reason),
    },
  ];
}

function useHitColumns(): ListColumn<CaseHit>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'name',
      name: t`Name on the list`,
      slot: 'name',
      text: ({ name }) => name,
      cell: ({ name }) => <b translate="no">{name}</b>,
    },
    {
      key: 'list',
      name: t`List and number`,
      slot: 'line',
      text: ({ list, reference }) => `${list} ${reference}`,
      cell: ({ list, reference }) => (
        <span translate="no">
          {list} {reference}
        </span>
      ),
    },
    {
      key: 'born',
      name: t`Birthday`,
      slot: 'state',
      text: ({ born }) => born,
      cell: ({ born, isBornEqual }) => (
        <>
          <span translate="no">{born === '' ? '–' : born}</span>{' '}
          <small>{isBornEqual ? <Trans>The same</Trans> : <Trans>Not known of both</Trans>}</small>
        </>
      ),
    },
    {
      key: 'found',
      name: t`Since`,
      slot: 'note',
      text: ({ foundAt }) => foundAt,
      cell: ({ foundAt }) => moment(foundAt),
    },
  ];
}

/** The hits of a case, and the acts and notes of operators. */
function CaseFile({ found: { hits, events } }: CaseProps) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const columns = useHitColumns();
  return (
    <div className="detail__part">
      {hits.length > 0 && (
        <ListTable
          caption={t`Entries of lists`}
          columns={columns}
          rows={hits}
          rowKey={({ list, reference, name, foundAt }) => `${list} ${reference} ${name} ${foundAt}`}
          empty={null}
        />
      )}
      <ul className="case-events">
        {events.map(({ id, kind, note, by, at }) => (
          <li key={id}>
            <b>{t(eventLabels[kind])}</b> <span translate="no">{note}</span>
            <small>
              {by !== null && <bdi translate="no">{by}, </bdi>}
              {moment(at)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ShownProps = CaseProps & { readonly list: CaseTab; readonly tab: string | undefined };

function Shown({ found, list, tab }: ShownProps) {
  const navigate = useNavigate();
  const { id, account, state } = found;
  return (
    <Detail
      name={account}
      marks={<CaseBadge state={state} />}
      facts={useFacts(found)}
      actions={useCaseActions(found)}
      links={
        <>
          <Button icon="user" render={<Link to="/members" search={{ account }} />}>
            <Trans>The member</Trans>
          </Button>
          <May act="export">
            <Button icon="download" render={<a href={getReportAddress(id)} download />}>
              <Trans>Download the report</Trans>
            </Button>
          </May>
        </>
      }
      tab={tab}
      onTab={(next) => void navigate({ to: '/cases', search: { state: list, id, tab: next } })}
      tabs={[{ key: 'file', text: <Trans>Case file</Trans>, panel: <CaseFile found={found} /> }]}
      subject={`case:${id}`}
    />
  );
}

type PageProps = {
  readonly id: string;
  /** The list that the way back leads to. */
  readonly list: CaseTab;
  readonly tab: string | undefined;
};

/** A case about a member: what was found, what operators wrote, and how it ends. */
export function CasePage({ id, list, tab }: PageProps) {
  const { t } = useLingui();
  const query = useCase(id);
  return (
    <Page title={t`Case`} back={<Link to="/cases" search={{ state: list }} />}>
      <QueryState query={query} skeletons={1} />
      {query.data && <Shown found={query.data} list={list} tab={tab} />}
    </Page>
  );
}
