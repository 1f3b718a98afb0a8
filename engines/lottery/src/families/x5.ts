/**
 * 11x5: five of eleven balls, in drawn order. Straight and group bets on three or two places, any
 * one to eight of the five balls, counts, sums and comparisons.
 */
import { listChoices } from '../draws/combinations.ts';
import { definePool, type Draw } from '../draws/draw.ts';
import {
  listNumbers,
  listPlaces,
  measureRank,
  measureSum,
  measureSumTail,
} from '../draws/measures.ts';
import { defineFamily, type PlayGroup, type PlayRow, type Text } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { createSpread } from '../shapes/direct.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf } from '../shapes/shape.ts';
import {
  ballNoun,
  bankersRule,
  createAllHitPlay,
  createArea,
  createDirectPlay,
  createDragonGroup,
  createExactSum,
  createGroupPlay,
  createOddCount,
  createPlaceSides,
  createSumSides,
  type Area,
} from './ball-plays.ts';
import { getCountWord } from './texts.ts';
import { createSizes } from './sides.ts';

const draw: Draw = { parts: [definePool(5, 1, 11)] };
const all = listPlaces(0, 5);
const balls = listNumbers(1, 11);

/** One number that is somewhere in an area. */
const createContainsPlay = ({ code, places, things, label }: Area): PlayRow => ({
  code: `${code}_contains1`,
  label: { bn: 'যেকোনো জায়গায় একটি', en: 'One number anywhere' },
  rule: {
    bn: `${label.bn} বলের যেকোনো একটি আপনার সংখ্যা হলে জয়।`,
    en: `Wins when one of ${things.en} is your number.`,
  },
  shape: createChoice(draw, {
    taken: 1,
    values: balls,
    groups: [places.map((place) => [place])],
    judge: ([hits]) => winIf(hits === 1),
  }),
});

const createAreaGroup = (area: Area): PlayGroup => ({
  code: area.code,
  label: area.label,
  plays: [
    createDirectPlay(area),
    createGroupPlay(area, balls),
    ...(area.places.length === 3 ? [createContainsPlay(area)] : []),
  ],
});

const areas = [
  createArea(draw, ballNoun, 'first', listPlaces(0, 3)),
  createArea(draw, ballNoun, 'middle', listPlaces(1, 3)),
  createArea(draw, ballNoun, 'last', listPlaces(2, 3)),
  createArea(draw, ballNoun, 'first', listPlaces(0, 2)),
  createArea(draw, ballNoun, 'last', listPlaces(3, 2)),
];

const anyLabels: readonly Text[] = [
  { bn: 'পাঁচে এক', en: 'One of five' },
  { bn: 'পাঁচে দুই', en: 'Two of five' },
  { bn: 'পাঁচে তিন', en: 'Three of five' },
  { bn: 'পাঁচে চার', en: 'Four of five' },
  { bn: 'পাঁচে পাঁচ', en: 'Five of five' },
  { bn: 'ছয়ে পাঁচ', en: 'Five of six' },
  { bn: 'সাতে পাঁচ', en: 'Five of seven' },
  { bn: 'আটে পাঁচ', en: 'Five of eight' },
];

const fiveBalls: Text = { bn: 'পাঁচ বলের', en: 'the five balls' };

const createAnyPlay = (taken: number, label: Text): PlayRow =>
  createAllHitPlay({
    code: `any${taken}`,
    draw,
    values: balls,
    places: all,
    label,
    things: fiveBalls,
    taken,
    hasBankers: true,
  });

/** All five balls among six to eight numbers. */
const createHoldAllPlay = (taken: number, label: Text): PlayRow => ({
  code: `any${taken}`,
  label,
  rule: {
    bn: `আপনার ${getCountWord(taken).bnThings} সংখ্যার মধ্যে পাঁচটি বলই থাকলে জয়। ${bankersRule.bn}`,
    en: `Wins when the five balls are all among your ${getCountWord(taken).en} numbers. ${bankersRule.en}`,
  },
  shape: createChoice(draw, {
    taken,
    values: balls,
    groups: [all.map((place) => [place])],
    judge: ([hits]) => winIf(hits === 5),
    hasBankers: true,
  }),
});

