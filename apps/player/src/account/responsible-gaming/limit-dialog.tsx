import { Trans, useLingui } from '@lingui/react/macro';
import { responsibleGamingSetLimit } from '@khelaghor/client/routes/account.gen.ts';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { StepUpField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { kindTitles, getPeriods, periodTitles } from './labels.ts';
import { readLimit } from './read-limit.ts';
import { TimeField } from './time-field.tsx';
import { useLimitChange } from './use-responsible-gaming.ts';

type LimitDialogProps = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** What holds now, in the unit of the kind; left out: there is no limit. */
  readonly before?: bigint;
  readonly hasPassword: boolean;
  /** The time may be chosen here. */
  readonly withPeriod?: boolean;
  readonly onClose: () => void;
};

/** Setting one limit: less holds at once, more has to wait. */
export function LimitDialog(props: LimitDialogProps) {
  const { kind, before, hasPassword, withPeriod, onClose } = props;
  const { t } = useLingui();
  const [period, setPeriod] = useState(props.period);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const own = useStepUpProof(hasPassword ? 'password' : 'code');
  const [isAsked, setAsked] = useState(false);
  const { change, isBusy, trouble } = useLimitChange();
  const isTime = kind === 'time';
  const amount = readLimit(typed, { kind, period });
  const isBad = isTried && amount === null;
  const label =
    withPeriod === true ? (
      <Trans>At most</Trans>
    ) : (
      <Trans>At most within {t(periodTitles[period])}</Trans>
    );
  const field = { id: 'limit', label, value: typed, onValueChange: setTyped };
  // Only a loosening takes a proof; the server knows what holds, and decides.
  const loosens = (wanted: string | null) =>
    before !== undefined && (wanted === null || BigInt(wanted) > before);
  const asksProof = isAsked || (amount !== null && loosens(amount));
  const save = async (wanted: string | null) => {
    if (loosens(wanted) && !asksProof) {
      setAsked(true);
      return;
    }
    const shown = loosens(wanted) ? own.take() : {};
    if (shown === null) return;
    const body = { kind, period, amount: wanted, ...shown };
    const reply = await change(() => call(responsibleGamingSetLimit, { body }));
    if (reply.success) onClose();
    else own.refused(reply);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(kindTitles[kind])}
      lead={
        <Trans>
          A lower limit applies at once. A higher one, or none, applies after 24 hours and your
          confirmation.
        </Trans>
      }
    >
      <DialogForm
        trouble={own.input.error === undefined ? trouble : null}
        onSubmit={(event) => {
          setTried(true);
          if (amount !== null) return save(amount);
          event.currentTarget.querySelector<HTMLElement>('#limit')?.focus();
        }}
      >
        {withPeriod === true && (
          <Select
            label={<Trans>Within</Trans>}
            value={period}
            onChange={(event) => setPeriod(event.currentTarget.value as LimitPeriod)}
          >
            {getPeriods(kind).map((one) => (
              <option key={one} value={one}>
                {t(periodTitles[one])}
              </option>
            ))}
          </Select>
        )}
        {isTime ? (
          <TimeField
            {...field}
            period={period}
            error={
              isBad
                ? t`Enter whole minutes, at least 15 and no more than the period has.`
                : undefined
            }
          />
        ) : (
          <AmountField
            {...field}
            error={isBad ? t`This is not an amount. Write it like 500 or 500.50.` : undefined}
            quick={[50_000n, 100_000n, 500_000n]}
          />
        )}
        {asksProof && <StepUpField proof={own} />}
        <Button kind="primary" block type="submit" busy={isBusy}>
          <Trans>Set the limit</Trans>
        </Button>
        {before !== undefined && (
          <Button block busy={isBusy} onClick={() => void save(null)}>
            <Trans>Request no limit</Trans>
          </Button>
        )}
      </DialogForm>
    </Modal>
  );
}
