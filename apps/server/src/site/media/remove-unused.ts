import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { removeMedia } from './media-files.ts';
import { deleteMedia, lockUnused, listUnusedMedia } from './store.ts';

/** How long a private picture may stay unattached. */
const waitsMs = 24 * 3_600_000;
/** How many are removed in one run; the next run continues. */
const atOnceMax = 500;

/** Removes one picture, if it is still unattached and was not uploaded again. */
async function removeOne(ctx: Context, hash: string, before: Date): Promise<void> {
  await transact(ctx, async (tx) => {
    const unused = await lockUnused(tx, hash, before);
    if (!unused) return;
    await deleteMedia(tx, hash);
    const event = { kind: 'media.removed', actor: 'system', subject: `media:${hash}`, detail: {} };
    await logEvent(ctx, tx, event);
    // While the row is locked: a new upload of the same picture writes its files after us. If the
    // transaction fails after this, the row is still old, and the next run removes it.
    await removeMedia(ctx, 'private', unused);
  });
}

/** Removes the private pictures that were not attached for a day. */
export async function removeUnusedPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - waitsMs);
  for (const hash of await listUnusedMedia(ctx.db, before, atOnceMax))
    await removeOne(ctx, hash, before);
}
