import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { useWords } from './words.ts';

/** The outcome of a round in the fewest words; empty when it is a round of another game. */
export function useRoundLabel(game: FinishedGame): (round: GameRound) => string {
  const words = useWords();
  return (round) => {
    const choice = game.parseChoice(round.choice);
    const outcome = game.parseOutcome(round.outcome);
    return choice && outcome ? words(game.shortWords(choice, outcome)) : '';
  };
}
