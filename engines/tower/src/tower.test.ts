// Goal: the return is exactly 99 % for every difficulty and on whatever level a player leaves, and
// an open tower shows nothing that its player has not opened.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { walkDraws } from '@khelaghor/game-engine/draw-paths.ts';
import { returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { pickNumbers } from '@khelaghor/game-engine/pick.ts';
import type { Layout } from '@khelaghor/game-engine/step-engine.ts';
import { computeMeanPay, findLeaks } from '@khelaghor/game-engine/step-proof.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computePay,
  DIFFICULTIES,
  LEVELS,
  parseView,
  RETURN,
  type TowerChoice,
  type TowerDifficulty,
  towerEngine,
  towerShapes,
  type TowerStep,
} from './public.ts';

const toSteps = (tiles: readonly number[]): TowerStep[] => tiles.map((tile) => ({ tile }));

/** Every order in which the traps of a level can be drawn; all are equally likely. */
function listLevelDraws(difficulty: TowerDifficulty): number[][] {
  const { tiles, safe } = towerShapes[difficulty];
  const draws = walkDraws((random) => pickNumbers(random, tiles - safe, tiles));
  return [...draws].map(({ made }) => made);
}

/** Every beginning of so many levels; the levels above have the same traps in all of them. */
function* listBeginnings(draws: readonly (readonly number[])[], levels: number): Iterable<Layout> {
  const fill = Array.from({ length: LEVELS - levels }, () => draws[0] ?? []).flat();
  for (let index = 0; index < draws.length ** levels; index += 1) {
    const layout: number[] = [];
    for (let [rest, level] = [index, 0]; level < levels; level += 1) {
      layout.push(...(draws[rest % draws.length] ?? []));
      rest = Math.floor(rest / draws.length);
    }
    yield [...layout, ...fill];
  }
}

const anyDifficulty = fc.constantFrom(...DIFFICULTIES);

/** A layout of any tower, in which the tiles of the steps are safe. */
function anySafeLayout(choice: TowerChoice, steps: readonly TowerStep[]): fc.Arbitrary<Layout> {
  const draws = listLevelDraws(choice.difficulty);
  const levels = Array.from({ length: LEVELS }, (_, level) => {
    const tile = steps[level]?.tile;
    const safe = draws.filter((traps) => tile === undefined || !traps.includes(tile));
    return fc.constantFrom(...safe);
  });
  return fc.tuple(...levels).map((traps) => traps.flat());
}

/** An open round of any difficulty after some safe steps, with two layouts that fit them. */
const anyOpenRound = fc
  .record({
    difficulty: anyDifficulty,
    tiles: fc.array(fc.nat({ max: 11 }), { maxLength: LEVELS - 1 }),
  })
  .chain(({ difficulty, tiles }) => {
    const choice = { difficulty };
    const steps = toSteps(tiles.map((tile) => tile % towerShapes[difficulty].tiles));
    const layout = anySafeLayout(choice, steps);
    return fc.record({
      choice: fc.constant(choice),
      steps: fc.constant(steps),
      layout,
      other: layout,
    });
  });

// 4^9 and 24^3 beginnings at most: the deeper levels of the rest are proven one by one below.
test.each([
  ['easy', 9],
  ['medium', 9],
  ['hard', 9],
  ['expert', 5],
  ['master', 3],
] as const)('leaving %s towers on each level up to %d returns 0.99', (difficulty, most) => {
  const draws = listLevelDraws(difficulty);
  const { tiles } = towerShapes[difficulty];
  for (let levels = 1; levels <= most; levels += 1) {
    const steps = toSteps(Array.from({ length: levels }, (_, level) => (level * 5 + 2) % tiles));
    const mean = computeMeanPay(
      towerEngine,
      { choice: { difficulty }, steps },
      listBeginnings(draws, levels),
    );
    expect(mean).toEqual(RETURN);
  }
});

test.each(DIFFICULTIES)(
  'a step up a %s tower is worth what it risks, on each tile',
  (difficulty) => {
    const draws = listLevelDraws(difficulty);
    const { tiles } = towerShapes[difficulty];
    for (let level = 0; level < LEVELS; level += 1) {
      const before = level === 0 ? RETURN : computePay(difficulty, level);
      const climbed = Array.from({ length: level }, () => ({ tile: 0 }));
      // All levels but the next one have their traps elsewhere than on the tile 0.
      const calm = draws.find((traps) => !traps.includes(0)) ?? [];
      const layouts = draws.map((traps) =>
        Array.from({ length: LEVELS }, (_, at) => (at === level ? traps : calm)).flat(),
      );
      for (let tile = 0; tile < tiles; tile += 1) {
        const round = { choice: { difficulty }, steps: [...climbed, { tile }] };
        expect(computeMeanPay(towerEngine, round, layouts)).toEqual(before);
      }
    }
  },
);

