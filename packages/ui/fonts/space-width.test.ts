// Goal: words stand apart in every face, weight and size. Method: the files that pages are sent.
import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { getAdvance } from './space-width.ts';

const folder = new URL('../src/fonts/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('-latin.woff2'));

test('three faces have spaces', () => {
  expect(files).toEqual(['display-latin.woff2', 'strong-latin.woff2', 'text-latin.woff2']);
});

test.each(files)('a space of %s is a quarter of an em', async (name) => {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
  const sfnt = await subsetFont(readFileSync(new URL(name, folder)), '', options);
  expect(getAdvance(sfnt, ' ')).toBeCloseTo(0.25, 3);
  expect(getAdvance(sfnt, '\u00a0')).toBeCloseTo(0.25, 3);
});
