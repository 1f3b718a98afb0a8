import { z } from 'zod';
import { route } from '../lib/route.ts';

/** Pictures that operators and members bring: drawn anew in our formats, kept by their hash. */

/** How large a picture may be that is sent to us. */
export const imageBytesMax = 5 * 1024 * 1024;

export const mediaHash = z.string().regex(/^[0-9a-f]{32}$/);

/** A stored picture: its files are `/media/<hash>-<width>.avif` and `.webp`, for each width. */
export const storedImage = z.object({
  hash: mediaHash,
  /** Of the largest file, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** From the smallest to the largest. */
  widths: z.array(z.number().int()),
});
export type StoredImage = z.infer<typeof storedImage>;

/** A painted picture by its name, or one that was brought as `media:<hash>`. */
export const pictureName = z.string().regex(/^([a-z][a-z0-9-]{0,39}|media:[0-9a-f]{32})$/);

export const uploadImage = route.operator('POST /operator/media', {
  id: 'media.admin.upload',
  permission: 'content.act',
  summary: 'Uploads a picture (PNG, JPEG, WebP or AVIF, at most 5 MB); it is encoded anew',
  upload: true,
  value: storedImage,
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

export const listImages = route.operator('GET /operator/media', {
  id: 'media.admin.list',
  permission: 'content.see',
  summary: 'Lists the pictures uploaded last',
  value: z.object({ images: z.array(storedImage) }),
});
