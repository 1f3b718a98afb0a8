/**
 * Crash for server and browser: the odds, the price over time, and what is paid.
 *
 * A kite climbs for all players at once, and its string breaks at a point. The point is the height
 * of Limbo: twice the price is reached half as often, so that taking at any price returns 99 %.
 * It is drawn from a secret that was committed to before, and a number of the public beacon that
 * no one could know while bets were taken. No stake, player, history or press goes into it.
 */
import type { Play } from '@khelaghor/game-engine/game-engine.ts';
import {
  countReachingNumbers,
  drawHeight,
  formatHundredths,
  HEIGHT_NUMBERS,
} from '@khelaghor/game-engine/height.ts';
import { toPays } from '@khelaghor/game-engine/shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { getDueMs, getPrice, PRICE_MAX } from './price.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const CRASH_SCOPE = 'crash/1';

/** The lowest price in hundredths that can be taken: 1.01 times the stake. */
export const PRICE_MIN = 101;

/** The average return on all stakes, which no price exceeds: 99 %. */
export const CRASH_RETURN: Ratio = ratio(99n, 100n);

/** The price in hundredths at which the bet is taken by itself; 0: only by its player. */
export type CrashChoice = { readonly auto: number };

/** Whether a number is a price at which a bet can be taken. */
const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= PRICE_MIN && price <= PRICE_MAX;

/** The exact chance that a flight reaches a price in hundredths. */
export const getChance = (price: number): Ratio =>
  ratio(countReachingNumbers(price), HEIGHT_NUMBERS);

const listPlay = (auto: number): Play<CrashChoice> => ({
  choice: { auto },
  ways: HEIGHT_NUMBERS,
  wins: [{ ways: countReachingNumbers(auto), pays: toPays(auto) }],
});

/** The price that returns least, by less than one part in 4 x 10^11 (see Limbo). */
export const LOWEST_PRICE = 999_900;

/** Prices that stand for all others in lists of returns; the lowest return is among them. */
const LISTED_PRICES = [
  PRICE_MIN,
  150,
  200,
  300,
  500,
  1_000,
  10_000,
  100_000,
  LOWEST_PRICE,
  PRICE_MAX,
] as const;

/** Crash as every other program knows it. */
export const crashEngine: SharedEngine<CrashChoice> = {
  code: 'crash',
  scope: CRASH_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  parseChoice: ({ auto }) =>
    typeof auto === 'number' && (auto === 0 || isPrice(auto)) ? { auto } : null,
  formatSelection: ({ auto }) => String(auto),
  choiceWords({ auto }) {
    if (auto === 0) return { bn: 'নিজে তোলা', en: 'Taken by hand' };
    const price = `${formatHundredths(auto)}×`;
    return { bn: `${price}-এ নিজে থেকে তোলা`, en: `Taken at ${price} by itself` };
  },
  getAutoPrice: ({ auto }) => (auto === 0 ? null : auto),
  drawPoint: drawHeight,
  getPrice,
  getDueMs,
  explain: (point) => [
    {
      title: { bn: 'সুতো ছেঁড়ার বিন্দু', en: 'The point' },
      rule: {
        bn: 'প্রথমে 2^20-এর নিচের একটি সংখ্যা a, তারপর 2^32-এর নিচের একটি সংখ্যা b; u = a × 2^32 + b। বিন্দুটি, একশ ভাগে গুনলে, 99 × 2^52 ÷ (2^52 − u), ভগ্নাংশ বাদ দিয়ে; 100-এর কম হলে 100, মানে 1.00×।',
        en: 'First one number a below 2^20, then one number b below 2^32; u = a × 2^32 + b. The hundredths of the point are 99 × 2^52 ÷ (2^52 − u), rounded down, and at least 100, which is 1.00×.',
      },
      result: { bn: `${formatHundredths(point)}×`, en: `${formatHundredths(point)}×` },
    },
  ],
  plays: () => LISTED_PRICES.map(listPlay),
};
