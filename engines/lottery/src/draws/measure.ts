/**
 * A measure reads one fact of a result: a sum, a span, how many chosen numbers were drawn. From the
 * same declaration the fact of a result is read, and the chance of every fact is counted exactly,
 * without listing results: a measure passes through the numbers one by one and keeps a small state,
 * so that all results with the same state are counted together.
 */
import { countCombinations } from './combinations.ts';
import { listParts, type Draw, type LotteryResult, type PlacedPart } from './draw.ts';

/** Places whose digits make one number, the highest first; for balls a single place. */
export type Cell = readonly number[];

/** What a measure tells of a result. */
export type Fact = number | string;

/** What a measure remembers while it passes through a result. */
type State = number | string;

export type MeasureRule<S extends State> = {
  /** Names the kind of fact in explanations, such as `sum`. */
  readonly kind: string;
  /** The cells that decide, in groups; cells of a group are treated alike. */
  readonly groups: readonly (readonly Cell[])[];
  /**
   * The only values that change the state; absent: all. Naming them makes counting fast where there
   * are many values.
   */
  readonly interest?: readonly number[];
  readonly start: S;
  /** The state after one more value, which was found in a group. */
  readonly step: (state: S, value: number, group: number) => S;
  /** The fact that a final state stands for. */
  readonly read: (state: S) => Fact;
};

/** The number of equally likely results, and of those with each fact. */
export type Counted = { readonly total: bigint; readonly facts: ReadonlyMap<Fact, bigint> };

export type Measure = {
  readonly kind: string;
  /** The cells that decide, in order. */
  readonly cells: readonly Cell[];
  /** Reads the fact of a result. */
  readonly read: (result: LotteryResult) => Fact;
  /** Counts the results with each fact. Worked out at the first call. */
  readonly count: () => Counted;
};

type Weights<S> = Map<S, bigint>;

const add = <K>(weights: Map<K, bigint>, key: K, weight: bigint): void => {
  if (weight > 0n) weights.set(key, (weights.get(key) ?? 0n) + weight);
};

/** Adds weights, each under another key. */
function addAll<S>(weights: Weights<S>, more: Weights<S>, getKey: (state: S) => S): void {
  for (const [state, weight] of more) add(weights, getKey(state), weight);
}

/** The groups of a measure within one part: which group, and its cells. */
type PartGroup = { readonly group: number; readonly cells: readonly Cell[] };

const isWithin = ({ start, count }: PlacedPart, cell: Cell): boolean =>
  cell.every((place) => place >= start && place < start + count);

