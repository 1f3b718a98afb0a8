import './reports.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportOrders } from '@khelaghor/contract/backoffice/report-orders.ts';
import { reportDimensions, reportPeriods } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { ReportDimension, ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { Checkbox, ChoiceField, FieldError, Select } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useSiteCurrency } from '../sessions/index.ts';
import { dimensionLabels, periodLabels } from './labels.ts';
import { formatHour } from './order-words.ts';
import { useOrderReport } from './use-orders.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const recipientsMax = 5;

type RecipientsProps = {
  readonly recipients: ReportOrders['recipients'];
  readonly chosen: readonly string[];
  readonly isWrong: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Operators with an address, of whom some get the report. */
function Recipients({ recipients, chosen, isWrong, onChange }: RecipientsProps) {
  return (
    <fieldset className="order-recipients">
      <legend>
        <Trans>Recipients</Trans>
      </legend>
      {recipients.map(({ id, username, email }) => (
        <Checkbox
          key={id}
          name={`recipient-${username}`}
          label={
            <bdi translate="no">
              {username} · {email}
            </bdi>
          }
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
      {recipients.length === 0 && (
        <p>
          <Trans>No operator who may save reports has an address yet.</Trans>
        </p>
      )}
      {isWrong && (
        <FieldError
          id="order-recipients-error"
          error={<Trans>Choose one to five operators.</Trans>}
        />
      )}
    </fieldset>
  );
}

type Draft = {
  readonly dimension: ReportDimension;
  readonly period: ReportPeriod;
  readonly currency: CashCurrency;
  readonly hour: number;
};

type TermsProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

/** Which report, how often and at which hour. */
function TermsFields({ draft, onChange }: TermsProps) {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={<Trans>Divided by</Trans>}
        name="dimension"
        value={draft.dimension}
        onChange={({ target }) =>
          onChange({ dimension: reportDimensions.find((one) => one === target.value) ?? 'all' })
        }
      >
        {reportDimensions.map((key) => (
          <option key={key} value={key}>
            {t(dimensionLabels[key])}
          </option>
        ))}
      </Select>
      <ChoiceField
        label={<Trans>Period</Trans>}
        name="period"
        value={draft.period}
        choices={reportPeriods.map((key) => ({ key, text: t(periodLabels[key]) }))}
        onChange={(period) => onChange({ period })}
      />
      <ChoiceField
        label={<Trans>Currency</Trans>}
        name="currency"
        value={draft.currency}
        choices={[
          { key: 'PLAY', text: t`Play money` },
          { key: 'BDT', text: t`Taka` },
        ]}
        onChange={(currency) => onChange({ currency })}
      />
      <Select
        label={<Trans>Hour in Dhaka</Trans>}
        name="hour"
        value={String(draft.hour)}
        onChange={({ target }) => onChange({ hour: Number(target.value) })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </Select>
    </>
  );
}

type DialogProps = {
  readonly recipients: ReportOrders['recipients'];
  readonly onClose: () => void;
};

/** Orders a report by e-mail: what it shows, when it comes and to which operators. */
export function OrderDialog({ recipients, onClose }: DialogProps) {
  const ordering = useOrderReport();
  const usual = useSiteCurrency();
  const [key] = useState(createId);
  const [draft, setDraft] = useState<Draft>({
    dimension: 'all',
    period: 'day',
    currency: usual,
    hour: 9,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isWrong, setWrong] = useState(false);
  const isFit = chosen.length > 0 && chosen.length <= recipientsMax;
  return (
    <ActionDialog
      question={{
        title: <Trans>Order a report by e-mail</Trans>,
        lead: (
          <Trans>
            Each day, week or month at this hour the report of the one before is sent, with a file.
            The first one comes at once.
          </Trans>
        ),
        done: { title: <Trans>The report is ordered</Trans> },
      }}
      confirm={<Trans>Order report</Trans>}
      check={() => {
        setWrong(!isFit);
        return isFit;
      }}
      run={() => ordering.mutateAsync({ key, ...draft, recipients: [...chosen] })}
      onClose={onClose}
    >
      {() => (
        <>
          <TermsFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
          <Recipients
            recipients={recipients}
            chosen={chosen}
            isWrong={isWrong && !isFit}
            onChange={setChosen}
          />
        </>
      )}
    </ActionDialog>
  );
}
