/**
 * Plinko for server and browser: the boards, the odds, and what is paid.
 *
 * A ball falls through 8 to 16 rows of nails. At each row one number below 2 sends it left (0) or
 * right (1). The number of rights is its bucket, from 0 at the left, so bucket k of n rows is
 * reached by C(n, k) of 2^n equally likely paths. The player picks the rows and one of three risks.
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
export const PLINKO_SCOPE = 'plinko/1';

export const ROW_COUNTS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

export const RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof RISKS)[number];

export type PlinkoChoice = { readonly rows: RowCount; readonly risk: PlinkoRisk };

/** The way of the ball, a digit for each row: 0 is left, 1 is right. */
export type PlinkoOutcome = { readonly path: string };

/** The average return on all stakes, on every board: 99 %. */
export const PLINKO_RETURN = ratio(99n, 100n);

/** The pay of a bucket, in hundredths of the stake; 0 for one that the board does not have. */
function getPay({ rows, risk }: PlinkoChoice, bucket: number): number {
  const half: readonly number[] = payTables[risk][rows];
  return half[Math.min(bucket, rows - bucket)] ?? 0;
}

/** The pays of all buckets, from the left, in hundredths of the stake. */
export const getPays = (choice: PlinkoChoice): readonly number[] =>
  Array.from({ length: choice.rows + 1 }, (_, bucket) => getPay(choice, bucket));

/** How many of the 2^rows paths end in each bucket, from the left: a row of Pascal's triangle. */
export function countPaths(rows: number): readonly bigint[] {
  let counts = [1n];
  for (let row = 0; row < rows; row += 1)
    counts = Array.from(
      { length: row + 2 },
      (_, bucket) => (counts[bucket - 1] ?? 0n) + (counts[bucket] ?? 0n),
    );
  return counts;
}

/** The bucket at the end of a path: how many times the ball went right. */
export const getBucket = (path: string): number => path.replaceAll('0', '').length;

/** A pay as it is shown, such as "28.5×". */
export const formatPay = (hundredths: number): string => `${hundredths / 100}×`;

const toPrice = (hundredths: number): Ratio => ratio(BigInt(hundredths), 100n);

/** Lets the ball fall: it reads exactly one number for each row. */
function dropBall(rows: number, random: RandomNumbers): string {
  return Array.from({ length: rows }, () => random.below(2)).join('');
}

export const riskWords: Readonly<Record<PlinkoRisk, Words>> = {
  low: { bn: 'কম', en: 'Low' },
  medium: { bn: 'মাঝারি', en: 'Medium' },
  high: { bn: 'বেশি', en: 'High' },
};

const isPath = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[01]{8,16}$/u.test(raw);

const both = (text: string): Words => ({ bn: text, en: text });

/** Plinko as every other program knows it. */
export const plinkoEngine: GameEngine<PlinkoChoice, PlinkoOutcome> = {
  code: 'plinko',
  scope: PLINKO_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice(raw) {
    const rows = ROW_COUNTS.find((count) => count === raw['rows']);
    const risk = RISKS.find((name) => name === raw['risk']);
    return rows && risk ? { rows, risk } : null;
  },
  parseOutcome({ path }) {
    return isPath(path) ? { path } : null;
  },
  formatSelection: ({ rows, risk }) => `${rows} ${risk}`,
  choiceWords: ({ rows, risk }) => ({
    bn: `${rows} সারি · ${riskWords[risk].bn} ঝুঁকি`,
    en: `${rows} rows · ${risk} risk`,
  }),
  outcomeWords({ path }) {
    const bucket = getBucket(path);
    return {
      bn: `${path.length}-এর মধ্যে ${bucket} বার ডানে`,
      en: `${bucket} of ${path.length} to the right`,
    };
  },
  topPay: (choice) => toPrice(getPay(choice, 0)),
  decide(choice, random) {
    const path = dropBall(choice.rows, random);
    return { outcome: { path }, pays: toPrice(getPay(choice, getBucket(path))) };
  },
  explain(choice, { path }) {
    const bucket = getBucket(path);
    return [
      {
        title: { bn: 'খোপের দর', en: 'The bucket’s pay' },
        rule: {
          bn: 'খোপের দর ঠিক হয় সারি আর ঝুঁকি দিয়ে; তালিকা নিয়মে আছে।',
          en: 'Rows and risk say what each bucket pays; the table is in the rules.',
        },
        result: both(formatPay(getPay(choice, bucket))),
      },
      {
        title: { bn: 'মার্বেলের পথ', en: 'The ball’s path' },
        rule: {
          bn: 'প্রতি সারিতে 2-এর নিচের একটি সংখ্যা: 0 বাঁয়ে, 1 ডানে।',
          en: 'One number below 2 for each row: 0 is left, 1 is right.',
        },
        result: both(path),
      },
      {
        title: { bn: 'খোপ', en: 'The bucket' },
        rule: {
          bn: 'যতবার ডানে, সেটাই খোপের নম্বর; বাঁয়ের খোপ 0।',
          en: 'How many times the ball went right; the bucket at the left is 0.',
        },
        result: both(String(bucket)),
      },
    ];
  },
  *plays() {
    for (const risk of RISKS)
      for (const rows of ROW_COUNTS) {
        const choice = { rows, risk };
        const wins = countPaths(rows).map((ways, bucket) => ({
          ways,
          pays: toPrice(getPay(choice, bucket)),
        }));
        yield { choice, ways: 2n ** BigInt(rows), wins };
      }
  },
};
