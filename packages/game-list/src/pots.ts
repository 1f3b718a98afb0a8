// The games with pots, one row each, beside the list of games.
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { melaPots } from '../../../engines/mela/src/public.ts';

/** The pots of games by the codes of the games, in the order in which a bet draws its numbers. */
export const gamePots: ReadonlyMap<string, readonly PotTier[]> = new Map([['mela', melaPots]]);
