// Goal: every way of stopping returns exactly 99 %, by two ways of counting; the board is drawn
// whole and evenly; and nothing but cells can be opened. Method: the plays, counted anew over every
// place of a few mines, hand-computed boards, and random games.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { computeLowestReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { addRatio, compareRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_COUNT, formatPay, getPay, MINES_RETURN, minesEngine, readView } from './public.ts';

/** Random numbers that are given, in order. */
function giving(...numbers: readonly number[]) {
  const left = [...numbers];
  return { below: (n: number) => Math.min(left.shift() ?? 0, n - 1) };
}

test('each number of mines with each number of opened cells returns exactly 99 %', () => {
  const plays = [...minesEngine.plays()];
  // 24 cells to open beside one mine, 23 beside two, and so on.
  expect(plays).toHaveLength((24 * 25) / 2);
  const wrong = plays.filter((play) => compareRatio(returnOfPlay(play), ratio(99n, 100n)) !== 0);
  expect(wrong).toEqual([]);
  expect(computeLowestReturn(minesEngine)).toEqual(MINES_RETURN);
});

/** Every set of so many cells. */
function listSets(size: number, from = 0): (readonly number[])[] {
  if (size === 0) return [[]];
  const cells = Array.from({ length: CELL_COUNT - from }, (_, index) => from + index);
  return cells.flatMap((cell) => listSets(size - 1, cell + 1).map((rest) => [cell, ...rest]));
}

test.each([
  [1, 24],
  [2, 23],
  [3, 22],
  [4, 7],
])(
  'with %d of 25 as mines, over all of their places, opening up to %d cells returns 99/100',
  (mines, most) => {
    // Any order of cells is as good as any other: all boards are tried.
    const layouts = listSets(mines);
    for (let opened = 1; opened <= most; opened += 1) {
      const steps = Array.from({ length: opened }, (_, index) => ({
        cell: (index * 7) % CELL_COUNT,
      }));
      const paid = layouts
        .map((layout) => minesEngine.getStanding({ mines }, layout, steps).pays)
        .reduce(addRatio, ratio(0n));
      expect(multiplyRatio(paid, ratio(1n, BigInt(layouts.length)))).toEqual(MINES_RETURN);
    }
  },
);

test.each([
  [1, 1, [33, 32]],
  [3, 1, [9, 8]],
  [3, 2, [9, 7]],
  [24, 1, [99, 4]],
  [1, 24, [99, 4]],
] as const)('%d mines and %d opened cells pay %j', (mines, opened, [num, den]) => {
  expect(getPay(mines, opened)).toEqual({ num: BigInt(num), den: BigInt(den) });
});

test('a price is shown rounded down, and there is none for numbers that cannot be', () => {
  expect(formatPay(getPay(3, 2))).toBe('1.28');
  expect(getPay(5, 0)).toEqual(ratio(0n));
  for (const [mines, opened] of [
    [0, 1],
    [25, 1],
    [3, 23],
    [3, -1],
    [1.5, 1],
  ] as const)
    expect(() => getPay(mines, opened)).toThrow(RangeError);
});

test.each([
  [3, [0, 0, 0], [0, 1, 2]],
  [3, [24, 23, 22], [24, 0, 1]],
  [3, [24, 22, 0], [24, 23, 2]],
  [2, [7, 6], [7, 0]],
  [2, [7, 7], [7, 8]],
] as const)('%d mines of the numbers %j are in the cells %j', (mines, numbers, cells) => {
  expect(minesEngine.layOut({ mines }, giving(...numbers))).toEqual(cells);
});

test.each([
  [0, 3, [8, 15, 10]],
  [1, 5, [0, 5, 16, 21, 22]],
])('nonce %d of the known answers hides %d mines in %j', (nonce, mines, cells) => {
  const serverSeed = new Uint8Array(32).fill(7);
  const { scope } = minesEngine;
  const stream = createFairStream({ serverSeed, clientSeed: 'amar-seed', nonce, scope });
  expect(minesEngine.layOut({ mines }, stream)).toEqual(cells);
});

test('a mine is in each cell as often as in any other, at the 99.9 % level', () => {
  const [rounds, mines] = [4_000, 5];
  const found = Array.from({ length: CELL_COUNT }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stream = createFairStream({
      serverSeed: new Uint8Array(32).fill(9),
      clientSeed: 'boards',
      nonce,
      scope: minesEngine.scope,
    });
    for (const cell of minesEngine.layOut({ mines }, stream)) found[cell] = (found[cell] ?? 0) + 1;
  }
  const expected = (rounds * mines) / CELL_COUNT;
  const chiSquare = found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(51.18);
});

