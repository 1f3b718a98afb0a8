import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportFigures } from '@khelaghor/contract/backoffice/reports.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { amountLabels, countLabels } from './labels.ts';
import type { AmountName, CountName } from './labels.ts';

const amounts = Object.keys(amountLabels) as readonly AmountName[];
const counts = Object.keys(countLabels) as readonly CountName[];

type TotalsProps = {
  readonly totals: ReportFigures;
  /** The totals of the days before. */
  readonly before: ReportFigures | undefined;
  readonly currency: CashCurrency;
};

/** A total, and that of the days before below it. */
function Total({ now, before }: { readonly now: string; readonly before: string | undefined }) {
  return (
    <>
      {now}
      {before !== undefined && (
        <small className="report-before">
          <Trans>before: {before}</Trans>
        </small>
      )}
    </>
  );
}

/** The totals of a report. */
export function ReportTotals({ totals, before, currency }: TotalsProps) {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return (
    <Facts
      facts={[
        ...amounts.map((name) => ({
          key: name,
          name: t(amountLabels[name]),
          value: (
            <Total
              now={money(totals[name], currency)}
              before={before && money(before[name], currency)}
            />
          ),
        })),
        ...counts.map((name) => ({
          key: name,
          name: t(countLabels[name]),
          value: <Total now={count(totals[name])} before={before && count(before[name])} />,
        })),
      ]}
    />
  );
}
