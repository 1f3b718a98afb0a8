import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { splitLetters } from './letters.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const withoutSegmenter = (): void => {
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat });
};

const rows = [
  ['', []],
  ['Rahim', ['R', 'a', 'h', 'i', 'm']],
  ['কবির', ['ক', 'বি', 'র']],
  ['মৌসুমী', ['মৌ', 'সু', 'মী']],
  ['é', ['é']],
] as const;

test.each(rows)('the letters of %j', (text, letters) => {
  expect(splitLetters(text)).toEqual(letters);
});

test.each(rows)('the letters of %j in a browser without Intl.Segmenter', (text, letters) => {
  withoutSegmenter();
  expect(splitLetters(text)).toEqual(letters);
});

test('no part of a text is lost, with and without Intl.Segmenter', () => {
  const text = fc.string({ unit: 'binary' });
  const losesNone = fc.property(text, (typed) => {
    expect(splitLetters(typed).join('')).toBe(typed);
  });
  fc.assert(losesNone);
  withoutSegmenter();
  fc.assert(losesNone);
});
