// Goal: every choice returns exactly 99 %, and nothing else can be bet on. A choice's draws are too
// many to be decided one by one, so it is shown that a choice pays as the listed choice of as many
// numbers, draw for draw, that each series of numbers is another draw, and that the listed choices
// return 99 % by a sum of their own.
import { computeLowestReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countHitWays,
  DRAW_WAYS,
  drawNumbers,
  getListedChoice,
  getPays,
  KENO_RETURN,
  kenoEngine,
  readNumbers,
  RISKS,
  writeNumbers,
} from './public.ts';
import type { KenoChoice } from './public.ts';

const tables = RISKS.flatMap((risk) =>
  Array.from({ length: 10 }, (_, index) => ({ risk, picked: index + 1 })),
);

/** Pascal's triangle, in which the engine counts nothing. */
const triangle = Array.from({ length: 41 }, () => Array.from({ length: 41 }, () => 0n));
for (const [many, row] of triangle.entries())
  for (const few of row.keys())
    row[few] =
      few === 0 || few === many
        ? 1n
        : (triangle[many - 1]?.[few - 1] ?? 0n) + (triangle[many - 1]?.[few] ?? 0n);
const choose = (many: number, few: number): bigint =>
  few > many ? 0n : (triangle[many]?.[few] ?? 0n);

test.each(tables)('$risk, $picked picked: the pays add up to 99 x C(40, picked)', (table) => {
  const { risk, picked } = table;
  const pays = getPays(picked, risk);
  // Counted from the other side: the draw stands, and the picks fall on it.
  const sum = pays
    .map((pay, hits) => choose(10, hits) * choose(30, picked - hits) * BigInt(pay))
    .reduce((total, part) => total + part, 0n);
  expect(sum).toBe(99n * choose(40, picked));
  expect(pays).toHaveLength(picked + 1);
});

test.each(tables)('$risk, $picked picked: one more hit never pays less', ({ risk, picked }) => {
  const pays = getPays(picked, risk);
  const paying = pays.filter((pay) => pay > 0);
  expect(pays).toEqual([...pays].toSorted((one, other) => one - other));
  expect(paying).toEqual([...new Set(paying)]);
  expect(paying.every((pay) => Number.isInteger(pay))).toBe(true);
});

test('the plays are one choice for each number of picks and risk, and each returns 99 %', () => {
  expect(KENO_RETURN).toEqual(ratio(99n, 100n));
  const plays = [...kenoEngine.plays()];
  expect(plays.map(({ choice }) => [choice.risk, readNumbers(choice.numbers).length])).toEqual(
    tables.map(({ risk, picked }) => [risk, picked]),
  );
  for (const play of plays) {
    expect(play.ways).toBe(choose(40, 10));
    expect(returnOfPlay(play)).toEqual(KENO_RETURN);
  }
  expect(computeLowestReturn(kenoEngine)).toEqual(KENO_RETURN);
});

test('every draw has one number of hits', () => {
  for (let picked = 1; picked <= 10; picked += 1) {
    const ways = countHitWays(picked);
    expect(ways.reduce((sum, some) => sum + some, 0n)).toBe(DRAW_WAYS);
    expect(ways.map((some) => some * choose(40, picked))).toEqual(
      ways.map((_, hits) => DRAW_WAYS * choose(10, hits) * choose(30, picked - hits)),
    );
  }
});

/** The series of random numbers that draws these numbers in this order. */
function findSeries(drawn: readonly number[]): number[] {
  const row = Array.from({ length: 40 }, (_, index) => index + 1);
  return drawn.map((number, place) => {
    const at = row.indexOf(number);
    row[at] = row[place] ?? 0;
    row[place] = number;
    return at - place;
  });
}

const replay = (series: readonly number[]) => {
  const left = [...series];
  return { below: (count: number) => Math.min(left.shift() ?? count, count - 1) };
};

const anyRow = fc.shuffledSubarray(
  Array.from({ length: 40 }, (_, index) => index + 1),
  { minLength: 40 },
);
const anyChoice = fc
  .record({ row: anyRow, picked: fc.integer({ min: 1, max: 10 }), risk: fc.constantFrom(...RISKS) })
  .map(({ row, picked, risk }) => ({ numbers: writeNumbers(row.slice(0, picked)), risk }));

test('every draw comes from one series of random numbers, and every series is a draw', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const drawn = row.slice(0, 10);
      const series = findSeries(drawn);
      expect(series.every((number, place) => number >= 0 && number < 40 - place)).toBe(true);
      expect(drawNumbers(10, replay(series))).toEqual(drawn);
    }),
  );
  // Then there are as many draws as series, 40 x 39 x … x 31, and all are equally likely.
  const seen: number[] = [];
  drawNumbers(10, {
    below(count) {
      seen.push(count);
      return 0;
    },
  });
  expect(seen).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
});

