import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** What a winning next step of a round would pay. */
export type NextPay = {
  readonly pays: Ratio;
  readonly payout: Minor;
  /** Whether it is within the limit of the round: else the step cannot be taken. */
  readonly isOffered: boolean;
};

/** What a round would pay at a multiple of its stake. */
export function computeNextPay(round: StepRound, pays: Ratio): NextPay {
  const payout = computePayout(parseMinorText(round.stake), pays);
  return { pays, payout, isOffered: payout <= parseMinorText(round.payoutMax) };
}
