// The program of a process that draws pictures. It is a process and not a thread: what the library
// takes of memory for a large picture returns to the machine only when its process ends. It yields
// to all else that the machine does.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { logoSide } from '@khelaghor/contract/site/logos.ts';
import { getWidthsFor, keptHeightMax, keptWidthMax } from './image-widths.ts';

const sideMax = 10_000;
const sideMin = 8;
/** What one picture may have of pixels, times the bytes of a colour: unfolded about 160 MB. */
const pixelBytesMax = 40_000_000;
const yielding = 10;

/** A picture in one format and width. */
type ImageFile = { readonly width: number; readonly format: 'avif' | 'webp'; bytes: Buffer };
export type EncodedImage = {
  width: number;
  height: number;
  widths: number[];
  files: ImageFile[];
};

sharp.concurrency(1);
sharp.cache(false);

const reading = { limitInputPixels: pixelBytesMax, failOn: 'error', autoOrient: true } as const;

/** The bytes of one colour of a pixel, by the depth that the library names. */
const depthBytes: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const otherDepthBytes = 8;

type WrongImage = 'image_unreadable' | 'image_too_large';

/** Returns what is wrong with the size that a picture says it has; reads its head only. */
async function findWrongSize(bytes: Buffer): Promise<WrongImage | null> {
  const { width, height, depth } = await sharp(bytes, reading).metadata();
  if (Math.min(width, height) < sideMin) return 'image_unreadable';
  const pixelBytes = width * height * (depthBytes[depth] ?? otherDepthBytes);
  return Math.max(width, height) > sideMax || pixelBytes > pixelBytesMax ? 'image_too_large' : null;
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

/** What is drawn of a picture: all its files, one file, or the square of a logo. */
const drawings = { all: drawAll, photograph: drawWebp, logo: drawLogo };

export type Drawings = {
  [Name in keyof typeof drawings]: Awaited<ReturnType<(typeof drawings)[Name]>>;
};
export type ImageWork = { readonly draw: keyof Drawings; readonly bytes: Uint8Array };
export type ImageDone =
  | { readonly value: Drawings[keyof Drawings] }
  | { readonly wrong: WrongImage; readonly error?: string };

async function run({ draw, bytes: given }: ImageWork): Promise<ImageDone> {
  const bytes = Buffer.from(given);
  try {
    const wrong = await findWrongSize(bytes);
    return wrong ? { wrong } : { value: await drawings[draw](bytes) };
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : String(failure);
    const isHuge = /pixel limit|exceeds/u.test(error);
    return { wrong: isHuge ? 'image_too_large' : 'image_unreadable', error };
  }
}

async function answer(work: ImageWork): Promise<void> {
  const done = await run(work);
  process.send?.(done);
}

setPriority(yielding);
process.on('message', (work: ImageWork) => {
  void answer(work);
});
// The server lets go of a process that is idle, and a server that ends lets go of its own.
process.on('disconnect', () => process.exit());
