// Goal: the price is that of the formula at every millisecond, taking at any price returns 99 %
// less almost nothing, and a bet is paid the price that was due when its press arrived.
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import {
  computeHeight,
  formatHundredths,
  HEIGHT_NUMBERS,
  parseHeight,
} from '@khelaghor/game-engine/height.ts';
import {
  computePricePayout,
  findSharedRefusal,
  getEndMs,
  getTakenPrice,
} from '@khelaghor/game-engine/shared-bet.ts';
import { judgeCashOut } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, ratio, subtractRatio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CRASH_RETURN,
  CRASH_SCOPE,
  crashEngine,
  getChance,
  LOWEST_PRICE,
  PRICE_MIN,
} from './public.ts';
import { getDueMs, getPrice, PRICE_MAX } from './price.ts';

const lastMs = 153_506;
const anyPrice = fc.integer({ min: PRICE_MIN, max: PRICE_MAX });

/** e^(0.00006) with 200 bits, by its series: what the table is not made from. */
function expOfMillisecond(): bigint {
  const one = 1n << 200n;
  let [term, sum] = [one, one];
  for (let nth = 1n; term > 0n; nth += 1n) {
    term = (term * 6n) / (100_000n * nth);
    sum += term;
  }
  return sum;
}

test('the price of each millisecond is e^(0.00006 t), and each price is due when it is reached', () => {
  const step = expOfMillisecond();
  const wrong: string[] = [];
  let power = 1n << 200n;
  let before = 99;
  for (let ms = 0; ms <= lastMs; ms += 1) {
    const price = Math.min(Number((power * 100n) >> 200n), PRICE_MAX);
    if (getPrice(ms) !== price) wrong.push(`${ms} ms: ${getPrice(ms)}, not ${price}`);
    // The first of the prices that this millisecond reaches.
    if (price > before && getDueMs(before + 1) !== ms) wrong.push(`${before + 1} at ${ms} ms`);
    before = price;
    power = (power * step) >> 200n;
  }
  expect(wrong).toEqual([]);
  expect(before).toBe(PRICE_MAX);
});

test.each([
  [100, 0],
  [101, 166],
  [200, 11_553],
  [1_000, 38_377],
  [10_000, 76_753],
  [1_000_000, 153_506],
])('the price %d is due %d ms after take-off', (price, dueMs) => {
  expect(getDueMs(price)).toBe(dueMs);
  expect(getPrice(dueMs)).toBe(price);
  expect(getPrice(Math.max(0, dueMs - 1))).toBeLessThan(Math.max(price, 101));
});

test('part of a millisecond does not count, and no time is before take-off', () => {
  expect(getPrice(11_552.999)).toBe(199);
  expect(getPrice(10 ** 9)).toBe(PRICE_MAX);
  expect(() => getPrice(-1)).toThrow(RangeError);
  expect(() => getPrice(Number.NaN)).toThrow(RangeError);
  for (const price of [99, 1.5, PRICE_MAX + 1]) expect(() => getDueMs(price)).toThrow(RangeError);
});

test('taking at any price returns at most 99 %, and less by under one part in 10^9', () => {
  let [worst, missing] = [0n, -1n];
  for (let price = BigInt(PRICE_MIN); price <= PRICE_MAX; price += 1n) {
    const rest = (99n * HEIGHT_NUMBERS) % price;
    if (rest > missing) [worst, missing] = [price, rest];
  }
  expect(worst).toBe(BigInt(LOWEST_PRICE));
  const lowest = subtractRatio(CRASH_RETURN, ratio(missing, 100n * HEIGHT_NUMBERS));
  expect(computeLowestReturn(crashEngine)).toEqual(lowest);
  expect(compareRatio(subtractRatio(CRASH_RETURN, lowest), ratio(1n, 10n ** 9n))).toBe(-1);
});

test('the chance of a price is that of the numbers whose flights reach it', () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      const { num, den } = getChance(price);
      const first = HEIGHT_NUMBERS - (num * HEIGHT_NUMBERS) / den;
      expect(computeHeight(first)).toBeGreaterThanOrEqual(BigInt(price));
      expect(computeHeight(first - 1n)).toBeLessThan(BigInt(price));
    }),
  );
});

