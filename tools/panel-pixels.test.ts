// Goal: the panels in pixels are those that are drawn. Method: each drawing is drawn again and
// compared with its pixels, both made small, so that what the format loses does not count; a panel
// of another name, or drawn anew since, is far off.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPanel, kinds, getPixels } from './panel-drawing.ts';

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder).map((file) => basename(file, ending));

/** How far two pictures are apart, as the mean of all their bytes' differences. */
function distance(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

const bytesOf = async (picture: Sharp): Promise<Buffer> =>
  sharp(await picture.png({ compressionLevel: 0 }).toBuffer())
    .resize(40, 50)
    .raw()
    .toBuffer();
describe.each(kinds)('$pixels', (kind) => {
  const names = namesIn(kind.drawings, '.svg').toSorted();
  const kept = (name: string) => sharp(getPixels(kind, name)).ensureAlpha();

  test('every picture is there in pixels, and nothing else is', () => {
    expect(namesIn(kind.pixels, '.avif').toSorted()).toEqual(names);
  });

  test('another picture is far off', async () => {
    const [first = '', second = ''] = names;
    const far = distance(await bytesOf(kept(first)), await bytesOf(drawPanel(kind, second)));
    expect(far).toBeGreaterThan(25);
  });

  test.each(names)('the pixels of %s are what is drawn', async (name) => {
    expect(distance(await bytesOf(kept(name)), await bytesOf(drawPanel(kind, name)))).toBeLessThan(
      3,
    );
  });
});
