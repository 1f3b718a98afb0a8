import './typed-box.css';
import './stake-field.css';
import { useId } from 'react';
import { findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import type { StakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { isOnStep } from '@khelaghor/game-engine/stake-step.ts';
import { CURRENCY_SIGN } from '@khelaghor/money/currency.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { readAmountChange } from '@khelaghor/ui/amount-field/amount-change.ts';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';
import { doubleStakeWithin, halveStakeWithin } from './halve-double.ts';

/** Why a stake cannot be placed; null when it can. */
export type StakeProblem =
  | StakeRefusal
  | 'amount_unreadable'
  | 'stake_not_whole'
  | 'balance_too_low'
  | null;

type StakeBounds = {
  readonly limits: GameLimits;
  /** Stakes must be multiples of this amount. Undefined: any stake within the limits. */
  readonly step?: Minor | undefined;
  readonly balance: bigint;
};

/** Checks a stake like the server, so that the page shows an error before the click. */
export function findStakeProblem(
  stake: Minor | null,
  topPay: Ratio,
  { limits, step, balance }: StakeBounds,
): StakeProblem {
  if (stake === null) return 'amount_unreadable';
  const refusal = findStakeRefusal(stake, topPay, limits);
  if (refusal === null && !isOnStep(stake, step)) return 'stake_not_whole';
  return refusal ?? (stake > balance ? 'balance_too_low' : null);
}

function ProblemText({ problem, limits }: { problem: StakeProblem; limits: GameLimits }) {
  switch (problem) {
    case 'amount_unreadable':
      return <Trans>Write the stake as a number, for example 10 or 10.50.</Trans>;
    case 'stake_not_whole':
      return <Trans>The stake of this game must be a whole amount.</Trans>;
    case 'stake_below_minimum':
      return (
        <Trans>
          The smallest stake is <Money minor={limits.stakeMin} />.
        </Trans>
      );
    case 'stake_above_maximum':
      return (
        <Trans>
          The largest stake is <Money minor={limits.stakeMax} />.
        </Trans>
      );
    case 'payout_above_maximum':
      return (
        <Trans>
          One bet pays at most <Money minor={limits.payoutMax} />. Lower the stake, or choose a
          higher chance.
        </Trans>
      );
    case 'balance_too_low':
      return <Trans>Your balance is too low for this stake.</Trans>;
    case null:
      return null;
  }
}

type StakeFieldProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly stake: Minor | null;
  readonly problem: StakeProblem;
  readonly limits: GameLimits;
  readonly step?: Minor | undefined;
  readonly isBusy: boolean;
  readonly onDeposit: () => void;
};

/** The stake: typed, halved or doubled, with what is wrong with it. */
export function StakeField(props: StakeFieldProps) {
  const { stake, problem, limits, step, isBusy, onText } = props;
  const range = { ...limits, step };
  const format = useFormat();
  const id = useId();
  const show = (amount: Minor) => onText(formatFieldAmount(amount, format));
  return (
    <div className="stake">
      <label htmlFor={id}>
        <Trans>Stake</Trans>
      </label>
      <div className="stake__row">
        <span
          className={
            problem === null ? 'typed-box stake__box' : 'typed-box stake__box stake__box--bad'
          }
        >
          <span aria-hidden="true">{CURRENCY_SIGN[format.currency]}</span>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            disabled={isBusy}
            value={props.text}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(event) => onText(readAmountChange(props.text, event))}
            onBlur={() => stake !== null && show(stake)}
          />
        </span>
        <Button
          size="small"
          disabled={isBusy || stake === null || stake <= limits.stakeMin}
          onClick={() => stake !== null && show(halveStakeWithin(stake, range))}
        >
          <span aria-hidden="true">½</span>
          <span className="visually-hidden">
            <Trans>Half the stake</Trans>
          </span>
        </Button>
        <Button
          size="small"
          disabled={isBusy || stake === null || stake >= limits.stakeMax}
          onClick={() => stake !== null && show(doubleStakeWithin(stake, range))}
        >
          <span aria-hidden="true">{toDigits('2×', format.digits)}</span>
          <span className="visually-hidden">
            <Trans>Double the stake</Trans>
          </span>
        </Button>
      </div>
      <p className="stake__problem" id={`${id}-problem`} role="status">
        {problem !== null && (
          <span>
            <ProblemText problem={problem} limits={limits} />
          </span>
        )}
        {problem === 'balance_too_low' && (
          <Button size="small" kind="primary" onClick={props.onDeposit}>
            <Trans>Deposit</Trans>
          </Button>
        )}
      </p>
    </div>
  );
}
