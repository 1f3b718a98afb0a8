import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportRow } from '@khelaghor/contract/backoffice/reports.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { amountLabels } from './labels.ts';
import type { AmountName } from './labels.ts';
import type { LinePair } from './pair-lines.ts';

type ComparisonProps = {
  readonly pairs: readonly LinePair<ReportRow>[];
  /** The amount that is compared. */
  readonly shown: AmountName;
  readonly isDivided: boolean;
  readonly currency: CashCurrency;
  readonly formatLine: (row: ReportRow) => string;
};

type Pair = LinePair<ReportRow>;

function useColumns({
  shown,
  isDivided,
  currency,
  formatLine,
}: Omit<ComparisonProps, 'pairs'>): Column<Pair>[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const write = (row: ReportRow | undefined) => (row ? money(row[shown], currency) : '–');
  const figure = { slot: 'line', figure: true, named: true } as const;
  return [
    {
      key: 'line',
      head: t`Line`,
      slot: 'name',
      cell: ({ now, before }) => {
        const row = now ?? before;
        return row && formatLine(row);
      },
    },
    { ...figure, key: 'now', head: t(amountLabels[shown]), cell: ({ now }) => write(now) },
    // Periods are compared by their order, so the other one has a name of its own.
    ...(isDivided
      ? []
      : [
          {
            key: 'with',
            head: t`Compared with`,
            slot: 'line',
            named: true,
            cell: ({ before }: Pair) => (before ? formatLine(before) : '–'),
          } as const,
        ]),
    { ...figure, key: 'before', head: t`Amount there`, cell: ({ before }) => write(before) },
    {
      ...figure,
      key: 'difference',
      head: t`Difference`,
      cell: ({ now, before }) =>
        money(String(BigInt(now?.[shown] ?? 0) - BigInt(before?.[shown] ?? 0)), currency),
    },
  ];
}

/** The bars of a comparison as a table, for screen readers and for exact figures. */
export function ComparisonTable({ pairs, ...props }: ComparisonProps) {
  const { t } = useLingui();
  const columns = useColumns(props);
  return (
    <details className="report-comparison">
      <summary>
        <Trans>The same as a table</Trans>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div className="report-lines" tabIndex={0}>
        <DataTable
          caption={t`Comparison of two times`}
          columns={columns}
          rows={pairs}
          rowKey={({ key }) => key}
        />
      </div>
    </details>
  );
}
