import { createHash } from 'node:crypto';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { encodeImage } from './encode-image.ts';
import { writeMedia } from './media-files.ts';
import type { Visibility } from './media-files.ts';
import { findMedia, keepMedia, renewMedia } from './store.ts';

const computeHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Keeps a picture in our own formats; the same picture once. `private` ones are served to operators
 * only, and are removed after a day unless `attachImages` says what they are kept for. `by` is
 * who brought it, as in the event log: `member:<id>`, `operator:<name>`.
 * Throws `Overloaded` when too many pictures wait to be drawn.
 */
export async function storeImage(
  ctx: Context,
  bytes: Buffer,
  { by, visibility }: { by: string; visibility: Visibility },
): Promise<Result<StoredImage, 'image_unreadable' | 'image_too_large'>> {
  const hash = computeHash(bytes);
  const [known] = await findMedia(ctx.db, [hash]);
  const isKept = known && (known.visibility === visibility || known.visibility === 'public');
  // One that is being removed at this moment is brought as if it had never been here.
  if (isKept && (await renewMedia(ctx.db, hash, ctx.clock.now()))) {
    const { width, height, widths } = known;
    return ok({ hash, width, height, widths });
  }
  const encoded = await encodeImage(ctx, bytes);
  if (!encoded.ok) return encoded;
  const { width, height, widths } = encoded.value;
  // The files first: a row without them would show a broken picture.
  await writeMedia(ctx, visibility, hash, encoded.value);
  const image = { hash, width, height, widths };
  await ctx.db.transaction().execute(async (tx) => {
    const at = ctx.clock.now();
    await keepMedia(tx, { ...image, visibility, storedBy: by, createdAt: at });
    const detail = { width, height, visibility, bytes: bytes.length };
    await logEvent(ctx, tx, { kind: 'media.stored', actor: by, subject: `media:${hash}`, detail });
  });
  return ok(image);
}