test('the plays are every difficulty with each level, and each returns 99 %', () => {
  const plays = [...towerEngine.plays()];
  expect(RETURN).toEqual(ratio(99n, 100n));
  expect(new Set(plays.map(({ choice }) => `${choice.difficulty} ${choice.steps}`)).size).toBe(45);
  expect(plays.map(returnOfPlay)).toEqual(plays.map(() => RETURN));
});

test('the whole tower is drawn at once, level by level from the lowest', () => {
  const asked: number[] = [];
  const random = {
    below(count: number) {
      asked.push(count);
      return count - 1;
    },
  };
  const layout = towerEngine.layOut({ difficulty: 'expert' }, random);
  expect(asked).toEqual(Array.from({ length: LEVELS }, () => [3, 2]).flat());
  // 0 1 2, exchanged at 0 and 2: 2 1 0; then at 1 and 2: 2 0 1.
  expect(layout).toEqual(Array.from({ length: LEVELS }, () => [2, 0]).flat());
});

const VECTORS = [
  [0, 'easy', [0, 1, 3, 3, 1, 3, 0, 1, 3], [3, 0, 0], 'open', ratio(176n, 75n)],
  [
    1,
    'expert',
    [1, 2, 0, 1, 0, 2, 1, 0, 0, 1, 0, 2, 2, 0, 0, 2, 1, 0],
    [0, 2, 1, 0],
    'lost',
    ratio(0n),
  ],
] as const;

test.each(VECTORS)(
  'nonce %d, %s: the traps %o, and after the tiles %o the round is %s',
  (nonce, difficulty, traps, tiles, state, pays) => {
    const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
    const stream = createFairStream({ serverSeed, clientSeed: 'player', nonce, scope: 'tower/1' });
    const layout = towerEngine.layOut({ difficulty }, stream);
    expect(layout).toEqual(traps);
    const steps = toSteps(tiles);
    expect(towerEngine.getStanding({ difficulty }, layout, steps)).toEqual({ state, pays });
  },
);

const easy = { difficulty: 'easy' } as const;
const leftmost = Array.from({ length: LEVELS }, () => 0);
const secondTiles = Array.from({ length: LEVELS }, () => 1);

test.each([
  [[], 'open', ratio(0n)],
  [[1], 'open', ratio(132n, 100n)],
  [[1, 2], 'open', ratio(176n, 100n)],
  [[0], 'lost', ratio(0n)],
  [[1, 1, 0], 'lost', ratio(0n)],
  [secondTiles, 'topped', ratio(99n * 4n ** 9n, 100n * 3n ** 9n)],
])('traps on every leftmost tile, tiles %o opened: %s', (tiles, state, pays) => {
  const standing = towerEngine.getStanding(easy, leftmost, toSteps(tiles));
  expect(standing).toEqual({ state, pays });
});

test('the last level of a lost tower does not pay', () => {
  const tiles = [...secondTiles.slice(1), 0];
  expect(towerEngine.getStanding(easy, leftmost, toSteps(tiles)).state).toBe('lost');
});

test('each difficulty pays as computed by hand', () => {
  expect(DIFFICULTIES.map((difficulty) => towerEngine.firstPay({ difficulty }))).toEqual([
    ratio(132n, 100n),
    ratio(1_485n, 1_000n),
    ratio(198n, 100n),
    ratio(297n, 100n),
    ratio(396n, 100n),
  ]);
  expect(computePay('master', 9)).toEqual(ratio(25_952_256n, 100n));
  const step = { tile: 0 };
  expect(towerEngine.payOfStep({ difficulty: 'hard' }, leftmost, toSteps([1, 1]), step)).toEqual(
    ratio(792n, 100n),
  );
});

test('nothing of an open round depends on what is hidden', () => {
  fc.assert(
    fc.property(anyOpenRound, ({ choice, steps, layout, other }) => {
      expect(towerEngine.getStanding(choice, layout, steps).state).toBe('open');
      const next = toSteps([0, 1, 2, 3]);
      expect(findLeaks(towerEngine, { choice, steps }, [layout, other], next)).toEqual([]);
    }),
  );
});

test('a winning step pays what was said before it, and opens the level above', () => {
  fc.assert(
    fc.property(anyOpenRound, ({ choice, steps, layout }) => {
      const { tiles } = towerShapes[choice.difficulty];
      const standings = Array.from({ length: tiles }, (_, tile) => {
        const said = towerEngine.payOfStep(choice, layout, steps, { tile });
        const { state, pays } = towerEngine.getStanding(choice, layout, [...steps, { tile }]);
        return state === 'lost' ? null : { said, pays };
      });
      const won = standings.filter((standing) => standing !== null);
      expect(won).toHaveLength(towerShapes[choice.difficulty].safe);
      for (const { said, pays } of won) expect(pays).toEqual(said);
    }),
  );
});

