import type { Context, Tx } from '../../lib/context.ts';
import { findRound, findSeed } from './store.ts';
import { rotateSeedIn } from './rotate-seed.ts';
import { findStepRound } from './step-store.ts';

/**
 * Ends the pair of seeds behind one of the member's bets, so that the bet can be recomputed. A pair
 * that is revealed already stays so. The next pair starts with a new client seed of the player's:
 * the old one was known when the next server seed was drawn.
 *
 * Nothing is revealed while a round of many steps is open on the pair, be it this bet or another.
 * @returns null when the member has no such bet
 */
export async function revealSeedOf(
  ctx: Context,
  tx: Tx,
  { memberId, betId }: { readonly memberId: string; readonly betId: string },
  clientSeed: string,
): Promise<'revealed' | 'round_open' | 'client_seed_invalid' | null> {
  const round =
    (await findRound(tx, memberId, betId)) ?? (await findStepRound(tx, memberId, betId));
  const seed = round && (await findSeed(tx, memberId, round.seedId));
  if (!seed) return null;
  const wanted = { seedId: seed.id, clientSeed };
  const rotated = await rotateSeedIn(ctx, tx, { memberId, scope: seed.scope }, wanted);
  if (rotated.ok) return 'revealed';
  if (rotated.refusal !== 'seed_in_use') return rotated.refusal;
  const ended = await findSeed(tx, memberId, seed.id);
  if (ended?.state !== 'revealed') throw new Error(`seed ${seed.id} cannot be revealed`);
  return 'revealed';
}