const anyGame = fc.integer({ min: 1, max: 24 }).chain((mines) =>
  fc.record({
    mines: fc.constant(mines),
    layout: fc
      .shuffledSubarray([...Array(CELL_COUNT).keys()], { minLength: mines, maxLength: mines })
      .map((cells): readonly number[] => cells),
    cells: fc.shuffledSubarray([...Array(CELL_COUNT).keys()], { minLength: 1 }),
  }),
);

test('an open round shows no mine, and its price rises with each cell', () => {
  fc.assert(
    fc.property(anyGame, ({ mines, layout, cells }) => {
      const steps: { cell: number }[] = [];
      let before = ratio(0n);
      for (const cell of cells) {
        const top = minesEngine.payOfStep({ mines }, layout, steps, { cell });
        steps.push({ cell });
        const { state, pays } = minesEngine.getStanding({ mines }, layout, steps);
        const isHit = layout.includes(cell);
        expect(state === 'lost').toBe(isHit);
        expect(pays).toEqual(isHit ? ratio(0n) : top);
        const over = readView(minesEngine.view({ mines }, layout, steps, true));
        expect(over.mined).toEqual(layout.toSorted((one, other) => one - other));
        if (isHit) return;
        expect(compareRatio(pays, before)).toBe(1);
        before = pays;
        expect(state === 'topped').toBe(steps.length === CELL_COUNT - mines);
        if (state === 'topped') return;
        const view = minesEngine.view({ mines }, layout, steps, false);
        expect(view).toEqual({ opened: steps.map((step) => step.cell).join(' '), mined: '' });
        expect(minesEngine.findStepRefusal({ mines }, layout, steps, { cell })).toBe('cell_taken');
      }
    }),
  );
});

test('choices and steps from outside are read or refused', () => {
  expect(minesEngine.parseChoice({ mines: 3, cell: 4 })).toEqual({ mines: 3 });
  for (const mines of [0, 25, 2.5, '3', null, undefined, Number.NaN])
    expect(minesEngine.parseChoice({ mines })).toBeNull();
  expect(minesEngine.parseStep({ cell: 24, mines: 1 })).toEqual({ cell: 24 });
  for (const cell of [-1, 25, 0.5, '3', null, undefined])
    expect(minesEngine.parseStep({ cell })).toBeNull();
  expect(minesEngine.readStep('7')).toEqual({ cell: 7 });
  for (const text of ['', '25', '-1', '1.5', ' 7', 'x', '007'])
    expect(minesEngine.readStep(text)).toBeNull();
  expect(minesEngine.formatSelection({ mines: 3 })).toBe('mines 3');
});

test.each([
  [[4, 9, 17], [], '0 flowers', '–'],
  [[4, 9, 17], [0], '1 flower', '1'],
  [[4, 9, 17], [0, 5], '2 flowers', '1, 6'],
  [[4, 9, 17], [9], 'A mine at once', '10'],
  [[4, 9, 17], [0, 17], 'A mine after 1 flower', '1, 18'],
])('a board %j with the opened cells %j reads "%s"', (layout, cells, words, opened) => {
  const choice = { mines: layout.length };
  const steps = cells.map((cell) => ({ cell }));
  expect(minesEngine.outcomeWords(choice, layout, steps).en).toBe(words);
  const [board, second] = minesEngine.explain(choice, layout, steps);
  expect(board.result.en).toBe('5, 10, 18');
  expect(second?.result.bn).toBe(opened);
});

test('a finished round is replayed from its numbers, and a step that cannot be is left out', () => {
  const game = describeStepGame(minesEngine);
  const choice = { mines: 2 };
  const taken = { layout: '7 0', steps: '1 2' };
  expect(game.parseOutcome({ ...taken, mined: '0 7' })).toEqual(taken);
  expect(game.replay(choice, taken, giving(7, 6))).toEqual({
    outcome: taken,
    pays: getPay(2, 2),
    isReturned: false,
  });
  const untouched = { layout: '7 0', steps: '' };
  expect(game.replay(choice, untouched, giving(7, 6))).toMatchObject({ isReturned: true });
  // After a mine nothing can be opened, and no cell twice.
  for (const steps of ['1 7 2', '1 1'])
    expect(game.replay(choice, { layout: '7 0', steps }, giving(7, 6)).outcome['steps']).not.toBe(
      steps,
    );
  for (const odd of [{ layout: '7 0' }, { layout: 'x', steps: '' }, { layout: '7', steps: '1  2' }])
    expect(game.parseOutcome(odd)).toBeNull();
});
