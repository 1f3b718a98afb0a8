import { Trans, useLingui } from '@lingui/react/macro';
import { stakeBands } from '@khelaghor/contract/play/stake-bands.ts';
import type { getReturns } from '@khelaghor/contract/play/game-desk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useFigureColumns } from './figure-columns.ts';
import { formatShare } from './labels.ts';
import { ReturnsChart } from './returns-chart.tsx';
import { SlotFigures } from './slot-figures.tsx';
import { useReturns } from './use-desk.ts';

type Group = ValueOf<typeof getReturns>['groups'][number];

/** The stakes of a band, such as "৳10 – ৳100". */
function useBandText(): (band: number | null) => string {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return (band) => {
    if (band === null) return t`All stakes`;
    const least = money(String(stakeBands[band] ?? 0), 'BDT');
    const next = stakeBands[band + 1];
    if (next === undefined) return t`${least} and more`;
    const below = money(String(next), 'BDT');
    return t`${least} to below ${below}`;
  };
}

function useFigures(): ListColumn<Group>[] {
  const { t } = useLingui();
  const { ofMoney, ofCount } = useFigureColumns<Group>();
  return [
    ofCount({ key: 'rounds', name: t`Rounds`, slot: 'line' }, ({ rounds }) => rounds),
    ofMoney({ key: 'stakes', name: t`Total stakes`, slot: 'line' }, ({ stake }) => stake),
    ofMoney({ key: 'payouts', name: t`Payouts`, slot: 'line' }, ({ payout }) => payout),
  ];
}

function useShareColumns(): ListColumn<Group>[] {
  const { t } = useLingui();
  return [
    {
      key: 'measured',
      name: t`Measured return`,
      slot: 'value',
      figure: true,
      text: ({ measured }) => formatShare(measured),
      rank: ({ measured }) => measured,
      cell: ({ measured }) => formatShare(measured),
    },
    {
      key: 'exact',
      name: t`Exact return`,
      slot: 'line',
      figure: true,
      named: true,
      text: ({ exact }) => formatShare(exact),
      cell: ({ exact }) => formatShare(exact),
    },
    {
      key: 'sigma',
      name: 'σ',
      slot: 'line',
      figure: true,
      named: true,
      text: ({ sigma }) => sigma.toFixed(2),
      cell: ({ sigma }) => sigma.toFixed(2),
    },
    {
      key: 'mark',
      name: t`Mark at 2.576 σ/√n`,
      slot: 'line',
      figure: true,
      named: true,
      text: ({ mark }) => formatShare(mark),
      cell: ({ mark }) => `±${formatShare(mark)}`,
    },
  ];
}

const writeBand = (text: string, { scope, currency }: Group) => (
  <>
    {text}
    <small translate="no" lang="zxx">
      {scope} · {currency}
    </small>
  </>
);

/** Returns of a game's rounds, by version, currency and stake. */
function ReturnsTable({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useLingui();
  const getBandText = useBandText();
  const columns: ListColumn<Group>[] = [
    {
      key: 'band',
      name: t`Stakes`,
      slot: 'name',
      text: ({ band }) => getBandText(band),
      cell: (group) => writeBand(getBandText(group.band), group),
    },
    { key: 'scope', name: t`Version`, slot: 'file', text: ({ scope }) => scope },
    { key: 'currency', name: t`Currency`, slot: 'file', text: ({ currency }) => currency },
    ...useFigures(),
    ...useShareColumns(),
  ];
  return (
    <ListTable
      caption={t`Returns`}
      columns={columns}
      rows={groups}
      rowKey={({ scope, currency, band }) => `${scope} ${currency} ${band ?? 'all'}`}
      file="returns"
      empty={null}
    />
  );
}

/** Returns of a game in the last 30 days, beside those of its rules. */
export function ReturnsTab({ gameCode }: { readonly gameCode: string }) {
  const query = useReturns(gameCode);
  if (!query.data) return <QueryState query={query} skeletons={3} />;
  const { groups, days } = query.data;
  if (groups.length === 0)
    return <EmptyState art="lotus" title={<Trans>No round in the last 30 days</Trans>} />;
  return (
    <div className="detail__part">
      <p className="detail__none">
        <Trans>
          The mark is 2.576 σ/√n: one honest game in a hundred ends farther from its exact return.
          At 4 σ the game is closed.
        </Trans>
      </p>
      {[...Map.groupBy(days, ({ currency }) => currency)].map(([currency, ofCurrency]) => (
        <ReturnsChart key={currency} currency={currency} days={ofCurrency} />
      ))}
      <ReturnsTable groups={groups} />
      <SlotFigures gameCode={gameCode} />
    </div>
  );
}
