/** What a correction of settled bets moves, and in which order. Pure: the simulator uses it too. */
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { Wager, WagerStep } from '@khelaghor/ledger/wager.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/**
 * The steps from the payout of a settled wager to another one: the new payout comes first, so that
 * the old one can be taken from it, and both are lines of their own.
 */
export function getCorrectionSteps({ payout: before }: Wager, payout: Minor): WagerStep[] {
  if (payout === before) return [];
  if (payout === 0n || before === 0n) return [{ do: 'change_win', payout }];
  return [
    { do: 'win', amount: payout },
    { do: 'undo_win', amount: before },
  ];
}

/** What a wallet lacks when payouts are replaced by others; zero when it holds enough. */
export function computeDebt(sum: { before: Minor; payout: Minor }, available: bigint): Minor {
  const lacking = sum.before - sum.payout - available;
  return lacking > 0n ? minor(lacking) : ZERO;
}

const isCredit = ({ code }: Transfer): boolean => code === 'payout';

/** Puts the transfers of a correction in order: what wallets receive, debts, what they pay. */
export const orderCorrection = (
  moved: readonly Transfer[],
  debts: readonly Transfer[],
): Transfer[] => [
  ...moved.filter(isCredit),
  ...debts,
  ...moved.filter((transfer) => !isCredit(transfer)),
];
