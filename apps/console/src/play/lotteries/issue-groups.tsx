import './results.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { listFilesGroups } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { AdminGroup } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { groupStateLabels, groupTones, issueStateLabels, issueTones } from './labels.ts';
import type { LotteriesSearch } from './lotteries-search.ts';
import { useIssue, useIssueGroups } from './use-lotteries.ts';

type GroupProps = { readonly group: AdminGroup };

/** What a group's ticket bets on, and when it was put up. */
function GroupName({ group: { betOn, lineCount, placedAt, visibility } }: GroupProps) {
  const text = useLocalText();
  const { count, moment } = useNumberFormat();
  const lines = count(lineCount);
  return (
    <>
      {text(betOn)}
      <small>
        <Trans>Lines: {lines}</Trans> · {moment(placedAt)}
        {visibility === 'friends' && (
          <>
            {' · '}
            <Trans>for friends</Trans>
          </>
        )}
      </small>
    </>
  );
}

/** The organiser's account, and how many members have shares. */
function GroupMembers({ group: { account, members } }: GroupProps) {
  const { count } = useNumberFormat();
  const shown = count(members);
  return (
    <>
      <Link to="/members" search={{ account }} translate="no">
        {account}
      </Link>
      <small>
        <Trans>Members: {shown}</Trans>
      </small>
    </>
  );
}

/** Shares, price, fee and payout. */
function useFigureColumns(): ListColumn<AdminGroup>[] {
  const { t } = useLingui();
  const { count, money } = useNumberFormat();
  const figure = { slot: 'line', named: true, figure: true } as const;
  return [
    {
      ...figure,
      key: 'sold',
      name: t`Shares sold`,
      text: ({ sold, shares }) => `${sold}/${shares}`,
      rank: ({ sold, shares }) => sold / shares,
      cell: ({ sold, shares }) => `${count(sold)} / ${count(shares)}`,
    },
    {
      ...figure,
      key: 'guaranteed',
      name: t`Guaranteed`,
      text: ({ guaranteed }) => String(guaranteed),
      rank: ({ guaranteed }) => guaranteed,
      cell: ({ guaranteed }) => count(guaranteed),
    },
    {
      ...figure,
      key: 'stake',
      name: t`Ticket price`,
      text: ({ stake }) => writeTaka(stake),
      rank: ({ stake }) => BigInt(stake),
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      ...figure,
      key: 'fee',
      name: t`Fee`,
      text: ({ feeHundredths }) => `${feeHundredths / 100}%`,
      rank: ({ feeHundredths }) => feeHundredths,
      cell: ({ feeHundredths }) => `${feeHundredths / 100}%`,
    },
    {
      ...figure,
      key: 'payout',
      name: t`Paid`,
      text: ({ payout }) => writeTaka(payout),
      rank: ({ payout }) => BigInt(payout ?? 0),
      cell: ({ payout, currency }) => (payout === null ? '–' : money(payout, currency)),
    },
  ];
}

function useColumns(): ListColumn<AdminGroup>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const stateText = ({ state }: AdminGroup) => t(groupStateLabels[state]);
  const line = { slot: 'line', named: true } as const;
  return [
    {
      key: 'play',
      name: t`Play`,
      slot: 'name',
      text: ({ betOn }) => text(betOn),
      rank: ({ betOn }) => text(betOn),
      cell: (group) => <GroupName group={group} />,
    },
    { key: 'selection', name: t`Numbers`, slot: 'file', text: ({ selection }) => selection },
    {
      key: 'placed',
      name: t`Put up`,
      slot: 'file',
      text: ({ placedAt }) => writeMoment(placedAt),
    },
    {
      ...line,
      key: 'organiser',
      name: t`Organiser`,
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: (group) => <GroupMembers group={group} />,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: stateText,
      rank: stateText,
      cell: (group) => <StatusBadge tone={groupTones[group.state]}>{stateText(group)}</StatusBadge>,
    },
    ...useFigureColumns(),
  ];
}

/** The number and state of a draw, over its group tickets. */
function Head({ gameCode, issueId, id }: PanelProps & { readonly id: string }) {
  const { t } = useLingui();
  const { data } = useIssue(gameCode, issueId);
  const issueNumber = data?.issueNumber ?? '';
  return (
    <>
      <h3 id={id}>
        <Trans>Group tickets of draw {issueNumber}</Trans>
      </h3>
      {data && (
        <StatusBadge tone={issueTones[data.state]}>{t(issueStateLabels[data.state])}</StatusBadge>
      )}
    </>
  );
}

type PanelProps = { readonly gameCode: string; readonly issueId: string };

/** The group tickets of one draw, each with its organiser, its sold shares and its payout. */
export function IssueGroups({
  gameCode,
  issueId,
  search,
}: PanelProps & { readonly search: LotteriesSearch }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const columns = useColumns();
  const query = useIssueGroups(gameCode, issueId);
  const { groups: _, ...rest } = search;
  const close = () => void navigate({ to: '/lotteries', search: rest });
  return (
    <section className="result-panel" aria-labelledby={id}>
      <header className="result-panel__head">
        <Head gameCode={gameCode} issueId={issueId} id={id} />
        <Button size="small" icon="close" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </header>
      <QueryState query={query} skeletons={1} />
      {query.data && (
        <ListTable
          caption={t`Group tickets`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ groupId }) => groupId}
          file={{ path: listFilesGroups.path, query: { issueId } }}
          empty={<EmptyState art="boat" title={<Trans>No group tickets in this draw</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </section>
  );
}
