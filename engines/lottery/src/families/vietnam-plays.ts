/**
 * The plays that the lotteries of Vietnam's north and south share: numbers in one prize or in all
 * of them (lô), several numbers that all or none come (xiên, trượt), and digits, sums and sets of a
 * number of two digits (đề).
 */
import type { Draw } from '../draws/draw.ts';
import type { Cell } from '../draws/measure.ts';
import { measureNumber, listNumbers, measureTimes } from '../draws/measures.ts';
import type { PlayGroup, PlayRow, SameBets, Text } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { createNumbers } from '../shapes/numbers.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';
import { createInAnyOrder, createInOrder } from '../shapes/shown-numbers.ts';
import { listTails } from './prize-table.ts';
import { createSidePairs, createSides } from './sides.ts';

/** What a numbered prize is called: G1 to G8. */
export const getGradeName = (grade: number): Text => ({
  bn: `${grade} নম্বর পুরস্কার`,
  en: `Prize ${grade} (G${grade})`,
});

/** A play of typed numbers, and the cells that show them. */
export type NumberPlay = {
  readonly code: string;
  readonly label: Text;
  /** The drawn digits, as part of a sentence: "the last two digits of the special prize". */
  readonly where: Text;
  /** What else players should know, in sentences of their own. */
  readonly note?: Text;
  readonly cells: readonly Cell[];
};

const append = (text: Text, note: Text | undefined): Text =>
  note ? { bn: `${text.bn} ${note.bn}`, en: `${text.en} ${note.en}` } : text;

/** A number that one prize shows. */
export const makeSingle = (
  draw: Draw,
  { code, label, where, note, cells }: NumberPlay,
): PlayRow => ({
  code,
  label,
  rule: append(
    {
      bn: `${where.bn} আপনার সংখ্যা হলে জয়।`,
      en: `Wins when ${where.en} are your number.`,
    },
    note,
  ),
  shape: createNumbers(createInOrder(draw, [cells])),
});

/** A number that is paid for each prize that shows it. */
export const makeEach = (draw: Draw, { code, label, where, note, cells }: NumberPlay): PlayRow => {
  const count = cells.length;
  return {
    code,
    label,
    rule: append(
      {
        bn: `${where.bn} আপনার সংখ্যা হলে জয়; ${count}টি জায়গার যতটিতে মেলে ততবার।`,
        en: `Wins when ${where.en} are your number, and pays for each of the ${count} places that match.`,
      },
      note,
    ),
    shape: createNumbers(createInOrder(draw, [cells])),
  };
};

/** A number in any order, paid for each prize that shows it. */
export const makeAnyOrder = (
  draw: Draw,
  { code, label, where, note, cells }: NumberPlay,
): PlayRow => ({
  code,
  label,
  rule: append(
    {
      bn: `${where.bn} যেকোনো ক্রমে আপনার সংখ্যার অঙ্কগুলোর সঙ্গে মিললে জয়; যতবার মেলে ততবার। একই অঙ্ক দুবার থাকলে দর বেশি; সব অঙ্ক এক হলে নেওয়া হয় না।`,
      en: `Wins when ${where.en} are your digits in any order, and pays for each time. A repeated digit has a higher price; numbers with all digits alike are not taken.`,
    },
    note,
  ),
  shape: createNumbers(createInAnyOrder(draw, [cells])),
});

/** The last two digits of all prizes: what the plays of several numbers look at. */
type Tails = { readonly draw: Draw; readonly cells: readonly Cell[] };

const twoDigits = listNumbers(0, 99);

/** Numbers that must all be among the tails. */
export const makeAllHit = (
  { draw, cells }: Tails,
  taken: number,
  { code, label, note }: { readonly code: string; readonly label: Text; readonly note?: Text },
): PlayRow => ({
  code,
  label,
  rule: append(
    {
      bn: `আপনার ${taken}টি সংখ্যার প্রতিটি ${cells.length}টি পুরস্কারের কোনো না কোনোটির শেষ দুই অঙ্ক হলে জয়; কতবার এল তাতে দর বদলায় না। বেশি সংখ্যা নিলে প্রতি ${taken}টি একটি লাইন।`,
      en: `Wins when each of your ${taken} numbers is the last two digits of at least one of the ${cells.length} prizes. It pays once, however often they come. With more numbers, each ${taken} of them are a line.`,
    },
    note,
  ),
  shape: createChoice(draw, {
    taken,
    values: twoDigits,
    groups: [cells],
    judge: ([hits]) => winIf(hits === taken),
  }),
});

