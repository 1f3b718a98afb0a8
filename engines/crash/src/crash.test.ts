// Goal: the multiplier is that of the formula at every millisecond, a cash-out at any multiplier
// returns 99 % less almost nothing, and is paid the multiplier that was due when it arrived.
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
  computeCashOutPayout,
  findSharedRefusal,
  getEndMs,
  getAutoCashOut,
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
  LOWEST_MULTIPLIER,
  MULTIPLIER_MIN,
} from './public.ts';
import { getDueMs, getMultiplier, MULTIPLIER_MAX } from './multiplier.ts';

const lastMs = 153_506;
const anyMultiplier = fc.integer({ min: MULTIPLIER_MIN, max: MULTIPLIER_MAX });

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

test('the multiplier of each millisecond is e^(0.00006 t), and each is due when it is reached', () => {
  const step = expOfMillisecond();
  const wrong: string[] = [];
  let power = 1n << 200n;
  let before = 99;
  for (let ms = 0; ms <= lastMs; ms += 1) {
    const multiplier = Math.min(Number((power * 100n) >> 200n), MULTIPLIER_MAX);
    if (getMultiplier(ms) !== multiplier)
      wrong.push(`${ms} ms: ${getMultiplier(ms)}, not ${multiplier}`);
    // The first of the multipliers that this millisecond reaches.
    if (multiplier > before && getDueMs(before + 1) !== ms) wrong.push(`${before + 1} at ${ms} ms`);
    before = multiplier;
    power = (power * step) >> 200n;
  }
  expect(wrong).toEqual([]);
  expect(before).toBe(MULTIPLIER_MAX);
});

test.each([
  [100, 0],
  [101, 166],
  [200, 11_553],
  [1_000, 38_377],
  [10_000, 76_753],
  [1_000_000, 153_506],
])('the multiplier %d is due %d ms after the start', (multiplier, dueMs) => {
  expect(getDueMs(multiplier)).toBe(dueMs);
  expect(getMultiplier(dueMs)).toBe(multiplier);
  expect(getMultiplier(Math.max(0, dueMs - 1))).toBeLessThan(Math.max(multiplier, 101));
});

test('part of a millisecond does not count, and no time is before the start', () => {
  expect(getMultiplier(11_552.999)).toBe(199);
  expect(getMultiplier(10 ** 9)).toBe(MULTIPLIER_MAX);
  expect(() => getMultiplier(-1)).toThrow(RangeError);
  expect(() => getMultiplier(Number.NaN)).toThrow(RangeError);
  for (const multiplier of [99, 1.5, MULTIPLIER_MAX + 1])
    expect(() => getDueMs(multiplier)).toThrow(RangeError);
});

test('a cash-out at any multiplier returns at most 99 %, and less by under one part in 10^9', () => {
  let [worst, missing] = [0n, -1n];
  for (let multiplier = BigInt(MULTIPLIER_MIN); multiplier <= MULTIPLIER_MAX; multiplier += 1n) {
    const rest = (99n * HEIGHT_NUMBERS) % multiplier;
    if (rest > missing) [worst, missing] = [multiplier, rest];
  }
  expect(worst).toBe(BigInt(LOWEST_MULTIPLIER));
  const lowest = subtractRatio(CRASH_RETURN, ratio(missing, 100n * HEIGHT_NUMBERS));
  expect(computeLowestReturn(crashEngine)).toEqual(lowest);
  expect(compareRatio(subtractRatio(CRASH_RETURN, lowest), ratio(1n, 10n ** 9n))).toBe(-1);
});

test('the chance of a multiplier is that of the numbers whose rounds reach it', () => {
  fc.assert(
    fc.property(anyMultiplier, (multiplier) => {
      const { num, den } = getChance(multiplier);
      const first = HEIGHT_NUMBERS - (num * HEIGHT_NUMBERS) / den;
      expect(computeHeight(first)).toBeGreaterThanOrEqual(BigInt(multiplier));
      expect(computeHeight(first - 1n)).toBeLessThan(BigInt(multiplier));
    }),
  );
});

