import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { listFilesDraws } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { issueStateLabels, issueTones } from './labels.ts';
import { issueStates } from './lotteries-search.ts';
import type { LotteriesSearch } from './lotteries-search.ts';
import { useCallOffs } from './use-call-offs.tsx';
import { useIssueText } from './use-issue-text.ts';
import { useIssues } from './use-lotteries.ts';

const IssueResult = lazy(async () => ({
  default: (await import('./issue-result.tsx')).IssueResult,
}));

const IssueGroups = lazy(async () => ({
  default: (await import('./issue-groups.tsx')).IssueGroups,
}));

type NumberProps = { readonly issue: AdminIssue };

/** The number of a draw and its result, with what it was before a correction. */
function IssueNumber({ issue }: NumberProps) {
  const { t } = useLingui();
  const { issueNumber, shown, shownBefore, cancelReason } = issue;
  return (
    <>
      <bdi translate="no">{issueNumber}</bdi>
      {shown && <DrawnResult label={t`Result of draw ${issueNumber}`} shown={shown} />}
      {shownBefore && (
        <>
          <small>
            <Trans>Corrected. Before, it was:</Trans>
          </small>
          <DrawnResult label={t`Before the correction`} shown={shownBefore} />
        </>
      )}
      {cancelReason !== null && <small>{cancelReason}</small>}
    </>
  );
}

/** Whether an official draw waits for its result, or its entries differ. */
function ResultState({ issue: { source, resultState } }: { readonly issue: AdminIssue }) {
  if (source === 'own') return null;
  return (
    <small>
      {resultState === 'waiting' && <Trans>Waits for a result</Trans>}
      {resultState === 'conflict' && <Trans>Entries differ</Trans>}
      {resultState === null && <Trans>Official result</Trans>}
    </small>
  );
}

/** The outcome of the newest request to call a draw off; a waiting one stands with its buttons. */
function CallOffState({ outcome }: NonNullable<AdminIssue['callOff']>) {
  if (outcome !== 'withdrawn' && outcome !== 'void') return null;
  return (
    <small>
      {outcome === 'void' ? (
        <Trans>Request to call off: void</Trans>
      ) : (
        <Trans>Request to call off: rejected</Trans>
      )}
    </small>
  );
}

/** The facts of a draw beside its state. */
function StateNotes({ issue }: { readonly issue: AdminIssue }) {
  return (
    <>
      <ResultState issue={issue} />
      {issue.callOff && <CallOffState {...issue.callOff} />}
    </>
  );
}

/** @param hasJackpots whether one of the draws divided jackpots; most lotteries have none */
function useColumns(hasJackpots: boolean): ListColumn<AdminIssue>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const words = useIssueText();
  const stateText = ({ state }: AdminIssue) => t(issueStateLabels[state]);
  const profit = (issue: AdminIssue) => (issue.state === 'settled' ? words.profit(issue) : '–');
  const jackpots = (issue: AdminIssue) => words.jackpots(issue.jackpots);
  const line = { slot: 'line', named: true } as const;
  const figure = { ...line, figure: true } as const;
  return [
    {
      key: 'number',
      name: t`Number`,
      slot: 'name',
      text: ({ issueNumber }) => issueNumber,
      cell: (issue) => <IssueNumber issue={issue} />,
    },
    {
      key: 'draw',
      name: t`Draw time`,
      slot: 'note',
      text: ({ drawsAt }) => writeMoment(drawsAt),
      cell: ({ drawsAt }) => moment(drawsAt),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: stateText,
      cell: (issue) => (
        <>
          <StatusBadge tone={issueTones[issue.state]}>{stateText(issue)}</StatusBadge>
          <StateNotes issue={issue} />
        </>
      ),
    },
    {
      ...figure,
      key: 'tickets',
      name: t`Tickets`,
      text: ({ sums }) => words.tickets(sums),
      cell: ({ sums }) => words.tickets(sums),
    },
    {
      ...figure,
      key: 'stakes',
      name: t`Total stakes`,
      text: ({ sums }) => words.stake(sums),
      cell: ({ sums }) => words.stake(sums),
    },
    {
      ...figure,
      key: 'paid',
      name: t`Paid`,
      text: ({ sums }) => words.paid(sums),
      cell: ({ sums }) => words.paid(sums),
    },
    ...(hasJackpots
      ? [{ ...line, key: 'jackpots', name: t`Jackpots`, text: jackpots, cell: jackpots }]
      : []),
    { ...figure, key: 'profit', name: t`Profit`, text: profit, cell: profit },
  ];
}

