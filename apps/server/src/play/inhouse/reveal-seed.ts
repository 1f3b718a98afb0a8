import type { Context, Tx } from '../../lib/context.ts';
import { createHouseClientSeed } from './seeds.ts';
import { findRound, findSeed } from './store.ts';
import { rotateSeedIn } from './rotate-seed.ts';

/**
 * Ends the pair of seeds behind one of the member's bets, so that the bet can be recomputed. A pair
 * that is revealed already stays so. The next pair starts with a client seed of the house: the old
 * one was known when the next server seed was drawn, so it may not be used again.
 * @returns false when the member has no such bet
 */
export async function revealSeedOf(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<boolean> {
  const round = await findRound(tx, memberId, betId);
  const seed = round && (await findSeed(tx, memberId, round.seedId));
  if (!seed) return false;
  const wanted = { seedId: seed.id, clientSeed: createHouseClientSeed(ctx) };
  const rotated = await rotateSeedIn(ctx, tx, { memberId, scope: seed.scope }, wanted);
  if (rotated.ok) return true;
  const ended = await findSeed(tx, memberId, seed.id);
  if (ended?.state !== 'revealed') throw new Error(`seed ${seed.id} cannot be revealed`);
  return true;
}
