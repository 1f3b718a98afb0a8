/**
 * Crash for server and browser: the odds, the multiplier over time, and what is paid.
 *
 * A multiplier climbs for all players at once, up to the crash point, where the string of the kite
 * breaks. The crash point is the height of Limbo: twice the multiplier is reached half as often, so
 * that cashing out at any multiplier returns 99 %. It is drawn from a server seed that was
 * committed to before, and a number of the public beacon that no one could know while bets were
 * accepted. No stake, player, history or cash-out goes into it.
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
import { getDueMs, getMultiplier, MULTIPLIER_MAX } from './multiplier.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const CRASH_SCOPE = 'crash/1';

/** The lowest multiplier of a cash-out, in hundredths: 1.01 times the stake. */
export const MULTIPLIER_MIN = 101;

/** The average return on all stakes, which no cash-out exceeds: 99 %. */
export const CRASH_RETURN: Ratio = ratio(99n, 100n);

/** `auto` is the auto cash-out in hundredths; 0: none, the player cashes out by hand. */
export type CrashChoice = { readonly auto: number };

/** Whether a number is a multiplier at which a bet can cash out. */
const isMultiplier = (multiplier: number): boolean =>
  Number.isInteger(multiplier) && multiplier >= MULTIPLIER_MIN && multiplier <= MULTIPLIER_MAX;

/** The exact chance that a round reaches a multiplier in hundredths. */
export const getChance = (multiplier: number): Ratio =>
  ratio(countReachingNumbers(multiplier), HEIGHT_NUMBERS);

const listPlay = (auto: number): Play<CrashChoice> => ({
  choice: { auto },
  ways: HEIGHT_NUMBERS,
  wins: [{ ways: countReachingNumbers(auto), pays: toPays(auto) }],
});

/** The multiplier that returns least, by less than one part in 4 x 10^11 (see Limbo). */
export const LOWEST_MULTIPLIER = 999_900;

/** Multipliers that stand for all others in lists of returns; the lowest return is among them. */
const LISTED_MULTIPLIERS = [
  MULTIPLIER_MIN,
  150,
  200,
  300,
  500,
  1_000,
  10_000,
  100_000,
  LOWEST_MULTIPLIER,
  MULTIPLIER_MAX,
] as const;

/** Crash as every other program knows it. */
export const crashEngine: SharedEngine<CrashChoice> = {
  code: 'crash',
  scope: CRASH_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  multiplierMin: MULTIPLIER_MIN,
  multiplierMax: MULTIPLIER_MAX,
  parseChoice: ({ auto }) =>
    typeof auto === 'number' && (auto === 0 || isMultiplier(auto)) ? { auto } : null,
  formatSelection: ({ auto }) => String(auto),
  choiceWords({ auto }) {
    if (auto === 0) return { bn: 'নিজে ক্যাশ আউট', en: 'Cash-out by hand' };
    const multiplier = `${formatHundredths(auto)}×`;
    return { bn: `${multiplier}-এ অটো ক্যাশ-আউট`, en: `Auto cash-out at ${multiplier}` };
  },
  getOwnAutoCashOut: ({ auto }) => (auto === 0 ? null : auto),
  drawCrashPoint: drawHeight,
  getMultiplier,
  getDueMs,
  explain: (crashPoint) => [
    {
      title: { bn: 'ক্র্যাশ পয়েন্ট', en: 'The crash point' },
      rule: {
        bn: 'প্রথমে 2^20-এর নিচের একটি সংখ্যা a, তারপর 2^32-এর নিচের একটি সংখ্যা b; u = a × 2^32 + b। ক্র্যাশ পয়েন্ট, একশ ভাগে গুনলে, 99 × 2^52 ÷ (2^52 − u), ভগ্নাংশ বাদ দিয়ে; 100-এর কম হলে 100, মানে 1.00×।',
        en: 'First one number a below 2^20, then one number b below 2^32; u = a × 2^32 + b. The hundredths of the crash point are 99 × 2^52 ÷ (2^52 − u), rounded down, and at least 100, which is 1.00×.',
      },
      result: { bn: `${formatHundredths(crashPoint)}×`, en: `${formatHundredths(crashPoint)}×` },
    },
  ],
  plays: () => LISTED_MULTIPLIERS.map(listPlay),
};
