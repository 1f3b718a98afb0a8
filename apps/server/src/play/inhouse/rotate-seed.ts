import { DICE_SCOPE } from '@khelaghor/engine-dice/public.ts';
import { toHex, parseClientSeed } from '@khelaghor/fairness/seed.ts';
import type { rotateDiceSeed } from '@khelaghor/contract/play/dice.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { commitNextSeed, openServerSeed, seedsOf } from './seeds.ts';
import { findSeed, lockActiveSeed, revealActiveSeed, startNextSeed } from './store.ts';

type Rotated = ValueOf<typeof rotateDiceSeed>;

// A client seed is one line that a person can read and copy.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;

async function revealedOf(
  ctx: Context,
  tx: Tx,
  memberId: string,
  seedId: string,
): Promise<Rotated['revealed'] | null> {
  const seed = await findSeed(tx, memberId, seedId);
  if (!seed || seed.state !== 'revealed' || seed.clientSeed === null) return null;
  return {
    seedId: seed.id,
    serverSeed: toHex(openServerSeed(ctx, seed.serverSeedSealed)),
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
  };
}

/**
 * Reveals the member's active pair and starts the next one, whose commitment was shown before,
 * with a client seed. Runs in the caller's transaction. The same call again answers the same; a
 * pair that is not the active one is refused with `seed_in_use`.
 */
export async function rotateSeedIn(
  ctx: Context,
  tx: Tx,
  memberId: string,
  wanted: { seedId: string; clientSeed: string },
): Promise<Result<Rotated, 'client_seed_invalid' | 'seed_in_use'>> {
  const parsed = parseClientSeed(wanted.clientSeed);
  if (!parsed.ok || controls.test(wanted.clientSeed)) return refuse('client_seed_invalid');
  const active = await lockActiveSeed(tx, memberId, DICE_SCOPE);
  if (active?.id === wanted.seedId) {
    await revealActiveSeed(tx, active.id);
    await startNextSeed(tx, memberId, DICE_SCOPE, parsed.value);
    await commitNextSeed(ctx, tx, memberId);
  } else if (active?.clientSeed !== parsed.value) {
    return refuse('seed_in_use');
  }
  const revealed = await revealedOf(ctx, tx, memberId, wanted.seedId);
  if (!revealed) return refuse('seed_in_use');
  return ok({ revealed, seeds: await seedsOf(ctx, tx, memberId) });
}

/** The same in a transaction of its own. */
export const rotateSeed = (
  ctx: Context,
  memberId: string,
  wanted: { seedId: string; clientSeed: string },
): Promise<Result<Rotated, 'client_seed_invalid' | 'seed_in_use'>> =>
  ctx.db.transaction().execute((tx) => rotateSeedIn(ctx, tx, memberId, wanted));