/** Numbers of which none may be among the tails. */
const makeNoHit = ({ draw, cells }: Tails, taken: number): PlayRow => ({
  code: `truot${taken}`,
  label: { bn: `Trượt ${taken}`, en: `Trượt ${taken}` },
  rule: {
    bn: `আপনার ${taken}টি সংখ্যার একটিও ${cells.length}টি পুরস্কারের কোনোটির শেষ দুই অঙ্ক না হলে জয়। বেশি সংখ্যা নিলে প্রতি ${taken}টি একটি লাইন।`,
    en: `Wins when none of your ${taken} numbers is the last two digits of any of the ${cells.length} prizes. With more numbers, each ${taken} of them are a line.`,
  },
  shape: createChoice(draw, {
    taken,
    values: twoDigits,
    groups: [cells],
    hitsMax: 1,
    judge: ([hits]) => winIf(hits === 0),
  }),
});

/** Digits that none of the tails has in front, or at the end. */
function makeMute({ draw, cells }: Tails): PlayRow[] {
  const digitsOf = [
    { code: 'cam_dau', label: 'Đầu câm', index: 0, bn: 'দশকের', en: 'tens' },
    { code: 'cam_duoi', label: 'Đuôi câm', index: 1, bn: 'এককের', en: 'ones' },
  ];
  return digitsOf.map(({ code, label, index, bn, en }) => ({
    code,
    label: { bn: `${label} (${bn} অঙ্ক নেই)`, en: `${label} (missing ${en})` },
    rule: {
      bn: `${cells.length}টি পুরস্কারের শেষ দুই অঙ্কের কোনোটিতেই ${bn} ঘরে আপনার অঙ্ক না এলে জয়।`,
      en: `Wins when your digit is the ${en} digit of none of the two-digit endings of the ${cells.length} prizes.`,
    },
    shape: createOptions(
      listNumbers(0, 9).map((digit) => ({
        code: String(digit),
        measure: measureTimes(
          draw,
          cells.map((cell) => cell.slice(index, index + 1)),
          digit,
        ),
        judge: (times) => winIf(times === 0),
      })),
    ),
  }));
}

const listDigits = (write: (digit: number) => string): string =>
  listNumbers(0, 9).map(write).join('+');

/** A digit that is missing in front, or at the end, is ten missing numbers. */
export const sameMissing: SameBets = {
  cam_dau: Object.fromEntries(
    listNumbers(0, 9).map((tens) => [tens, ['truot10', listDigits((ones) => `${tens}${ones}`)]]),
  ),
  cam_duoi: Object.fromEntries(
    listNumbers(0, 9).map((ones) => [ones, ['truot10', listDigits((tens) => `${tens}${ones}`)]]),
  ),
};

/** A number of two digits on which the đề plays of digits and sets bet. */
type Pair = {
  /** Ends the codes of its plays: `special`. */
  readonly code: string;
  /** The number, as part of a sentence. */
  readonly where: Text;
  /** The number, short, as part of a label. */
  readonly name: Text;
  /** The one cell that shows the number. */
  readonly cells: readonly Cell[];
};

const getTens = (number: number): number => Math.floor(number / 10);
const getOnes = (number: number): number => number % 10;

/** The digit's shadow is five away; of the two the lower one names both. */
const getShadowClass = (digit: number): number => digit % 5;

/** The set of a number: its digits in both orders, each or its shadow. `16` is in `11`. */
const getSet = (number: number): string =>
  [getTens(number), getOnes(number)]
    .map(getShadowClass)
    .toSorted((one, other) => one - other)
    .join('');

const sets = [...new Set(twoDigits.map(getSet))];

