import { computeCommitment } from '@khelaghor/fairness/seed.ts';
import type { z } from 'zod';
import type { gameSeeds } from '@khelaghor/contract/play/inhouse.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { insertNextSeed, listOpenSeeds, startNextSeed } from './store.ts';
import type { SeedOwner } from './store.ts';

export type GameSeeds = z.infer<typeof gameSeeds>;

/** Of every game: the seeds that are stored were encrypted under it, and Dice was the first. */
const sealLabel = 'dice-seed';

/** Draws a server seed, and stores it encrypted with its commitment as the member's next pair. */
export async function commitNextSeed(ctx: Context, tx: Tx, owner: SeedOwner): Promise<void> {
  const serverSeed = ctx.random.bytes(32);
  await insertNextSeed(tx, {
    id: ctx.random.id(),
    ...owner,
    sealed: ctx.secrets.encrypt(sealLabel, serverSeed),
    commitment: computeCommitment(serverSeed),
  });
}

/** Decrypts the server seed of a pair, for a roll or for a pair that is revealed. */
export const openServerSeed = (ctx: Context, sealed: Uint8Array): Uint8Array =>
  ctx.secrets.decrypt(sealLabel, sealed);

/**
 * A client seed for players who have not chosen one. Its text says that the house made it: such a
 * seed proves less than the player's own, and the game shows that.
 */
const createHouseClientSeed = (ctx: Context): string =>
  `house-${ctx.random.bytes(8).toString('hex')}`;

async function readSeeds(db: Database, owner: SeedOwner): Promise<GameSeeds | null> {
  const rows = await listOpenSeeds(db, owner);
  const active = rows.find((row) => row.state === 'active');
  const next = rows.find((row) => row.state === 'next');
  if (!active || !next || active.clientSeed === null) return null;
  return {
    seedId: active.id,
    commitment: active.commitment,
    nextCommitment: next.commitment,
    clientSeed: active.clientSeed,
    nextNonce: active.nextNonce,
  };
}

/** Returns a member's seeds; the first call commits to two pairs and starts one of them. */
export async function loadSeeds(ctx: Context, db: Database, owner: SeedOwner): Promise<GameSeeds> {
  const known = await readSeeds(db, owner);
  if (known) return known;
  await ctx.db.transaction().execute(async (tx) => {
    await commitNextSeed(ctx, tx, owner);
    // The second of two concurrent calls finds the first one's pair and does nothing.
    if (await readSeeds(tx, owner)) return;
    const open = await listOpenSeeds(tx, owner);
    if (!open.some((row) => row.state === 'active'))
      await startNextSeed(tx, owner, createHouseClientSeed(ctx));
    await commitNextSeed(ctx, tx, owner);
  });
  const seeds = await readSeeds(db, owner);
  if (!seeds) throw new Error(`member ${owner.memberId} has no seeds for ${owner.scope}`);
  return seeds;
}
