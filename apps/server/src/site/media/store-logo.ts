import { logoSide } from '@khelaghor/contract/site/logos.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { encodeLogo } from './encode-image.ts';
import { findMedia } from './store.ts';
import { storeImage } from './store-image.ts';

/**
 * Keeps a picture as a public logo, one small square, and returns its hash. The hash is that of the
 * square: the same file uploaded as a banner keeps its own, larger files. Throws `Overloaded` when
 * too many pictures wait to be drawn.
 */
export async function storeLogo(
  ctx: Context,
  bytes: Buffer,
  by: string,
): Promise<Result<string, 'image_unreadable' | 'image_too_large'>> {
  const square = await encodeLogo(ctx, bytes);
  if (!square.ok) return square;
  const stored = await storeImage(ctx, square.value, { by, visibility: 'public' });
  return stored.ok ? ok(stored.value.hash) : stored;
}

/** Whether a hash is that of a public logo. */
export async function isLogo(db: Database, hash: string): Promise<boolean> {
  const [known] = await findMedia(db, [hash]);
  return known?.visibility === 'public' && known.width === logoSide && known.height === logoSide;
}
