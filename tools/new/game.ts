// An in-house game, decided at once or in many steps: its engine with the proof of its return, its
// page, and two rows. It begins as a toss of a coin, or as some.
import { writeGamePage, writeGamePageStyles } from './game-page.ts';
import { writeStepGamePage, writeStepGameStyles } from './step-game-page.ts';
import { writeStepEngine, writeStepEngineTest } from './step-game.ts';
import { addImport, addToList } from './feature-names.ts';
import type { ChangedFile, ReadFile, FeatureNames } from './feature-names.ts';

/** What a game is called, in both languages. */
export type GameTitle = { readonly en: string; readonly bn: string };

/** How a game is played: decided with its stake, or in many steps. */
export type GameKind = 'instant' | 'steps';

/** Differences between the kinds: the list that a game is in, its files, and its stakes. */
type Kind = {
  readonly list: 'gameEngines' | 'stepEngines';
  /** Whether a stake waits in escrow until the round is over. */
  readonly usesEscrow: boolean;
  /** Whether its page calls React itself. */
  readonly hasHooks: boolean;
  readonly engine: (names: FeatureNames) => string;
  readonly test: (names: FeatureNames) => string;
  readonly page: (names: FeatureNames) => string;
  readonly styles: (names: FeatureNames) => string;
};

const version = '0.1.0';

const getPackage = (name: string, ours: readonly string[], others: object = {}): string => {
  const dependencies = {
    ...Object.fromEntries(ours.map((own) => [`@khelaghor/${own}`, version])),
    ...others,
  };
  const exports = { './*': './src/*' };
  const head = { name: `@khelaghor/${name}`, version, private: true, license: 'Apache-2.0' };
  return `${JSON.stringify({ ...head, type: 'module', exports, dependencies }, null, 2)}\n`;
};

const engine = ({ name, pascal }: FeatureNames): string => `/**
 * A toss of a coin for server and browser: the odds, and what is paid.
 *
 * The player picks a side; both are equally likely. No function here draws a number by itself: an
 * outcome cannot depend on a balance, a player, a history or the time.
 */
import type { GameEngine, Words } from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';

export const SIDES = ['heads', 'tails'] as const;
export type ${pascal}Side = (typeof SIDES)[number];

export type ${pascal}Choice = { readonly side: ${pascal}Side };
export type ${pascal}Outcome = { readonly fell: ${pascal}Side };

/** The average return on all stakes: 99 %. */
export const RETURN = ratio(99n, 100n);

/** What the right side pays, stake included: the return divided by its chance. */
const PRICE = multiplyRatio(RETURN, ratio(BigInt(SIDES.length)));

const names: Readonly<Record<${pascal}Side, Words>> = {
  heads: { bn: 'হেড', en: 'Heads' },
  tails: { bn: 'টেল', en: 'Tails' },
};

const readSide = (raw: unknown): ${pascal}Side | null => SIDES.find((side) => side === raw) ?? null;

export const ${name}Engine: GameEngine<${pascal}Choice, ${pascal}Outcome> = {
  code: '${name}',
  scope: '${name}/1',
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice(raw) {
    const side = readSide(raw['side']);
    return side && { side };
  },
  parseOutcome(raw) {
    const fell = readSide(raw['fell']);
    return fell && { fell };
  },
  formatSelection: ({ side }) => side,
  choiceWords: ({ side }) => names[side],
  outcomeWords: ({ fell }) => names[fell],
  topPay: () => PRICE,
  decide({ side }, random) {
    const fell = SIDES[random.below(SIDES.length)] ?? SIDES[0];
    return { outcome: { fell }, pays: fell === side ? PRICE : ratio(0n) };
  },
  explain: (_, { fell }) => [
    {
      title: { bn: 'টস', en: 'The toss' },
      rule: {
        bn: 'টস হলো 2-এর নিচের একটি সংখ্যা: 0 হেড, 1 টেল।',
        en: 'The toss is one number below 2: 0 is heads, 1 is tails.',
      },
      result: names[fell],
    },
  ],
  plays: () =>
    SIDES.map((side) => ({
      choice: { side },
      ways: BigInt(SIDES.length),
      wins: [{ ways: 1n, pays: PRICE }],
    })),
};
`;

const engineTest = ({
  name,
}: FeatureNames): string => `// Goal: the return is exact, and nothing but a side can be bet on.
import { computeLowestReturn, measureReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { ${name}Engine, RETURN } from './public.ts';

test('deciding each choice with every number returns exactly 99 %', () => {
  expect(RETURN).toEqual(ratio(99n, 100n));
  expect(computeLowestReturn(${name}Engine)).toEqual(RETURN);
  for (const play of ${name}Engine.plays()) {
    expect(returnOfPlay(play)).toEqual(RETURN);
    expect(measureReturn(${name}Engine, play.choice)).toEqual(RETURN);
  }
});

test.each([
  [0, 'heads', 'heads', ratio(198n, 100n)],
  [1, 'heads', 'tails', ratio(0n)],
  [1, 'tails', 'tails', ratio(198n, 100n)],
] as const)('the number %d on %s falls on %s', (number, side, fell, pays) => {
  const decided = ${name}Engine.decide({ side }, { below: () => number });
  expect(decided).toEqual({ outcome: { fell }, pays });
  expect(${name}Engine.explain({ side }, { fell })[0].result).toEqual(
    ${name}Engine.outcomeWords({ fell }),
  );
});

test('a choice or an outcome from outside is read or refused', () => {
  expect(${name}Engine.parseChoice({ side: 'heads', fell: 'tails' })).toEqual({ side: 'heads' });
  expect(${name}Engine.parseOutcome({ fell: 'tails' })).toEqual({ fell: 'tails' });
  for (const odd of ['edge', 0, null, undefined]) {
    expect(${name}Engine.parseChoice({ side: odd })).toBeNull();
    expect(${name}Engine.parseOutcome({ fell: odd })).toBeNull();
  }
  expect(${name}Engine.formatSelection({ side: 'heads' })).toBe('heads');
  expect(${name}Engine.choiceWords({ side: 'heads' }).en).toBe('Heads');
  expect(${name}Engine.topPay({ side: 'heads' })).toEqual(ratio(198n, 100n));
});
`;

