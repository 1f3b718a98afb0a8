import '../../shared/content-fields.css';
import './member-play.css';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listFilesBets } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { MemberBet } from '@khelaghor/contract/backoffice/member-play.ts';
import { Totals } from '@khelaghor/ui/data-table/data-table.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { DrawnResult } from '../../shared/drawn-result.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useMemberBets } from './use-member-play.ts';
import type { BetFilter, MemberBetsPage } from './use-member-play.ts';

const stateLabels: Readonly<Record<MemberBet['state'], MessageDescriptor>> = {
  running: msg`Running`,
  won: msg`Won`,
  lost: msg`Lost`,
  void: msg`Void`,
};
const states = Object.keys(stateLabels) as MemberBet['state'][];

/** Whether a round has a page, where it can be computed again: those of our own games but draws. */
const hasRound = ({ product }: MemberBet): boolean => product !== 'lottery' && product !== 'vendor';

function useFigures(): ListColumn<MemberBet>[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return [
    {
      key: 'stake',
      name: t`Stake`,
      slot: 'line',
      figure: true,
      named: true,
      rank: ({ stake }) => Number(stake),
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      key: 'payout',
      name: t`Payout`,
      slot: 'value',
      figure: true,
      rank: ({ payout }) => Number(payout),
      cell: ({ payout, currency }) => money(payout, currency),
    },
  ];
}

function useColumns(): ListColumn<MemberBet>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'game',
      name: t`Game`,
      slot: 'name',
      cell: (bet) => (
        <>
          {hasRound(bet) ? (
            <Link to="/in-house-games" search={{ round: bet.betId }}>
              {text(bet.title)}
            </Link>
          ) : (
            text(bet.title)
          )}
          {bet.vendor !== null && <small translate="no">{bet.vendor}</small>}
          {bet.betOn && <small>{text(bet.betOn)}</small>}
          {bet.shown && <DrawnResult label={t`Drawn numbers`} shown={bet.shown} />}
        </>
      ),
    },
    ...useFigures(),
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: ({ state }) => t(stateLabels[state]),
    },
    {
      key: 'at',
      name: t`Placed`,
      slot: 'note',
      rank: ({ placedAt }) => Date.parse(placedAt),
      cell: ({ placedAt }) => moment(placedAt),
    },
  ];
}

type FilterProps = {
  readonly filter: BetFilter;
  readonly currencies: readonly MemberBet['currency'][];
  readonly games: MemberBetsPage['games'];
  readonly onChange: (filter: BetFilter) => void;
};

/** The currency, the game and the state of the bets that are shown. */
function Filters({ filter, currencies, games, onChange }: FilterProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { currency, gameCode, state } = filter;
  const all = { key: '', text: t`All` };
  const change = (part: { [Key in keyof BetFilter]?: BetFilter[Key] | undefined }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined),
      ),
    );
  return (
    <div className="member-bets__filters">
      {currencies.length > 1 && (
        <ChoiceField
          label={<Trans>Currency</Trans>}
          value={currency ?? currencies[0] ?? ''}
          choices={currencies.map((key) => ({ key, text: key }))}
          onChange={(next) =>
            onChange({ currency: currencies.find((one) => one === next) ?? 'PLAY' })
          }
        />
      )}
      <ChoiceField
        label={<Trans>Game</Trans>}
        value={gameCode ?? ''}
        choices={[all, ...games.map(({ gameCode: key, title }) => ({ key, text: text(title) }))]}
        onChange={(next) => change({ gameCode: next || undefined })}
      />
      <ChoiceField
        label={<Trans>State</Trans>}
        value={state ?? ''}
        choices={[all, ...states.map((key) => ({ key, text: t(stateLabels[key]) }))]}
        onChange={(next) => change({ state: states.find((one) => one === next) })}
      />
    </div>
  );
}

/** Sums of all bets that the filter chooses. */
function BetTotals({ page: { totals, currency } }: { readonly page: MemberBetsPage }) {
  const { money, count } = useNumberFormat();
  return (
    <Totals
      totals={[
        { key: 'count', name: <Trans>Number of bets</Trans>, value: count(totals.count) },
        { key: 'stake', name: <Trans>Staked</Trans>, value: money(totals.stake, currency) },
        { key: 'payout', name: <Trans>Won</Trans>, value: money(totals.payout, currency) },
        {
          key: 'net',
          name: <Trans>Result of the member</Trans>,
          value: money(totals.net, currency),
          main: true,
        },
      ]}
    />
  );
}

type MemberBetsProps = {
  readonly id: string;
  readonly account: string;
  /** The currencies of the member's wallets. */
  readonly currencies: readonly MemberBet['currency'][];
};

/** The bets of a member in all games, newest first. */
export function MemberBets({ id, account, currencies }: MemberBetsProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<BetFilter>({});
  const query = useMemberBets(id, filter);
  const columns = useColumns();
  const [first] = query.data?.pages ?? [];
  return (
    <section className="detail__part">
      <Filters
        filter={first ? { currency: first.currency, ...filter } : filter}
        currencies={currencies}
        games={first?.games ?? []}
        onChange={setFilter}
      />
      <QueryState query={query} skeletons={3} />
      {first && <BetTotals page={first} />}
      {query.data && (
        <ListTable
          caption={t`Bets of ${account}`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ betId }) => betId}
          file={{ path: listFilesBets.path, query: { account } }}
          empty={<EmptyState art="lotus" title={<Trans>No bet found</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </section>
  );
}
