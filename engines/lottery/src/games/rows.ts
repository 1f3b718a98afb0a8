/**
 * The lotteries of the house. All are drawn here, unless operators choose the official result of
 * another draw; those that bear the name of a country follow its style and its days. A second
 * game of a family is a row here.
 */
import { K3_SCHEDULE } from '../issues.ts';
import { SERIES_DEFAULT } from '../prices.ts';
import type { LotteryDeclaration } from './declaration.ts';
import { numberRows } from './number-rows.ts';
import { regionalRows } from './regional-rows.ts';
import { vietnamRows } from './vietnam-rows.ts';

/** Where lotteries are drawn like this: Vietnam, or the other countries of South-East Asia. */
export type LotteryArea = 'VN' | 'SEA';

/** What is known of a lottery without its plays. */
export type LotteryRow = LotteryDeclaration & {
  /** Null for the lotteries of numbers, dice and balls, which are no country's. */
  readonly area: LotteryArea | null;
  /** Family and version, as they go into the fair stream and the receipt. */
  readonly scope: string;
};

const k3: LotteryDeclaration = {
  code: 'k3',
  favouriteKey: 2_001,
  family: 'k3',
  category: 'LOTT',
  title: { bn: 'কে৩ পাশা', en: 'K3 Dice' },
  schedule: K3_SCHEDULE,
  series: SERIES_DEFAULT,
};

const toRow =
  (area: LotteryArea | null) =>
  (row: LotteryDeclaration): LotteryRow => ({ ...row, area, scope: `${row.family}/1` });

// K3 is the oldest; what sells best in Bangladesh follows it.
export const lotteryRows: readonly LotteryRow[] = [
  toRow(null)(k3),
  ...regionalRows.map(toRow('SEA')),
  ...numberRows.map(toRow(null)),
  ...vietnamRows.map(toRow('VN')),
];

const byCode = new Map(lotteryRows.map((row) => [row.code, row]));

/** The row of a game ("k3"), or undefined when there is none. */
export const getLotteryRow = (code: string): LotteryRow | undefined => byCode.get(code);
