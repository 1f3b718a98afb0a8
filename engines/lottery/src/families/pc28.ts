/**
 * PC28: three digits and their sum, 0 to 27. The usual colour waves are used: the multiples of 3
 * are red, those with rest 1 green, those with rest 2 blue, and 0, 13, 14 and 27 have no colour.
 */
import { defineDigits, type Draw } from '../draws/draw.ts';
import type { Fact } from '../draws/measure.ts';
import {
  listNumbers,
  listPlaces,
  measureSorted,
  measureSum,
  measureSumTail,
} from '../draws/measures.ts';
import { isOnSide } from '../draws/sides.ts';
import { defineFamily, type PlayRow } from '../play.ts';
import { createOptions, defineOptions, soleOption } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';
import { defineArea } from './digits/area.ts';
import { createSides } from './sides.ts';
import { buildPlaceGroup, buildSidesGroup } from './digits/groups.ts';
import {
  buildContainsPlay,
  buildDirectPlay,
  buildMixedPlay,
  listGroupPlays,
} from './digits/row-plays.ts';
import { buildDragonPlay } from './digits/side-plays.ts';
import { type DigitShape, readShape } from './digits/three-digits.ts';

const count = 3;
const draw: Draw = { parts: [defineDigits(count)] };
const places = listPlaces(0, count);
const all3 = defineArea('all', count, count);
const sum = measureSum(draw, places);
const sumTail = measureSumTail(draw, places);
const shown = measureSorted(draw, places);

const bigSum = 14;

/** Options over the sum, by the sums that win. */
const buildSumOptions = (wins: Readonly<Record<string, (sum: number) => boolean>>): Shape =>
  createOptions(
    Object.entries(wins).flatMap(([code, isWon]) =>
      defineOptions(sum, [code], (_, fact) => winIf(isWon(Number(fact)))),
    ),
  );

const isBig = (number: number): boolean => isOnSide('big', number, bigSum);
const isOdd = (number: number): boolean => isOnSide('odd', number, bigSum);

/** The wave of a sum. */
function getWave(number: number): 'red' | 'green' | 'blue' | 'none' {
  if ([0, 13, 14, 27].includes(number)) return 'none';
  return (['red', 'green', 'blue'] as const)[number % 3] ?? 'none';
}

const isWonBy = (number: string, fact: Fact) => winIf(fact === Number(number));

const sumPlays: PlayRow[] = [
  {
    code: 'sum_number',
    label: { bn: 'যোগফল', en: 'Sum' },
    rule: {
      bn: 'তিন অঙ্কের যোগফল আপনার সংখ্যা হলে জয়।',
      en: 'Wins when the three digits add up to your number.',
    },
    shape: createOptions(defineOptions(sum, listNumbers(0, 27), isWonBy)),
  },
  {
    code: 'sum_size',
    label: { bn: 'বড়-ছোট', en: 'Big or small' },
    rule: {
      bn: 'যোগফল 14 থেকে 27 হলে বড় জেতে, 0 থেকে 13 হলে ছোট।',
      en: 'Big wins on a sum of 14 to 27, small on 0 to 13.',
    },
    shape: buildSumOptions({ big: isBig, small: (number) => !isBig(number) }),
  },
  {
    code: 'sum_parity',
    label: { bn: 'জোড়-বিজোড়', en: 'Odd or even' },
    rule: {
      bn: 'যোগফল বিজোড় হলে বিজোড় জেতে, জোড় হলে জোড়।',
      en: 'Odd wins on an odd sum, even on an even one.',
    },
    shape: buildSumOptions({ odd: isOdd, even: (number) => !isOdd(number) }),
  },
  {
    code: 'sum_combination',
    label: { bn: 'দুই দিক একসঙ্গে', en: 'Combination' },
    rule: {
      bn: 'যোগফলে দুটিই মিললে জয়: বড় (14 থেকে 27) বা ছোট (0 থেকে 13), আর বিজোড় বা জোড়।',
      en: 'Wins when the sum is both: big (14 to 27) or small (0 to 13), and odd or even.',
    },
    shape: buildSumOptions({
      'big+odd': (number) => isBig(number) && isOdd(number),
      'big+even': (number) => isBig(number) && !isOdd(number),
      'small+odd': (number) => !isBig(number) && isOdd(number),
      'small+even': (number) => !isBig(number) && !isOdd(number),
    }),
  },
  {
    code: 'sum_extreme',
    label: { bn: 'খুব বড়-খুব ছোট', en: 'Extreme big or small' },
    rule: {
      bn: 'যোগফল 22 থেকে 27 হলে খুব বড় জেতে, 0 থেকে 5 হলে খুব ছোট।',
      en: 'Extreme big wins on a sum of 22 to 27, extreme small on 0 to 5.',
    },
    shape: buildSumOptions({
      extremebig: (number) => number >= 22,
      extremesmall: (number) => number <= 5,
    }),
  },
  {
    code: 'sum_wave',
    label: { bn: 'রং', en: 'Colour wave' },
    rule: {
      bn: 'যোগফলের রং মিললে জয়। লাল 3, 6, 9, 12, 15, 18, 21, 24; সবুজ 1, 4, 7, 10, 16, 19, 22, 25; নীল 2, 5, 8, 11, 17, 20, 23, 26। 0, 13, 14 ও 27-এ সব রং হারে।',
      en: 'Wins when the sum has your colour. Red: 3, 6, 9, 12, 15, 18, 21, 24; green: 1, 4, 7, 10, 16, 19, 22, 25; blue: 2, 5, 8, 11, 17, 20, 23, 26. On 0, 13, 14 and 27 all colours lose.',
    },
    shape: buildSumOptions({
      red: (number) => getWave(number) === 'red',
      green: (number) => getWave(number) === 'green',
      blue: (number) => getWave(number) === 'blue',
    }),
  },
  {
    code: 'sum_tail',
    label: { bn: 'যোগফলের শেষ অঙ্ক', en: 'Sum tail' },
    rule: {
      bn: 'যোগফলের শেষ অঙ্ক আপনার অঙ্ক হলে জয়।',
      en: 'Wins when the sum ends in your digit.',
    },
    shape: createOptions(defineOptions(sumTail, listNumbers(0, 9), isWonBy)),
  },
  {
    code: 'sum_tail_sides',
    label: { bn: 'শেষ অঙ্ক: বড়-ছোট, জোড়-বিজোড়', en: 'Sum tail: big, small, odd, even' },
    rule: {
      bn: 'যোগফলের শেষ অঙ্ক আপনার বাছাই অনুযায়ী বড় (5 থেকে 9), ছোট (0 থেকে 4), বিজোড় বা জোড় হলে জয়।',
      en: 'Wins when the last digit of the sum is as you chose: big (5 to 9), small (0 to 4), odd or even.',
    },
    shape: createSides(sumTail, 5),
  },
];

