import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { GameState, RoundPhase } from './use-rounds.ts';
import type { StepPhase } from './use-steps.ts';

/** The balance while a round is decided: without the stake from the press on, before a payout. */
export function getBalanceDuring(state: GameState, phase: RoundPhase | StepPhase): bigint {
  const balance = parseMinorText(state.balance);
  if (phase.name === 'landing') return balance - parseMinorText(phase.round.stake);
  // The stake of an open round is gone from the balance already.
  const isStaking = phase.name === 'asking' && (!('act' in phase) || phase.act === 'open');
  return isStaking ? balance - phase.stake : balance;
}
