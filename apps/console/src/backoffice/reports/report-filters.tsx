import { Trans, useLingui } from '@lingui/react/macro';
import { reportDimensions, reportPeriods } from '@khelaghor/contract/backoffice/report-terms.ts';
import { Checkbox, ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { dimensionLabels, periodLabels } from './labels.ts';
import type { ReportSearch } from './report-search.ts';
import type { ReportQuery } from './use-reports.ts';

type FiltersProps = {
  readonly asked: ReportQuery;
  /** The days to compare with, if any. */
  readonly compared: { readonly from: string; readonly to: string } | null;
  /** Changes the address. */
  readonly onChange: (change: Omit<ReportSearch, 'compare'> & { compare?: boolean }) => void;
};

/** The days, the periods and the division of a report. */
export function ReportFilters({ asked, compared, onChange }: FiltersProps) {
  const { t } = useLingui();
  return (
    <div className="report-filters">
      <TextField
        label={<Trans>First day</Trans>}
        type="date"
        name="from"
        value={asked.from}
        onChange={({ target }) => target.value !== '' && onChange({ from: target.value })}
      />
      <TextField
        label={<Trans>Last day</Trans>}
        type="date"
        name="to"
        value={asked.to}
        onChange={({ target }) => target.value !== '' && onChange({ to: target.value })}
      />
      <ChoiceField
        label={<Trans>Period</Trans>}
        name="period"
        value={asked.period}
        choices={reportPeriods.map((key) => ({ key, text: t(periodLabels[key]) }))}
        onChange={(period) => onChange({ period })}
      />
      <ChoiceField
        label={<Trans>Divided by</Trans>}
        name="dimension"
        value={asked.dimension}
        choices={reportDimensions.map((key) => ({ key, text: t(dimensionLabels[key]) }))}
        onChange={(dimension) => onChange({ dimension })}
      />
      <ChoiceField
        label={<Trans>Currency</Trans>}
        name="currency"
        value={asked.currency}
        choices={[
          { key: 'PLAY', text: t`Play money` },
          { key: 'BDT', text: t`Taka` },
        ]}
        onChange={(currency) => onChange({ currency })}
      />
      <Checkbox
        label={<Trans>Compare with other days</Trans>}
        name="compare"
        checked={compared !== null}
        onChange={({ target }) => onChange({ compare: target.checked })}
      />
      {compared && (
        <>
          <TextField
            label={<Trans>First day to compare with</Trans>}
            type="date"
            name="beforeFrom"
            value={compared.from}
            onChange={({ target }) => target.value !== '' && onChange({ beforeFrom: target.value })}
          />
          <TextField
            label={<Trans>Last day to compare with</Trans>}
            type="date"
            name="beforeTo"
            value={compared.to}
            onChange={({ target }) => target.value !== '' && onChange({ beforeTo: target.value })}
          />
        </>
      )}
    </div>
  );
}
