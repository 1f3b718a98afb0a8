/**
 * Tower for server and browser: the traps, the pays, and where a climb stands.
 *
 * A tower has nine levels of a few tiles each. On every level the player opens one tile: a safe one
 * raises what the round pays and opens the level above, a trap ends the round with nothing. The
 * pay is 99 % of one over the chance of coming so far, so that leaving on any level returns 99 %.
 *
 * The traps of all levels are drawn when the round is opened. No function here draws a number by
 * itself: an outcome cannot depend on a balance, a player, a history or the time.
 */
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { ExplainedStep, Unchecked, Words } from '@khelaghor/game-engine/game-engine.ts';
import { pickNumbers } from '@khelaghor/game-engine/pick.ts';
import type { Layout, Standing, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { ratio } from '@khelaghor/money/ratio.ts';

/** How many levels a tower has. */
export const LEVELS = 9;

/** The average return on all stakes, on whatever level the player leaves: 99 %. */
export const RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type TowerDifficulty = (typeof DIFFICULTIES)[number];

export type TowerChoice = { readonly difficulty: TowerDifficulty };

/** The tile that is opened on the next level, counted from 0 at the left. */
export type TowerStep = { readonly tile: number };

/**
 * The parts of a tower that may be seen. `opened` has a digit a level, from the lowest: the tile
 * that the player opened. `traps` is empty while the round is open; then it has the tiles with
 * traps, a digit each in ascending order, and a slash between levels: "1/0/3/…", or "02/12/…".
 */
export type TowerView = { readonly opened: string; readonly traps: string };

/** How many tiles each level has, and how many of them are safe. */
export const towerShapes: Readonly<
  Record<TowerDifficulty, { readonly tiles: number; readonly safe: number; readonly name: Words }>
> = {
  easy: { tiles: 4, safe: 3, name: { bn: 'সহজ', en: 'Easy' } },
  medium: { tiles: 3, safe: 2, name: { bn: 'মাঝারি', en: 'Medium' } },
  hard: { tiles: 2, safe: 1, name: { bn: 'কঠিন', en: 'Hard' } },
  expert: { tiles: 3, safe: 1, name: { bn: 'দক্ষ', en: 'Expert' } },
  master: { tiles: 4, safe: 1, name: { bn: 'ওস্তাদ', en: 'Master' } },
};

const MOST_TILES = Math.max(...Object.values(towerShapes).map(({ tiles }) => tiles));

function raisePay(difficulty: TowerDifficulty, levels: number): Ratio {
  if (levels === 0) return NOTHING;
  const { tiles, safe } = towerShapes[difficulty];
  const power = BigInt(levels);
  return ratio(RETURN.num * BigInt(tiles) ** power, RETURN.den * BigInt(safe) ** power);
}

const listPays = (difficulty: TowerDifficulty): readonly Ratio[] =>
  Array.from({ length: LEVELS + 1 }, (_, levels) => raisePay(difficulty, levels));

/** Pays from no safe level to all of them. */
const listedPays: Readonly<Record<TowerDifficulty, readonly Ratio[]>> = {
  easy: listPays('easy'),
  medium: listPays('medium'),
  hard: listPays('hard'),
  expert: listPays('expert'),
  master: listPays('master'),
};

/** The pay after so many safe levels: 0.99 x (tiles / safe)^levels. Of none: nothing. */
export const computePay = (difficulty: TowerDifficulty, levels: number): Ratio =>
  listedPays[difficulty][levels] ?? raisePay(difficulty, levels);

const isTile = (tile: unknown): tile is number =>
  typeof tile === 'number' && Number.isInteger(tile) && tile >= 0 && tile < MOST_TILES;

/** How many tiles of each level are traps. */
const countTraps = (difficulty: TowerDifficulty): number =>
  towerShapes[difficulty].tiles - towerShapes[difficulty].safe;

/** The traps of a level, counted from 0, in the order in which they were drawn. */
function getTraps({ difficulty }: TowerChoice, layout: Layout, level: number): readonly number[] {
  const count = countTraps(difficulty);
  return layout.slice(level * count, (level + 1) * count);
}

const listLevels = (choice: TowerChoice, layout: Layout): readonly (readonly number[])[] =>
  Array.from({ length: LEVELS }, (_, level) => getTraps(choice, layout, level));

function getStanding(choice: TowerChoice, layout: Layout, steps: readonly TowerStep[]): Standing {
  const traps = countTraps(choice.difficulty);
  const isLost = steps.some(({ tile }, level) => {
    const place = layout.indexOf(tile, level * traps);
    return place !== -1 && place < (level + 1) * traps;
  });
  if (isLost) return { state: 'lost', pays: NOTHING };
  const state = steps.length === LEVELS ? 'topped' : 'open';
  return { state, pays: computePay(choice.difficulty, steps.length) };
}

const sortNumbers = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other);

