/** The formats that we read. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What an AVIF file may call itself: first its own brand, then those it is compatible with. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const length = Math.min(a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d, bytes.length, 256);
  for (let at = 8; at + 4 <= length; at += 4) {
    if (at !== 12 && ['avif', 'avis'].includes(ascii(bytes, at, at + 4))) return true;
  }
  return false;
}

/**
 * What a file is, by its first bytes. Its name and what its sender calls it are not asked; what is
 * not one of ours, such as SVG, PDF or HTML, never reaches a reader of pictures.
 */
export function detectImageKind(bytes: Uint8Array): ImageKind | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}
