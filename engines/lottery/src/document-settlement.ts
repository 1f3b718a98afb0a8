/**
 * Settles tickets of K3, PC28 and 3D as docs/lotteries says, by trying all results: nothing here is
 * of the engine. For tests.
 */

type Result = readonly number[];

/** A line: what tells it from others, and whether a result wins it. */
type DocumentLine = { readonly key: string; readonly isWon: (result: Result) => boolean };

type Expand = (selection: string) => DocumentLine[];

/** Every way to take one value of each list, in order. */
const listRows = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );

const toDigits = (text: string): number[] => Array.from(text, Number);
const toSorted = (numbers: Result): string => numbers.toSorted((one, two) => one - two).join();
const addUp = (numbers: Result): number => numbers.reduce((sum, number) => sum + number, 0);
const isIn = (numbers: Result, wanted: Result): boolean =>
  wanted.every((number) => numbers.includes(number));

/** Every set of so many of some values. */
function listSets(values: Result, taken: number): number[][] {
  if (taken === 0) return [[]];
  return values.flatMap((value, index) =>
    listSets(values.slice(index + 1), taken - 1).map((rest) => [value, ...rest]),
  );
}

/** The numbers of a result at some places, from 0. */
const pick = (result: Result, places: Result): number[] =>
  places.map((place) => result[place] ?? Number.NaN);

/** A play of options: each is a line. */
const options =
  (isWon: (option: string, result: Result) => boolean): Expand =>
  (selection) =>
    selection
      .split(',')
      .map((option) => ({ key: option, isWon: (result) => isWon(option, result) }));

/** A play without a choice. */
const sole = (isWon: (result: Result) => boolean): Expand => options((_, result) => isWon(result));

const isOn = (side: string, number: number, bigFrom: number): boolean =>
  ({
    big: number >= bigFrom,
    small: number < bigFrom,
    odd: number % 2 === 1,
    even: number % 2 === 0,
  })[side] ?? false;

const isTriple = (result: Result): boolean => new Set(result).size === 1;
const countOf = (result: Result, face: number): number =>
  result.filter((die) => die === face).length;
const readFaces = (option: string): number[] => option.split('+').map(Number);
const hasFaces = options((option, result) => isIn(result, readFaces(option)));

const k3: Readonly<Record<string, Expand>> = {
  sum: options((option, result) => addUp(result) === Number(option)),
  big: sole((result) => !isTriple(result) && addUp(result) >= 11),
  small: sole((result) => !isTriple(result) && addUp(result) <= 10),
  odd: sole((result) => !isTriple(result) && addUp(result) % 2 === 1),
  even: sole((result) => !isTriple(result) && addUp(result) % 2 === 0),
  sum_sides: options(
    (option, result) =>
      !isTriple(result) && option.split('_').every((side) => isOn(side, addUp(result), 11)),
  ),
  span: options((option, result) => Math.max(...result) - Math.min(...result) === Number(option)),
  triple_any: sole(isTriple),
  triple_named: options((option, result) => countOf(result, Number(option)) === 3),
  pair_named: options((option, result) => countOf(result, Number(option)) >= 2),
  pair_exact: options((option, result) => toSorted(readFaces(option)) === toSorted(result)),
  two_different: hasFaces,
  three_different: hasFaces,
  straight_any: sole((result) => ['1,2,3', '2,3,4', '3,4,5', '4,5,6'].includes(toSorted(result))),
  single_die: hasFaces,
  single_missing: options((option, result) => countOf(result, Number(option)) === 0),
};

/** Neighbouring pairs of three digits; 9 and 0 are neighbours. */
const countNeighbours = (digits: Result): number =>
  listSets(digits, 2).filter(([one = 0, two = 0]) => [1, 9].includes(Math.abs(one - two))).length;

function readShape(digits: Result): string {
  const different = new Set(digits).size;
  if (different < 3) return different === 1 ? 'leopard' : 'pair';
  return ['other', 'half', 'straight'][countNeighbours(digits)] ?? '';
}

