/**
 * K3: three dice. Options of several numbers are written in rising order; a play in which nothing
 * is chosen has the one option "-".
 */
import { listChoices } from '../draws/combinations.ts';
import { defineDigits, type Draw } from '../draws/draw.ts';
import {
  listPlaces,
  listNumbers,
  readNumbers,
  measureSorted,
  measureSpan,
  measureSum,
} from '../draws/measures.ts';
import type { Fact } from '../draws/measure.ts';
import { isOnSide, type Side } from '../draws/sides.ts';
import { defineFamily } from '../play.ts';
import { createOptions, defineOptions, soleOption } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';

const draw: Draw = { parts: [defineDigits(3, 1, 6)] };
const dice = listPlaces(0, 3);
const faces = listNumbers(1, 6);
const shown = measureSorted(draw, dice);

const readSum = (fact: Fact): number => readNumbers(fact).reduce((sum, die) => sum + die, 0);
const isTriple = (fact: Fact): boolean => new Set(readNumbers(fact)).size === 1;
const countFace = (fact: Fact, face: number): number =>
  readNumbers(fact).filter((die) => die === face).length;

/** Nothing is chosen. */
const decide = (isWon: (fact: Fact) => boolean): Shape =>
  createOptions(defineOptions(shown, [soleOption], (_, fact) => winIf(isWon(fact))));

/** Faces are chosen. */
const name = (
  choices: readonly (readonly number[])[],
  isWon: (chosen: readonly number[], fact: Fact) => boolean,
): Shape =>
  createOptions(
    defineOptions(
      shown,
      choices.map((chosen) => chosen.join('+')),
      (option, fact) => winIf(isWon(option.split('+').map(Number), fact)),
    ),
    { isUnordered: true },
  );

const sidePairs: readonly (readonly [Side, Side])[] = [
  ['big', 'odd'],
  ['big', 'even'],
  ['small', 'odd'],
  ['small', 'even'],
];
const each = faces.map((face) => [face]);
const pairs = faces.flatMap((pair) =>
  faces.filter((face) => face !== pair).map((face) => [pair, pair, face]),
);
const shows = (chosen: readonly number[], fact: Fact): boolean =>
  chosen.every((face) => countFace(fact, face) > 0);
const isStraight = (fact: Fact): boolean => {
  const [least = 0, middle = 0, most = 0] = readNumbers(fact);
  return middle === least + 1 && most === middle + 1;
};

