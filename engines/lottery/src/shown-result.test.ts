// Goal: a result is shown as it was drawn, each number whole and in its prize. Method: results
// written by hand for each kind of draw, and drawn ones of every family.
import { expect, test } from 'vitest';
import { drawResult } from './draw-result.ts';
import { testedFamilies } from './families/tested-families.ts';
import { findSampleGame } from './server.ts';
import { readShortResult, readShownResult, type ShownResult } from './shown-result.ts';

const getFamily = (code: string) => {
  const game = findSampleGame(code);
  if (!game) throw new RangeError(`no lottery ${code}`);
  return game.family;
};

const digitsOf = (text: string): number[] => Array.from(text.replaceAll(/\D/gu, ''), Number);
const write = ({ groups, more }: ShownResult): string =>
  groups.map(({ figures }) => figures.join(' ')).join(' | ') + (more > 0 ? ` +${more}` : '');

/** Numbers of a prize that count upwards. */
const count = (from: number, numbers: number): string =>
  Array.from({ length: numbers }, (_, nth) => String(from + nth)).join(' ');

const d4 = `0412 | 3377 | 9001 | ${count(1_000, 10)} | ${count(2_000, 10)}`;
const xsmb = `05123 | 67890 | ${count(20_000, 2)} | ${count(30_000, 6)} | ${count(4_000, 4)} | ${count(5_000, 6)} | ${count(600, 3)} | 71 02 73 04`;
const thai = '551322 | 013 940 | 777 000 | 49';

test.each([
  ['k3', [1, 6, 6], '1 6 6', '1 6 6'],
  ['ssc1', [0, 9, 0, 0, 7], '0 9 0 0 7', '0 9 0 0 7'],
  ['d3', [0, 0, 4], '0 0 4', '0 0 4'],
  ['d5', [5, 0, 0, 1, 2], '5 0 0 1 2', '5 0 0 1 2'],
  ['pc28', [9, 0, 8], '9 0 8', '9 0 8'],
  ['x5', [11, 1, 10, 2, 3], '11 1 10 2 3', '11 1 10 2 3'],
  ['pk10', [10, 1, 9, 2, 8, 3, 7, 4, 6, 5], '10 1 9 2 8 3 7 4 6 5', '10 1 9 2 8 3 7 4 6 5'],
  ['hk6', [28, 3, 22, 5, 47, 21, 36], '28 3 22 5 47 21 | 36', '28 3 22 5 47 21 | 36'],
  ['vsl45', [1, 12, 45, 3, 30, 9], '1 12 45 3 30 9', '1 12 45 3 30 9'],
  ['vsl55', [1, 12, 55, 3, 30, 9, 10], '1 12 55 3 30 9 | 10', '1 12 55 3 30 9 | 10'],
  ['keno20', [1, 20, 3, 4, 15, 6, 7, 18], '1 20 3 4 15 6 7 18', '1 20 3 4 15 6 7 18'],
  [
    'keno80',
    [80, 1, 2, 33, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    '80 1 2 33 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19',
    '80 1 2 33 4 5 +14',
  ],
  ['thai5', digitsOf(thai), thai, '551322'],
  ['lao', [0, 4, 1, 2], '0412', '0412'],
  ['yeekee', [0, 0, 4, 1, 2], '00412', '00412'],
  ['hanoi', digitsOf('0123498765'), '01234 | 98765', '01234'],
  ['d4', digitsOf(d4), d4, '0412'],
  ['xsmb', digitsOf(xsmb), xsmb, '05123'],
])('%s shows %j as %j, and in a row as %j', (code, result, whole, short) => {
  const family = getFamily(code);
  expect(write(readShownResult(family, result))).toBe(whole);
  expect(write(readShortResult(family, result))).toBe(short);
});

test.each(['k3', 'pc28'])('a result of %s has its sum', (code) => {
  expect(readShownResult(getFamily(code), [1, 6, 6]).sum).toBe(13);
});

test.each(testedFamilies)(
  '$code shows all that was drawn, in its order, and nothing else',
  (family) => {
    let state = 7;
    const below = (count: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % count;
    };
    for (let draw = 0; draw < 20; draw += 1) {
      const result = drawResult(family, { below });
      const { groups, more } = readShownResult(family, result);
      expect(more).toBe(0);
      expect(groups.flatMap(({ figures }) => figures).join('')).toBe(result.join(''));
      const names = groups.map(({ label }) => label?.en);
      expect(new Set(names).size).toBe(groups.length);
      const [first] = readShortResult(family, result).groups;
      expect(groups[0]?.figures.slice(0, first?.figures.length)).toEqual(first?.figures);
    }
  },
);