/** Lines of rows that stand at some places in order. */
const atPlaces = (places: Result, rows: readonly number[][]): DocumentLine[] =>
  rows.map((row) => ({
    key: `${places.join()}:${row.join()}`,
    isWon: (result) => pick(result, places).join() === row.join(),
  }));

/** Lines of digits that stand at some places in any order. */
const inAnyOrder = (places: Result, sets: readonly number[][]): DocumentLine[] =>
  sets.map((set) => ({
    key: `${places.join()} any ${set.join()}`,
    isWon: (result) => toSorted(pick(result, places)) === toSorted(set),
  }));

/** Lines of digits that all show somewhere. */
const somewhere =
  (places: Result, taken: number): Expand =>
  (selection) =>
    listSets(toDigits(selection), taken).map((set) => ({
      key: `${places.join()} has ${set.join()}`,
      isWon: (result) => isIn(pick(result, places), set),
    }));

const tenDigits = toDigits('0123456789');
const readGroups = (selection: string): number[][] => selection.split(',').map(toDigits);
const readSums = (selection: string): number[] => (selection.match(/../gu) ?? []).map(Number);

/** Rows of as many digits as there are places, those of which a fact is chosen. */
const coverRows =
  (places: Result, read: (selection: string) => number[], fact: (row: Result) => number): Expand =>
  (selection) =>
    atPlaces(
      places,
      listRows(places.map(() => tenDigits)).filter((row) => read(selection).includes(fact(row))),
    );

/** The plays of some digits in a row. */
function buildArea(places: Result): Record<string, Expand> {
  const rising = (row: Result): boolean => row.join() === toSorted(row);
  const sets = listRows(places.map(() => tenDigits)).filter((row) => rising(row) && !isTriple(row));
  return {
    direct: (selection) => atPlaces(places, listRows(readGroups(selection))),
    joint: (selection) =>
      listRows(readGroups(selection)).flatMap((row) =>
        places.flatMap((_, from) => atPlaces(places.slice(from), [row.slice(from)])),
      ),
    group: (selection) => inAnyOrder(places, listSets(toDigits(selection), 2)),
    group6: (selection) => inAnyOrder(places, listSets(toDigits(selection), 3)),
    group3: (selection) => {
      const [pairs = [], singles = []] = readGroups(selection);
      const rows = listRows([pairs, singles]).filter(([pair, other]) => pair !== other);
      return inAnyOrder(
        places,
        rows.map(([pair = 0, other = 0]) => [pair, pair, other]),
      );
    },
    mixed: (selection) => inAnyOrder(places, selection.split(',').map(toDigits)),
    sum: coverRows(places, readSums, addUp),
    group_sum: (selection) =>
      inAnyOrder(
        places,
        sets.filter((set) => readSums(selection).includes(addUp(set))),
      ),
    span: coverRows(places, toDigits, (row) => Math.max(...row) - Math.min(...row)),
    sum_tail: options((option, result) => addUp(pick(result, places)) % 10 === Number(option)),
    shape: options((option, result) => readShape(pick(result, places)) === option),
    contains1: somewhere(places, 1),
    contains2: somewhere(places, 2),
    sides: options((option, result) =>
      option.split('+').every((side, nth) => isOn(side, pick(result, places)[nth] ?? -1, 5)),
    ),
    sum_sides: options((option, result) => isOn(option, addUp(pick(result, places)), 14)),
  };
}

const areas: Readonly<Record<string, Record<string, Expand>>> = {
  all3: buildArea([0, 1, 2]),
  first2: buildArea([0, 1]),
  last2: buildArea([1, 2]),
  place1: buildArea([0]),
  place2: buildArea([1]),
  place3: buildArea([2]),
};

const placeDigit: Expand = (selection) =>
  readGroups(selection).flatMap((digits, place) =>
    atPlaces(
      [place],
      digits.map((digit) => [digit]),
    ),
  );

