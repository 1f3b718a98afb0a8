/**
 * Keno for server and browser: the draw, the pay tables and their odds.
 *
 * The player picks 1 to 10 of the numbers 1 to 40 and one of four risks; 10 of the 40 are drawn.
 * The pay depends on the risk, on how many numbers were picked, and on how many of them were
 * drawn: the hits. Which numbers they are makes no difference.
 *
 * No function here draws a number by itself: an outcome cannot depend on a balance, a player, a
 * history or the time.
 */
import type { GameEngine, RandomNumbers, Words } from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { payTables } from './pay-tables.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const KENO_SCOPE = 'keno/1';

/** The numbers are 1 to 40. */
export const NUMBER_COUNT = 40;

/** How many numbers are drawn. */
export const DRAWN_COUNT = 10;

/** How many numbers can be picked at most. */
export const PICK_MAX = 10;

export const RISKS = ['classic', 'low', 'medium', 'high'] as const;
export type KenoRisk = (typeof RISKS)[number];

/** The picked numbers in rising order, with commas: "3,17,25". */
export type KenoChoice = { readonly numbers: string; readonly risk: KenoRisk };

/** The drawn numbers in the order in which they were drawn, with commas. */
export type KenoOutcome = { readonly drawn: string };

/** The numbers in a row, as they stand before the first is drawn. */
const ROW: readonly number[] = Array.from({ length: NUMBER_COUNT }, (_, index) => index + 1);

/** The average return on all stakes, for every choice: 99 %. */
export const KENO_RETURN = ratio(99n, 100n);

export const readNumbers = (text: string): readonly number[] => text.split(',').map(Number);

/** Numbers with commas. As JSON without its brackets: `join` takes twice as long. */
const formatNumbers = (numbers: readonly number[]): string => JSON.stringify(numbers).slice(1, -1);

/** Picked numbers as a choice has them. */
export const writeNumbers = (numbers: Iterable<number>): string =>
  [...numbers].toSorted((one, other) => one - other).join(',');

/** The pays of each number of hits, from none to all picked numbers, in hundredths of the stake. */
export const getPays = (picked: number, risk: KenoRisk): readonly number[] =>
  payTables[risk][picked - 1] ?? [];

/** Counts the numbers that were both picked and drawn. */
function countShared(picked: readonly number[], drawn: readonly number[]): number {
  let shared = 0;
  for (const number of picked) if (drawn.includes(number)) shared += 1;
  return shared;
}

/** How many of the picked numbers were drawn. */
export const countHits = (numbers: string, drawn: string): number =>
  countShared(readNumbers(numbers), readNumbers(drawn));

/** In how many ways `few` of `many` can be chosen. */
function choose(many: number, few: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= few; step += 1)
    ways = (ways * BigInt(many - few + step)) / BigInt(step);
  return few > many ? 0n : ways;
}

/** How many sets of ten numbers can be drawn. */
export const DRAW_WAYS = choose(NUMBER_COUNT, DRAWN_COUNT);

/** How many of these sets have each number of hits, from none to all picked numbers. */
export const countHitWays = (picked: number): readonly bigint[] =>
  Array.from(
    { length: picked + 1 },
    (_, hits) => choose(picked, hits) * choose(NUMBER_COUNT - picked, DRAWN_COUNT - hits),
  );

/**
 * Draws `count` of the numbers 1 to 40 without putting any back, in the order in which they come.
 * It reads exactly `count` numbers.
 */
export function drawNumbers(count: number, random: RandomNumbers): readonly number[] {
  const row = [...ROW];
  for (let place = 0; place < count; place += 1) {
    const other = place + random.below(NUMBER_COUNT - place);
    const held = row[place] ?? 0;
    row[place] = row[other] ?? 0;
    row[other] = held;
  }
  return row.slice(0, count);
}

/** A pay as it is shown, such as "15.5×". */
export const formatPay = (hundredths: number): string => `${hundredths / 100}×`;

const toPrice = (hundredths: number): Ratio => ratio(BigInt(hundredths), 100n);

const listPrices = (risk: KenoRisk): readonly (readonly Ratio[])[] =>
  payTables[risk].map((row) => row.map(toPrice));

/** The pays of `payTables` as fractions: making one takes longer than drawing a number. */
const prices: Readonly<Record<KenoRisk, readonly (readonly Ratio[])[]>> = {
  classic: listPrices('classic'),
  low: listPrices('low'),
  medium: listPrices('medium'),
  high: listPrices('high'),
};

const NOTHING = ratio(0n);

const getPay = ({ numbers, risk }: KenoChoice, hits: number): number =>
  getPays(readNumbers(numbers).length, risk)[hits] ?? 0;

export const riskWords: Readonly<Record<KenoRisk, Words>> = {
  classic: { bn: 'ক্লাসিক', en: 'Classic' },
  low: { bn: 'কম', en: 'Low' },
  medium: { bn: 'মাঝারি', en: 'Medium' },
  high: { bn: 'বেশি', en: 'High' },
};

