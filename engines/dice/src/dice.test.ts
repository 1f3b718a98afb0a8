import { measureReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollDice } from './server.ts';
import {
  CHANCE_MAX,
  CHANCE_MIN,
  DICE_RETURN,
  DICE_SCOPE,
  type DiceBet,
  diceEngine,
  type DiceLimits,
  isChance,
  isWin,
  getLargestStake,
  getMultiplier,
  formatMultiplier,
  getPayout,
  formatSelection,
  getReturn,
  getStakeReturn,
  ROLL_COUNT,
  formatRoll,
  settleBet,
  validateBet,
  getWinningRolls,
} from './public.ts';

const LIMITS: DiceLimits = {
  stakeMin: minor(100),
  stakeMax: minor(1_000_000),
  payoutMax: minor(50_000_000),
};

const anyChance = fc.integer({ min: CHANCE_MIN, max: CHANCE_MAX });
const anyDirection = fc.constantFrom('under' as const, 'over' as const);
const anyPayoutMax = fc.bigInt({ min: 1n, max: 2_000_000n }).map(minor);
const anyStake = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(minor);

/** Winning rolls of all rolls, counted one by one instead of computed. */
function countedWins(pick: { direction: 'under' | 'over'; chance: number }): number {
  const { first, last } = getWinningRolls(pick);
  let wins = 0;
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) if (roll >= first && roll <= last) wins += 1;
  return wins;
}

test('every chance, at either end, returns exactly 99 % over all ten thousand rolls', () => {
  const chances = Array.from({ length: CHANCE_MAX }, (_, index) => index + CHANCE_MIN);
  const wrong = chances.filter((chance) => {
    const wins = countedWins({ direction: 'under', chance });
    const winsOver = countedWins({ direction: 'over', chance });
    const { num, den } = getMultiplier(chance);
    const isExact = BigInt(wins) * num * 100n === 99n * den * BigInt(ROLL_COUNT);
    const isShown = compareRatio(getReturn(chance), DICE_RETURN) === 0;
    return wins !== chance || winsOver !== chance || !isExact || !isShown;
  });
  expect(chances.at(-1)).toBe(CHANCE_MAX);
  expect(wrong).toEqual([]);
});

test.each([1, 2, 4_950, 5_000, 9_499, 9_500])(
  'settling all rolls at chance %d pays as often as the chance says',
  (chance) => {
    for (const direction of ['under', 'over'] as const) {
      const bet = { direction, chance, stake: minor(10_000) };
      const rolls = Array.from({ length: ROLL_COUNT }, (_, roll) => settleBet(bet, roll));
      const paid = rolls.reduce((sum, { payout }) => sum + payout, 0n);
      expect(rolls.filter(({ won }) => won)).toHaveLength(chance);
      expect(paid).toBe(BigInt(chance) * getPayout(bet.stake, chance));
      expect(paid).toBeLessThanOrEqual((10_000n * BigInt(ROLL_COUNT) * 99n) / 100n);
    }
  },
);

const SETTLED: readonly (readonly ['under' | 'over', number, number, bigint])[] = [
  ['under', 4_950, 0, 2_000n],
  ['under', 4_950, 4_949, 2_000n],
  ['under', 4_950, 4_950, 0n],
  ['under', 4_950, 9_999, 0n],
  ['over', 4_950, 5_049, 0n],
  ['over', 4_950, 5_050, 2_000n],
  ['over', 4_950, 9_999, 2_000n],
  ['under', 1, 0, 9_900_000n],
  ['under', 1, 1, 0n],
  ['over', 1, 9_999, 9_900_000n],
  ['over', 1, 9_998, 0n],
  ['under', 9_500, 9_499, 1_042n],
  ['under', 9_500, 9_500, 0n],
  ['over', 9_500, 499, 0n],
  ['over', 9_500, 500, 1_042n],
];

test.each(SETTLED)('%s %d with a roll of %d pays %d for 1000', (direction, chance, roll, paid) => {
  const bet = { direction, chance, stake: minor(1_000) };
  expect(settleBet(bet, roll)).toEqual({ roll, won: paid > 0n, payout: paid });
  expect(rollDice({ below: () => roll }, bet)).toEqual(settleBet(bet, roll));
});

test.each([-1, 10_000, 0.5, Number.NaN])('a roll of %s is a bug', (roll) => {
  expect(() => isWin({ direction: 'under', chance: 1 }, roll)).toThrow(RangeError);
});