test.each([
  // A crash point of 2.00: 2.01 would be due at 11,636 ms.
  [200n, 0, 'too_soon'],
  [200n, 165, 'too_soon'],
  [200n, 166, 101],
  [200n, 11_552, 199],
  [200n, 11_553, 200],
  [200n, 11_635, 200],
  [200n, 11_636, 'cash_out_too_late'],
  // One that ends at once: no bet can cash out.
  [100n, 165, 'too_soon'],
  [100n, 166, 'cash_out_too_late'],
  // One above the highest multiplier ends there.
  [5_000_000n, 153_505, 999_959],
  [5_000_000n, 153_506, 'cash_out_too_late'],
] as const)('in a round to %d a cash-out at %d ms gives %s', (crashPoint, elapsedMs, judged) => {
  const round = { crashPoint, autoCashOut: MULTIPLIER_MAX };
  expect(judgeCashOut(crashEngine, round, elapsedMs)).toBe(judged);
});

test('a cash-out is never paid above the crash point, and always while that is not passed', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100n, max: 2_000_000n }),
      fc.nat(lastMs),
      (crashPoint, elapsedMs) => {
        const round = { crashPoint, autoCashOut: MULTIPLIER_MAX };
        const judged = judgeCashOut(crashEngine, round, elapsedMs);
        expect(BigInt(typeof judged === 'number' ? judged : 0)).toBeLessThanOrEqual(crashPoint);
        const isOver = elapsedMs >= getEndMs(crashEngine, crashPoint);
        expect(judged === 'cash_out_too_late').toBe(isOver);
      },
    ),
  );
});

test('a bet without an auto cash-out has the highest that the limit of payouts leaves', () => {
  const auto = (stake: bigint) => getAutoCashOut(crashEngine, { auto: 0 }, minor(stake));
  expect(auto(100n)).toBe(MULTIPLIER_MAX);
  expect(auto(10_000n)).toBe(MULTIPLIER_MAX);
  expect(auto(1_000_000n)).toBe(10_000);
  expect(auto(999_999n)).toBe(10_000);
  for (const stake of [100n, 33_333n, 777_777n, 1_000_000n]) {
    const { payoutMax } = crashEngine.limits;
    expect(computeCashOutPayout(minor(stake), auto(stake))).toBeLessThanOrEqual(payoutMax);
  }
  expect(getAutoCashOut(crashEngine, { auto: 250 }, minor(1_000_000n))).toBe(250);
});

test('a stake is refused whose auto cash-out would pay above the limit', () => {
  const refuse = (auto: number, stake: bigint) =>
    findSharedRefusal(crashEngine, { auto }, minor(stake));
  expect(refuse(MULTIPLIER_MAX, 10_000n)).toBeNull();
  expect(refuse(MULTIPLIER_MAX, 10_001n)).toBe('payout_above_maximum');
  expect(refuse(0, 1_000_000n)).toBeNull();
  expect(refuse(0, 1_000_001n)).toBe('stake_above_maximum');
  expect(refuse(0, 99n)).toBe('stake_below_minimum');
});

test('a choice from outside is read or refused', () => {
  expect(crashEngine.parseChoice({ auto: 250, crashPoint: '9.00' })).toEqual({ auto: 250 });
  expect(crashEngine.parseChoice({ auto: 0 })).toEqual({ auto: 0 });
  const odd = [100, 1, -101, 1_000_001, 250.5, '250', null, undefined, Number.NaN, Infinity, [250]];
  for (const auto of odd) expect(crashEngine.parseChoice({ auto })).toBeNull();
});

const game = describeSharedGame(crashEngine);

