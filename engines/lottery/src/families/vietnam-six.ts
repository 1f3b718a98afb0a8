/** What Vietnam's lotteries of six balls share: their sums, counts and plays of few numbers. */
import { minor } from '@khelaghor/money/minor.ts';
import type { Draw } from '../draws/draw.ts';
import { listNumbers, listPlaces, measureSum } from '../draws/measures.ts';
import type { PlayGroup, PlayRow, Text } from '../play.ts';
import { createAllHitPlay, createOddCount, createSumSides } from './ball-plays.ts';
import { toCapitalized, getCountWord } from './texts.ts';

/** The places of the six balls. */
export const sixPlaces = listPlaces(0, 6);

/** Most numbers of a system bet: 18 make 18,564 lines of six. */
export const systemMost = 18;

const things: Text = { bn: 'ছয় বলের', en: 'the six balls' };

/** Of each contribution: a new pool begins with a quarter of what the last one was given. */
const reservePercent = 20;

/** Ten taka: so small a stake as one on other plays would win the same pool. */
const jackpotStakeUnit = minor(10_00n);

type JackpotPlay = Required<Pick<PlayRow, 'rule' | 'shape' | 'tiers'>> & {
  /** The tiers that are paid from pools. */
  readonly pools: readonly string[];
};

/** Six numbers for the jackpots, which grow from draw to draw until they are won. */
export const createJackpotGroup = ({ pools, ...play }: JackpotPlay): PlayGroup => ({
  code: 'jackpot',
  label: { bn: 'জ্যাকপট', en: 'Jackpot' },
  plays: [
    {
      ...play,
      code: 'jackpot',
      label: { bn: 'জ্যাকপট', en: 'Jackpot' },
      pools: Object.fromEntries(pools.map((tier) => [tier, { reservePercent }])),
      stakeUnit: jackpotStakeUnit,
    },
  ],
});

/** One to four numbers among the six balls. */
export const createFewGroup = (draw: Draw, balls: number): PlayGroup => ({
  code: 'few',
  label: { bn: 'এক থেকে চারটি সংখ্যা', en: 'One to four numbers' },
  plays: listNumbers(1, 4).map((taken) =>
    createAllHitPlay({
      code: `few${taken}`,
      draw,
      values: listNumbers(1, balls),
      places: sixPlaces,
      label: {
        bn: `${getCountWord(taken).bnThings} সংখ্যা`,
        en: toCapitalized(`${getCountWord(taken).en} number${taken === 1 ? '' : 's'}`),
      },
      things,
      taken,
      most: systemMost,
    }),
  ),
});

/**
 * Sides of the sum of the six balls, and how many are odd. The sum that is as far from both ends,
 * 138 of 45 balls, returns the stake on big and small.
 */
export const createSumGroup = (draw: Draw, balls: number): PlayGroup => {
  const tie = 3 * (balls + 1);
  return {
    code: 'sum',
    label: { bn: 'যোগফল ও জোড়-বিজোড়', en: 'Sum and parity' },
    plays: [
      ...createSumSides({
        code: 'sum',
        measure: measureSum(draw, sixPlaces),
        things,
        bigFrom: tie + 1,
        tie,
      }),
      createOddCount('odd_count', draw, sixPlaces, things),
    ],
  };
};
