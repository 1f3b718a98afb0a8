import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';

/** A round of Dice with the number that was rolled. */
export type Roll = GameRound & { readonly roll: number };

/** Reads the number of a round. Throws when it is no round of Dice. */
export function readRoll(round: GameRound): Roll {
  const outcome = diceEngine.parseOutcome(round.outcome);
  if (!outcome) throw new Error(`round ${round.betId} is no roll`);
  return { ...round, ...outcome };
}
