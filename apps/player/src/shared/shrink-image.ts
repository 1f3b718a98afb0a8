/** What arrives on a slow line before the server gives up waiting for it. */
const enoughBytes = 240 * 1024;

/** How large and how exact a picture is tried to be, one after the other, until it is small. */
const steps = [
  { sidePx: 1600, quality: 0.8 },
  { sidePx: 1600, quality: 0.6 },
  { sidePx: 1280, quality: 0.55 },
  { sidePx: 1024, quality: 0.45 },
] as const;

const thumbnailPx = 192;

/** The size of a picture of which no side is longer than this; it never grows. */
export function fitSize(
  { width, height }: { readonly width: number; readonly height: number },
  sidePx: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, sidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function getCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  // What was transparent must not turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
}

async function drawn(picture: ImageBitmap, { sidePx, quality }: (typeof steps)[number]) {
  const { width, height } = fitSize(picture, sidePx);
  const { canvas, pen } = getCanvas(width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

async function smallEnough(file: Blob, picture: ImageBitmap): Promise<Blob> {
  if (file.size <= enoughBytes) return file;
  let smallest = file;
  for (const step of steps) {
    const tried = await drawn(picture, step);
    if (tried && tried.size < smallest.size) smallest = tried;
    if (smallest.size <= enoughBytes) break;
  }
  return smallest;
}

/** A small square out of the middle, as an address that the page may show. */
function getThumbnail(picture: ImageBitmap): string {
  const { canvas, pen } = getCanvas(thumbnailPx, thumbnailPx);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  pen.drawImage(picture, left, top, side, side, 0, 0, thumbnailPx, thumbnailPx);
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** A picture to be sent, and a small one to be shown meanwhile. */
type ShrunkPicture = { readonly blob: Blob; readonly thumbnail: string };

/**
 * Makes a photograph small enough for a slow line. Null when the file is no picture that this
 * browser can read.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  let picture: ImageBitmap | null = null;
  try {
    picture = await createImageBitmap(file);
    return { blob: await smallEnough(file, picture), thumbnail: getThumbnail(picture) };
  } catch {
    return null;
  } finally {
    picture?.close();
  }
}
