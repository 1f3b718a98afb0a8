import { placeWager, stepWager } from '@khelaghor/ledger/wager.ts';
import type { WagerStep } from '@khelaghor/ledger/wager.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** The wager of a stake, and what placing it moves. */
export function placeStake(stake: Minor) {
  const wager = placeWager(stake);
  if (!wager.ok) throw new Error(`a stake cannot be placed: ${wager.refusal}`);
  return wager;
}

/** What ending the wager of a stake moves. */
export function endStake(stake: Minor, step: WagerStep) {
  const wager = stepWager(placeStake(stake).wager, step);
  if (!wager.ok) throw new Error(`a wager cannot ${step.do}: ${wager.refusal}`);
  return wager;
}
