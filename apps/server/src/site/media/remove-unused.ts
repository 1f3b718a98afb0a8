import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { removeMedia } from './media-files.ts';
import { deleteMedia, lockUnused, unusedMedia } from './store.ts';

/** How long a private picture waits for somebody who uses it. */
const waitsMs = 24 * 3_600_000;
/** How many are removed in one run; the next goes on. */
const atOnceMax = 500;

/** Removes one, if still nobody uses it and it was not brought again. */
async function removeOne(ctx: Context, hash: string, before: Date): Promise<void> {
  await transact(ctx, async (tx) => {
    const unused = await lockUnused(tx, hash, before);
    if (!unused) return;
    await deleteMedia(tx, hash);
    const event = { kind: 'media.removed', actor: 'system', subject: `media:${hash}`, detail: {} };
    await logEvent(ctx, tx, event);
    // While the row is held: whoever brings the same picture now writes its files after us. Should
    // the transaction fail after this, the row is still old, and the next run ends the work.
    await removeMedia(ctx, 'private', unused);
  });
}

/** Removes the private pictures that nobody has used for a day. */
export async function removeUnusedPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - waitsMs);
  for (const hash of await unusedMedia(ctx.db, before, atOnceMax))
    await removeOne(ctx, hash, before);
}