test.each([0, -1, 9_501, 10_000, 49.5, Number.NaN, Infinity])('%s is no chance', (chance) => {
  expect(isChance(chance)).toBe(false);
  expect(() => getMultiplier(chance)).toThrow(RangeError);
  expect(() => getWinningRolls({ direction: 'over', chance })).toThrow(RangeError);
  expect(() => formatSelection({ direction: 'over', chance })).toThrow(RangeError);
  expect(validateBet({ direction: 'under', chance, stake: minor(100) }, LIMITS)).toEqual({
    ok: false,
    refusal: 'chance_out_of_range',
  });
});

test('texts', () => {
  expect([1, 2, 3, 4_950, 9_500].map(formatMultiplier)).toEqual([
    '9900.0000',
    '4950.0000',
    '3300.0000',
    '2.0000',
    '1.0421',
  ]);
  expect([0, 5, 4_950, 9_999].map(formatRoll)).toEqual(['0.00', '0.05', '49.50', '99.99']);
  expect(formatSelection({ direction: 'over', chance: 250 })).toBe('over 250');
});

const REFUSED: readonly (readonly [Partial<DiceBet>, string])[] = [
  [{ chance: 0, stake: minor(0) }, 'chance_out_of_range'],
  [{ stake: minor(99) }, 'stake_below_minimum'],
  [{ stake: minor(0) }, 'stake_below_minimum'],
  [{ stake: minor(-100) }, 'stake_below_minimum'],
  [{ chance: 1, stake: minor(1_000_001) }, 'stake_above_maximum'],
  [{ chance: 1, stake: minor(1_000_000) }, 'payout_above_maximum'],
  [{ chance: 1, stake: minor(5_051) }, 'payout_above_maximum'],
];

test.each(REFUSED)('the bet %o is refused: %s', (change, refusal) => {
  const bet: DiceBet = { direction: 'under', chance: 4_950, stake: minor(1_000), ...change };
  expect(validateBet(bet, LIMITS)).toEqual({ ok: false, refusal });
});

test('a stake of zero is refused even when the limits allow it', () => {
  const bet: DiceBet = { direction: 'under', chance: 1, stake: minor(0) };
  const limits = { ...LIMITS, stakeMin: minor(0) };
  expect(validateBet(bet, limits)).toEqual({ ok: false, refusal: 'stake_below_minimum' });
});

test('a bet within the limits is accepted as it is', () => {
  const bet: DiceBet = { direction: 'over', chance: 1, stake: minor(5_050) };
  expect(validateBet(bet, LIMITS)).toEqual({ ok: true, bet });
});

test('the largest stake reaches the largest payout', () => {
  const at = (payoutMax: number, chance: number) =>
    getLargestStake(chance, { ...LIMITS, payoutMax: minor(payoutMax) });
  expect(at(2_000, 4_950)).toBe(1_000n);
  expect(at(2_001, 4_950)).toBe(1_000n);
  expect(at(200, 4_950)).toBe(100n);
  expect(at(199, 4_950)).toBe(0n);
  expect(at(50_000_000, 9_500)).toBe(LIMITS.stakeMax);
});

test('the largest stake is accepted and one more is not', () => {
  fc.assert(
    fc.property(anyChance, anyDirection, anyPayoutMax, (chance, direction, payoutMax) => {
      const limits = { ...LIMITS, payoutMax };
      const stake = getLargestStake(chance, limits);
      const more = minor((stake === 0n ? limits.stakeMin - 1n : stake) + 1n);
      const isTaken = validateBet({ direction, chance, stake }, limits).ok;
      expect(isTaken).toBe(stake > 0n);
      expect(validateBet({ direction, chance, stake: more }, limits).ok).toBe(false);
    }),
  );
});

test('rounding never pays above the price and takes less than one minor unit', () => {
  fc.assert(
    fc.property(anyStake, anyChance, (stake, chance) => {
      const paid = getPayout(stake, chance);
      const { num, den } = getMultiplier(chance);
      expect(paid * den).toBeLessThanOrEqual(stake * num);
      expect((paid + 1n) * den).toBeGreaterThan(stake * num);
      expect(compareRatio(getStakeReturn(stake, chance), DICE_RETURN)).not.toBe(1);
      expect(paid).toBeGreaterThanOrEqual(stake);
    }),
    { numRuns: 2_000 },
  );
  expect(() => getStakeReturn(minor(0), 1)).toThrow(RangeError);
  expect(getStakeReturn(minor(1), 9_500)).toEqual(ratio(95n, 100n));
});

