/**
 * The lotteries of the house. All are drawn here; those that bear the name of a country follow its
 * style and its days, and are never its official draw. A second game of a family is a row here.
 */
import { K3_SCHEDULE } from '../issues.ts';
import { SERIES_DEFAULT } from '../prices.ts';
import type { LotteryDeclaration } from './declaration.ts';
import { numberRows } from './number-rows.ts';
import { regionalRows } from './regional-rows.ts';
import { vietnamRows } from './vietnam-rows.ts';

/** What is known of a lottery without its plays. */
export type LotteryRow = LotteryDeclaration & {
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

// K3 is the oldest; what sells best in Bangladesh follows it.
export const lotteryRows: readonly LotteryRow[] = [
  k3,
  ...regionalRows,
  ...numberRows,
  ...vietnamRows,
].map((row) => ({ ...row, scope: `${row.family}/1` }));

const byCode = new Map(lotteryRows.map((row) => [row.code, row]));

/** The row of a game ("k3"), or undefined when there is none. */
export const getLotteryRow = (code: string): LotteryRow | undefined => byCode.get(code);
