/** 4D of Malaysia and Singapore: 23 numbers of four digits in five prizes. */
import type { Cell } from '../draws/measure.ts';
import { measureNumber, listNumbers, measureSum } from '../draws/measures.ts';
import { defineFamily, type PlayRow, type Text } from '../play.ts';
import { createAllOrders, createDigitGrid } from '../shapes/number-sets.ts';
import { createNumbers, type NumberRule } from '../shapes/numbers.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';
import { createInAnyOrder, createInOrder } from '../shapes/shown-numbers.ts';
import { buildPrizes, listTails } from './prize-table.ts';
import { createSides } from './sides.ts';

const { draw, prizes, cells } = buildPrizes([
  { code: 'first', label: { bn: 'প্রথম পুরস্কার', en: 'First prize' }, count: 1, width: 4 },
  { code: 'second', label: { bn: 'দ্বিতীয় পুরস্কার', en: 'Second prize' }, count: 1, width: 4 },
  { code: 'third', label: { bn: 'তৃতীয় পুরস্কার', en: 'Third prize' }, count: 1, width: 4 },
  { code: 'special', label: { bn: 'বিশেষ পুরস্কার', en: 'Special prizes' }, count: 10, width: 4 },
  {
    code: 'consolation',
    label: { bn: 'সান্ত্বনা পুরস্কার', en: 'Consolation prizes' },
    count: 10,
    width: 4,
  },
]);

const top3: readonly Cell[] = [...cells.first, ...cells.second, ...cells.third];
const [first = []] = cells.first;

/** A way to bet on the prizes: how many win, and how the return is divided among them. */
type Stake = {
  readonly code: string;
  readonly label: Text;
  /** The prizes that win, as part of a sentence. */
  readonly where: Text;
  readonly tierCells: readonly (readonly Cell[])[];
  /** The usual prize of a number times the numbers of the prize. */
  readonly tiers: Readonly<Record<string, number>>;
};

const stakes: readonly Stake[] = [
  {
    code: 'big',
    label: { bn: 'বিগ', en: 'Big' },
    where: { bn: '23টি নম্বরের যেকোনোটি', en: 'any of the 23 drawn numbers' },
    tierCells: [cells.first, cells.second, cells.third, cells.special, cells.consolation],
    tiers: { first: 2_500, second: 1_000, third: 500, special: 1_800, consolation: 600 },
  },
  {
    code: 'small',
    label: { bn: 'স্মল', en: 'Small' },
    where: {
      bn: 'প্রথম তিন পুরস্কারের যেকোনোটি',
      en: 'the first, second or third prize',
    },
    tierCells: [cells.first, cells.second, cells.third],
    tiers: { first: 3_500, second: 2_000, third: 1_000 },
  },
];

const perStake = (make: (stake: Stake) => PlayRow): PlayRow[] => stakes.map(make);

/** One play of Big and one of Small, with a label and a rule made of theirs. */
const onStakes = (
  code: string,
  label: Text,
  rule: (where: Text) => Text,
  shapeOf: (stake: Stake) => Shape,
): PlayRow[] =>
  perStake((stake) => ({
    code: `${code}_${stake.code}`,
    label: { bn: `${label.bn} ${stake.label.bn}`, en: `${label.en} ${stake.label.en}` },
    rule: rule(stake.where),
    shape: shapeOf(stake),
    tiers: stake.tiers,
  }));

const ruleOf = ({ tierCells }: Stake): NumberRule => createInOrder(draw, tierCells);

const straights = perStake((stake) => ({
  code: stake.code,
  label: stake.label,
  rule: {
    bn: `${stake.where.bn} আপনার নম্বর হলে জয়। প্রতিটি পুরস্কারের দর আলাদা; নম্বরটি একাধিকবার উঠলে প্রতিবারের জন্যই জয়।`,
    en: `Wins when ${stake.where.en} is your number. Each prize has its own price; a number that is drawn several times is paid for each time.`,
  },
  shape: createNumbers(ruleOf(stake)),
  tiers: stake.tiers,
}));

const boxes = onStakes(
  'ibox',
  { bn: 'আইবক্স', en: 'iBox' },
  (where) => ({
    bn: `${where.bn} আপনার চার অঙ্কে তৈরি হলে জয়, যেকোনো ক্রমে; যতবার মেলে ততবার। যত বেশি ক্রম সম্ভব, দর তত কম; সব অঙ্ক এক হলে নেওয়া হয় না।`,
    en: `Wins when ${where.en} has your four digits, in any order, and pays for each that has them. The more orders there are, the lower the price; numbers with all digits alike are not taken.`,
  }),
  ({ tierCells }) => createNumbers(createInAnyOrder(draw, tierCells)),
);

const systems = onStakes(
  'system',
  { bn: 'সিস্টেম', en: 'System' },
  (where) => ({
    bn: `আপনার চার অঙ্কের প্রতিটি ক্রম আলাদা লাইন। ${where.bn} লাইনের নম্বর হলে জয়; যতবার মেলে ততবার।`,
    en: `Each order of your four digits is a line. A line wins when ${where.en} is its number, and pays for each that is.`,
  }),
  (stake) => createAllOrders(ruleOf(stake)),
);

const rolls = onStakes(
  'roll',
  { bn: 'রোল', en: 'Roll' },
  (where) => ({
    bn: `প্রতিটি ঘরে এক বা একাধিক অঙ্ক নিন; এক ঘরে দশটি অঙ্ক নিলে সেটিই রোল। তৈরি হওয়া প্রতিটি নম্বর একটি লাইন। ${where.bn} লাইনের নম্বর হলে জয়; যতবার মেলে ততবার।`,
    en: `Choose one or more digits for each place; all ten digits in one place are a roll. Each number they make is a line, which wins when ${where.en} is that number, and pays for each that is.`,
  }),
  (stake) => createDigitGrid(ruleOf(stake)),
);