function listGroups(part: PlacedPart, groups: readonly (readonly Cell[])[]): PartGroup[] {
  return groups.flatMap((cells, group) => {
    const own = cells.filter((cell) => isWithin(part, cell));
    return own.length > 0 ? [{ group, cells: own }] : [];
  });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Adds the states after each value of a cell. Values in a row with one next state are one sum. */
function addSteps<S extends State>(
  after: Weights<S>,
  values: readonly number[],
  weight: bigint,
  step: (value: number) => S,
): void {
  let last: S | undefined;
  let times = 0;
  for (const value of values) {
    const next = step(value);
    if (last !== undefined && next !== last) {
      add(after, last, weight * BigInt(times));
      times = 0;
    }
    last = next;
    times += 1;
  }
  if (last !== undefined) add(after, last, weight * BigInt(times));
}

/** Each cell of digits takes each of its values, or none of interest, whatever the others take. */
function passDigits<S extends State>(
  rule: MeasureRule<S>,
  part: PlacedPart,
  before: Weights<S>,
): { weights: Weights<S>; total: bigint } {
  let weights = before;
  let total = 1n;
  for (const { group, cells } of listGroups(part, rule.groups)) {
    for (const cell of cells) {
      const size = (part.to - part.from + 1) ** cell.length;
      const first = cell.length === 1 ? part.from : 0;
      const values = (rule.interest ?? range(first, first + size - 1)).filter(
        (value) => value >= first && value < first + size,
      );
      const after: Weights<S> = new Map();
      for (const [state, weight] of weights) {
        addSteps(after, values, weight, (value) => rule.step(state, value, group));
        add(after, state, weight * BigInt(size - values.length));
      }
      weights = after;
      total *= BigInt(size);
    }
  }
  return { weights, total };
}

/** The ways in which some balls fill what is left of the groups. */
function countFillings(balls: number, left: readonly number[]): bigint {
  let ways = 1n;
  let free = balls;
  for (const size of left) {
    ways *= countCombinations(free, size);
    free -= size;
  }
  return ways;
}

/** Each ball, the lowest first, falls into one of the groups or is not drawn. */
function passPool<S extends State>(
  rule: MeasureRule<S>,
  part: PlacedPart,
  before: Weights<S>,
): { weights: Weights<S>; total: bigint } {
  const groups = listGroups(part, rule.groups);
  const sizes = groups.map(({ cells }) => cells.length);
  const size = part.to - part.from + 1;
  const values = (rule.interest ?? range(part.from, part.to))
    .filter((value) => value >= part.from && value <= part.to)
    .toSorted((one, other) => one - other);
  // By what is left to fill of each group, and by the state.
  let reached = new Map<string, { left: readonly number[]; weights: Weights<S> }>();
  reached.set(sizes.join(), { left: sizes, weights: before });
  for (const value of values) {
    const next: typeof reached = new Map();
    const into = (left: readonly number[]): Weights<S> => {
      const found = next.get(left.join()) ?? { left, weights: new Map() };
      next.set(left.join(), found);
      return found.weights;
    };
    for (const { left, weights } of reached.values()) {
      addAll(into(left), weights, (state) => state);
      for (const [index, { group }] of groups.entries()) {
        const free = left[index] ?? 0;
        if (free === 0) continue;
        addAll(into(left.with(index, free - 1)), weights, (state) =>
          rule.step(state, value, group),
        );
      }
    }
    reached = next;
  }
  const weights: Weights<S> = new Map();
  for (const { left, weights: found } of reached.values()) {
    const ways = countFillings(size - values.length, left);
    for (const [state, weight] of found) add(weights, state, weight * ways);
  }
  return { weights, total: countFillings(size, sizes) };
}

function countFacts<S extends State>(draw: Draw, rule: MeasureRule<S>): Counted {
  let weights: Weights<S> = new Map([[rule.start, 1n]]);
  let total = 1n;
  for (const part of listParts(draw)) {
    const pass = part.kind === 'digits' ? passDigits : passPool;
    const passed = pass(rule, part, weights);
    ({ weights } = passed);
    total *= passed.total;
  }
  const facts = new Map<Fact, bigint>();
  for (const [state, weight] of weights) add(facts, rule.read(state), weight);
  return { total, facts };
}

/** The digits of a cell as text: a 4D number keeps its zeros. */
export const readCellText = (result: LotteryResult, cell: Cell): string =>
  cell.map((place) => String(result[place] ?? '')).join('');

/** The number that a cell's digits make. */
export const readCell = (result: LotteryResult, cell: Cell): number =>
  cell.reduce((number, place) => number * 10 + (result[place] ?? Number.NaN), 0);

/** The cells of a part that decide, in the order in which counting passes through them. */
type PartCells = {
  readonly isPool: boolean;
  readonly cells: readonly { readonly cell: Cell; readonly group: number }[];
};

const listPartCells = (draw: Draw, groups: readonly (readonly Cell[])[]): PartCells[] =>
  listParts(draw).map((part) => ({
    isPool: part.kind === 'pool',
    cells: listGroups(part, groups).flatMap(({ group, cells }) =>
      cells.map((cell) => ({ cell, group })),
    ),
  }));

/**
 * Passes what some cells show to a function, in the order of counting: the balls of a pool from
 * the lowest.
 */
function passCells(
  { isPool, cells }: PartCells,
  result: LotteryResult,
  take: (value: number, group: number) => void,
): void {
  if (!isPool) {
    for (const { cell, group } of cells) take(readCell(result, cell), group);
    return;
  }
  const found = cells.map(({ cell, group }) => ({ value: readCell(result, cell), group }));
  for (const { value, group } of found.toSorted((one, other) => one.value - other.value))
    take(value, group);
}

/** Makes a measure of a draw. Throws a `RangeError` for a cell that lies in two parts. */
export function defineMeasure<S extends State>(draw: Draw, rule: MeasureRule<S>): Measure {
  const cells = rule.groups.flat();
  const parts = listParts(draw);
  for (const cell of cells) {
    const part = parts.find((one) => isWithin(one, cell));
    if (!part || (part.kind === 'pool' && cell.length > 1))
      throw new RangeError(`not a cell of the draw: ${cell.join()}`);
  }
  const partCells = listPartCells(draw, rule.groups);
  const interest = rule.interest && new Set(rule.interest);
  let counted: Counted | undefined;
  return {
    kind: rule.kind,
    cells,
    read: (result) => {
      let state = rule.start;
      for (const part of partCells)
        passCells(part, result, (value, group) => {
          if (!interest || interest.has(value)) state = rule.step(state, value, group);
        });
      return rule.read(state);
    },
    count: () => (counted ??= countFacts(draw, rule)),
  };
}