export const riskTerms: Readonly<Record<KenoRisk, Words>> = {
  classic: { bn: 'ক্লাসিক', en: 'classic' },
  low: { bn: 'কম ঝুঁকি', en: 'low risk' },
  medium: { bn: 'মাঝারি ঝুঁকি', en: 'medium risk' },
  high: { bn: 'বেশি ঝুঁকি', en: 'high risk' },
};

/** Whether a text lists `least` to `most` different numbers of the game in their one spelling. */
function isNumberList(raw: unknown, least: number, most: number): raw is string {
  if (typeof raw !== 'string' || !/^\d{1,2}(?:,\d{1,2}){0,9}$/u.test(raw)) return false;
  const numbers = readNumbers(raw);
  const isEach = numbers.every((number) => number >= 1 && number <= NUMBER_COUNT);
  const isMany = numbers.length >= least && numbers.length <= most;
  return isEach && isMany && new Set(numbers).size === numbers.length && numbers.join(',') === raw;
}

const both = (text: string): Words => ({ bn: text, en: text });
const spaced = (list: string): string => list.replaceAll(',', ', ');

/**
 * The choice that `plays` lists for all choices of as many numbers with the same risk: that of the
 * lowest numbers.
 */
export function getListedChoice({ numbers, risk }: KenoChoice): KenoChoice {
  return { numbers: writeNumbers(readNumbers(numbers).map((_, index) => index + 1)), risk };
}

/** Keno as every other program knows it. */
export const kenoEngine: GameEngine<KenoChoice, KenoOutcome> = {
  code: 'keno',
  scope: KENO_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice({ numbers, risk: raw }) {
    const risk = RISKS.find((name) => name === raw);
    if (!risk || !isNumberList(numbers, 1, PICK_MAX)) return null;
    return writeNumbers(readNumbers(numbers)) === numbers ? { numbers, risk } : null;
  },
  parseOutcome({ drawn }) {
    return isNumberList(drawn, DRAWN_COUNT, DRAWN_COUNT) ? { drawn } : null;
  },
  formatSelection: ({ numbers, risk }) => `${numbers} ${risk}`,
  choiceWords: ({ numbers, risk }) => ({
    bn: `${spaced(numbers)} · ${riskTerms[risk].bn}`,
    en: `${spaced(numbers)} · ${riskTerms[risk].en}`,
  }),
  outcomeWords: ({ drawn }) => ({ bn: `উঠেছে ${spaced(drawn)}`, en: `Drawn ${spaced(drawn)}` }),
  topPay: (choice) => toPrice(getPay(choice, readNumbers(choice.numbers).length)),
  decide(choice, random) {
    const drawn = drawNumbers(DRAWN_COUNT, random);
    const picked = readNumbers(choice.numbers);
    const pays = prices[choice.risk][picked.length - 1]?.[countShared(picked, drawn)] ?? NOTHING;
    return { outcome: { drawn: formatNumbers(drawn) }, pays };
  },
  explain(choice, { drawn }) {
    const hits = countHits(choice.numbers, drawn);
    return [
      {
        title: { bn: 'কটা মিলেছে', en: 'The hits' },
        rule: {
          bn: 'আপনার নম্বরের কটা উঠেছে / কটা বেছেছিলেন।',
          en: 'How many of the picked numbers were drawn / how many were picked.',
        },
        result: both(`${hits}/${readNumbers(choice.numbers).length}`),
      },
      {
        title: { bn: 'ওঠা নম্বর', en: 'The drawn numbers' },
        rule: {
          bn: '1 থেকে 40 সারি করে লেখা। জায়গা 0 থেকে 9: সেই জায়গার সঙ্গে তার থেকে যত ঘর পরে টানা সংখ্যা বলে, তার বদল; যে নম্বর এল, সেটাই উঠল।',
          en: '1 to 40 stand in a row. For each place from 0 to 9, the number there is exchanged with the one as many places on as was drawn; what then stands there is drawn.',
        },
        result: both(spaced(drawn)),
      },
      {
        title: { bn: 'দর', en: 'The pay' },
        rule: {
          bn: 'দর ঠিক হয় ঝুঁকি, কটা নম্বর বাছা আর কটা মিলেছে তা দিয়ে; তালিকা নিয়মে আছে।',
          en: 'Risk, picked numbers and hits say what is paid; the table is in the rules.',
        },
        result: both(formatPay(getPay(choice, hits))),
      },
    ];
  },
  // One choice for each number of picks and risk, the one of `getListedChoice`: there are more than
  // a thousand million choices, and those of as many numbers differ only in the numbers' names.
  *plays() {
    for (const risk of RISKS)
      for (let picked = 1; picked <= PICK_MAX; picked += 1) {
        const numbers = writeNumbers(Array.from({ length: picked }, (_, index) => index + 1));
        const pays = getPays(picked, risk);
        const wins = countHitWays(picked)
          .map((ways, hits) => ({ ways, pays: toPrice(pays[hits] ?? 0) }))
          .filter((win) => win.pays.num > 0n);
        yield { choice: { numbers, risk }, ways: DRAW_WAYS, wins };
      }
  },
};