test('under and over with the same chance mirror each other', () => {
  fc.assert(
    fc.property(anyChance, fc.integer({ min: 0, max: ROLL_COUNT - 1 }), (chance, roll) => {
      const mirrored = ROLL_COUNT - 1 - roll;
      expect(isWin({ direction: 'under', chance }, roll)).toBe(
        isWin({ direction: 'over', chance }, mirrored),
      );
    }),
  );
});

test('a million rolls from the fair stream match the theory at the 99 % level', () => {
  const serverSeed = new Uint8Array(32).fill(42);
  const roundsPerNonce = 100;
  const chances = [9_500, 4_950, 1_000];
  const won = chances.map(() => 0);
  const rolls = 1_000_000;
  for (let nonce = 0; nonce < rolls / roundsPerNonce; nonce += 1) {
    const stream = createFairStream({
      serverSeed,
      clientSeed: 'a million',
      nonce,
      scope: DICE_SCOPE,
    });
    for (let round = 0; round < roundsPerNonce; round += 1) {
      const roll = rollDice(stream, { direction: 'under', chance: 1, stake: minor(1) }).roll;
      for (const [index, chance] of chances.entries()) {
        if (roll < chance) won[index] = (won[index] ?? 0) + 1;
      }
    }
  }
  for (const [index, chance] of chances.entries()) {
    const price = toFloat(getMultiplier(chance));
    const share = chance / ROLL_COUNT;
    const deviation = price * Math.sqrt(share * (1 - share));
    const simulated = ((won[index] ?? 0) / rolls) * price;
    expect(Math.abs(simulated - 0.99)).toBeLessThan((2.576 * deviation) / Math.sqrt(rolls));
  }
});

test('the plays of the engine are every chance at either end, and each returns 99 %', () => {
  const plays = [...diceEngine.plays()];
  const texts = plays.map(({ choice }) => formatSelection(choice));
  expect(new Set(texts).size).toBe(2 * CHANCE_MAX);
  const wrong = plays.filter((play) => compareRatio(returnOfPlay(play), DICE_RETURN) !== 0);
  expect(wrong).toEqual([]);
});

test.each([1, 49, 4_950, 9_500])('deciding chance %d with every roll returns 99 %%', (chance) => {
  for (const direction of ['under', 'over'] as const)
    expect(measureReturn(diceEngine, { direction, chance })).toEqual(DICE_RETURN);
});

test('the engine decides as a bet is settled', () => {
  fc.assert(
    fc.property(
      anyDirection,
      anyChance,
      fc.integer({ min: 0, max: ROLL_COUNT - 1 }),
      (direction, chance, roll) => {
        const decided = diceEngine.decide({ direction, chance }, { below: () => roll });
        expect(decided.outcome).toEqual({ roll });
        const won = isWin({ direction, chance }, roll);
        expect(decided.pays).toEqual(won ? getMultiplier(chance) : ratio(0n));
        expect(diceEngine.topPay({ direction, chance })).toEqual(getMultiplier(chance));
      },
    ),
  );
});

test('a choice or an outcome from outside is read or refused', () => {
  const pick = { direction: 'over', chance: 250 };
  expect(diceEngine.parseChoice({ ...pick, nonce: 3 })).toEqual(pick);
  for (const change of [{ direction: 'up' }, { chance: 0 }, { chance: '250' }, { chance: 2.5 }])
    expect(diceEngine.parseChoice({ ...pick, ...change })).toBeNull();
  expect(diceEngine.parseOutcome({ roll: 9_999, other: 1 })).toEqual({ roll: 9_999 });
  for (const roll of [-1, 10_000, 0.5, '7', null])
    expect(diceEngine.parseOutcome({ roll })).toBeNull();
});

test('a record says in both languages what was bet on and what came', () => {
  expect(diceEngine.choiceWords({ direction: 'under', chance: 4_950 })).toEqual({
    bn: 'ছোট 49.50% · 2.0000×',
    en: 'Low 49.50% · 2.0000×',
  });
  expect(diceEngine.outcomeWords({ roll: 205 }).en).toBe('Rolled 2.05');
  const [step] = diceEngine.explain({ direction: 'under', chance: 1 }, { roll: 205 });
  expect(step.result.bn).toBe('2.05');
});