export const k3 = defineFamily({
  code: 'k3',
  draw,
  drawnAs: 'dice',
  isNamedBySum: true,
  sameBets: {
    sum: {
      3: ['triple_named', '1'],
      4: ['pair_exact', '1+1+2'],
      17: ['pair_exact', '6+6+5'],
      18: ['triple_named', '6'],
    },
    span: { 0: ['triple_any', soleOption], 5: ['two_different', '1+6'] },
  },
  groups: [
    {
      code: 'sum',
      label: { bn: 'যোগফল', en: 'Sum' },
      plays: [
        {
          code: 'sum',
          label: { bn: 'যোগফল', en: 'Sum' },
          rule: {
            bn: 'তিন গুটির যোগফল আপনার সংখ্যা হলে জয়।',
            en: 'Wins when the dice add up to your number.',
          },
          shape: createOptions(
            defineOptions(measureSum(draw, dice), listNumbers(3, 18), (sum, fact) =>
              winIf(fact === Number(sum)),
            ),
          ),
        },
        {
          code: 'big',
          label: { bn: 'বড়', en: 'Big' },
          rule: {
            bn: 'যোগফল 11 থেকে 17, ট্রিপল নয়।',
            en: 'Wins on a sum of 11 to 17; loses on a triple.',
          },
          shape: decide((fact) => readSum(fact) >= 11 && !isTriple(fact)),
        },
        {
          code: 'small',
          label: { bn: 'ছোট', en: 'Small' },
          rule: {
            bn: 'যোগফল 4 থেকে 10, ট্রিপল নয়।',
            en: 'Wins on a sum of 4 to 10; loses on a triple.',
          },
          shape: decide((fact) => readSum(fact) <= 10 && !isTriple(fact)),
        },
        {
          code: 'odd',
          label: { bn: 'বিজোড়', en: 'Odd' },
          rule: {
            bn: 'যোগফল বিজোড়, ট্রিপল নয়।',
            en: 'Wins on an odd sum; loses on a triple.',
          },
          shape: decide((fact) => readSum(fact) % 2 === 1 && !isTriple(fact)),
        },
        {
          code: 'even',
          label: { bn: 'জোড়', en: 'Even' },
          rule: {
            bn: 'যোগফল জোড়, ট্রিপল নয়।',
            en: 'Wins on an even sum; loses on a triple.',
          },
          shape: decide((fact) => readSum(fact) % 2 === 0 && !isTriple(fact)),
        },
        {
          code: 'sum_sides',
          label: { bn: 'বড়-ছোট সঙ্গে জোড়-বিজোড়', en: 'Two sides at once' },
          rule: {
            bn: 'যোগফলে দুটিই মিললে জয়: বড় (11 থেকে 17) বা ছোট (4 থেকে 10), আর বিজোড় বা জোড়। ট্রিপলে হার।',
            en: 'Wins when the sum is both: big (11 to 17) or small (4 to 10), and odd or even. Loses on a triple.',
          },
          shape: createOptions(
            sidePairs.flatMap((pair) =>
              defineOptions(shown, [pair.join('_')], (_, fact) =>
                winIf(!isTriple(fact) && pair.every((side) => isOnSide(side, readSum(fact), 11))),
              ),
            ),
          ),
        },
        {
          code: 'span',
          label: { bn: 'ব্যবধান', en: 'Span' },
          rule: {
            bn: 'সবচেয়ে বড় আর সবচেয়ে ছোট গুটির ব্যবধান আপনার সংখ্যা হলে জয়।',
            en: 'Wins when the highest die less the lowest is your number.',
          },
          shape: createOptions(
            defineOptions(measureSpan(draw, dice), listNumbers(0, 5), (span, fact) =>
              winIf(fact === Number(span)),
            ),
          ),
        },
      ],
    },
    {
      code: 'triple',
      label: { bn: 'ট্রিপল ও জোড়া', en: 'Triples and pairs' },
      plays: [
        {
          code: 'triple_any',
          label: { bn: 'যেকোনো ট্রিপল', en: 'Any triple' },
          rule: {
            bn: 'তিনটি গুটিতেই একই সংখ্যা, যেটিই হোক।',
            en: 'Wins when all three dice show the same number, whichever it is.',
          },
          shape: decide(isTriple),
        },
        {
          code: 'triple_named',
          label: { bn: 'নির্দিষ্ট ট্রিপল', en: 'Named triple' },
          rule: {
            bn: 'তিনটি গুটিতেই আপনার সংখ্যা।',
            en: 'Wins when all three dice show your number.',
          },
          shape: name(each, ([face = 0], fact) => countFace(fact, face) === 3),
        },
        {
          code: 'pair_named',
          label: { bn: 'একই দুটি', en: 'Pair' },
          rule: {
            bn: 'অন্তত দুটি গুটিতে আপনার সংখ্যা; তিনটিতে পড়লেও চলবে।',
            en: 'Wins when at least two dice show your number; three count as well.',
          },
          shape: name(each, ([face = 0], fact) => countFace(fact, face) >= 2),
        },
        {
          code: 'pair_exact',
          label: { bn: 'জোড়া ও একটি', en: 'Pair and single' },
          rule: {
            bn: 'দুটি গুটিতে জোড়ার সংখ্যা, আর তৃতীয়টিতে অন্য সংখ্যাটি।',
            en: 'Wins when two dice show the paired number and the third shows the other one.',
          },
          shape: name(
            pairs,
            ([pair = 0, , face = 0], fact) =>
              countFace(fact, pair) === 2 && countFace(fact, face) === 1,
          ),
        },
      ],
    },
    {
      code: 'different',
      label: { bn: 'আলাদা সংখ্যা', en: 'Different numbers' },
      plays: [
        {
          code: 'two_different',
          label: { bn: 'দুটি আলাদা', en: 'Two different' },
          rule: {
            bn: 'আপনার দুটি সংখ্যাই পড়বে, তৃতীয় গুটিতে যা-ই পড়ুক।',
            en: 'Wins when both your numbers show, whatever the third die shows.',
          },
          shape: name([...listChoices(faces, 2)], shows),
        },
        {
          code: 'three_different',
          label: { bn: 'তিনটি আলাদা', en: 'Three different' },
          rule: {
            bn: 'গুটিতে আপনার তিনটি সংখ্যা, যেকোনো ক্রমে।',
            en: 'Wins when the dice show your three numbers, in any order.',
          },
          shape: name([...listChoices(faces, 3)], shows),
        },
        {
          code: 'straight_any',
          label: { bn: 'পরপর তিন', en: 'Any straight' },
          rule: {
            bn: 'পরপর তিনটি সংখ্যা যেকোনো ক্রমে এলে জয়, যেমন 2, 3, 4; 6-এর পরে 1 ধরা হয় না।',
            en: 'Wins on three numbers in a row, in any order, such as 2, 3 and 4; 1 does not follow 6.',
          },
          shape: decide(isStraight),
        },
        {
          code: 'single_die',
          label: { bn: 'একটি গুটি', en: 'One die' },
          rule: {
            bn: 'অন্তত একটি গুটিতে আপনার সংখ্যা। যতগুলোতেই পড়ুক, ফেরত একবার।',
            en: 'Wins when at least one die shows your number. It pays once, however many do.',
          },
          shape: name(each, shows),
        },
        {
          code: 'single_missing',
          label: { bn: 'সংখ্যাটি নেই', en: 'Not shown' },
          rule: {
            bn: 'কোনো গুটিতেই আপনার সংখ্যা নেই।',
            en: 'Wins when no die shows your number.',
          },
          shape: name(each, ([face = 0], fact) => countFace(fact, face) === 0),
        },
      ],
    },
  ],
});