const isShadowPair = (number: number): boolean =>
  getTens(number) !== getOnes(number) &&
  getShadowClass(getTens(number)) === getShadowClass(getOnes(number));

type PairPlay = {
  readonly code: string;
  readonly label: Text;
  readonly rule: (where: Text) => Text;
  readonly shapeOf: (draw: Draw, cell: Cell) => Shape;
};

const byNumber =
  (codes: readonly (string | number)[], isWon: (code: string, number: number) => boolean) =>
  (draw: Draw, cell: Cell): Shape =>
    createOptions(
      defineOptions(measureNumber(draw, cell), codes, (code, fact) =>
        winIf(isWon(code, Number(fact))),
      ),
    );

const tenDigits = listNumbers(0, 9);

const pairPlays: readonly PairPlay[] = [
  {
    code: 'dau',
    label: { bn: 'Đầu (দশক)', en: 'Đầu (tens)' },
    rule: ({ bn, en }) => ({
      bn: `${bn}ের প্রথমটি আপনার অঙ্ক হলে জয়।`,
      en: `Wins when the first of ${en} is your digit.`,
    }),
    shapeOf: byNumber(tenDigits, (digit, number) => getTens(number) === Number(digit)),
  },
  {
    code: 'dit',
    label: { bn: 'Đít (একক)', en: 'Đít (ones)' },
    rule: ({ bn, en }) => ({
      bn: `${bn}ের শেষটি আপনার অঙ্ক হলে জয়।`,
      en: `Wins when the second of ${en} is your digit.`,
    }),
    shapeOf: byNumber(tenDigits, (digit, number) => getOnes(number) === Number(digit)),
  },
  {
    code: 'tong',
    label: { bn: 'Tổng (যোগ)', en: 'Tổng (sum)' },
    rule: ({ bn, en }) => ({
      bn: `${bn} যোগ করলে শেষ অঙ্কটি আপনার অঙ্ক হলে জয়; যেমন 8 ও 5-এ 13, অর্থাৎ 3।`,
      en: `Wins when the sum of ${en} ends in your digit: 8 and 5 are 13, which ends in 3.`,
    }),
    shapeOf: byNumber(
      tenDigits,
      (digit, number) => (getTens(number) + getOnes(number)) % 10 === Number(digit),
    ),
  },
  {
    code: 'cham',
    label: { bn: 'Chạm (ছোঁয়া)', en: 'Chạm (touch)' },
    rule: ({ bn, en }) => ({
      bn: `${bn}ের অন্তত একটি আপনার অঙ্ক হলে জয়। দুটিই মিললেও একবারই জয়।`,
      en: `Wins when at least one of ${en} is your digit. It pays once when both are.`,
    }),
    shapeOf: byNumber(tenDigits, (digit, number) =>
      [getTens(number), getOnes(number)].includes(Number(digit)),
    ),
  },
  {
    code: 'bo',
    label: { bn: 'Bộ (সেট)', en: 'Bộ (set)' },
    rule: ({ bn, en }) => ({
      bn:
        `${bn} আপনার সেটের সংখ্যা হলে জয়। প্রতিটি অঙ্কের ছায়া পাঁচ ঘর দূরে ` +
        '(0-5, 1-6, 2-7, 3-8, 4-9); সেটে থাকে দুই অঙ্ক ও তাদের ছায়া দিয়ে তৈরি সব সংখ্যা। ' +
        '01 সেট: 01, 06, 51, 56, 10, 60, 15, 65।',
      en:
        `Wins when ${en} are a number of your set. A digit’s shadow is five away ` +
        '(0-5, 1-6, 2-7, 3-8, 4-9); a set has every number made of two digits or their shadows. ' +
        'Set 01 is 01, 06, 51, 56, 10, 60, 15 and 65.',
    }),
    shapeOf: byNumber(sets, (set, number) => getSet(number) === set),
  },
  {
    code: 'kep',
    label: { bn: 'Kép (জোড়া)', en: 'Kép (double)' },
    rule: ({ bn, en }) => ({
      bn: `সমান জোড়া (kép bằng): ${bn} এক হলে জয়, যেমন 44। ছায়া জোড়া (kép lệch): দুই অঙ্কের পার্থক্য 5 হলে জয়, যেমন 05 বা 61।`,
      en: `Equal pair (kép bằng): wins when ${en} are the same, such as 44. Shadow pair (kép lệch): wins when they are five apart, such as 05 or 61.`,
    }),
    shapeOf: byNumber(['equal', 'shadow'], (kind, number) =>
      kind === 'equal' ? getTens(number) === getOnes(number) : isShadowPair(number),
    ),
  },
  {
    code: 'sides',
    label: { bn: 'বড়-ছোট, জোড়-বিজোড়', en: 'Big, small, odd, even' },
    rule: ({ bn, en }) => ({
      bn: `${bn} মিলে যে সংখ্যা হয়, তা আপনার বাছাইয়ের সঙ্গে মিললে জয়। 50 থেকে 99 বড়, 00 থেকে 49 ছোট।`,
      en: `Wins when the number made by ${en} matches your choice. Big is 50 to 99, small is 00 to 49.`,
    }),
    shapeOf: (draw, cell) => createSides(measureNumber(draw, cell), 50),
  },
  {
    code: 'side_pair',
    label: { bn: 'দুটি একসঙ্গে', en: 'Two kinds at once' },
    rule: ({ bn, en }) => ({
      bn: `${bn} মিলে যে সংখ্যা হয়, তা আপনার দুটি বাছাইয়ের সঙ্গেই মিললে জয়। 50 থেকে 99 বড়, 00 থেকে 49 ছোট।`,
      en: `Wins when the number made by ${en} matches both parts of your choice. Big is 50 to 99, small is 00 to 49.`,
    }),
    shapeOf: (draw, cell) => createSidePairs(measureNumber(draw, cell), 50),
  },
];