test('every choice pays as the listed choice does for the draw with the numbers renamed', () => {
  const listed = new Set(
    [...kenoEngine.plays()].map(({ choice }) => kenoEngine.formatSelection(choice)),
  );
  fc.assert(
    fc.property(anyChoice, anyRow, (choice, row) => {
      expect(kenoEngine.parseChoice(choice)).toEqual(choice);
      const alike = getListedChoice(choice);
      expect(listed.has(kenoEngine.formatSelection(alike))).toBe(true);
      expect(kenoEngine.topPay(choice)).toEqual(kenoEngine.topPay(alike));
      // Renames the 40 numbers: the picked ones become 1, 2, 3 …, and each draw another.
      const picked = readNumbers(choice.numbers);
      const others = row.filter((number) => !picked.includes(number));
      const names = new Map([...picked, ...others].map((number, index) => [number, index + 1]));
      expect(new Set(names.values()).size).toBe(40);
      const drawn = row.slice(0, 10);
      const renamed = drawn.map((number) => names.get(number) ?? 0);
      const one = kenoEngine.decide(choice, replay(findSeries(drawn)));
      const other = kenoEngine.decide(alike, replay(findSeries(renamed)));
      expect(one.outcome.drawn).toBe(drawn.join(','));
      expect(one.pays).toEqual(other.pays);
    }),
    { numRuns: 500 },
  );
});

const inOrder = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

test.each([
  [inOrder, '1,2,3', 'classic', '1,2,3,4,5,6,7,8,9,10', '3/3', ratio(926n, 100n)],
  [inOrder, '11', 'low', '1,2,3,4,5,6,7,8,9,10', '0/1', ratio(72n, 100n)],
  [inOrder, '1,2,3,4,5,6,7,8,9,10', 'high', '1,2,3,4,5,6,7,8,9,10', '10/10', ratio(132_672n, 100n)],
  [
    [39, 38, 37, 36, 35, 34, 33, 32, 31, 30],
    '40',
    'high',
    '40,1,2,3,4,5,6,7,8,9',
    '1/1',
    ratio(396n, 100n),
  ],
  [
    [39, 0, 0, 0, 0, 0, 0, 0, 0, 30],
    '1,40',
    'medium',
    '40,2,3,4,5,6,7,8,9,1',
    '2/2',
    ratio(616n, 100n),
  ],
  [
    [20, 20, 20, 20, 20, 20, 20, 20, 20, 20],
    '1,21,39',
    'medium',
    '21,22,23,24,25,26,27,28,29,30',
    '1/3',
    ratio(0n),
  ],
] as const)('the numbers %j on %s, %s: %s', (numbers, picked, risk, drawn, hits, pays) => {
  const choice: KenoChoice = { numbers: picked, risk };
  const left: number[] = [...numbers];
  const decided = kenoEngine.decide(choice, { below: () => left.shift() ?? 99 });
  expect(decided).toEqual({ outcome: { drawn }, pays });
  expect(left).toEqual([]);
  const [came, all, pay] = kenoEngine.explain(choice, { drawn });
  expect(came.result.bn).toBe(hits);
  expect(all?.result.en).toBe(drawn.replaceAll(',', ', '));
  expect(pay?.result.en).toBe(`${Number(pays.num) / Number(pays.den)}×`);
});

// The vectors of docs/games/keno.md.
test.each([
  [
    { numbers: '1,2,3,4,5,6,7,8,9,10', risk: 'high' },
    0,
    '17,13,2,19,23,38,30,18,15,3',
    '2/10',
    '0×',
  ],
  [{ numbers: '5,20,26', risk: 'classic' }, 1, '26,20,5,1,9,6,8,39,30,25', '3/3', '9.26×'],
] as const)('the vector of %o with nonce %d', (choice, nonce, drawn, hits, pay) => {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const inputs = { serverSeed, clientSeed: 'খেলাঘর', nonce, scope: kenoEngine.scope };
  const { outcome } = kenoEngine.decide(choice, createFairStream(inputs));
  expect(outcome).toEqual({ drawn });
  const [came, , paid] = kenoEngine.explain(choice, outcome);
  expect([came.result.en, paid?.result.en]).toEqual([hits, pay]);
});

test('a choice or an outcome from outside is read or refused', () => {
  const choice = { numbers: '3,17,40', risk: 'low' };
  expect(kenoEngine.parseChoice({ ...choice, drawn: '1' })).toEqual(choice);
  const odd = [
    '',
    '0',
    '41',
    '3,3',
    '17,3',
    '3, 17',
    '03',
    '3,',
    ',3',
    '3,17,',
    '1e1',
    '-3',
    '3.5',
  ];
  for (const numbers of [...odd, '1,2,3,4,5,6,7,8,9,10,11', '৩', '3\n', 3, [3], null, undefined])
    expect(kenoEngine.parseChoice({ ...choice, numbers })).toBeNull();
  for (const risk of ['', 'LOW', 'toString', 0, null, undefined])
    expect(kenoEngine.parseChoice({ ...choice, risk })).toBeNull();
  const drawn = '40,1,2,3,4,5,6,7,8,9';
  expect(kenoEngine.parseOutcome({ drawn, numbers: 1 })).toEqual({ drawn });
  for (const other of ['40,1,2,3,4,5,6,7,8', `${drawn},10`, '40,40,2,3,4,5,6,7,8,9', 7, null])
    expect(kenoEngine.parseOutcome({ drawn: other })).toBeNull();
});

test('a record says in both languages what was bet on and what came', () => {
  const choice = { numbers: '3,17', risk: 'medium' } as const;
  expect(kenoEngine.formatSelection(choice)).toBe('3,17 medium');
  expect(kenoEngine.choiceWords(choice)).toEqual({
    bn: '3, 17 · মাঝারি ঝুঁকি',
    en: '3, 17 · medium risk',
  });
  expect(kenoEngine.outcomeWords({ drawn: '40,1' })).toEqual({
    bn: 'উঠেছে 40, 1',
    en: 'Drawn 40, 1',
  });
});
