import './autoplay-box.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CURRENCY_SIGN } from '@khelaghor/money/currency.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceRow } from '../bet/choice-row.tsx';
import { NumberField } from '../bet/number-field.tsx';
import { readSum } from '../bet/read-stake.ts';
import { UnreadableFieldsContext, useUnreadableFields } from '../bet/unreadable-fields.ts';
import { roundCounts } from './autoplay-plan.ts';
import type { AutoplayEnd, AutoplayPlan } from './autoplay-plan.ts';
import type { Autoplay } from './use-autoplay.ts';

type SumFieldProps = {
  readonly label: ReactNode;
  readonly placeholder: string;
  /** In minor units; 0: none. */
  readonly sum: number;
  readonly onSum: (sum: number) => void;
  readonly disabled: boolean;
};

function SumField({ label, placeholder, sum, onSum, disabled }: SumFieldProps) {
  const format = useFormat();
  return (
    <NumberField
      label={label}
      sign={CURRENCY_SIGN[format.currency]}
      placeholder={placeholder}
      value={sum}
      text={sum === 0 ? '' : formatFieldAmount(minor(BigInt(sum)), format)}
      read={readSum}
      fault={<Trans>Write an amount like 500 or 500.50.</Trans>}
      onValue={onSum}
      disabled={disabled}
    />
  );
}

type AutoplayFormProps = {
  /** Null: it cannot be staked. */
  readonly stake: Minor | null;
  readonly isBusy: boolean;
  readonly onStart: (plan: AutoplayPlan) => void;
  /** The switch of the faster show; null: it is not allowed. */
  readonly turbo: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
};

const counts = roundCounts.map(String);

/** Rounds one after another: how many, at most how much may be lost, and which win ends them. */
export function AutoplayForm({ stake, isBusy, onStart, turbo }: AutoplayFormProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [rounds, setRounds] = useState(String(roundCounts[0]));
  const [loss, setLoss] = useState(0);
  const [win, setWin] = useState(0);
  const { report, hasUnreadable } = useUnreadableFields();
  const canStart = stake !== null && BigInt(loss) >= stake && !isBusy && !hasUnreadable;
  const start = () => {
    if (stake === null || !canStart) return;
    const winLimit = win === 0 ? null : minor(BigInt(win));
    onStart({ rounds: Number(rounds), stake, lossLimit: minor(BigInt(loss)), winLimit });
  };
  return (
    <details className="autoplay">
      <summary>
        <Icon name="refresh" size="small" />
        <Trans>Autoplay</Trans>
      </summary>
      <div className="autoplay__fields">
        <ChoiceRow
          label={t`Rounds`}
          values={counts}
          value={rounds}
          getText={(count) => toDigits(count, digits)}
          onValue={setRounds}
          disabled={isBusy}
        />
        <div className="autoplay__limits">
          <UnreadableFieldsContext value={report}>
            <SumField
              label={<Trans>Lose at most</Trans>}
              placeholder={t`required`}
              sum={loss}
              onSum={setLoss}
              disabled={isBusy}
            />
            <SumField
              label={<Trans>Stop at a win of</Trans>}
              placeholder={t`none`}
              sum={win}
              onSum={setWin}
              disabled={isBusy}
            />
          </UnreadableFieldsContext>
        </div>
        {turbo && (
          <label className="autoplay__turbo">
            <input
              type="checkbox"
              checked={turbo.isOn}
              onChange={({ currentTarget }) => turbo.onChange(currentTarget.checked)}
            />
            <Trans>Turbo: show rounds faster</Trans>
          </label>
        )}
        <Button block disabled={!canStart} onClick={start}>
          <Trans>Start autoplay</Trans>
        </Button>
      </div>
    </details>
  );
}

/** How far autoplay has come, and the button that stops it. */
export function AutoplayRun({
  run,
  onStop,
}: {
  readonly run: NonNullable<Autoplay['run']>;
  readonly onStop: () => void;
}) {
  const { digits } = useFormat();
  const { plan, progress } = run;
  const [now, all] = [Math.min(progress.played + 1, plan.rounds), plan.rounds].map((count) =>
    toDigits(String(count), digits),
  );
  return (
    <>
      <p className="autoplay__run">
        <span>
          <Trans>
            Autoplay: round {now} of {all}
          </Trans>
        </span>
        <Money minor={progress.net} sign="always" tone="result" />
      </p>
      <Button size="large" block onClick={onStop}>
        <Trans>Stop autoplay</Trans>
      </Button>
    </>
  );
}

function getEndText(end: AutoplayEnd): ReactNode {
  switch (end) {
    case 'rounds':
      return <Trans>Autoplay ended: all rounds are played.</Trans>;
    case 'loss_limit':
      return <Trans>Autoplay ended: another stake could pass your limit of loss.</Trans>;
    case 'win':
      return <Trans>Autoplay ended: a round paid the win that you wanted to stop at.</Trans>;
    case 'refused':
      return <Trans>Autoplay ended: a round was refused.</Trans>;
    case 'reality_check':
      return <Trans>Autoplay ended: it is time for your reality check.</Trans>;
    case 'hidden':
      return <Trans>Autoplay ended: the page was not in view.</Trans>;
    case 'line_cut':
      return <Trans>Autoplay ended: the connection was lost.</Trans>;
    case 'stopped':
      return <Trans>You stopped autoplay.</Trans>;
  }
}

/** Why autoplay has ended, in an ARIA live region. */
export function AutoplayEnded({ ended }: { readonly ended: Autoplay['ended'] }) {
  return (
    <p className="autoplay__end" role="status">
      {ended !== null && getEndText(ended)}
    </p>
  );
}
