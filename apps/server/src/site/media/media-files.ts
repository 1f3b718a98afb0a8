import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../lib/context.ts';
import type { EncodedImage } from './image-worker.ts';

export type Visibility = 'public' | 'private';

/** Where the files of pictures are; what is private is in a folder that the site never opens. */
export const getMediaFolder = (ctx: Context, visibility: Visibility): string =>
  join(ctx.config.dataDir, 'media', visibility);

/** Writes a picture's files; none is ever there in part. */
export async function writeMedia(
  ctx: Context,
  visibility: Visibility,
  hash: string,
  image: EncodedImage,
): Promise<void> {
  const folder = getMediaFolder(ctx, visibility);
  await mkdir(folder, { recursive: true });
  for (const { width, format, bytes } of image.files) {
    const path = join(folder, `${hash}-${width}.${format}`);
    const beside = `${path}.${ctx.random.id()}`;
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, path);
  }
}

/** Takes away a picture's files, as far as they are there. */
export async function removeMedia(
  ctx: Context,
  visibility: Visibility,
  { hash, widths }: { hash: string; widths: readonly number[] },
): Promise<void> {
  const folder = getMediaFolder(ctx, visibility);
  for (const width of widths)
    for (const format of ['avif', 'webp'])
      await rm(join(folder, `${hash}-${width}.${format}`), { force: true });
}