/** The first three prizes, with the letter by which players call them. */
const letters = [
  { code: 'a', letter: 'A', cells: cells.first, bn: 'প্রথম', en: 'first' },
  { code: 'b', letter: 'B', cells: cells.second, bn: 'দ্বিতীয়', en: 'second' },
  { code: 'c', letter: 'C', cells: cells.third, bn: 'তৃতীয়', en: 'third' },
] as const;

const bnWidths = { 4: '4', 3: '3', 2: '2' } as const;
const tails = {
  4: { bn: 'চার অঙ্কই', en: 'all four digits' },
  3: { bn: 'শেষ তিন অঙ্ক', en: 'the last three digits' },
  2: { bn: 'শেষ দুই অঙ্ক', en: 'the last two digits' },
} as const;

const onLetters = (width: 2 | 3 | 4): PlayRow[] =>
  letters.map(({ code, letter, cells: own, bn, en }) => ({
    code: `${code}${width}`,
    label: { bn: `${bnWidths[width]}${letter}`, en: `${width}${letter}` },
    rule: {
      bn: `${bn} পুরস্কারের ${tails[width].bn} আপনার নম্বরের সঙ্গে মিললে জয়।`,
      en: `Wins when ${tails[width].en} of the ${en} prize match your number.`,
    },
    shape: createNumbers(createInOrder(draw, [listTails(own, width)])),
  }));

const onAllLetters = (width: 2 | 3): PlayRow => ({
  code: `abc${width}`,
  label: { bn: `${bnWidths[width]}ABC`, en: `${width}ABC` },
  rule: {
    bn: `প্রথম, দ্বিতীয় বা তৃতীয় পুরস্কারের ${tails[width].bn} আপনার নম্বরের সঙ্গে মিললে জয়। যতগুলোতে মেলে, ততবার জয়।`,
    en: `Wins when ${tails[width].en} of the first, second or third prize match your number. It pays for each that does.`,
  },
  shape: createNumbers(createInOrder(draw, [listTails(top3, width)])),
});

const digitsOfFirst = [
  { code: 'thousands', bn: 'হাজারের', en: 'thousands' },
  { code: 'hundreds', bn: 'শতকের', en: 'hundreds' },
  { code: 'tens', bn: 'দশকের', en: 'tens' },
  { code: 'ones', bn: 'এককের', en: 'ones' },
].map(({ code, bn, en }, index): PlayRow => ({
  code: `first_${code}`,
  label: { bn: `${bn} ঘর`, en: `${en.charAt(0).toUpperCase()}${en.slice(1)} digit` },
  rule: {
    bn: `প্রথম পুরস্কারের ${bn} অঙ্ক আপনার বাছাইয়ের সঙ্গে মিললে জয়। 5 থেকে 9 বড়, 0 থেকে 4 ছোট।`,
    en: `Wins when the ${en} digit of the first prize matches your choice. Big is 5 to 9, small is 0 to 4.`,
  },
  shape: createSides(measureNumber(draw, first.slice(index, index + 1)), 5),
}));

const sumOfFirst = measureSum(draw, first);

const sums: readonly PlayRow[] = [
  {
    code: 'first_sum',
    label: { bn: 'অঙ্কের যোগফল', en: 'Sum of digits' },
    rule: {
      bn: 'প্রথম পুরস্কারের চার অঙ্কের যোগফল আপনার সংখ্যা হলে জয়।',
      en: 'Wins when the four digits of the first prize add up to your number.',
    },
    shape: createOptions(
      defineOptions(sumOfFirst, listNumbers(0, 36), (sum, fact) => winIf(fact === Number(sum))),
    ),
  },
  {
    code: 'first_sum_sides',
    label: { bn: 'যোগফল: বড়-ছোট, জোড়-বিজোড়', en: 'Sum: big, small, odd, even' },
    rule: {
      bn: 'প্রথম পুরস্কারের চার অঙ্কের যোগফল আপনার বাছাইয়ের সঙ্গে মিললে জয়। 19 থেকে 36 বড়, 0 থেকে 18 ছোট।',
      en: 'Wins when the sum of the four digits of the first prize matches your choice. Big is 19 to 36, small is 0 to 18.',
    },
    shape: createSides(sumOfFirst, 19),
  },
];

export const d4 = defineFamily({
  code: 'd4',
  draw,
  drawnAs: 'prizes',
  prizes,
  sameBets: { first_sum: { 0: ['a4', '0000'], 36: ['a4', '9999'] } },
  groups: [
    {
      code: 'number',
      label: { bn: 'চার অঙ্ক', en: 'Four digits' },
      plays: [...straights, ...onLetters(4)],
    },
    {
      code: 'orders',
      label: { bn: 'একাধিক নম্বর', en: 'Several numbers' },
      plays: [...boxes, ...systems, ...rolls],
    },
    {
      code: 'tail3',
      label: { bn: 'শেষ তিন অঙ্ক', en: 'Last three digits' },
      plays: [...onLetters(3), onAllLetters(3)],
    },
    {
      code: 'tail2',
      label: { bn: 'শেষ দুই অঙ্ক', en: 'Last two digits' },
      plays: [...onLetters(2), onAllLetters(2)],
    },
    {
      code: 'first',
      label: { bn: 'প্রথম পুরস্কারের অঙ্ক', en: 'Digits of the first prize' },
      plays: [...digitsOfFirst, ...sums],
    },
  ],
});
