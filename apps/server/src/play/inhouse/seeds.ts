import { DICE_SCOPE } from '@khelaghor/engine-dice/public.ts';
import { computeCommitment } from '@khelaghor/fairness/seed.ts';
import type { z } from 'zod';
import type { diceSeeds } from '@khelaghor/contract/play/dice.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { insertNextSeed, listOpenSeeds, startNextSeed } from './store.ts';

export type DiceSeeds = z.infer<typeof diceSeeds>;

const sealLabel = 'dice-seed';

/** Draws a server seed, and stores it encrypted with its commitment as the member's next pair. */
export async function commitNextSeed(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const serverSeed = ctx.random.bytes(32);
  await insertNextSeed(tx, {
    id: ctx.random.id(),
    memberId,
    scope: DICE_SCOPE,
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
export const houseClientSeed = (ctx: Context): string =>
  `house-${ctx.random.bytes(8).toString('hex')}`;

async function readSeeds(db: Database, memberId: string): Promise<DiceSeeds | null> {
  const rows = await listOpenSeeds(db, memberId, DICE_SCOPE);
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

/** Returns the member's seeds; the first call commits to two pairs and starts one of them. */
export async function seedsOf(ctx: Context, db: Database, memberId: string): Promise<DiceSeeds> {
  const known = await readSeeds(db, memberId);
  if (known) return known;
  await ctx.db.transaction().execute(async (tx) => {
    await commitNextSeed(ctx, tx, memberId);
    // The second of two concurrent calls finds the first one's pair and does nothing.
    if (await readSeeds(tx, memberId)) return;
    const open = await listOpenSeeds(tx, memberId, DICE_SCOPE);
    if (!open.some((row) => row.state === 'active'))
      await startNextSeed(tx, memberId, DICE_SCOPE, houseClientSeed(ctx));
    await commitNextSeed(ctx, tx, memberId);
  });
  const seeds = await readSeeds(db, memberId);
  if (!seeds) throw new Error(`member ${memberId} has no seeds for Dice`);
  return seeds;
}
