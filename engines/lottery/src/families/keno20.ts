/**
 * Small Keno: 8 of 20 balls, in drawn order. These are the numbers of the Happy Ten lotteries of
 * southern China: few enough that five hits are likely to be seen (1 in 277), and the order counts.
 */
import { definePool, type Draw } from '../draws/draw.ts';
import { listNumbers, listPlaces, measureSum, measureSumTail } from '../draws/measures.ts';
import { defineFamily, type Text } from '../play.ts';
import { createSpread } from '../shapes/direct.ts';
import {
  ballNoun,
  createAllHitPlay,
  createArea,
  createDirectPlay,
  createDragonGroup,
  createGroupPlay,
  createPlaceSides,
  createSumSides,
} from './ball-plays.ts';
import { getCountWord } from './texts.ts';
import { createSizes } from './sides.ts';

const draw: Draw = { parts: [definePool(8, 1, 20)] };
const all = listPlaces(0, 8);
const balls = listNumbers(1, 20);
const things: Text = { bn: 'আট বলের', en: 'the eight balls' };
const first3 = createArea(draw, ballNoun, 'first', listPlaces(0, 3));

export const keno20 = defineFamily({
  code: 'keno20',
  draw,
  drawnAs: 'balls',
  groups: [
    {
      code: 'pick',
      label: { bn: 'সংখ্যা বাছাই', en: 'Pick numbers' },
      plays: listNumbers(1, 5).map((taken) =>
        createAllHitPlay({
          code: `pick${taken}`,
          draw,
          values: balls,
          places: all,
          label: {
            bn: `${getCountWord(taken).bnThings} সংখ্যা`,
            en: `Pick ${getCountWord(taken).en}`,
          },
          things,
          taken,
          hasBankers: true,
        }),
      ),
    },
    {
      code: first3.code,
      label: first3.label,
      plays: [createDirectPlay(first3), createGroupPlay(first3, balls)],
    },
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
      code: 'sum',
      label: { bn: 'যোগফল', en: 'Sum' },
      plays: [
        // Sums go from 36 to 132; 84 is as far from both ends.
        ...createSumSides({
          code: 'sum',
          measure: measureSum(draw, all),
          things,
          bigFrom: 85,
          tie: 84,
        }),
        {
          code: 'sum_tail_size',
          label: { bn: 'শেষ অঙ্ক: বড়-ছোট', en: 'Last digit: big or small' },
          rule: {
            bn: 'আট বলের যোগফলের শেষ অঙ্ক 5 থেকে 9 হলে বড়, 0 থেকে 4 হলে ছোট।',
            en: 'The last digit of the sum of the eight balls is big from 5 to 9 and small from 0 to 4.',
          },
          shape: createSizes(measureSumTail(draw, all), { bigFrom: 5 }),
        },
      ],
    },
    createDragonGroup(
      draw,
      ballNoun,
      listPlaces(0, 4).map((place) => [place, 7 - place]),
    ),
    ...createPlaceSides({ draw, noun: ballNoun, places: all, least: 1, most: 20, bigFrom: 11 }),
  ],
});
