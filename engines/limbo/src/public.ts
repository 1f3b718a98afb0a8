/**
 * Limbo for server and browser: the odds, and what is paid.
 *
 * A kite climbs to a height, a multiple of the stake in hundredths. The player names a target
 * before; the bet wins when the height is the target or more, and pays the target. The height is
 * drawn so that twice the target is reached half as often, which keeps the return at 99 %.
 *
 * No function here draws a number by itself: an outcome cannot depend on a balance, a player, a
 * history or the time. Heights are whole numbers in bigint; no floating number decides anything.
 */
import type {
  Decided,
  GameEngine,
  Play,
  RandomNumbers,
} from '@khelaghor/game-engine/game-engine.ts';
import {
  countReachingNumbers,
  drawHeight,
  formatHundredths,
  HEIGHT_NUMBERS,
  parseHeight,
} from '@khelaghor/game-engine/height.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const LIMBO_SCOPE = 'limbo/1';

/** The lowest target in hundredths: 1.01 times the stake. */
export const TARGET_MIN = 101;

/** The highest target in hundredths: 10,000.00 times the stake. */
export const TARGET_MAX = 1_000_000;

/** The average return on all stakes, which no target exceeds: 99 %. */
export const LIMBO_RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

/** A target in hundredths: 250 is 2.50 times the stake. */
export type LimboChoice = { readonly target: number };

/**
 * The height as a decimal text with two places, "24.75". A text, because one height in 10^14 has
 * more digits than a number in JSON keeps.
 */
export type LimboOutcome = { readonly height: string };

/** Whether a number is a target of the game. */
export const isTarget = (target: number): boolean =>
  Number.isInteger(target) && target >= TARGET_MIN && target <= TARGET_MAX;

/** The pay of a target that is reached, stake included. */
export const getPrice = (target: number): Ratio => ratio(BigInt(target), 100n);

/** The exact chance of a target. */
export const getChance = (target: number): Ratio =>
  ratio(countReachingNumbers(target), HEIGHT_NUMBERS);

/** The target with a chance of 1 %, almost exactly. */
const ONE_PERCENT = 9_900;

/** The chance in percent, to the nearest hundredth; below 1 % to the nearest ten-thousandth. */
export function formatChance(target: number): string {
  const { num, den } = getChance(target);
  return formatDecimal(ratio(num * 100n, den), target > ONE_PERCENT ? 4 : 2, 'half_up');
}

/** The height of an outcome, in hundredths. Throws when it is no outcome of the game. */
export function readHeight({ height }: LimboOutcome): bigint {
  const read = parseHeight(height);
  if (read === null) throw new RangeError(`not a height: ${height}`);
  return read;
}

function decide({ target }: LimboChoice, random: RandomNumbers): Decided<LimboOutcome> {
  const height = drawHeight(random);
  const isReached = height >= BigInt(target);
  return {
    outcome: { height: formatHundredths(height) },
    pays: isReached ? getPrice(target) : NOTHING,
  };
}

const listPlay = (target: number): Play<LimboChoice> => ({
  choice: { target },
  ways: HEIGHT_NUMBERS,
  wins: [{ ways: countReachingNumbers(target), pays: getPrice(target) }],
});

/**
 * The target that returns least: 9,999.00 times the stake.
 *
 * A target t returns t x floor(99 x 2^52 / t) / (100 x 2^52), which is 99/100 less
 * (99 x 2^52 mod t) / (100 x 2^52). The remainder is below t, and so every return is above
 * 99/100 - 10^6 / (100 x 2^52): it falls short of 99 % by less than one part in 4 x 10^11. The
 * greatest remainder of all targets is 999,504, of this one; the test takes all 999,900.
 */
export const LOWEST_TARGET = 999_900;

/** Targets that stand for all others in lists of returns; the lowest return is among them. */
const LISTED_TARGETS = [
  TARGET_MIN,
  110,
  150,
  200,
  300,
  500,
  1_000,
  10_000,
  100_000,
  LOWEST_TARGET,
  TARGET_MAX,
] as const;

/** Limbo as every other program knows it. */
export const limboEngine: GameEngine<LimboChoice, LimboOutcome> = {
  code: 'limbo',
  scope: LIMBO_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice: ({ target }) => (typeof target === 'number' && isTarget(target) ? { target } : null),
  parseOutcome({ height }) {
    const read = parseHeight(height);
    return read === null ? null : { height: formatHundredths(read) };
  },
  formatSelection: ({ target }) => String(target),
  choiceWords({ target }) {
    const terms = `${formatHundredths(target)}× · ${formatChance(target)}%`;
    return { bn: `লক্ষ্য ${terms}`, en: `Target ${terms}` };
  },
  outcomeWords: ({ height }) => ({ bn: `উঠেছে ${height}×`, en: `Reached ${height}×` }),
  topPay: ({ target }) => getPrice(target),
  decide,
  explain: (_, { height }) => [
    {
      title: { bn: 'উচ্চতা', en: 'The height' },
      rule: {
        bn: 'প্রথমে 2^20-এর নিচের একটি সংখ্যা a, তারপর 2^32-এর নিচের একটি সংখ্যা b; u = a × 2^32 + b। উচ্চতা, একশ ভাগে গুনলে, 99 × 2^52 ÷ (2^52 − u), ভগ্নাংশ বাদ দিয়ে; 100-এর কম হলে 100, মানে 1.00×।',
        en: 'First one number a below 2^20, then one number b below 2^32; u = a × 2^32 + b. The hundredths of the height are 99 × 2^52 ÷ (2^52 − u), rounded down, and at least 100, which is 1.00×.',
      },
      result: { bn: `${height}×`, en: `${height}×` },
    },
  ],
  plays: () => LISTED_TARGETS.map(listPlay),
};