const sum = {
  code: 'sum',
  measure: measureSum(draw, all),
  things: fiveBalls,
};

export const x5 = defineFamily({
  code: 'x5',
  draw,
  drawnAs: 'balls',
  sameBets: {
    all5_middle: { 3: ['any3', '01+02+03'], 9: ['any3', '09+10+11'] },
    all5_odd_count: { 0: ['any5', '02+04+06+08+10'], 5: ['any6', '01+03+05+07+09+11'] },
    sum_exact: {
      15: ['any5', '01+02+03+04+05'],
      16: ['any5', '01+02+03+04+06'],
      44: ['any5', '06+08+09+10+11'],
      45: ['any5', '07+08+09+10+11'],
    },
  },
  groups: [
    ...areas.map(createAreaGroup),
    {
      code: 'place',
      label: { bn: 'নির্দিষ্ট জায়গা', en: 'Fixed place' },
      plays: [
        {
          code: 'place_direct',
          label: { bn: 'এক জায়গায় এক সংখ্যা', en: 'One number at its place' },
          rule: {
            bn: 'আপনার সংখ্যা ঠিক আপনার বাছা জায়গায় এলে জয়। প্রতিটি সংখ্যা একটি লাইন।',
            en: 'Wins when your number comes at the very place you chose. Each number is a line.',
          },
          shape: createSpread(draw, all, 1),
        },
      ],
    },
    {
      code: 'any',
      label: { bn: 'যেকোনো জায়গায়', en: 'Any place' },
      plays: anyLabels.map((label, index) =>
        (index < 5 ? createAnyPlay : createHoldAllPlay)(index + 1, label),
      ),
    },
    {
      code: 'all5',
      label: { bn: 'পাঁচ বল মিলিয়ে', en: 'All five balls' },
      plays: [
        createOddCount('all5_odd_count', draw, all, fiveBalls),
        {
          code: 'all5_middle',
          label: { bn: 'মাঝের সংখ্যা', en: 'Middle number' },
          rule: {
            bn: 'পাঁচ বল ছোট থেকে বড় সাজালে তৃতীয়টি আপনার সংখ্যা হলে জয়।',
            en: 'Wins when the third of the five balls, in rising order, is your number.',
          },
          shape: createOptions(
            defineOptions(measureRank(draw, all, 3), listNumbers(3, 9), (ball, fact) =>
              winIf(fact === Number(ball)),
            ),
          ),
        },
      ],
    },
    {
      code: 'sum',
      label: { bn: 'যোগফল', en: 'Sum' },
      plays: [
        // Sums go from 15 to 45; 30 is as far from both ends.
        ...createSumSides({ ...sum, bigFrom: 31, tie: 30 }),
        {
          code: 'sum_tail_size',
          label: { bn: 'শেষ অঙ্ক: বড়-ছোট', en: 'Last digit: big or small' },
          rule: {
            bn: 'পাঁচ বলের যোগফলের শেষ অঙ্ক 5 থেকে 9 হলে বড়, 0 থেকে 4 হলে ছোট।',
            en: 'The last digit of the sum of the five balls is big from 5 to 9 and small from 0 to 4.',
          },
          shape: createSizes(measureSumTail(draw, all), { bigFrom: 5 }),
        },
        createExactSum(sum, 15, 45),
      ],
    },
    createDragonGroup(draw, ballNoun, [...listChoices(all, 2)]),
    // Ball 11 is neither big nor small, neither odd nor even: five balls are left for each side.
    ...createPlaceSides({
      draw,
      noun: ballNoun,
      places: all,
      least: 1,
      most: 11,
      bigFrom: 6,
      tie: 11,
    }),
  ],
});
