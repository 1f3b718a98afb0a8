/** Keno: 20 of 80 balls. One to ten numbers, the sum of the balls, and what most of them are. */
import { definePool, type Draw } from '../draws/draw.ts';
import { measureCount, listNumbers, listPlaces, measureSum } from '../draws/measures.ts';
import { defineFamily, type PlayRow, type Text } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';
import { createAllHitPlay, winInTier } from './ball-plays.ts';
import { getCountWord } from './texts.ts';
import { createParities } from './sides.ts';

const draw: Draw = { parts: [definePool(20, 1, 80)] };
const all = listPlaces(0, 20);
const balls = listNumbers(1, 80);
const things: Text = { bn: '20 বলের', en: 'the 20 balls' };

/** Most numbers of a selection: 15 make 6,435 lines of seven. */
const chosenMost = 15;

/**
 * Shares of the return, by numbers of a line, for its prizes from all numbers hit downwards. The
 * rarer a prize, the smaller its share: at the series 1960 the greatest prize is 87,334 stakes (ten
 * of ten), and the least 1.53 (two of four).
 */
const tierWeights: ReadonlyMap<number, readonly number[]> = new Map([
  [3, [1, 1]],
  [4, [1, 1, 1]],
  [5, [2, 3, 5]],
  [6, [1, 2, 3, 4]],
  [7, [1, 2, 3, 4]],
  [8, [1, 3, 6, 10]],
  [9, [1, 4, 10, 15, 20]],
  [10, [1, 5, 14, 20, 30, 30]],
]);

const getPickLabel = (taken: number): Text => {
  const { bnThings, en } = getCountWord(taken);
  return { bn: `${bnThings} সংখ্যা`, en: `Pick ${en}` };
};

/** Several numbers, of which some may be missed. */
function createTieredPick(taken: number, weights: readonly number[]): PlayRow {
  const least = taken - weights.length + 1;
  const { bnThings, en } = getCountWord(taken);
  return {
    code: `pick${taken}`,
    label: getPickLabel(taken),
    rule: {
      bn: `${things.bn} মধ্যে আপনার ${bnThings} সংখ্যার অন্তত ${least}টি থাকলে জয়; যত বেশি মেলে, পুরস্কার তত বড়।`,
      en: `Wins when at least ${least} of your ${en} numbers are among ${things.en}; the more, the greater the prize.`,
    },
    shape: createChoice(draw, {
      taken,
      values: balls,
      groups: [all.map((place) => [place])],
      judge: ([hits = 0]) => winInTier(weights.length, hits < least ? -1 : taken - hits),
      most: chosenMost,
    }),
    tiers: Object.fromEntries(weights.map((weight, tier) => [`hit${taken - tier}`, weight])),
  };
}

function createPick(taken: number): PlayRow {
  const weights = tierWeights.get(taken);
  if (weights) return createTieredPick(taken, weights);
  return createAllHitPlay({
    code: `pick${taken}`,
    draw,
    values: balls,
    places: all,
    label: getPickLabel(taken),
    things,
    taken,
    most: chosenMost,
  });
}

const sum = measureSum(draw, all);

/** The sum as far from 210 as from 1410, which has an option of its own: nothing is returned. */
const middleSum = 810;

/** Options that each win on the sums of a span. */
const decideBySpan = (
  spans: Readonly<Record<string, readonly [from: number, to: number]>>,
): Shape =>
  createOptions(
    defineOptions(sum, Object.keys(spans), (code, fact) => {
      const [from = 0, to = 0] = spans[code] ?? [];
      return winIf(from <= Number(fact) && Number(fact) <= to);
    }),
  );

/** Options for most of the balls being of a kind, just half of them, or fewer. */
const decideByMost = (
  kind: string,
  codes: readonly [most: string, half: string, fewest: string],
  isCounted: (ball: number) => boolean,
): Shape =>
  createOptions(
    defineOptions(measureCount(draw, all, kind, isCounted), codes, (code, fact) =>
      winIf(codes.indexOf(code) === 1 - Math.sign(Number(fact) - 10)),
    ),
  );

/** The five elements of Keno in China, by the sum. */
const elements = {
  metal: [210, 695],
  wood: [696, 763],
  water: [764, 855],
  fire: [856, 923],
  earth: [924, 1_410],
} as const;

