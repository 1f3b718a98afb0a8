import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReportDimension } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { ReportRow } from '@khelaghor/contract/backoffice/reports.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { amountLabels, countLabels } from './labels.ts';
import type { AmountName, CountName } from './labels.ts';
import type { ReportSearch } from './report-search.ts';

type TableProps = {
  readonly rows: readonly ReportRow[];
  readonly currency: CashCurrency;
  readonly dimension: ReportDimension;
  /** What the lines are: a period or a dimension. */
  readonly head: string;
  readonly formatLine: (row: ReportRow) => string;
  /** The address that shows more of a line. */
  readonly getSearch: (row: ReportRow) => ReportSearch;
};

type Figures = {
  readonly amounts: readonly AmountName[];
  readonly counts: readonly CountName[];
};

const allFigures: Figures = {
  amounts: Object.keys(amountLabels) as readonly AmountName[],
  counts: Object.keys(countLabels) as readonly CountName[],
};
const playFigures: Figures = {
  amounts: ['stakes', 'payouts', 'result', 'bonuses'],
  counts: ['bets', 'activeMembers'],
};

/** The figures that lines of a dimension have; the others would be zero. */
const figuresByDimension: Readonly<Record<ReportDimension, Figures>> = {
  all: allFigures,
  affiliate: allFigures,
  country: allFigures,
  product: playFigures,
  game: playFigures,
  vendor: playFigures,
  channel: { amounts: ['deposited', 'withdrawn', 'fees'], counts: ['firstDeposits', 'depositors'] },
};

function useColumns({
  currency,
  dimension,
  head,
  formatLine,
  getSearch,
}: Omit<TableProps, 'rows'>): ListColumn<ReportRow>[] {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  const { amounts, counts } = figuresByDimension[dimension];
  return [
    {
      key: 'line',
      name: head,
      slot: 'name',
      text: formatLine,
      rank: ({ key }) => key,
      cell: (row) => (
        <Link to="/reports" search={getSearch(row)}>
          {formatLine(row)}
        </Link>
      ),
    },
    ...amounts.map((name): ListColumn<ReportRow> => ({
      key: name,
      name: t(amountLabels[name]),
      slot: 'line',
      figure: true,
      named: true,
      text: (row) => row[name],
      rank: (row) => BigInt(row[name]),
      cell: (row) => money(row[name], currency),
    })),
    ...counts.map((name): ListColumn<ReportRow> => ({
      key: name,
      name: t(countLabels[name]),
      slot: 'line',
      figure: true,
      named: true,
      text: (row) => String(row[name]),
      rank: (row) => row[name],
      cell: (row) => count(row[name]),
    })),
  ];
}

/** The lines of a report; a press on one shows what is behind it. */
export function ReportTable({ rows, ...props }: TableProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
    <div className="report-lines" tabIndex={0}>
      <ListTable
        caption={t`Lines of the report`}
        columns={useColumns(props)}
        rows={rows}
        rowKey={({ key }) => key}
        empty={null}
      />
    </div>
  );
}
