import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import { useKeyText } from './use-key-text.ts';

type ProfitTableProps = {
  readonly rows: readonly ProfitRow[];
  readonly currency: Currency;
  readonly range: DateRange;
  readonly by: ProfitGrouping;
  readonly weekStart: WeekStart;
};

type Line = ProfitRow & { readonly name: string; readonly currency: Currency };

const heads = {
  day: <Trans>Day</Trans>,
  week: <Trans>Week</Trans>,
  month: <Trans>Month</Trans>,
  category: <Trans>Kind of games</Trans>,
  game: <Trans>Game</Trans>,
} as const;

function BetCount({ count }: { readonly count: number }) {
  const { lang, digits, grouping } = useFormat();
  const shown = formatNumber(count, { lang, digits, grouping });
  return <Plural value={count} one={`${shown} bet`} other={`${shown} bets`} />;
}

const figures: readonly Column<Line>[] = [
  {
    key: 'bets',
    head: <Trans>Bets</Trans>,
    slot: 'note',
    figure: true,
    cell: ({ bets }) => <BetCount count={bets} />,
  },
  {
    key: 'stake',
    head: <Trans>Staked</Trans>,
    slot: 'state',
    figure: true,
    named: true,
    cell: ({ stake, currency }) => <Money minor={parseMinorText(stake)} currency={currency} />,
  },
  {
    key: 'payout',
    head: <Trans>Returned</Trans>,
    slot: 'desk',
    figure: true,
    cell: ({ payout, currency }) => <Money minor={parseMinorText(payout)} currency={currency} />,
  },
  {
    key: 'net',
    head: <Trans>Profit and loss</Trans>,
    slot: 'value',
    figure: true,
    cell: ({ net, currency }) => (
      <Money minor={parseMinorText(net)} currency={currency} sign="always" tone="result" />
    ),
  },
];

/** The lines of a profit and loss: a table on a desk, a list on a phone. */
export function ProfitTable({ rows, currency, range, by, weekStart }: ProfitTableProps) {
  const { t } = useLingui();
  const format = useKeyText(range, by, weekStart);
  const columns: readonly Column<Line>[] = [
    { key: 'name', head: heads[by], slot: 'name', cell: ({ name }) => name },
    ...figures,
  ];
  return (
    <div className="record__lines">
      <DataTable
        caption={t`Your profit and loss`}
        columns={columns}
        rows={rows.map((row) => ({ ...row, name: format(row), currency }))}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