type TabProps = { readonly gameCode: string; readonly search: LotteriesSearch };

function Filters({ gameCode, search }: TabProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state, day } = search;
  const go = (filter: Pick<LotteriesSearch, 'state' | 'day'>) =>
    void navigate({ to: '/lotteries', search: { id: gameCode, tab: 'issues', ...filter } });
  return (
    <div className="content-pair">
      <ChoiceField
        label={<Trans>State</Trans>}
        value={state ?? ''}
        choices={[
          { key: '' as const, text: t`All` },
          ...issueStates.map((key) => ({ key, text: t(issueStateLabels[key]) })),
        ]}
        onChange={(chosen) =>
          go({ ...(chosen !== '' && { state: chosen }), ...(day !== undefined && { day }) })
        }
      />
      <TextField
        type="date"
        label={<Trans>Day</Trans>}
        value={day ?? ''}
        onChange={({ target }) =>
          go({
            ...(state !== undefined && { state }),
            ...(target.value !== '' && { day: target.value }),
          })
        }
      />
    </div>
  );
}

/** Opens the entries and corrections of an official draw whose sale is over. */
function getOpenResult(
  { issueId, issueNumber, source, state }: AdminIssue,
  open: (issueId: string) => Promise<unknown>,
): Action[] {
  if (source === 'own' || state === 'open' || state === 'cancelled') return [];
  const run = () => open(issueId);
  return [
    {
      key: `result ${issueId}`,
      needs: 'see',
      label: <Trans>Official result</Trans>,
      about: issueNumber,
      run,
    },
  ];
}

/** Opens the group tickets of a draw that has some. */
function getOpenGroups(
  { issueId, issueNumber, groups }: AdminIssue,
  open: (issueId: string) => Promise<unknown>,
): Action[] {
  if (groups === 0) return [];
  const run = () => open(issueId);
  return [
    {
      key: `groups ${issueId}`,
      needs: 'see',
      label: <Trans>Group tickets</Trans>,
      about: issueNumber,
      run,
    },
  ];
}

/** The draws of a lottery, with what each took in and paid. */
export function IssuesTab({ gameCode, search }: TabProps) {
  const { t } = useLingui();
  const { state, day } = search;
  const query = useIssues(gameCode, {
    ...(state !== undefined && { state }),
    ...(day !== undefined && { day }),
  });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns = useColumns(rows.some(({ jackpots }) => jackpots.length > 0));
  const navigate = useNavigate();
  const getCallOff = useCallOffs();
  // One draw at a time is shown over the list.
  const { issue: shownResult, groups: shownGroups, ...listed } = search;
  const open = (issueId: string) =>
    navigate({ to: '/lotteries', search: { ...listed, issue: issueId } });
  const openGroups = (issueId: string) =>
    navigate({ to: '/lotteries', search: { ...listed, groups: issueId } });
  return (
    <div className="detail__part">
      <Suspense fallback={<LoadingCards />}>
        {shownResult !== undefined && (
          <IssueResult key={shownResult} gameCode={gameCode} issueId={shownResult} />
        )}
        {shownGroups !== undefined && (
          <IssueGroups
            key={shownGroups}
            gameCode={gameCode}
            issueId={shownGroups}
            search={search}
          />
        )}
      </Suspense>
      <Filters gameCode={gameCode} search={search} />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Draws`}
          columns={columns}
          rows={rows}
          rowKey={({ issueId }) => issueId}
          file={{ path: listFilesDraws.path, query: { gameCode, state, day } }}
          getActions={(issue) => {
            const { actions, waiting = null } = getCallOff(gameCode, issue);
            const opens = [...getOpenGroups(issue, openGroups), ...getOpenResult(issue, open)];
            return { actions: [...opens, ...actions], waiting };
          }}
          empty={<EmptyState art="boat" title={<Trans>No draw matches</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </div>
  );
}
