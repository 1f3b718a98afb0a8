import type { DiceRoll } from '@khelaghor/contract/play/dice.ts';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';

/** A round of Dice as its own calls have always shown it. */
export function toDiceRoll({ choice, outcome, ...round }: GameRound): DiceRoll {
  const pick = diceEngine.parseChoice(choice);
  const rolled = diceEngine.parseOutcome(outcome);
  if (!pick || !rolled) throw new Error(`round ${round.betId} is none of Dice`);
  const { game: _game, returned: _returned, ...rest } = round;
  return { ...rest, ...pick, ...rolled };
}
