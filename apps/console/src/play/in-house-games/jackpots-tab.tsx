import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import type { DeskJackpots, DeskPot, PotRulesValue } from '@khelaghor/contract/play/jackpots.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { writeTaka } from '../../shared/write-taka.ts';
import { useFigureColumns } from './figure-columns.ts';
import { formatShare, tierLabels } from './labels.ts';
import { writeRate } from './pot-rules-draft.ts';
import { useCancelRules, useConfirmRules } from './use-jackpots.ts';

const PotRulesDialog = lazy(async () => ({
  default: (await import('./pot-rules-dialog.tsx')).PotRulesDialog,
}));

type Hit = DeskJackpots['hits'][number];

/** The name of a tier; the code of one that this page does not know. */
function useTierText(): (tier: string) => string {
  const { t } = useLingui();
  return (tier) => {
    const label = tierLabels.get(tier);
    return label ? t(label) : tier;
  };
}

/** Shares of the stakes that went into pots and that pots paid. */
function useShares(): ListColumn<DeskPot>[] {
  const { t } = useLingui();
  const getPaid = ({ paid, staked }: DeskPot) =>
    staked === '0' ? 0 : Number(paid) / Number(staked);
  const shape = { slot: 'line', figure: true, named: true } as const;
  return [
    {
      key: 'rate',
      name: t`Share of stakes`,
      slot: 'file',
      text: ({ rate }) => `${writeRate(rate)}%`,
    },
    {
      ...shape,
      key: 'exact',
      name: t`Exact return`,
      text: (pot) => formatShare(pot.return),
      cell: (pot) => formatShare(pot.return),
    },
    {
      ...shape,
      key: 'measured',
      name: t`Measured return`,
      text: (pot) => formatShare(getPaid(pot)),
      cell: (pot) => formatShare(getPaid(pot)),
    },
  ];
}

function usePotColumns(): ListColumn<DeskPot>[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const getTier = useTierText();
  const shares = useShares();
  const { ofMoney } = useFigureColumns<DeskPot>();
  return [
    {
      key: 'tier',
      name: t`Jackpot`,
      slot: 'name',
      text: ({ tier, currency }) => `${tier} ${currency}`,
      cell: ({ tier, currency }) => (
        <>
          {getTier(tier)}
          <small translate="no" lang="zxx">
            {currency}
          </small>
        </>
      ),
    },
    ofMoney({ key: 'amount', name: t`Amount`, slot: 'value' }, ({ amount }) => amount),
    { key: 'start', name: t`Start`, slot: 'file', text: ({ start }) => writeTaka(start) },
    ofMoney({ key: 'cap', name: t`Cap`, slot: 'line' }, ({ cap }) => cap),
    ...shares,
    { key: 'hits', name: t`Hits`, slot: 'file', text: ({ hits }) => String(hits) },
    {
      key: 'difference',
      name: t`In the ledger`,
      slot: 'state',
      text: ({ difference }) => difference,
      cell: ({ difference, currency }) => {
        if (difference === '0') return <StatusBadge tone="good">{t`Agrees`}</StatusBadge>;
        const off = money(difference, currency);
        return <StatusBadge tone="bad">{t`Differs by ${off}`}</StatusBadge>;
      },
    },
  ];
}

function useRulesFacts(): (rules: PotRulesValue, currency: DeskPot['currency']) => ObjectFact[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return ({ start, cap, rate }, currency) => [
    { key: 'start', name: t`Start`, value: money(start, currency) },
    { key: 'cap', name: t`Cap`, value: money(cap, currency) },
    { key: 'rate', name: t`Share of stakes`, value: `${writeRate(rate)}%` },
  ];
}

/** The rules of the pots to come are changed by two operators. */
function usePotActions(gameCode: string): (pot: DeskPot) => RowActions {
  const confirming = useConfirmRules();
  const cancelling = useCancelRules();
  const getFacts = useRulesFacts();
  return (pot) => {
    const { currency, tier, waiting } = pot;
    const key = `rules ${currency} ${tier}`;
    if (!waiting) {
      const change: Action = {
        key,
        label: <Trans>Change the rules</Trans>,
        icon: 'edit',
        renderDialog: (onClose) => <PotRulesDialog {...{ gameCode, pot, onClose }} />,
      };
      return { actions: [change] };
    }
    const params = { gameCode, currency, tier, requestId: waiting.id };
    return getRequestActions(waiting, {
      key,
      what: <Trans>Other rules requested</Trans>,
      question: {
        title: <Trans>Change the rules?</Trans>,
        facts: <Facts facts={getFacts(waiting.rules, currency)} />,
        done: { title: <Trans>The next jackpots have the new rules</Trans> },
      },
      confirm: () => confirming.mutateAsync(params),
      withdraw: () => cancelling.mutateAsync(params),
    });
  };
}

function useHitColumns(): ListColumn<Hit>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getTier = useTierText();
  const { ofMoney, ofCount } = useFigureColumns<Hit>();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      cell: ({ account, betId }) => (
        <Link to="/in-house-games" search={{ round: betId }} translate="no">
          {account}
        </Link>
      ),
    },
    {
      key: 'tier',
      name: t`Jackpot`,
      slot: 'line',
      text: ({ tier, currency }) => `${tier} ${currency}`,
      cell: ({ tier }) => getTier(tier),
    },
    ofCount({ key: 'number', name: t`Number`, slot: 'line' }, ({ number }) => number),
    ofMoney({ key: 'from', name: t`Lifted from`, slot: 'line' }, ({ from }) => from),
    ofMoney({ key: 'to', name: t`Lifted to`, slot: 'line' }, ({ to }) => to),
    ofMoney({ key: 'cap', name: t`Cap`, slot: 'line' }, ({ cap }) => cap),
    ofMoney({ key: 'paid', name: t`Jackpot paid`, slot: 'value' }, ({ paid }) => paid),
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
  ];
}

type TabProps = { readonly gameCode: string; readonly jackpots: DeskJackpots };

/** The pots of a game beside their accounts in the ledger, and those that fell. */
export function JackpotsTab({ gameCode, jackpots }: TabProps) {
  const { t } = useLingui();
  return (
    <div className="detail__part">
      <ListTable
        caption={t`Jackpots`}
        columns={usePotColumns()}
        rows={jackpots.pots}
        rowKey={({ currency, tier }) => `${currency} ${tier}`}
        getActions={usePotActions(gameCode)}
        file="jackpots"
        empty={null}
      />
      <ListTable
        caption={t`Jackpots that fell`}
        columns={useHitColumns()}
        rows={jackpots.hits}
        rowKey={({ betId, tier }) => `${betId} ${tier}`}
        file="jackpot-hits"
        summary={<Trans>Jackpots that fell</Trans>}
        empty={<EmptyState art="lotus" title={<Trans>No jackpot has fallen yet</Trans>} />}
      />
    </div>
  );
}
