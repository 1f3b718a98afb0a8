import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { limboEngine, readHeight } from '@khelaghor/engine-limbo/public.ts';

/** The height of a round of Limbo in hundredths. Throws when it is a round of another game. */
export function getRoundHeight(round: GameRound): bigint {
  const outcome = limboEngine.parseOutcome(round.outcome);
  if (!outcome) throw new Error(`round ${round.betId} has no height`);
  return readHeight(outcome);
}
