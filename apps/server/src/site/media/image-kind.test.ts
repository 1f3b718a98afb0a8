import { expect, test } from 'vitest';
import { detectImageKind } from './image-kind.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const table: [string, string, ReturnType<typeof detectImageKind>][] = [
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['PNG after a text transfer', '\x89PNG\n\x1a\n\0\0\0\rIHDR', null],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['a sound in the same wrapper', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
  ['AVIF by compatibility', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['AVIF only as a version number', '\0\0\0\x14ftypmif1avifmif1', null],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', null],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', null],
  ['GIF', 'GIF89a\x01\0\x01\0', null],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['HTML', '<!doctype html><script>1</script>', null],
  ['PDF', '%PDF-1.7', null],
  ['TIFF', 'II*\0', null],
  ['nothing', '', null],
  ['the half of a head', '\x89PNG', null],
];

test.each(table)('%s', (_what, bytes, kind) => {
  expect(detectImageKind(latin(bytes))).toBe(kind);
});