test('a finished bet is played again from the numbers and from when it cashed out', () => {
  // u = 2^51: the crash point is 1.98.
  const numbers = () => {
    const draws = [2 ** 19, 0];
    return { below: () => draws.shift() ?? 0 };
  };
  const replay = (auto: number, cashedOut: string, more: object = {}) => {
    const autoCashOut = auto === 0 ? '10000.00' : formatHundredths(auto);
    const outcome = { crashPoint: '1.98', cashedOut, autoCashOut, ...more };
    const again = game.replay({ auto }, outcome, numbers(), minor(100n));
    return { ...again, isGiven: again.outcome['cashedOut'] === cashedOut };
  };
  expect(replay(0, '1.50')).toEqual({
    outcome: { crashPoint: '1.98', cashedOut: '1.50', autoCashOut: '10000.00' },
    pays: ratio(3n, 2n),
    isReturned: false,
    isGiven: true,
  });
  expect(replay(0, 'none').pays).toEqual(ratio(0n));
  // What the server says is not believed: a cash-out above the crash point, one past the player's
  // auto cash-out, a loss of a bet whose auto cash-out was reached.
  expect(replay(0, '1.99').outcome).toMatchObject({ crashPoint: '1.98', cashedOut: 'none' });
  expect(replay(150, '1.60').outcome).toMatchObject({ crashPoint: '1.98', cashedOut: '1.50' });
  expect(replay(198, 'none').outcome).toMatchObject({ crashPoint: '1.98', cashedOut: '1.98' });
  expect(replay(199, 'none').outcome).toMatchObject({ crashPoint: '1.98', cashedOut: 'none' });
  expect(replay(0, 'none', { crashPoint: '7.00' }).outcome).toMatchObject({ cashedOut: 'none' });
  // A stake goes back only when the round was interrupted, and below crash point and cash-out.
  expect(replay(0, 'returned')).toMatchObject({ isReturned: false, isGiven: false });
  expect(replay(0, 'returned', { interruptedAt: '1.98' })).toMatchObject({ isGiven: false });
  expect(replay(150, 'returned', { interruptedAt: '1.60' })).toMatchObject({ isGiven: false });
  expect(replay(0, 'returned', { interruptedAt: '1.34' })).toEqual({
    outcome: {
      crashPoint: '1.98',
      cashedOut: 'returned',
      autoCashOut: '10000.00',
      interruptedAt: '1.34',
    },
    pays: ratio(0n),
    isReturned: true,
    isGiven: true,
  });
});

test('a bet at its limit of payouts is neither lost nor paid beyond the limit', () => {
  // A crash point of 396.00, above the 100.00 that the limit leaves to 10,000 taka.
  const numbers = () => {
    const draws = [1_045_954, 2 ** 32 - 1];
    return { below: () => draws.shift() ?? 0 };
  };
  const crashPoint = formatHundredths(crashEngine.drawCrashPoint(numbers()));
  const replay = (cashedOut: string, autoCashOut?: string) =>
    game.replay(
      { auto: 0 },
      { crashPoint, cashedOut, ...(autoCashOut && { autoCashOut }) },
      numbers(),
      tenThousand,
    );
  const tenThousand = minor(1_000_000n);
  expect(Number(crashPoint)).toBeGreaterThan(300);
  for (const cashedOut of ['none', crashPoint, '100.01'])
    expect(replay(cashedOut, '100.00')).toMatchObject({
      outcome: { cashedOut: '100.00' },
      pays: ratio(100n),
    });
  // The engine knows the limit itself; an operator may have lowered it, and not raised it.
  expect(replay('none').outcome).toMatchObject({ cashedOut: '100.00', autoCashOut: '100.00' });
  expect(replay('none', '50.00').outcome).toMatchObject({
    cashedOut: '50.00',
    autoCashOut: '50.00',
  });
  expect(replay('none', '400.00').outcome).toMatchObject({
    cashedOut: '100.00',
    autoCashOut: '100.00',
  });
  expect(replay('60.00', '100.00').outcome).toMatchObject({ cashedOut: '60.00' });
});

