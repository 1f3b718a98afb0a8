import './bet-panel.css';
import { useId } from 'react';
import { formatMultiplier, getPayout, validateBet } from '@khelaghor/engine-dice/public.ts';
import type { DiceLimits, DicePick, DiceRefusal } from '@khelaghor/engine-dice/public.ts';
import { CURRENCY_SIGN } from '@khelaghor/money/currency.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { parseTaka } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { amountText, cleanAmountText } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChanceControl } from './chance-control.tsx';
import { doubleStake, halveStake } from '../../../../packages/game-sdk/src/bet/stake-moves.ts';

/** Why the current bet cannot be placed; null when it can. */
export type BetProblem = DiceRefusal | 'amount_unreadable' | 'balance_too_low' | null;

/** Checks a bet like the server, so that the page shows an error before the click. */
function getProblem(
  pick: DicePick,
  stake: Minor | null,
  limits: DiceLimits,
  balance: bigint,
): BetProblem {
  if (stake === null) return 'amount_unreadable';
  const checked = validateBet({ ...pick, stake }, limits);
  if (!checked.ok) return checked.refusal;
  return stake > balance ? 'balance_too_low' : null;
}

type BetPanelProps = {
  readonly pick: DicePick;
  readonly onPick: (pick: DicePick) => void;
  readonly stakeText: string;
  readonly onStakeText: (text: string) => void;
  readonly limits: DiceLimits;
  readonly balance: bigint;
  readonly isBusy: boolean;
  readonly onRoll: (stake: Minor) => void;
  readonly onDeposit: () => void;
};

function ProblemText({ problem, limits }: { problem: BetProblem; limits: DiceLimits }) {
  switch (problem) {
    case 'amount_unreadable':
      return <Trans>Write the stake as a number, for example 10 or 10.50.</Trans>;
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
          One roll pays at most <Money minor={limits.payoutMax} />. Stake less, or take a larger
          chance.
        </Trans>
      );
    case 'balance_too_low':
      return <Trans>Your balance does not reach for this stake.</Trans>;
    case 'chance_out_of_range':
    case null:
      return null;
  }
}

function StakeField(props: BetPanelProps & { stake: Minor | null; problem: BetProblem }) {
  const { stake, problem, limits, isBusy, onStakeText } = props;
  const format = useFormat();
  const id = useId();
  const show = (amount: Minor) => onStakeText(amountText(amount, format));
  return (
    <div className="stake">
      <label htmlFor={id}>
        <Trans>Stake</Trans>
      </label>
      <div className="stake__row">
        <span className={problem === null ? 'stake__box' : 'stake__box stake__box--bad'}>
          <span aria-hidden="true">{CURRENCY_SIGN[format.currency]}</span>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            disabled={isBusy}
            value={props.stakeText}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(event) => onStakeText(cleanAmountText(event.currentTarget.value))}
            onBlur={() => stake !== null && show(stake)}
          />
        </span>
        <Button
          size="small"
          disabled={isBusy || stake === null || stake <= limits.stakeMin}
          onClick={() => stake !== null && show(halveStake(stake, limits))}
        >
          <span aria-hidden="true">½</span>
          <span className="sr">
            <Trans>Half the stake</Trans>
          </span>
        </Button>
        <Button
          size="small"
          disabled={isBusy || stake === null || stake >= limits.stakeMax}
          onClick={() => stake !== null && show(doubleStake(stake, limits))}
        >
          <span aria-hidden="true">{inDigits('2×', format.digits)}</span>
          <span className="sr">
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

/** The bet form: winning numbers, chance, stake, and the button. */
export function BetPanel(props: BetPanelProps) {
  const { pick, limits, balance, isBusy } = props;
  const { t } = useLingui();
  const { digits } = useFormat();
  const parsed = parseTaka(props.stakeText);
  const stake = parsed.ok ? parsed.value : null;
  const problem = getProblem(pick, stake, limits, balance);
  const submit = () => {
    if (stake !== null && problem === null) props.onRoll(stake);
  };
  return (
    // Not a form: the phone keyboard's submit key must never place a bet.
    <section className="bet" aria-label={t`Your bet`}>
      <ChanceControl pick={pick} onPick={props.onPick} disabled={isBusy} />
      <StakeField {...props} stake={stake} problem={problem} />
      <dl className="bet__terms">
        <div>
          <dt>
            <Trans>Pays</Trans>
          </dt>
          <dd>{inDigits(`${formatMultiplier(pick.chance)}×`, digits)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Possible win</Trans>
          </dt>
          <dd className="bet__win">
            {stake === null || (problem !== null && problem !== 'balance_too_low') ? (
              '–'
            ) : (
              <Money minor={getPayout(stake, pick.chance)} />
            )}
          </dd>
        </div>
      </dl>
      <Button
        kind="bet"
        size="large"
        block
        onClick={submit}
        busy={isBusy}
        disabled={!isBusy && problem !== null}
        className="bet__roll"
      >
        {isBusy ? <Trans>Rolling</Trans> : <Trans>Roll</Trans>}
      </Button>
    </section>
  );
}