/** Dragon and tiger of two places, such as `13`. */
const compareAt = (places: string): Expand =>
  options((option, result) => {
    const [one = 0, two = 0] = toDigits(places).map((place) => result[place - 1] ?? 0);
    return { dragon: one > two, tiger: one < two, tie: one === two }[option] ?? false;
  });

/** The plays of 3D, and those of PC28 that are like them. */
function findDigits(play: string): Expand | undefined {
  if (play === 'place_digit') return placeDigit;
  const [, dragon] = /^places(\d\d)_dragon$/u.exec(play) ?? [];
  if (dragon !== undefined) return compareAt(dragon);
  const [area = '', ...kind] = play.split('_');
  return areas[area]?.[kind.join('_')];
}

const colourless = [0, 13, 14, 27];
const colours = ['red', 'green', 'blue'];

const pc28: Readonly<Record<string, Expand>> = {
  sum_number: options((option, result) => addUp(result) === Number(option)),
  sum_size: options((option, result) => isOn(option, addUp(result), 14)),
  sum_parity: options((option, result) => isOn(option, addUp(result), 14)),
  sum_combination: options((option, result) =>
    option.split('+').every((side) => isOn(side, addUp(result), 14)),
  ),
  sum_extreme: options((option, result) =>
    option === 'extremebig' ? addUp(result) >= 22 : addUp(result) <= 5,
  ),
  sum_wave: options((option, result) => {
    const sum = addUp(result);
    return !colourless.includes(sum) && colours[sum % 3] === option;
  }),
  sum_tail: options((option, result) => addUp(result) % 10 === Number(option)),
  sum_tail_sides: options((option, result) => isOn(option, addUp(result) % 10, 5)),
  ...Object.fromEntries(
    ['leopard', 'straight', 'pair', 'half', 'other'].map((shape) => [
      `all3_${shape}`,
      sole((result) => readShape(result) === shape),
    ]),
  ),
};

const faces = toDigits('123456');

type DocumentFamily = {
  readonly results: readonly Result[];
  readonly find: (play: string) => Expand | undefined;
  /** How many results win a line, by play and line. */
  readonly wins: Map<string, bigint>;
};

const threeDigits = listRows([tenDigits, tenDigits, tenDigits]);

/** The families that are small enough to try all results. */
const families: Readonly<Record<string, DocumentFamily>> = {
  k3: { results: listRows([faces, faces, faces]), find: (play) => k3[play], wins: new Map() },
  pc28: {
    results: threeDigits,
    find: (play) => pc28[play] ?? findDigits(play),
    wins: new Map(),
  },
  d3: { results: threeDigits, find: findDigits, wins: new Map() },
};

type DocumentTicket = {
  readonly play: string;
  readonly selection: string;
  readonly series: number;
  readonly stakePerLine: bigint;
};

function countWins({ results, wins }: DocumentFamily, play: string, line: DocumentLine): bigint {
  const key = `${play} ${line.key}`;
  const known = wins.get(key);
  if (known !== undefined) return known;
  const counted = BigInt(results.filter((result) => line.isWon(result)).length);
  wins.set(key, counted);
  return counted;
}

/** How many lines a ticket of a small family has by the document, and what results pay. */
export function settleByDocument(
  code: string,
  { play, selection, series, stakePerLine }: DocumentTicket,
): { readonly lines: number; readonly pay: (result: Result) => bigint } {
  const family = families[code];
  const expand = family?.find(play);
  if (!family || !expand) throw new RangeError(`${code} has no play ${play} in the document`);
  const lines = expand(selection);
  const total = BigInt(family.results.length);
  const payLine = (line: DocumentLine): bigint =>
    (stakePerLine * BigInt(series) * total) / (2_000n * countWins(family, play, line));
  return {
    lines: lines.length,
    pay: (result) =>
      lines
        .filter((line) => line.isWon(result))
        .reduce((payout, line) => payout + payLine(line), 0n),
  };
}
