import sharp from 'sharp';
import { logoSide } from '@khelaghor/contract/site/logos.ts';
import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { singleton } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { detectImageKind } from './image-kind.ts';

/** The widths in which the site shows pictures, in pixels. */
const usedWidths = [320, 640, 960, 1280, 1920];
const sideMax = 10_000;
const sideMin = 8;
/** What one picture may take of memory when it is unfolded: about 160 MB. */
const pixelsMax = 40_000_000;
const keptWidthMax = 1920;
const keptHeightMax = 2560;
/** So many pictures may wait for their turn. */
const waitingMax = 8;

/** A picture in one format and width. */
type ImageFile = { readonly width: number; readonly format: 'avif' | 'webp'; bytes: Buffer };
export type EncodedImage = {
  width: number;
  height: number;
  widths: number[];
  files: ImageFile[];
};

/** One picture at a time, and on one thread: calls of players come first. */
sharp.concurrency(1);
sharp.cache(false);

/** The widths of the files of a picture: those used that are smaller, and its own. */
export function getWidthsFor(width: number): number[] {
  return [...usedWidths.filter((used) => used < width), Math.min(width, keptWidthMax)];
}

const reading = { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true } as const;

/** What is wrong with the size that it says it has; looks at its head only. */
async function wrongSize(bytes: Buffer): Promise<'image_unreadable' | 'image_too_large' | null> {
  const { width, height } = await sharp(bytes, reading).metadata();
  if (Math.min(width, height) < sideMin) return 'image_unreadable';
  const isHuge = Math.max(width, height) > sideMax || width * height > pixelsMax;
  return isHuge ? 'image_too_large' : null;
}

async function drawAll(bytes: Buffer): Promise<EncodedImage> {
  // Unfolded once, without what it says about cameras and places.
  const { data, info } = await sharp(bytes, reading)
    .resize({ width: keptWidthMax, height: keptHeightMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = getWidthsFor(width);
  const files: ImageFile[] = [];
  for (const each of widths) {
    const sized = () => sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    const webp = await sized().webp({ quality: 80, effort: 4 }).toBuffer();
    const avif = await sized()
      .avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
    files.push({ width: each, format: 'webp', bytes: webp });
    files.push({ width: each, format: 'avif', bytes: avif });
  }
  return { width, height, widths, files };
}

/** Draws one file of a photograph, large enough to be read. */
const drawWebp = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, reading)
    .resize({ width: keptWidthMax, height: keptHeightMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80, effort: 4 })
    .toBuffer();

/** Draws a whole picture into the square of a logo, as PNG, with nothing beside it. */
const drawLogo = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, reading)
    .resize({
      width: logoSide,
      height: logoSide,
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .toColourspace('srgb')
    .png()
    .toBuffer();

type Draw<T> = (bytes: Buffer) => Promise<T>;
type Encoded<T> = Result<T, 'image_unreadable' | 'image_too_large'>;

async function encode<T>(ctx: Context, bytes: Buffer, draw: Draw<T>): Promise<Encoded<T>> {
  try {
    const wrong = await wrongSize(bytes);
    if (wrong) return refuse(wrong);
    return ok(await draw(bytes));
  } catch (error) {
    ctx.log.debug({ err: error }, 'a picture could not be read');
    const isHuge = error instanceof Error && /pixel limit|exceeds/u.test(error.message);
    return refuse(isHuge ? 'image_too_large' : 'image_unreadable');
  }
}

const queueOf = singleton(() => ({ turns: createKeyedQueue(), waiting: 0 }));

/** Draws a picture when its turn comes; throws `Overloaded` when too many wait. */
async function encodeInTurn<T>(ctx: Context, bytes: Buffer, draw: Draw<T>): Promise<Encoded<T>> {
  if (detectImageKind(bytes) === null) return refuse('image_unreadable');
  const queue = queueOf(ctx);
  if (queue.waiting >= waitingMax) throw new Overloaded('too many pictures wait to be drawn');
  queue.waiting += 1;
  try {
    return await queue.turns('image', () => encode(ctx, bytes, draw));
  } finally {
    queue.waiting -= 1;
  }
}

/**
 * Draws a picture anew in our formats and widths. Whatever was hidden in the file stays behind.
 * Pictures are drawn one after another; when too many wait, `Overloaded` is thrown.
 */
export const encodeImage = (ctx: Context, bytes: Buffer): Promise<Encoded<EncodedImage>> =>
  encodeInTurn(ctx, bytes, drawAll);

/** The same, as one WebP file for a picture that no page of the site shows. */
export const encodePhotograph = (ctx: Context, bytes: Buffer): Promise<Encoded<Buffer>> =>
  encodeInTurn(ctx, bytes, drawWebp);

/** The same, as the square of a logo. */
export const encodeLogo = (ctx: Context, bytes: Buffer): Promise<Encoded<Buffer>> =>
  encodeInTurn(ctx, bytes, drawLogo);