/**
 * Digits, sums and sets of a number of two digits. The Bengali `where` ends in "অঙ্ক", to which
 * case endings are added.
 */
export const makePairPlays = (
  draw: Draw,
  { code, name, where, cells: [cell = []] }: Pair,
): PlayRow[] =>
  pairPlays.map((play) => ({
    code: `${code}_${play.code}`,
    label: { bn: `${play.label.bn}: ${name.bn}`, en: `${play.label.en}: ${name.en}` },
    rule: play.rule(where),
    shape: play.shapeOf(draw, cell),
  }));

/** The last two digits of the special prize, as part of a sentence. */
export const specialTail: Text = {
  bn: 'বিশেষ পুরস্কারের শেষ দুই অঙ্ক',
  en: 'the last two digits of the special prize',
};

/** The last four digits of the special prize. */
export const buildLastFour = (special: readonly Cell[]): NumberPlay => ({
  code: 'cang4',
  label: { bn: '4 càng (চার অঙ্ক)', en: '4 càng' },
  where: {
    bn: 'বিশেষ পুরস্কারের শেষ চার অঙ্ক',
    en: 'the last four digits of the special prize',
  },
  cells: listTails(special, 4),
});

/** Several numbers that all come: xiên. */
export const makeXien = (tails: Tails, taken: number): PlayRow =>
  makeAllHit(tails, taken, {
    code: `xien${taken}`,
    label: { bn: `Xiên ${taken}`, en: `Xiên ${taken}` },
  });

/** Numbers and digits that do not come. */
export const buildMissingGroup = (tails: Tails): PlayGroup => ({
  code: 'truot',
  label: { bn: 'Trượt: একটিও না এলে', en: 'Trượt: none of them comes' },
  plays: [...[4, 8, 10].map((taken) => makeNoHit(tails, taken)), ...makeMute(tails)],
});

/** Digits, sums and sets of the last two digits of the special prize. */
export const buildSpecialGroup = (draw: Draw, special: readonly Cell[]): PlayGroup => ({
  code: 'special',
  label: { bn: 'বিশেষ পুরস্কারের শেষ দুই অঙ্ক', en: 'Last two of the special prize' },
  plays: makePairPlays(draw, {
    code: 'special',
    name: { bn: 'বিশেষ', en: 'special' },
    where: specialTail,
    cells: listTails(special, 2),
  }),
});