test('a view of an open round has the opened tiles, one of a round that is over all traps', () => {
  const expert = { difficulty: 'expert' } as const;
  const layout = [2, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 2, 2, 0, 0, 1, 1, 2];
  const steps = toSteps([0, 2]);
  expect(towerEngine.view(expert, layout, steps, false)).toEqual({ opened: '02', traps: '' });
  const over = towerEngine.view(expert, layout, steps, true);
  expect(over).toEqual({ opened: '02', traps: '12/01/02/01/12/02/02/01/12' });
  expect(parseView(over)).toEqual({
    opened: [0, 2],
    traps: [
      [1, 2],
      [0, 1],
      [0, 2],
      [0, 1],
      [1, 2],
      [0, 2],
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  });
  expect(parseView({ opened: '', traps: '' })).toEqual({ opened: [], traps: [] });
});

test.each([
  { opened: '4', traps: '' },
  { opened: '0', traps: '1/x' },
  { opened: '0000000000', traps: '' },
  { opened: '', traps: '0/0/0/0/0/0/0/0/0/0' },
  { opened: 0, traps: '' },
  { opened: '০', traps: '' },
  { opened: '0' },
])('%o is no view', (view) => {
  expect(parseView(view)).toBeNull();
});

test.each([undefined, null, 'Easy', 'easy ', '', 0, ['easy'], 'toString', '__proto__'])(
  'the difficulty %o is refused',
  (difficulty) => {
    expect(towerEngine.parseChoice({ difficulty })).toBeNull();
  },
);

test('a choice is read without what else the object holds', () => {
  for (const difficulty of DIFFICULTIES) {
    expect(towerEngine.parseChoice({ difficulty, nonce: 3 })).toEqual({ difficulty });
    expect(towerEngine.formatSelection({ difficulty })).toBe(difficulty);
  }
});

test.each([undefined, null, -1, 4, 0.5, '0', Number.NaN, Infinity, [0], true])(
  'the tile %o is refused',
  (tile) => {
    expect(towerEngine.parseStep({ tile })).toBeNull();
  },
);

test('a tile beside a narrow tower is refused, one that it has is not', () => {
  const refuse = (difficulty: TowerDifficulty, tile: number) =>
    towerEngine.findStepRefusal({ difficulty }, leftmost, [], { tile });
  for (const difficulty of DIFFICULTIES)
    expect([0, 1, 2, 3].filter((tile) => refuse(difficulty, tile) === null)).toHaveLength(
      towerShapes[difficulty].tiles,
    );
  expect(refuse('hard', 2)).toBe('choice_invalid');
});

test('a stored step is read as it was written, and nothing else', () => {
  for (const tile of [0, 1, 2, 3]) {
    const step = towerEngine.parseStep({ tile, level: 8 });
    expect(step).toEqual({ tile });
    expect(step && towerEngine.readStep(towerEngine.formatStep(step))).toEqual({ tile });
  }
  for (const text of ['', '4', '-1', '00', ' 0', '0 ', '0.0', '১', '0x1', '1e0', 'tile'])
    expect(towerEngine.readStep(text)).toBeNull();
});

test('a record says in both languages what was chosen and what came', () => {
  expect(towerEngine.choiceWords({ difficulty: 'expert' })).toEqual({
    bn: 'দক্ষ · 3 ঘরের 1টি নিরাপদ',
    en: 'Expert · 1 of 3 safe',
  });
  const describe = (tiles: readonly number[]) =>
    towerEngine.outcomeWords(easy, leftmost, toSteps(tiles));
  expect(describe([])).toEqual({ bn: 'কোনো তলা খোলা হয়নি', en: 'No level opened' });
  expect(describe([1])).toEqual({ bn: '1 তলা পার · 1.3200×', en: '1 level · 1.3200×' });
  expect(describe([1, 1]).en).toBe('2 levels · 1.7600×');
  expect(describe([1, 0])).toEqual({ bn: '2 নম্বর তলায় ফাঁদ', en: 'Trap on level 2' });
});

test('a round is explained from its traps to its pay', () => {
  const expert = { difficulty: 'expert' } as const;
  const layout = [2, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 2, 2, 0, 0, 1, 1, 2];
  const explained = towerEngine.explain(expert, layout, toSteps([0, 2]));
  expect(explained.map(({ result }) => result.en)).toEqual([
    '2 levels · 8.9100×',
    '2+3 · 1+2 · 1+3 · 1+2 · 2+3 · 1+3 · 1+3 · 1+2 · 2+3',
    '1 · 3',
    '8.9100×',
  ]);
  expect(explained[0].result).toEqual(towerEngine.outcomeWords(expert, layout, toSteps([0, 2])));
  const lost = towerEngine.explain(expert, layout, toSteps([1]));
  expect(lost.map(({ result }) => result.bn).slice(2)).toEqual(['2', '0.0000×']);
});
