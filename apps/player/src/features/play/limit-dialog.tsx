import { Trans, useLingui } from '@lingui/react/macro';
import { playSetLimit } from '@khelaghor/client/routes.gen.ts';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/play-limits.ts';
import { minorText, parseTaka } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import '../../shared/dialog-form.css';
import { kindTitles, periodsOf, periodTitles } from './play-words.ts';
import { minutesOf, TimeField } from './time-field.tsx';
import { usePlayChange } from './use-play.ts';

type LimitDialogProps = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Whether there is a limit that may be removed. */
  readonly isSet: boolean;
  /** The time may be chosen here. */
  readonly withPeriod?: boolean;
  readonly onClose: () => void;
};

function takaOf(typed: string): string | null {
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? minorText(parsed.value) : null;
}

/** Setting one limit: less holds at once, more has to wait. */
export function LimitDialog({ kind, isSet, withPeriod, onClose, ...props }: LimitDialogProps) {
  const { t } = useLingui();
  const [period, setPeriod] = useState(props.period);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const { change, isBusy, trouble } = usePlayChange();
  const isTime = kind === 'time';
  const amount = isTime ? minutesOf(typed, period) : takaOf(typed);
  const isBad = isTried && amount === null;
  const label =
    withPeriod === true ? (
      <Trans>At most</Trans>
    ) : (
      <Trans>At most within {t(periodTitles[period])}</Trans>
    );
  const field = { id: 'limit', label, value: typed, onValueChange: setTyped };
  const save = async (wanted: string | null) => {
    const body = { kind, period, amount: wanted };
    const reply = await change(() => call(playSetLimit, { body }));
    if (reply.success) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(kindTitles[kind])}
      lead={
        <Trans>
          A lower limit holds at once. A higher one, or none, holds after 24 hours, when you have
          confirmed it once more.
        </Trans>
      }
    >
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (amount !== null) void save(amount);
          else event.currentTarget.querySelector<HTMLElement>('#limit')?.focus();
        }}
      >
        {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
        {withPeriod === true && (
          <Select
            label={<Trans>Within</Trans>}
            value={period}
            onChange={(event) => setPeriod(event.currentTarget.value as LimitPeriod)}
          >
            {periodsOf(kind).map((one) => (
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
              isBad ? t`Write whole minutes, at least 15 and no more than there are.` : undefined
            }
          />
        ) : (
          <AmountField
            {...field}
            error={isBad ? t`This is not an amount. Write it like 500 or 500.50.` : undefined}
            quick={[50_000n, 100_000n, 500_000n]}
          />
        )}
        <Button kind="lead" block type="submit" busy={isBusy}>
          <Trans>Set the limit</Trans>
        </Button>
        {isSet && (
          <Button block busy={isBusy} onClick={() => void save(null)}>
            <Trans>Ask for no limit</Trans>
          </Button>
        )}
      </form>
    </Modal>
  );
}