test.each([
  // A point of 2.00: 2.01 would be due at 11,636 ms.
  [200n, 0, 'too_soon'],
  [200n, 165, 'too_soon'],
  [200n, 166, 101],
  [200n, 11_552, 199],
  [200n, 11_553, 200],
  [200n, 11_635, 200],
  [200n, 11_636, 'flight_over'],
  // One that ends at once: nothing can be taken.
  [100n, 165, 'too_soon'],
  [100n, 166, 'flight_over'],
  // One above the highest price ends there.
  [5_000_000n, 153_505, 999_959],
  [5_000_000n, 153_506, 'flight_over'],
] as const)('in a flight to %d a press at %d ms takes %s', (point, elapsedMs, taken) => {
  const flight = { point, autoCashOut: PRICE_MAX };
  expect(judgeCashOut(crashEngine, flight, elapsedMs)).toBe(taken);
});

test('a press is never paid above the point, and always while the point is not passed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 100n, max: 2_000_000n }), fc.nat(lastMs), (point, elapsedMs) => {
      const taken = judgeCashOut(crashEngine, { point, autoCashOut: PRICE_MAX }, elapsedMs);
      expect(BigInt(typeof taken === 'number' ? taken : 0)).toBeLessThanOrEqual(point);
      const isOver = elapsedMs >= getEndMs(crashEngine, point);
      expect(taken === 'flight_over').toBe(isOver);
    }),
  );
});

test('a bet without a price is taken where the limit of payouts leaves no more', () => {
  const taken = (stake: bigint) => getTakenPrice(crashEngine, { auto: 0 }, minor(stake));
  expect(taken(100n)).toBe(PRICE_MAX);
  expect(taken(10_000n)).toBe(PRICE_MAX);
  expect(taken(1_000_000n)).toBe(10_000);
  expect(taken(999_999n)).toBe(10_000);
  for (const stake of [100n, 33_333n, 777_777n, 1_000_000n]) {
    const { payoutMax } = crashEngine.limits;
    expect(computePricePayout(minor(stake), taken(stake))).toBeLessThanOrEqual(payoutMax);
  }
  expect(getTakenPrice(crashEngine, { auto: 250 }, minor(1_000_000n))).toBe(250);
});

test('a stake is refused that its own price could pay above the limit', () => {
  const refuse = (auto: number, stake: bigint) =>
    findSharedRefusal(crashEngine, { auto }, minor(stake));
  expect(refuse(PRICE_MAX, 10_000n)).toBeNull();
  expect(refuse(PRICE_MAX, 10_001n)).toBe('payout_above_maximum');
  expect(refuse(0, 1_000_000n)).toBeNull();
  expect(refuse(0, 1_000_001n)).toBe('stake_above_maximum');
  expect(refuse(0, 99n)).toBe('stake_below_minimum');
});

test('a choice from outside is read or refused', () => {
  expect(crashEngine.parseChoice({ auto: 250, point: '9.00' })).toEqual({ auto: 250 });
  expect(crashEngine.parseChoice({ auto: 0 })).toEqual({ auto: 0 });
  const odd = [100, 1, -101, 1_000_001, 250.5, '250', null, undefined, Number.NaN, Infinity, [250]];
  for (const auto of odd) expect(crashEngine.parseChoice({ auto })).toBeNull();
});

const game = describeSharedGame(crashEngine);

test('a finished bet is played again from the numbers and from when it was taken', () => {
  // u = 2^51: the point is 1.98.
  const numbers = () => {
    const draws = [2 ** 19, 0];
    return { below: () => draws.shift() ?? 0 };
  };
  const replay = (auto: number, taken: string, more: object = {}) => {
    const limit = auto === 0 ? '10000.00' : formatHundredths(auto);
    const outcome = { point: '1.98', taken, limit, ...more };
    const again = game.replay({ auto }, outcome, numbers(), minor(100n));
    return { ...again, isGiven: again.outcome['taken'] === taken };
  };
  expect(replay(0, '1.50')).toEqual({
    outcome: { point: '1.98', taken: '1.50', limit: '10000.00' },
    pays: ratio(3n, 2n),
    isReturned: false,
    isGiven: true,
  });
  expect(replay(0, 'none').pays).toEqual(ratio(0n));
  // What the server says is not believed: a price above the point, one past the player's own, a
  // loss of a bet whose price was reached.
  expect(replay(0, '1.99').outcome).toMatchObject({ point: '1.98', taken: 'none' });
  expect(replay(150, '1.60').outcome).toMatchObject({ point: '1.98', taken: '1.50' });
  expect(replay(198, 'none').outcome).toMatchObject({ point: '1.98', taken: '1.98' });
  expect(replay(199, 'none').outcome).toMatchObject({ point: '1.98', taken: 'none' });
  expect(replay(0, 'none', { point: '7.00' }).outcome).toMatchObject({ taken: 'none' });
  // A stake goes back only when the round was interrupted, and below crash point and cash-out.
  expect(replay(0, 'returned')).toMatchObject({ isReturned: false, isGiven: false });
  expect(replay(0, 'returned', { brokenAt: '1.98' })).toMatchObject({ isGiven: false });
  expect(replay(150, 'returned', { brokenAt: '1.60' })).toMatchObject({ isGiven: false });
  expect(replay(0, 'returned', { brokenAt: '1.34' })).toEqual({
    outcome: { point: '1.98', taken: 'returned', limit: '10000.00', brokenAt: '1.34' },
    pays: ratio(0n),
    isReturned: true,
    isGiven: true,
  });
});

