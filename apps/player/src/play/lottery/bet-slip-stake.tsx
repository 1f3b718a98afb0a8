import { Trans, useLingui } from '@lingui/react/macro';
import { minor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';
import { readAmountChange } from '@khelaghor/ui/amount-field/amount-change.ts';
import { formatFieldAmount, normalizeAmountText } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useId } from 'react';
import { useNumberFormat } from './number-format.ts';
import type { LotteryTerms } from './issue-state.ts';
import { changeSlip, type Slip } from './bet-slip-store.ts';
import {
  getQuickStakes,
  getStakeUnit,
  getTicketLimits,
  quickPoints,
  stepStake,
  type SlipRefusal,
  type SlipSum,
} from './bet-slip.ts';

/** Words why a slip cannot be bought as it is. */
function useSlipRefusalText(terms: LotteryTerms, stakeUnit: bigint) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const limits = getTicketLimits(terms);
  const least = figures.money(limits.stakeMin);
  const most = figures.money(limits.stakeMax);
  const paid = figures.money(limits.payoutMax);
  const lines = figures.digits(limits.linesMax);
  const unit = figures.money(stakeUnit);
  return (refusal: SlipRefusal): string => {
    switch (refusal) {
      case 'stake_unreadable':
        return t`Enter the stake as an amount.`;
      case 'points_unreadable':
        return t`Enter whole points.`;
      case 'stake_below_minimum':
        return t`The lowest stake per line is ${least}.`;
      case 'stake_not_in_units':
        return t`A stake on the jackpot is a multiple of ${unit}.`;
      case 'stake_above_maximum':
        return t`One bet type can cost at most ${most}. Lower the stake.`;
      case 'payout_above_maximum':
        return t`One bet type can pay at most ${paid}. Lower the stake.`;
      case 'line_count_out_of_range':
        return t`One bet type can have at most ${lines} lines.`;
      case 'play_unknown':
      case 'selection_invalid':
        return t`One line is no longer offered. Clear the ticket and choose again.`;
    }
  };
}

/** Refusals of the server that are about the stake; they are said under it. */
const aboutStake: ReadonlySet<string> = new Set([
  'stake_below_minimum',
  'stake_not_in_units',
  'stake_above_maximum',
  'payout_above_maximum',
  'line_count_out_of_range',
]);

/** Whether a refused order is explained under the stake rather than beside the button. */
export function isAboutStake(code: string): boolean {
  return aboutStake.has(code);
}

type SlipStakeProps = {
  readonly terms: LotteryTerms;
  readonly slip: Slip;
  readonly sum: SlipSum;
};

/** The stake on each line: typed, stepped, or one of the ready ones. */
export function BetSlipStake({ terms, slip, sum }: SlipStakeProps) {
  const { t } = useLingui();
  const id = useId();
  const format = useFormat();
  const unit = getStakeUnit(terms.gameCode, sum.tickets);
  const formatRefusal = useSlipRefusalText(terms, unit);
  const figures = useNumberFormat();
  const { isInPoints } = sum;
  const ofTerms = getTicketLimits(terms);
  // Points are typed like amounts, one as 1.00; what they cost is checked with the tickets.
  const limits = isInPoints ? { ...ofTerms, stakeMin: minor(100n) } : ofTerms;
  const quick = isInPoints ? quickPoints : getQuickStakes(limits);
  const parsed = readAmount(slip.stakeText);
  const stake = parsed.ok ? parsed.value : limits.stakeMin;
  const isSent = slip.order !== null;
  const change = (stakeText: string) => {
    if (!isSent) changeSlip(terms.gameCode, () => ({ stakeText, note: null }));
  };
  const step = (direction: 'more' | 'less') =>
    change(formatFieldAmount(stepStake(stake, direction, limits, unit), format));
  const { note } = slip;
  const answered =
    note?.kind === 'refused' && isAboutStake(note.refusal.code) ? note.refusal : null;
  const answer = answered && answered.code !== 'network' ? answered.message : null;
  const error = sum.refusal === null ? answer : formatRefusal(sum.refusal);
  return (
    <div className="bet-slip__stake">
      <label htmlFor={id}>
        {isInPoints ? <Trans>Points per number</Trans> : <Trans>Stake per line</Trans>}
      </label>
      <div className={error === null ? 'stepper-field' : 'stepper-field stepper-field--bad'}>
        <button
          type="button"
          aria-label={t`Lower the stake`}
          disabled={isSent || stake <= limits.stakeMin || stake <= unit}
          onClick={() => step('less')}
        >
          <Icon name="minus" />
        </button>
        {!isInPoints && <span aria-hidden="true">৳</span>}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={isSent}
          value={slip.stakeText}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => change(readAmountChange(slip.stakeText, event))}
          onBlur={() => change(normalizeAmountText(slip.stakeText, format))}
        />
        <button
          type="button"
          aria-label={t`Increase the stake`}
          disabled={isSent || stake >= limits.stakeMax}
          onClick={() => step('more')}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div className="bet-slip__error">
        <FieldError id={`${id}-error`} error={error ?? undefined} />
      </div>
      <div className="bet-slip__quick" role="group" aria-label={t`Quick amounts`}>
        {quick.map((amount) => (
          <Chip
            key={String(amount)}
            pressed={parsed.ok && parsed.value === amount}
            onPress={() => change(formatFieldAmount(minor(amount), format))}
          >
            {isInPoints ? (
              figures.digits(String(amount / 100n))
            ) : (
              <Money minor={amount} decimals={false} />
            )}
          </Chip>
        ))}
      </div>
    </div>
  );
}