/** The next number that no game has; members keep favourites under them. */
function nextNodeId(productsText: string): number {
  const taken = [...productsText.matchAll(/nodeId: (\d+)/gu)].map(([, id]) => Number(id));
  return Math.max(1000, ...taken) + 1;
}

const kinds: Readonly<Record<GameKind, Kind>> = {
  instant: {
    list: 'gameEngines',
    usesEscrow: false,
    hasHooks: true,
    engine,
    test: engineTest,
    page: writeGamePage,
    styles: writeGamePageStyles,
  },
  steps: {
    list: 'stepEngines',
    usesEscrow: true,
    hasHooks: false,
    engine: writeStepEngine,
    test: writeStepEngineTest,
    page: writeStepGamePage,
    styles: writeStepGameStyles,
  },
};

function withProduct(
  text: string,
  { name }: FeatureNames,
  { en, bn }: GameTitle,
  { usesEscrow }: Kind,
): string {
  const nodeId = nextNodeId(text);
  const row = `  ${name}: {
    cause: '${name}_bet',
    usesEscrow: ${usesEscrow},
    runBy: 'house',
    label: { bn: '${bn}', en: '${en}' },
    resultLabel: { bn: 'হাউস, ${bn}', en: 'The house, ${en}' },
    icon: 'play',
    card: { nodeId: ${nodeId}, picture: 'inhouse', isHot: false, sort: ${nodeId - 1000} },
  },
`;
  const before = '  lottery: {\n';
  if (!text.includes(before)) throw new Error('the table of products has no lottery');
  return text.replace(before, `${row}${before}`);
}

/** A file of Dice's page as another game has it. */
const likeDice = (text: string, { name, pascal }: FeatureNames): string =>
  text.replaceAll('dice', name).replaceAll('Dice', pascal);

/** Every file of a new in-house game. The first of the two rows is that of its product. */
export function writeGame(
  names: FeatureNames,
  title: GameTitle,
  read: ReadFile,
  kindName: GameKind,
): ChangedFile[] {
  const kind = kinds[kindName];
  const { name } = names;
  const [rules, page] = [`engines/${name}`, `games/${name}`];
  const productsPath = 'packages/contract/src/play/products.ts';
  const listPath = 'packages/game-list/src/games.ts';
  const added = `import { ${name}Engine } from '../../../engines/${name}/src/public.ts';`;
  const { dependencies } = JSON.parse(read('games/dice/package.json')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  // Packages that no generated file imports; the first own text or hook of a page adds them.
  const later = ['@lingui/react', ...(kind.hasHooks ? [] : ['react'])];
  const others = Object.fromEntries(
    Object.entries(dependencies).filter(
      ([own]) => !own.startsWith('@khelaghor/') && !later.includes(own),
    ),
  );
  const ours = ['contract', `engine-${name}`, 'game-engine', 'game-sdk', 'money', 'ui'];
  const copies = ['src/main.tsx', 'src/po-files.d.ts'];
  return [
    { path: productsPath, text: withProduct(read(productsPath), names, title, kind) },
    {
      path: listPath,
      text: addToList(addImport(read(listPath), added), kind.list, `${name}Engine`),
    },
    {
      path: `${rules}/package.json`,
      text: getPackage(`engine-${name}`, ['game-engine', 'money']),
    },
    { path: `${rules}/src/public.ts`, text: kind.engine(names) },
    { path: `${rules}/src/${name}.test.ts`, text: kind.test(names) },
    { path: `${page}/package.json`, text: getPackage(`${name}-game`, ours, others) },
    {
      path: `${page}/index.html`,
      text: read('games/dice/index.html').replace(
        /<title>[^<]*<\/title>/u,
        `<title>${title.bn} · ${title.en}</title>`,
      ),
    },
    ...copies.map((path) => ({
      path: `${page}/${path}`,
      text: likeDice(read(`games/dice/${path}`), names),
    })),
    { path: `${page}/src/${name}-page.tsx`, text: kind.page(names) },
    { path: `${page}/src/${name}-page.css`, text: kind.styles(names) },
  ];
}

type Locked = Readonly<Record<string, unknown>>;

/** The lock file with the two workspaces of a new game, as npm would write it. */
export function lockGame(
  lockText: string,
  names: FeatureNames,
  files: readonly ChangedFile[],
): string {
  const lock = JSON.parse(lockText) as { packages: Record<string, Locked> };
  for (const folder of [`engines/${names.name}`, `games/${names.name}`]) {
    const text = files.find(({ path }) => path === `${folder}/package.json`)?.text ?? '{}';
    const { name, license, dependencies } = JSON.parse(text) as Locked;
    lock.packages[folder] = { name, version, license, dependencies };
    lock.packages[`node_modules/${String(name)}`] = { resolved: folder, link: true };
  }
  const sorted = Object.entries(lock.packages).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
