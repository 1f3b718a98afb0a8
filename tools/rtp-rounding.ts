// Returns of games at small stakes, where rounding payouts down to a minor unit costs most.
import type { Plain, Play } from '@khelaghor/game-engine/game-engine.ts';
import { computeRoundedReturn } from '@khelaghor/game-engine/game-return.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { compareRatio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** The play of a game that returns least at a stake, the first of several. */
type LowestRounded = { readonly play: Plain; readonly rtp: Ratio };

/** Finds the play that returns least at a stake. Throws when the game lists no plays. */
export function findLowestRounded(
  game: { readonly code: string; plays(): Iterable<Play<Plain>> },
  stake: Minor,
): LowestRounded {
  let lowest: LowestRounded | null = null;
  for (const play of game.plays()) {
    const rtp = computeRoundedReturn(play, stake);
    if (!lowest || compareRatio(rtp, lowest.rtp) < 0) lowest = { play: play.choice, rtp };
  }
  if (!lowest) throw new Error(`the game ${game.code} lists no plays`);
  return lowest;
}