const describeElements = (): Text => {
  const inDigits = Object.values(elements).map((span) => span.map(String).join('–'));
  const [metal, wood, water, fire, earth] = Object.values(elements).map((span) => span.join('–'));
  return {
    bn: `যোগফল যে ভাগে পড়ে: ধাতু ${inDigits[0]}, কাঠ ${inDigits[1]}, পানি ${inDigits[2]}, আগুন ${inDigits[3]}, মাটি ${inDigits[4]}।`,
    en: `By the sum: metal ${metal}, wood ${wood}, water ${water}, fire ${fire}, earth ${earth}.`,
  };
};

export const keno80 = defineFamily({
  code: 'keno80',
  draw,
  drawnAs: 'balls',
  groups: [
    {
      code: 'pick',
      label: { bn: 'সংখ্যা বাছাই', en: 'Pick numbers' },
      plays: listNumbers(1, 10).map(createPick),
    },
    {
      code: 'sum',
      label: { bn: 'যোগফল', en: 'Sum' },
      plays: [
        {
          code: 'sum_size',
          label: { bn: 'বড়-ছোট', en: 'Big or small' },
          rule: {
            bn: '20 বলের যোগফল 810-এর বেশি হলে বড়, কম হলে ছোট; ঠিক 810-এ কেবল 810 জেতে।',
            en: 'The sum of the 20 balls is big above 810 and small below; on 810 only 810 wins.',
          },
          shape: createOptions(
            defineOptions(sum, ['big', middleSum, 'small'], (code, fact) => {
              if (fact === middleSum) return winIf(code === String(middleSum));
              return winIf(code === (Number(fact) > middleSum ? 'big' : 'small'));
            }),
          ),
        },
        {
          code: 'sum_parity',
          label: { bn: 'জোড়-বিজোড়', en: 'Odd or even' },
          rule: {
            bn: '20 বলের যোগফল জোড় না বিজোড়, তা মিললে জয়; 810 জোড়।',
            en: 'Wins when the sum of the 20 balls is odd or even, as you say; 810 is even.',
          },
          shape: createParities(sum),
        },
        {
          code: 'sum_both',
          label: { bn: 'বড়-ছোট ও জোড়-বিজোড়', en: 'Size and parity' },
          rule: {
            bn: 'যোগফল 810-এর বেশি না কম আর জোড় না বিজোড়, দুটোই মিললে জয়; ঠিক 810 হলে হার।',
            en: 'Wins when the sum is above or below 810 and odd or even, as you say; 810 loses.',
          },
          shape: createOptions(
            defineOptions(sum, ['big_odd', 'big_even', 'small_odd', 'small_even'], (code, fact) => {
              const size = Number(fact) > middleSum ? 'big' : 'small';
              const parity = Number(fact) % 2 === 1 ? 'odd' : 'even';
              return winIf(fact !== middleSum && code === `${size}_${parity}`);
            }),
          ),
        },
        {
          code: 'sum_element',
          label: { bn: 'পাঁচ উপাদান', en: 'Five elements' },
          rule: describeElements(),
          shape: decideBySpan(elements),
        },
      ],
    },
    {
      code: 'majority',
      label: { bn: 'কোন বল বেশি', en: 'Which are more' },
      plays: [
        {
          code: 'majority_half',
          label: { bn: 'ওপর-নিচ', en: 'Up or down' },
          rule: {
            bn: '1 থেকে 40-এর বল দশটির বেশি এলে ওপর, কম এলে নিচ, ঠিক দশটি এলে সমান জেতে।',
            en: 'Up wins on more than ten balls of 1 to 40, down on fewer, equal on just ten.',
          },
          shape: decideByMost('low_count', ['up', 'equal', 'down'], (ball) => ball <= 40),
        },
        {
          code: 'majority_parity',
          label: { bn: 'জোড়-বিজোড়', en: 'Odd or even' },
          rule: {
            bn: 'দশটির বেশি বল বিজোড় হলে বিজোড়, কম হলে জোড়, ঠিক দশটি হলে সমান জেতে।',
            en: 'Odd wins on more than ten odd balls, even on fewer, equal on just ten.',
          },
          shape: decideByMost('odd_count', ['odd', 'equal', 'even'], (ball) => ball % 2 === 1),
        },
      ],
    },
  ],
});
