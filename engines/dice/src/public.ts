/**
 * Dice for server and browser: the odds, the limits, and the settlement of a bet.
 *
 * A roll is a whole number from 0 to 9999, shown as 0.00 to 99.99, and each is equally likely.
 * The player picks a chance of winning in hundredths of a percent, and an end of the range:
 * "under" wins below the chance, "over" wins above 99.99 minus the chance. The price follows from
 * the chance alone, so that every bet returns 99 % on average, and is exact; the payout is
 * rounded once, down to a whole minor unit.
 *
 * No function here draws a random number. Their only arguments are the bet and the roll: an
 * outcome cannot depend on a balance, a player, a history or the time.
 */
import {
  computeLargestStake,
  computePayout,
  findStakeRefusal,
} from '@khelaghor/game-engine/game-bet.ts';
import type { StakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import type { GameEngine, GameLimits, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const DICE_SCOPE = 'dice/1';

/** How many rolls there are: 0 to 9999. */
export const ROLL_COUNT = 10_000;

/** The smallest chance, 0.01 %: one roll of ten thousand wins. */
export const CHANCE_MIN = 1;

/** The largest chance, 95.00 %. */
export const CHANCE_MAX = 9_500;

/** The average return on all stakes, for every chance: 99 %. */
export const DICE_RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

/** The end of the range that wins. */
export type Direction = 'under' | 'over';

/** Which rolls win: an end of the range and how many rolls of ten thousand. */
export type DicePick = { readonly direction: Direction; readonly chance: number };

/** A bet: which rolls win, and the stake in minor units. */
export type DiceBet = DicePick & { readonly stake: Minor };

/** The operator's limits, in minor units. A bet with a payout above `payoutMax` is refused. */
export type DiceLimits = GameLimits;

/** Why a bet is refused, in the order of the checks. */
export type DiceRefusal = 'chance_out_of_range' | StakeRefusal;

/** A valid bet, or the first refusal. */
export type DiceBetChecked =
  | { readonly ok: true; readonly bet: DiceBet }
  | { readonly ok: false; readonly refusal: DiceRefusal };

/** The result of a bet. The payout includes the stake and is zero for a loss. */
export type DiceSettlement = {
  readonly roll: number;
  readonly won: boolean;
  readonly payout: Minor;
};

/** The outcome of a roll. */
export type DiceOutcome = { readonly roll: number };

/** Whether a number is a valid chance: whole, 1 to 9500. */
export function isChance(chance: number): boolean {
  return Number.isInteger(chance) && chance >= CHANCE_MIN && chance <= CHANCE_MAX;
}

/**
 * The exact decimal price of a chance: 0.99 x 10000 / chance. It includes the stake. Throws a
 * `RangeError` for an invalid chance.
 */
export function getMultiplier(chance: number): Ratio {
  return multiplyRatio(DICE_RETURN, ratio(BigInt(ROLL_COUNT), BigInt(requireChance(chance))));
}

/** The price with four decimals, rounded down, so that no more is shown than is paid. */
export function formatMultiplier(chance: number): string {
  return formatDecimal(getMultiplier(chance), 4, 'floor');
}

/** The rolls that win, first and last included. Throws a `RangeError` as `getMultiplier` does. */
export function getWinningRolls({ direction, chance }: DicePick): { first: number; last: number } {
  const count = requireChance(chance);
  return direction === 'under'
    ? { first: 0, last: count - 1 }
    : { first: ROLL_COUNT - count, last: ROLL_COUNT - 1 };
}

/** Whether a roll wins. Throws a `RangeError` for a roll that dice cannot show. */
export function isWin(pick: DicePick, roll: number): boolean {
  if (!Number.isInteger(roll) || roll < 0 || roll >= ROLL_COUNT) {
    throw new RangeError(`not a roll: ${roll}`);
  }
  const { first, last } = getWinningRolls(pick);
  return roll >= first && roll <= last;
}

/** The payout of a winning bet, stake included, rounded down to a whole minor unit. */
export function getPayout(stake: Minor, chance: number): Minor {
  return computePayout(stake, getMultiplier(chance));
}

/** The exact return of a chance before rounding: the share of winning rolls times the price. */
export function getReturn(chance: number): Ratio {
  const { first, last } = getWinningRolls({ direction: 'under', chance });
  return multiplyRatio(ratio(BigInt(last - first + 1), BigInt(ROLL_COUNT)), getMultiplier(chance));
}

/**
 * The exact return of one stake after its payout is rounded: never above `getReturn`, and
 * below it by less than one minor unit a win. Throws a `RangeError` for a stake of zero or less.
 */
export function getStakeReturn(stake: Minor, chance: number): Ratio {
  if (stake <= 0n) throw new RangeError(`not a stake: ${stake}`);
  const share = ratio(BigInt(chance), BigInt(ROLL_COUNT));
  return multiplyRatio(share, ratio(getPayout(stake, chance), stake));
}

/** The maximum stake of a chance within the limits; zero when there is none. */
export function getLargestStake(chance: number, limits: DiceLimits): Minor {
  return computeLargestStake(getMultiplier(chance), limits);
}

/** Checks a bet against the rules and the limits. Refusals come in the order of `DiceRefusal`. */
export function validateBet(bet: DiceBet, limits: DiceLimits): DiceBetChecked {
  const refusal = getRefusal(bet, limits);
  return refusal === undefined ? { ok: true, bet } : { ok: false, refusal };
}

/** The roll of a fair stream: its first number below 10000. */
export function readRoll(stream: RandomNumbers): number {
  return stream.below(ROLL_COUNT);
}

/** Settles a bet with a roll. Throws a `RangeError` for an invalid roll or chance. */
export function settleBet(bet: DiceBet, roll: number): DiceSettlement {
  const won = isWin(bet, roll);
  return { roll, won, payout: won ? getPayout(bet.stake, bet.chance) : ZERO };
}

/** A roll as it is shown: 0 is "0.00", 4950 is "49.50". */
export function formatRoll(roll: number): string {
  return formatDecimal(ratio(BigInt(roll), 100n), 2, 'exact');
}

/** The canonical text of a bet, for the receipt: "under 4950". */
export function formatSelection({ direction, chance }: DicePick): string {
  return `${direction} ${requireChance(chance)}`;
}

function getRefusal(bet: DiceBet, limits: DiceLimits): DiceRefusal | undefined {
  if (!isChance(bet.chance)) return 'chance_out_of_range';
  return findStakeRefusal(bet.stake, getMultiplier(bet.chance), limits) ?? undefined;
}

function requireChance(chance: number): number {
  if (!isChance(chance)) throw new RangeError(`not a chance: ${chance}`);
  return chance;
}

const DIRECTIONS = ['under', 'over'] as const;

/** Reads a pick of a chance that the game sells. */
function parsePick({ direction, chance }: { readonly [name: string]: unknown }): DicePick | null {
  if (direction !== 'under' && direction !== 'over') return null;
  return typeof chance === 'number' && isChance(chance) ? { direction, chance } : null;
}

function parseRoll({ roll }: { readonly [name: string]: unknown }): DiceOutcome | null {
  if (typeof roll !== 'number' || !Number.isInteger(roll)) return null;
  return roll >= 0 && roll < ROLL_COUNT ? { roll } : null;
}

/** Dice as every other program knows it. */
export const diceEngine: GameEngine<DicePick, DiceOutcome> = {
  code: 'dice',
  scope: DICE_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice: parsePick,
  parseOutcome: parseRoll,
  formatSelection,
  choiceWords({ direction, chance }) {
    const terms = `${formatRoll(chance)}% · ${formatMultiplier(chance)}×`;
    return direction === 'under'
      ? { bn: `ছোট ${terms}`, en: `Low ${terms}` }
      : { bn: `বড় ${terms}`, en: `High ${terms}` };
  },
  outcomeWords: ({ roll }) => ({ bn: `চাল ${formatRoll(roll)}`, en: `Rolled ${formatRoll(roll)}` }),
  topPay: ({ chance }) => getMultiplier(chance),
  decide(pick, random) {
    const roll = readRoll(random);
    return { outcome: { roll }, pays: isWin(pick, roll) ? getMultiplier(pick.chance) : NOTHING };
  },
  explain: (_, { roll }) => [
    {
      title: { bn: 'চাল', en: 'The roll' },
      rule: {
        bn: 'চাল হলো 10,000-এর নিচের একটি সংখ্যা; শেষ দুই অঙ্ক দশমিকের পরে বসে।',
        en: 'The roll is one number below 10,000; its last two digits stand behind the point.',
      },
      result: { bn: formatRoll(roll), en: formatRoll(roll) },
    },
  ],
  *plays() {
    for (let chance = CHANCE_MIN; chance <= CHANCE_MAX; chance += 1) {
      const wins = [{ ways: BigInt(chance), pays: getMultiplier(chance) }];
      for (const direction of DIRECTIONS)
        yield { choice: { direction, chance }, ways: BigInt(ROLL_COUNT), wins };
    }
  },
};