/** The traps of a level as digits in ascending order, by a number that has a bit for each. */
const trapTexts: readonly string[] = Array.from({ length: 2 ** MOST_TILES }, (_, bits) =>
  [...bits.toString(2)]
    .toReversed()
    .map((bit, tile) => (bit === '1' ? tile : ''))
    .join(''),
);

/** The traps of all levels as a view has them. Without sorting: this runs for every round. */
function formatTraps({ difficulty }: TowerChoice, layout: Layout): string {
  const traps = countTraps(difficulty);
  let text = '';
  for (let level = 0; level < LEVELS; level += 1) {
    let bits = 0;
    for (let at = level * traps; at < (level + 1) * traps; at += 1) bits |= 1 << (layout[at] ?? 0);
    text += `${level === 0 ? '' : '/'}${trapTexts[bits] ?? ''}`;
  }
  return text;
}

/** The digits of a text as tiles; null when one of them is no tile. */
function parseTiles(text: string): number[] | null {
  const tiles = [...text].map((digit) => (/^\d$/u.test(digit) ? Number(digit) : null));
  return tiles.every(isTile) ? tiles : null;
}

/** A view as numbers: the opened tiles, and once the round is over the traps of every level. */
export function parseView({ opened, traps }: Unchecked): {
  readonly opened: readonly number[];
  readonly traps: readonly (readonly number[])[];
} | null {
  if (typeof opened !== 'string' || typeof traps !== 'string') return null;
  const tiles = parseTiles(opened);
  const levels = (traps === '' ? [] : traps.split('/')).map(parseTiles);
  if (!tiles || tiles.length > LEVELS || levels.length > LEVELS) return null;
  return levels.every((level) => level !== null) ? { opened: tiles, traps: levels } : null;
}

function describeOutcome(choice: TowerChoice, layout: Layout, steps: readonly TowerStep[]): Words {
  const { state, pays } = getStanding(choice, layout, steps);
  const count = steps.length;
  if (count === 0) return { bn: 'কোনো তলা খোলা হয়নি', en: 'No level opened' };
  if (state === 'lost') return { bn: `${count} নম্বর তলায় ফাঁদ`, en: `Trap on level ${count}` };
  const levels = count === 1 ? '1 level' : `${count} levels`;
  return { bn: `${count} তলা পার · ${formatPay(pays)}`, en: `${levels} · ${formatPay(pays)}` };
}

/** Tiles as players count them, from 1. */
const showTiles = (tiles: readonly number[]): string => tiles.map((tile) => tile + 1).join('+');

const showLevels = (levels: readonly (readonly number[])[]): Words => {
  const text = levels.length === 0 ? '–' : levels.map(showTiles).join(' · ');
  return { bn: text, en: text };
};

function explainTraps(choice: TowerChoice, layout: Layout): ExplainedStep {
  const { tiles } = towerShapes[choice.difficulty];
  const traps = countTraps(choice.difficulty);
  return {
    title: { bn: 'ফাঁদ', en: 'The traps' },
    rule: {
      bn: `নিচের তলা থেকে শুরু করে প্রতিটি তলায়: 1 থেকে ${tiles} পর্যন্ত ঘরগুলো এক সারিতে লিখুন, জায়গা গোনা হয় 0 থেকে। i = 0 থেকে ${traps - 1} পর্যন্ত: (${tiles} − i)-এর নিচের একটি সংখ্যার সঙ্গে i যোগ করলে j; i আর j জায়গার ঘর অদলবদল করুন। i জায়গায় এখন যে ঘর, সেটিতে ফাঁদ।`,
      en: `On each level, from the lowest: write the tiles 1 to ${tiles} in a row, with places from 0. For i = 0 to ${traps - 1}: add i to a number below (${tiles} − i), which gives j, and exchange the tiles at places i and j. The tile now at place i is a trap.`,
    },
    result: showLevels(listLevels(choice, layout).map(sortNumbers)),
  };
}

