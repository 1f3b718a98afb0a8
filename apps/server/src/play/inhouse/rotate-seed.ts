import { toHex, parseClientSeed } from '@khelaghor/fairness/seed.ts';
import type { rotateGameSeed } from '@khelaghor/contract/play/inhouse.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { commitNextSeed, openServerSeed, loadSeeds } from './seeds.ts';
import { hasOpenRound } from './step-store.ts';
import { findSeed, lockActiveSeed, revealActiveSeed, startNextSeed } from './store.ts';
import type { SeedOwner } from './store.ts';

type Rotated = ValueOf<typeof rotateGameSeed>;
type SeedRefusal = (typeof rotateGameSeed)['refusals'][number];

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
 * pair that is not the active one is refused with `seed_in_use`. While a round of many steps is
 * open on the pair it is refused with `round_open`: the seed would show what is hidden in it.
 */
export async function rotateSeedIn(
  ctx: Context,
  tx: Tx,
  owner: SeedOwner,
  wanted: { seedId: string; clientSeed: string },
): Promise<Result<Rotated, SeedRefusal>> {
  const parsed = parseClientSeed(wanted.clientSeed);
  if (!parsed.ok || controls.test(wanted.clientSeed)) return refuse('client_seed_invalid');
  const active = await lockActiveSeed(tx, owner);
  if (active?.id === wanted.seedId) {
    // The pair is locked: a round that was opened on it is seen, and none is opened before the end.
    if (await hasOpenRound(tx, active.id)) return refuse('round_open');
    await revealActiveSeed(tx, active.id);
    await startNextSeed(tx, owner, parsed.value);
    await commitNextSeed(ctx, tx, owner);
  } else if (active?.clientSeed !== parsed.value) {
    return refuse('seed_in_use');
  }
  const revealed = await revealedOf(ctx, tx, owner.memberId, wanted.seedId);
  if (!revealed) return refuse('seed_in_use');
  return ok({ revealed, seeds: await loadSeeds(ctx, tx, owner) });
}

/** The same in a transaction of its own. */
export const rotateSeed = (
  ctx: Context,
  owner: SeedOwner,
  wanted: { seedId: string; clientSeed: string },
): Promise<Result<Rotated, SeedRefusal>> =>
  ctx.db.transaction().execute((tx) => rotateSeedIn(ctx, tx, owner, wanted));
