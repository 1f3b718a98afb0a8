import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../lib/context.ts';
import { getMediaFolder } from './media-files.ts';
import { findMedia } from './store.ts';

/**
 * Returns the largest file of a picture as WebP; null: there is none. The caller has authorised
 * its reader.
 */
export async function readPicture(ctx: Context, hash: string): Promise<Buffer | null> {
  const [known] = await findMedia(ctx.db, [hash]);
  if (!known) return null;
  const file = `${hash}-${known.width}.webp`;
  return readFile(join(getMediaFolder(ctx, known.visibility), file)).catch(() => null);
}
