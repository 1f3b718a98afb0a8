/** PK10: ten cars in the order in which they finish. The number of a car is what a place shows. */
import { definePool, type Draw } from '../draws/draw.ts';
import { listNumbers, listPlaces, measureSum } from '../draws/measures.ts';
import { defineFamily, type PlayRow } from '../play.ts';
import { createDirect, createSpread } from '../shapes/direct.ts';
import {
  createArea,
  createDirectPlay,
  createDragonGroup,
  createExactSum,
  createGroupPlay,
  createPlaceSides,
  createSumSides,
  type Noun,
} from './ball-plays.ts';

const draw: Draw = { parts: [definePool(10, 1, 10)] };
const cars = listNumbers(1, 10);
const noun: Noun = { bn: 'গাড়ি', bnOf: 'গাড়ির', en: 'car' };

const createFirstArea = (count: number) => createArea(draw, noun, 'first', listPlaces(0, count));

/** The cars of five neighbouring places, each number a line. */
const createPlacePlay = (
  half: { readonly code: string; readonly bn: string; readonly en: string },
  places: readonly number[],
): PlayRow => ({
  code: `${half.code}5_place`,
  label: { bn: `${half.bn} পাঁচ স্থান`, en: `${half.en} five places` },
  rule: {
    bn: 'আপনার গাড়ি ঠিক আপনার বাছা স্থানে এলে জয়। প্রতিটি গাড়ি একটি লাইন।',
    en: 'Wins when your car comes in at the very place you chose. Each car is a line.',
  },
  shape: createSpread(draw, places, 1),
});

const firstTwo = {
  code: 'first2_sum',
  measure: measureSum(draw, listPlaces(0, 2)),
  things: { bn: 'চ্যাম্পিয়ন ও রানার-আপের', en: 'champion and runner-up' },
};

const firstThree = {
  code: 'first3_sum',
  measure: measureSum(draw, listPlaces(0, 3)),
  things: { bn: 'প্রথম তিন গাড়ির', en: 'the first three cars' },
};

export const pk10 = defineFamily({
  code: 'pk10',
  draw,
  drawnAs: 'race',
  sameBets: {
    first2_sum_exact: {
      3: ['first2_group', '01+02'],
      4: ['first2_group', '01+03'],
      18: ['first2_group', '08+10'],
      19: ['first2_group', '09+10'],
    },
    first3_sum_exact: {
      6: ['first3_group', '01+02+03'],
      7: ['first3_group', '01+02+04'],
      26: ['first3_group', '07+09+10'],
      27: ['first3_group', '08+09+10'],
    },
  },
  groups: [
    {
      code: 'exact',
      label: { bn: 'ক্রম মিলিয়ে', en: 'In exact order' },
      plays: [
        {
          code: 'first1_direct',
          label: { bn: 'চ্যাম্পিয়ন', en: 'Champion' },
          rule: { bn: 'আপনার গাড়ি প্রথম হলে জয়।', en: 'Wins when your car comes first.' },
          shape: createDirect(draw, [0]),
        },
        ...[2, 3, 4, 5].map((count) => {
          const area = createFirstArea(count);
          return createDirectPlay(area, area.label);
        }),
      ],
    },
    {
      code: 'group',
      label: { bn: 'যেকোনো ক্রমে', en: 'In any order' },
      plays: [2, 3].map((count) => {
        const area = createFirstArea(count);
        return createGroupPlay(area, cars, area.label);
      }),
    },
    {
      code: 'place',
      label: { bn: 'নির্দিষ্ট স্থান', en: 'Fixed place' },
      plays: [
        createPlacePlay({ code: 'front', bn: 'সামনের', en: 'Front' }, listPlaces(0, 5)),
        createPlacePlay({ code: 'back', bn: 'পেছনের', en: 'Back' }, listPlaces(5, 5)),
      ],
    },
    {
      code: 'first2_sum',
      label: { bn: 'চ্যাম্পিয়ন ও রানার-আপের যোগফল', en: 'Sum of champion and runner-up' },
      // 11 is in the middle and small: of 90 pairs, 50 are small and 40 big.
      plays: [createExactSum(firstTwo, 3, 19), ...createSumSides({ ...firstTwo, bigFrom: 12 })],
    },
    {
      code: 'first3_sum',
      label: { bn: 'প্রথম তিন গাড়ির যোগফল', en: 'Sum of the first three cars' },
      plays: [createExactSum(firstThree, 6, 27), ...createSumSides({ ...firstThree, bigFrom: 17 })],
    },
    createDragonGroup(
      draw,
      noun,
      listPlaces(0, 5).map((place) => [place, 9 - place]),
    ),
    ...createPlaceSides({ draw, noun, places: listPlaces(0, 10), least: 1, most: 10, bigFrom: 6 }),
  ],
});