function explainPay(choice: TowerChoice, standing: Standing): ExplainedStep {
  const { tiles, safe } = towerShapes[choice.difficulty];
  const result = formatPay(standing.pays);
  return {
    title: { bn: 'ফেরত', en: 'What it pays' },
    rule: {
      bn: `প্রতিটি পার হওয়া তলায় ফেরত ${tiles}/${safe} গুণ হয়, আর পুরো রাউন্ডে একবার 0.99 দিয়ে গুণ হয়। ফাঁদে পড়লে বা কোনো তলা না খুললে 0।`,
      en: `Each safe level multiplies it by ${tiles}/${safe}, and the whole once by 0.99. A trap, or no opened level, pays 0.`,
    },
    result: { bn: result, en: result },
  };
}

/** Tower as every other program knows it. */
export const towerEngine: StepEngine<TowerChoice, TowerStep> = {
  code: 'tower',
  scope: 'tower/1',
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice(raw) {
    const difficulty = DIFFICULTIES.find((each) => each === raw['difficulty']);
    return difficulty ? { difficulty } : null;
  },
  formatSelection: ({ difficulty }) => difficulty,
  choiceWords({ difficulty }) {
    const { name, tiles, safe } = towerShapes[difficulty];
    return {
      bn: `${name.bn} · ${tiles} ঘরের ${safe}টি নিরাপদ`,
      en: `${name.en} · ${safe} of ${tiles} safe`,
    };
  },
  parseStep: ({ tile }) => (isTile(tile) ? { tile } : null),
  formatStep: ({ tile }) => String(tile),
  readStep(text) {
    const [tile, ...more] = parseTiles(text) ?? [];
    return tile === undefined || more.length > 0 ? null : { tile };
  },
  layOut({ difficulty }, random) {
    const { tiles } = towerShapes[difficulty];
    const count = countTraps(difficulty);
    const layout: number[] = [];
    for (let level = 0; level < LEVELS; level += 1)
      for (const trap of pickNumbers(random, count, tiles)) layout.push(trap);
    return layout;
  },
  findStepRefusal: ({ difficulty }, _layout, _steps, { tile }) =>
    tile < towerShapes[difficulty].tiles ? null : 'choice_invalid',
  getStanding,
  payOfStep: ({ difficulty }, _layout, steps) => computePay(difficulty, steps.length + 1),
  firstPay: ({ difficulty }) => computePay(difficulty, 1),
  view: (choice, layout, steps, isOver): TowerView => ({
    opened: steps.map(({ tile }) => tile).join(''),
    traps: isOver ? formatTraps(choice, layout) : '',
  }),
  outcomeWords: describeOutcome,
  explain: (choice, layout, steps) => [
    {
      title: { bn: 'ফলাফল', en: 'The outcome' },
      rule: {
        bn: 'প্রতি তলায় একটি ঘর খোলা হয়। ফাঁদ পড়লে রাউন্ড শেষ, কিছুই পাওয়া যায় না। নিরাপদ হলে টাকা তোলা যায়, বা উপরের তলায় ওঠা যায়।',
        en: 'One tile is opened on each level. A trap ends the round and pays nothing. After a safe tile the player takes what it pays, or climbs on.',
      },
      result: describeOutcome(choice, layout, steps),
    },
    explainTraps(choice, layout),
    {
      title: { bn: 'খোলা ঘর', en: 'The opened tiles' },
      rule: {
        bn: 'খেলোয়াড় যে ঘরগুলো খুলেছেন, নিচের তলা থেকে। বাঁ দিকের প্রথম ঘরটি 1।',
        en: 'The tiles that the player opened, from the lowest level. The leftmost tile is 1.',
      },
      result: showLevels(steps.map(({ tile }) => [tile])),
    },
    explainPay(choice, getStanding(choice, layout, steps)),
  ],
  chooseStep: ({ difficulty, steps: last }, _layout, steps) =>
    steps.length < last ? { tile: steps.length % towerShapes[difficulty].tiles } : null,
  *plays() {
    for (const difficulty of DIFFICULTIES) {
      const { tiles, safe } = towerShapes[difficulty];
      for (let steps = 1; steps <= LEVELS; steps += 1) {
        const wins = [{ ways: BigInt(safe) ** BigInt(steps), pays: computePay(difficulty, steps) }];
        yield { choice: { difficulty, steps }, ways: BigInt(tiles) ** BigInt(steps), wins };
      }
    }
  },
};
