/**
 * The lotteries of the house. All are drawn here, unless operators choose the official result of
 * another draw; those that bear the name of a country follow its style and its days. A second
 * game of a family is a row here, or is added by an operator (`added.ts`).
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
export type LotteryRow = Omit<LotteryDeclaration, 'favouriteKey'> & {
  /** The declared lottery whose rules it follows; null for a declared one. */
  readonly basedOn: string | null;
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

/** A lottery as the engine declares it. */
export type DeclaredRow = LotteryRow & Pick<LotteryDeclaration, 'favouriteKey'>;

const toRow =
  (area: LotteryArea | null) =>
  (row: LotteryDeclaration): DeclaredRow => ({
    ...row,
    area,
    scope: `${row.family}/1`,
    basedOn: null,
  });

// K3 is the oldest; what sells best in Bangladesh follows it.
export const lotteryRows: readonly DeclaredRow[] = [
  toRow(null)(k3),
  ...regionalRows.map(toRow('SEA')),
  ...numberRows.map(toRow(null)),
  ...vietnamRows.map(toRow('VN')),
];

const byCode = new Map(lotteryRows.map((row) => [row.code, row]));

const added = new Map<string, LotteryRow>();

/** The row that the engine declares for a code. */
export const findDeclaredRow = (code: string): DeclaredRow | undefined => byCode.get(code);

/** The row of a lottery that an operator added (`added.ts`). */
export const getAddedRow = (code: string): LotteryRow | undefined => added.get(code);

export const keepAddedRow = (row: LotteryRow): void => void added.set(row.code, row);

/** Forgets all added lotteries and returns their codes. For tests: other sites have others. */
export function forgetAddedRows(): readonly string[] {
  const codes = [...added.keys()];
  added.clear();
  return codes;
}

/**
 * The row of a game ("k3"), or undefined when there is none. An added lottery comes before one of
 * its code that a later release declares: its tickets are settled by the rules they were sold by.
 */
export const getLotteryRow = (code: string): LotteryRow | undefined =>
  added.get(code) ?? byCode.get(code);