test('a bet at its limit of payouts is neither lost nor paid beyond the limit', () => {
  // A point of 396.00, above the 100.00 that the limit leaves to 10,000 taka.
  const numbers = () => {
    const draws = [1_045_954, 2 ** 32 - 1];
    return { below: () => draws.shift() ?? 0 };
  };
  const point = formatHundredths(crashEngine.drawPoint(numbers()));
  const replay = (taken: string, limit?: string) =>
    game.replay({ auto: 0 }, { point, taken, ...(limit && { limit }) }, numbers(), tenThousand);
  const tenThousand = minor(1_000_000n);
  expect(Number(point)).toBeGreaterThan(300);
  for (const taken of ['none', point, '100.01'])
    expect(replay(taken, '100.00')).toMatchObject({
      outcome: { taken: '100.00' },
      pays: ratio(100n),
    });
  // The engine knows the limit itself; an operator may have lowered it, and not raised it.
  expect(replay('none').outcome).toMatchObject({ taken: '100.00', limit: '100.00' });
  expect(replay('none', '50.00').outcome).toMatchObject({ taken: '50.00', limit: '50.00' });
  expect(replay('none', '400.00').outcome).toMatchObject({ taken: '100.00', limit: '100.00' });
  expect(replay('60.00', '100.00').outcome).toMatchObject({ taken: '60.00' });
});

test('a stored outcome is read or refused', () => {
  const good = { point: '24.75', taken: '2.00', limit: '50.00' };
  const old = { point: '24.75', taken: '2.00' };
  expect(game.parseOutcome(old)).toEqual(old);
  for (const name of ['limit', 'brokenAt'])
    expect(game.parseOutcome({ ...good, [name]: '0.99' })).toBeNull();
  expect(game.parseOutcome({ ...good, auto: 1 })).toEqual(good);
  for (const taken of ['none', 'returned'])
    expect(game.parseOutcome({ ...good, taken })).toBeTruthy();
  for (const taken of ['0.99', '2', 2, null, 'lost'])
    expect(game.parseOutcome({ ...good, taken })).toBeNull();
  for (const point of ['0.99', 24.75, null])
    expect(game.parseOutcome({ ...good, point })).toBeNull();
});

test('a record says in both languages what was bet on and what came', () => {
  expect(game.choiceWords({ auto: 250 }).en).toBe('Taken at 2.50× by itself');
  expect(game.choiceWords({ auto: 0 }).bn).toBe('নিজে তোলা');
  expect(game.outcomeWords({ auto: 0 }, { point: '24.75', taken: '2.00' }).en).toBe(
    'Ended at 24.75× · taken at 2.00×',
  );
  expect(game.shortWords({ auto: 0 }, { point: '24.75', taken: 'none' }).en).toBe('24.75×');
  expect(game.formatSelection({ auto: 250 })).toBe('250');
});

test.each([
  ['00', 'crash/1', '1.03'],
  ['2a', recordedRounds[0].randomness, '1.09'],
] as const)(
  'the vector of docs/games/crash.md with link %s, seed %s ends at %s',
  (byte, clientSeed, point) => {
    const link = parseSeed(byte.repeat(32));
    if (!link.ok) throw new Error(link.refusal);
    const inputs = { serverSeed: link.value, clientSeed, nonce: 0, scope: CRASH_SCOPE };
    expect(crashEngine.drawPoint(createFairStream(inputs))).toBe(parseHeight(point));
  },
);
