// Goal: each of the 27 boards returns exactly 99 %, and nothing else can be bet on.
import {
  computeLowestReturn,
  measureReturn,
  returnOfPlay,
} from '@khelaghor/game-engine/game-return.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import {
  countPaths,
  formatPay,
  getBucket,
  getPays,
  PLINKO_RETURN,
  plinkoEngine,
  RISKS,
  ROW_COUNTS,
} from './public.ts';

const boards = RISKS.flatMap((risk) => ROW_COUNTS.map((rows) => ({ risk, rows })));

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

test.each(boards)('$risk risk, $rows rows: the pays add up to 99 x 2^rows', (board) => {
  const { rows } = board;
  const pays = getPays(board);
  const sum = pays
    .map((pay, k) => (pay * factorial(rows)) / factorial(k) / factorial(rows - k))
    .reduce((total, part) => total + part, 0);
  expect(sum).toBe(99 * 2 ** rows);
  expect(pays).toHaveLength(rows + 1);
  expect(pays).toEqual(pays.toReversed());
});

test.each(boards)('$risk risk, $rows rows: a bucket nearer to the edge pays more', (board) => {
  const half = getPays(board).slice(0, Math.floor(board.rows / 2) + 1);
  expect(half).toEqual([...new Set(half)].toSorted((one, other) => other - one));
  expect(half.every((pay) => Number.isInteger(pay) && pay > 0)).toBe(true);
});

test('a higher risk pays more at the edge and less in the middle', () => {
  for (const rows of ROW_COUNTS) {
    const [low, medium, high] = RISKS.map((risk) => getPays({ rows, risk }));
    const middle = Math.floor(rows / 2);
    expect(low?.[0]).toBeLessThan(medium?.[0] ?? 0);
    expect(medium?.[0]).toBeLessThan(high?.[0] ?? 0);
    expect(high?.[middle]).toBeLessThan(medium?.[middle] ?? 0);
    expect(medium?.[middle]).toBeLessThan(low?.[middle] ?? 0);
  }
});

test('deciding a board with every path returns exactly 99 %', () => {
  expect(PLINKO_RETURN).toEqual(ratio(99n, 100n));
  for (const rows of [8, 9, 12, 16] as const)
    expect(measureReturn(plinkoEngine, { rows, risk: 'high' })).toEqual(PLINKO_RETURN);
  for (const risk of ['low', 'medium'] as const)
    expect(measureReturn(plinkoEngine, { rows: 11, risk })).toEqual(PLINKO_RETURN);
});

test('the plays are the 27 boards, and each returns 99 %', () => {
  const plays = [...plinkoEngine.plays()];
  expect(plays.map(({ choice }) => choice)).toEqual(boards);
  for (const play of plays) {
    expect(returnOfPlay(play)).toEqual(PLINKO_RETURN);
    expect(play.wins.reduce((sum, { ways }) => sum + ways, 0n)).toBe(play.ways);
  }
  expect(computeLowestReturn(plinkoEngine)).toEqual(PLINKO_RETURN);
  expect(countPaths(4)).toEqual([1n, 4n, 6n, 4n, 1n]);
});

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0], 'low', '00000000', ratio(55n, 10n)],
  [[1, 1, 1, 1, 1, 1, 1, 1], 'low', '11111111', ratio(55n, 10n)],
  [[1, 0, 1, 1, 0, 0, 1, 0], 'low', '10110010', ratio(1n, 2n)],
  [[1, 0, 0, 0, 0, 0, 0, 0], 'medium', '10000000', ratio(3n)],
  [[0, 1, 1, 1, 1, 1, 1, 0], 'high', '01111110', ratio(3n, 2n)],
] as const)('the numbers %j at %s risk: %s', (numbers, risk, path, pays) => {
  const left: number[] = [...numbers];
  const decided = plinkoEngine.decide({ rows: 8, risk }, { below: () => left.shift() ?? 9 });
  expect(decided).toEqual({ outcome: { path }, pays });
  expect(left).toEqual([]);
  const [pay, way, bucket] = plinkoEngine.explain({ rows: 8, risk }, { path });
  expect(pay.result.en).toBe(formatPay(Number((pays.num * 100n) / pays.den)));
  expect(way?.result.bn).toBe(path);
  expect(bucket?.result.en).toBe(String(getBucket(path)));
});

// The vectors of docs/games/plinko.md.
test.each([
  [{ rows: 16, risk: 'high' }, 0, '1101110101100011', '0.39×'],
  [{ rows: 9, risk: 'low' }, 1, '101100000', '1×'],
] as const)('the vector of %o with nonce %d', (choice, nonce, path, pay) => {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const inputs = { serverSeed, clientSeed: 'খেলাঘর', nonce, scope: plinkoEngine.scope };
  const stream = createFairStream(inputs);
  const { outcome } = plinkoEngine.decide(choice, stream);
  expect(outcome).toEqual({ path });
  expect(plinkoEngine.explain(choice, outcome)[0].result.en).toBe(pay);
  expect(stream.used).toBe(choice.rows);
});

test('a choice or an outcome from outside is read or refused', () => {
  const choice = { rows: 12, risk: 'medium' };
  expect(plinkoEngine.parseChoice({ ...choice, path: '00000000' })).toEqual(choice);
  for (const rows of [7, 17, 0, -8, 8.5, Number.NaN, '12', null, undefined])
    expect(plinkoEngine.parseChoice({ ...choice, rows })).toBeNull();
  for (const risk of ['classic', '', 'LOW', 1, 'toString', null, undefined])
    expect(plinkoEngine.parseChoice({ ...choice, risk })).toBeNull();
  expect(plinkoEngine.parseOutcome({ path: '01010101', risk: 1 })).toEqual({ path: '01010101' });
  for (const path of [
    '0101010',
    '0'.repeat(17),
    'LRLRLRLR',
    '01010101\n',
    '01010102',
    10101010,
    null,
  ])
    expect(plinkoEngine.parseOutcome({ path })).toBeNull();
});

test('a record says in both languages what was bet on and what came', () => {
  const choice = { rows: 16, risk: 'high' } as const;
  expect(plinkoEngine.formatSelection(choice)).toBe('16 high');
  expect(plinkoEngine.choiceWords(choice)).toEqual({
    bn: '16 সারি · বেশি ঝুঁকি',
    en: '16 rows · high risk',
  });
  expect(plinkoEngine.outcomeWords({ path: '01100000' })).toEqual({
    bn: '8-এর মধ্যে 2 বার ডানে',
    en: '2 of 8 to the right',
  });
  expect(plinkoEngine.topPay(choice)).toEqual(ratio(1_000n));
});

test('a stored path of another board is explained, so that it can be compared', () => {
  const [pay] = plinkoEngine.explain({ rows: 8, risk: 'low' }, { path: '1'.repeat(16) });
  expect(pay.result.en).toBe('0×');
});