test('a stored outcome is read or refused', () => {
  const good = { crashPoint: '24.75', cashedOut: '2.00', autoCashOut: '50.00' };
  const unlimited = { crashPoint: '24.75', cashedOut: '2.00' };
  expect(game.parseOutcome(unlimited)).toEqual(unlimited);
  for (const name of ['autoCashOut', 'interruptedAt'])
    expect(game.parseOutcome({ ...good, [name]: '0.99' })).toBeNull();
  expect(game.parseOutcome({ ...good, auto: 1 })).toEqual(good);
  for (const cashedOut of ['none', 'returned'])
    expect(game.parseOutcome({ ...good, cashedOut })).toBeTruthy();
  for (const cashedOut of ['0.99', '2', 2, null, 'lost'])
    expect(game.parseOutcome({ ...good, cashedOut })).toBeNull();
  for (const crashPoint of ['0.99', 24.75, null])
    expect(game.parseOutcome({ ...good, crashPoint })).toBeNull();
});

test.each([
  [
    { point: '24.75', taken: '2.00', limit: '50.00' },
    { crashPoint: '24.75', cashedOut: '2.00', autoCashOut: '50.00' },
  ],
  [
    { point: '24.75', taken: 'none', auto: 0, round: 7 },
    { crashPoint: '24.75', cashedOut: 'none' },
  ],
  [
    { point: '1.98', taken: 'returned', limit: '10000.00', brokenAt: '1.34' },
    {
      crashPoint: '1.98',
      cashedOut: 'returned',
      autoCashOut: '10000.00',
      interruptedAt: '1.34',
    },
  ],
  [{ point: '0.99', taken: '2.00' }, null],
  [{ point: '24.75', taken: 'lost' }, null],
  [{ point: '24.75', taken: '2.00', limit: '0.99' }, null],
  [{ point: '24.75', taken: 'returned', brokenAt: 134 }, null],
  [{ point: '24.75' }, null],
])('the outcome %o of a record from before migration 0146 is read as %o', (old, read) => {
  expect(game.parseOutcome(old)).toEqual(read);
});

test('a bet with a record from before migration 0146 shows and replays as one of now', () => {
  // u = 2^51: the crash point is 1.98.
  const numbers = () => {
    const draws = [2 ** 19, 0];
    return { below: () => draws.shift() ?? 0 };
  };
  const old = { point: '1.98', taken: '1.50', limit: '10000.00' };
  const now = { crashPoint: '1.98', cashedOut: '1.50', autoCashOut: '10000.00' };
  const choice = { auto: 0 };
  expect(game.replay(choice, old, numbers(), minor(100n))).toEqual(
    game.replay(choice, now, numbers(), minor(100n)),
  );
  expect(game.outcomeWords(choice, old)).toEqual(game.outcomeWords(choice, now));
  expect(game.shortWords(choice, old)).toEqual(game.shortWords(choice, now));
  expect(game.explain(choice, old)).toEqual(game.explain(choice, now));
});

test('a record says in both languages what was bet on and what came', () => {
  expect(game.choiceWords({ auto: 250 }).en).toBe('Auto cash-out at 2.50×');
  expect(game.choiceWords({ auto: 0 }).bn).toBe('নিজে ক্যাশ আউট');
  expect(game.outcomeWords({ auto: 0 }, { crashPoint: '24.75', cashedOut: '2.00' }).en).toBe(
    'Ended at 24.75× · cashed out at 2.00×',
  );
  expect(game.shortWords({ auto: 0 }, { crashPoint: '24.75', cashedOut: 'none' }).en).toBe(
    '24.75×',
  );
  expect(game.formatSelection({ auto: 250 })).toBe('250');
});

test.each([
  ['00', 'crash/1', '1.03'],
  ['2a', recordedRounds[0].randomness, '1.09'],
] as const)(
  'the vector of docs/games/crash.md with server seed %s, client seed %s ends at %s',
  (byte, clientSeed, crashPoint) => {
    const serverSeed = parseSeed(byte.repeat(32));
    if (!serverSeed.ok) throw new Error(serverSeed.refusal);
    const inputs = { serverSeed: serverSeed.value, clientSeed, nonce: 0, scope: CRASH_SCOPE };
    expect(crashEngine.drawCrashPoint(createFairStream(inputs))).toBe(parseHeight(crashPoint));
  },
);