/** Nothing is chosen: wins on one shape of the three digits. */
const decideShape = (wanted: DigitShape): Shape =>
  createOptions(defineOptions(shown, [soleOption], (_, fact) => winIf(readShape(fact) === wanted)));

const shapePlays: PlayRow[] = [
  {
    code: 'all3_leopard',
    label: { bn: 'ট্রিপল', en: 'Leopard' },
    rule: {
      bn: 'তিনটি অঙ্কই এক হলে জয়, যে অঙ্কই হোক।',
      en: 'Wins when all three digits are the same, whichever they are.',
    },
    shape: decideShape('leopard'),
  },
  {
    code: 'all3_straight',
    label: { bn: 'পরপর', en: 'Straight' },
    rule: {
      bn: 'পরপর তিনটি অঙ্ক যেকোনো ক্রমে এলে জয়; 890 ও 901-ও ধরা হয়।',
      en: 'Wins on three digits in a row, in any order; 890 and 901 count as well.',
    },
    shape: decideShape('straight'),
  },
  {
    code: 'all3_pair',
    label: { bn: 'জোড়া', en: 'Pair' },
    rule: {
      bn: 'ঠিক দুটি অঙ্ক এক হলে জয়; তিনটিই এক হলে হার।',
      en: 'Wins when exactly two digits are the same; loses when all three are.',
    },
    shape: decideShape('pair'),
  },
  {
    code: 'all3_half',
    label: { bn: 'আধা পরপর', en: 'Half-straight' },
    rule: {
      bn: 'তিনটি আলাদা অঙ্কের শুধু দুটি পাশাপাশি হলে জয়; 9 ও 0-ও পাশাপাশি ধরা হয়।',
      en: 'Wins on three different digits of which only two are neighbours; 9 and 0 are neighbours.',
    },
    shape: decideShape('half'),
  },
  {
    code: 'all3_other',
    label: { bn: 'অন্য সব', en: 'Other' },
    rule: {
      bn: 'তিনটি অঙ্ক আলাদা আর কোনো দুটি পাশাপাশি না হলে জয়; 9 ও 0 পাশাপাশি ধরা হয়।',
      en: 'Wins on three different digits without neighbours; 9 and 0 are neighbours.',
    },
    shape: decideShape('other'),
  },
];

export const pc28 = defineFamily({
  code: 'pc28',
  draw,
  drawnAs: 'drums',
  isNamedBySum: true,
  sameBets: {
    sum_number: {
      0: ['all3_direct', '000'],
      1: ['all3_mixed', '001'],
      26: ['all3_mixed', '899'],
      27: ['all3_direct', '999'],
    },
    sum_tail_sides: { odd: ['sum_parity', 'odd'], even: ['sum_parity', 'even'] },
  },
  groups: [
    { code: 'sum', label: { bn: 'যোগফল', en: 'Sum' }, plays: sumPlays },
    { code: 'shape', label: { bn: 'ধরন', en: 'Shape' }, plays: shapePlays },
    {
      code: all3.code,
      label: all3.label,
      plays: [
        buildDirectPlay(draw, all3),
        ...listGroupPlays(draw, all3),
        buildMixedPlay(draw, all3),
        buildContainsPlay(draw, all3, 1),
        buildContainsPlay(draw, all3, 2),
      ],
    },
    buildPlaceGroup(draw, count),
    buildSidesGroup(draw, count, [], []),
    {
      code: 'dragon',
      label: { bn: 'ড্রাগন-টাইগার', en: 'Dragon and tiger' },
      plays: [buildDragonPlay(draw, 0, count - 1)],
    },
  ],
});
