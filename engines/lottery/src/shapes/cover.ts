/**
 * Plays in which a fact is chosen, such as a sum or a span, and every row of numbers with that fact
 * is a line: sum 2 of two digits is the three lines 02, 11 and 20. In any order the lines are the
 * sets instead, 02 alone, as a row of equal numbers is no group.
 */
import { listProduct } from '../draws/combinations.ts';
import { listValues, type Draw, type LotteryResult } from '../draws/draw.ts';
import {
  createLine,
  createPatternKind,
  createRowKind,
  getPattern,
  getValueWidth,
  joinNumber,
} from './bet-kinds.ts';
import { matchAll } from './direct.ts';
import { createGroupEvents } from './pattern.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  findGreatest,
  onePrice,
  winIf,
  type FormGroup,
  type LineEvent,
  type Selection,
  type Shape,
  type WonLines,
  type BetKind,
} from './shape.ts';

/** A fact of a row of numbers, whatever their order. */
type CoverRule = {
  /** What the chosen values are, such as `sums`. */
  readonly label: string;
  readonly getValue: (row: readonly number[]) => number;
};

export const sumRule: CoverRule = {
  label: 'sums',
  getValue: (row) => row.reduce((sum, number) => sum + number, 0),
};

export const spanRule: CoverRule = {
  label: 'spans',
  getValue: (row) => Math.max(...row) - Math.min(...row),
};

/** A line, the value that it belongs to, and its price. */
type CoverLine = {
  readonly value: number;
  readonly priced: string;
  readonly row: readonly number[];
};

/** The lines of all values, for looking them up. */
type CoverTable = {
  readonly values: readonly number[];
  readonly prices: readonly string[];
  readonly byValue: ReadonlyMap<number, readonly CoverLine[]>;
  readonly byRow: ReadonlyMap<string, CoverLine>;
  /** The first line with each price. */
  readonly samples: ReadonlyMap<string, CoverLine>;
};

function buildTable(list: readonly CoverLine[]): CoverTable {
  const byValue = Map.groupBy(list, ({ value }) => value);
  const samples = new Map(list.toReversed().map((line) => [line.priced, line]));
  return {
    values: [...byValue.keys()].toSorted((one, other) => one - other),
    prices: [...samples.keys()].toSorted(),
    byValue,
    byRow: new Map(list.map((line) => [line.row.join(), line])),
    samples,
  };
}

/** Whether the order of a row matters. */
type Order = 'rows' | 'groups';

const tables = new WeakMap<CoverRule, Map<string, CoverTable>>();

/** The lines of a rule at some places. Kept, as they are the same for all places of one kind. */
function findTable(
  draw: Draw,
  places: readonly number[],
  rule: CoverRule,
  order: Order,
): CoverTable {
  const valueLists = places.map((place) => listValues(draw, place));
  const key = `${order} ${valueLists.join(' ')}`;
  const known = tables.get(rule) ?? new Map<string, CoverTable>();
  tables.set(rule, known);
  const table =
    known.get(key) ??
    buildTable(
      [...listProduct(valueLists)]
        .filter((row) => order === 'rows' || isGroupRow(row))
        .map((row) => ({
          value: rule.getValue(row),
          priced: order === 'rows' ? onePrice : getGroupPrice(row),
          row,
        })),
    );
  known.set(key, table);
  return table;
}

/** How a play makes its lines. */
type CoverLines = {
  readonly table: CoverTable;
  readonly eventOf: (row: readonly number[]) => LineEvent;
  readonly kinds: readonly BetKind[];
  readonly kindOf: (row: readonly number[]) => number;
  /** The row of the line that a result wins, as the table has it. */
  readonly toRow: (result: LotteryResult) => readonly number[];
};

function cover({ label }: CoverRule, lines: CoverLines): Shape {
  const { table, eventOf, kinds, kindOf, toRow } = lines;
  const { values, prices, byValue, byRow, samples } = table;
  const groups: FormGroup[] = [{ label, values, least: 1, most: values.length }];
  const listOwn = ([chosen = []]: Selection): CoverLine[] =>
    chosen.flatMap((value) => byValue.get(value) ?? []);
  const countPriced = (selection: Selection): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const { priced } of listOwn(selection)) counts.set(priced, (counts.get(priced) ?? 0) + 1);
    return counts;
  };
  const width = getValueWidth([...table.byRow.values()].flatMap(({ row }) => row));
  const win = (priced: string): WonLines => ({ priced, outcome: winIf(true), lines: 1 });
  return {
    form: { kind: 'groups', groups },
    kinds,
    isListed: false,
    isWonByOne: true,
    prices,
    getEvent: (priced) => eventOf(samples.get(priced)?.row ?? []),
    parse: (text) => parseGroups(text, groups),
    format: (selection) => formatGroups(selection, groups),
    countLines: (selection) => listOwn(selection).length,
    countPriced,
    countWon: ([chosen = []], result) => {
      const line = byRow.get(toRow(result).join());
      return line && chosen.includes(line.value) ? [win(line.priced)] : [];
    },
    // A result wins one line at most.
    findMost: (selection, pay) =>
      findGreatest([...countPriced(selection).keys()].map((priced) => pay(win(priced)))),
    *listLines(selection) {
      for (const { priced, row } of listOwn(selection))
        yield createLine({ priced, kind: kindOf(row), number: joinNumber(row, width) }, () =>
          eventOf(row),
        );
    },
  };
}

const readRow = (places: readonly number[], result: LotteryResult): number[] =>
  places.map((place) => result[place] ?? Number.NaN);

/** Every row of digits at some places with a chosen fact, in order. For independent digits. */
export function coverRows(draw: Draw, places: readonly number[], rule: CoverRule): Shape {
  return cover(rule, {
    table: findTable(draw, places, rule, 'rows'),
    eventOf: (row) => matchAll(draw, places, row),
    kinds: [createRowKind(places, { values: listValues(draw, places[0] ?? -1), isPool: false })],
    kindOf: () => 0,
    toRow: (result) => readRow(places, result),
  });
}

/** In how many orders the numbers of a row can stand. */
function countOrders(row: readonly number[]): number {
  const seen = new Map<number, number>();
  let orders = 1;
  for (const [index, number] of row.entries()) {
    const times = (seen.get(number) ?? 0) + 1;
    seen.set(number, times);
    orders = (orders * (index + 1)) / times;
  }
  return orders;
}

/**
 * The price of a set of numbers that are not all the same: `group3` with three orders, `group6`
 * with six; two numbers have one price.
 */
export const getGroupPrice = (row: readonly number[]): string =>
  row.length === 2 ? onePrice : `group${countOrders(row)}`;

const isRising = (row: readonly number[]): boolean =>
  row.every((number, index) => index === 0 || number >= (row[index - 1] ?? 0));

/** Whether a row is how a group is written: never falling, and not all the same. */
export const isGroupRow = (row: readonly number[]): boolean =>
  isRising(row) && new Set(row).size > 1;

/** Every set of digits at some places with a chosen fact, in any order, but not all the same. */
export function coverGroups(draw: Draw, places: readonly number[], rule: CoverRule): Shape {
  const table = findTable(draw, places, rule, 'groups');
  const patterns = [...new Set([...table.byRow.values()].map(({ row }) => getPattern(row)))];
  const values = listValues(draw, places[0] ?? -1);
  return cover(rule, {
    table,
    eventOf: createGroupEvents(draw, places),
    kinds: patterns.map((pattern) => createPatternKind(places, values, pattern)),
    kindOf: (row) => patterns.indexOf(getPattern(row)),
    toRow: (result) => readRow(places, result).toSorted((one, other) => one - other),
  });
}
