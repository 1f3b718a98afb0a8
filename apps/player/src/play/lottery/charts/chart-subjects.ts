import {
  getResultLength,
  listParts,
  type Family,
  type LotteryResult,
  type Text,
} from '@khelaghor/engine-lottery/public.ts';

/** What a subject is called; places are counted from 0. */
export type SubjectName =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'prize'; readonly label: Text }
  | { readonly kind: 'last2'; readonly label: Text }
  | { readonly kind: 'every_last2' };

/** Numbers that a chart follows from draw to draw. */
export type Subject = {
  readonly code: string;
  readonly name: SubjectName;
  /** The numbers that may come, rising; all are equally likely. */
  readonly values: readonly number[];
  /** How many of them a draw shows. */
  readonly shown: number;
  /** With how many digits a number is written. */
  readonly width: number;
  /** The numbers of a result, in drawn order. */
  readonly read: (result: LotteryResult) => readonly number[];
};

type Range = { readonly from: number; readonly to: number };

const listRange = ({ from, to }: Range): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const pick = (result: LotteryResult, places: readonly number[]): number[] =>
  places.map((place) => result[place] ?? Number.NaN);

/** A subject of the numbers at some places. */
const followPlaces = (
  code: string,
  name: SubjectName,
  range: Range,
  places: readonly number[],
): Subject => ({
  code,
  name,
  values: listRange(range),
  shown: places.length,
  width: String(range.to).length,
  read: (result) => pick(result, places),
});

const followEach = (range: Range, places: readonly number[]): Subject[] =>
  places.map((place, index) =>
    followPlaces(`place${index + 1}`, { kind: 'place', place: index }, range, [place]),
  );

/** A subject of the last two digits of some numbers. */
const followLastTwo = (
  code: string,
  name: SubjectName,
  cells: readonly (readonly number[])[],
): Subject => ({
  code,
  name,
  values: listRange({ from: 0, to: 99 }),
  shown: cells.length,
  width: 2,
  read: (result) =>
    cells.map((cell) => pick(result, cell.slice(-2)).reduce((sum, digit) => sum * 10 + digit, 0)),
});

/** So many places of balls are followed one by one; of more, only which balls came. */
const placesMost = 10;
/** The least numbers of a draw whose last two digits are followed all together. */
const everyLeast = 10;

/** What charts of a family follow: its places, all its numbers, and last digits of its prizes. */
export function listSubjects({ draw, prizes }: Family): readonly Subject[] {
  const [part] = listParts(draw);
  if (!part) return [];
  if (prizes && part.kind === 'pool')
    return prizes.map(({ code, label, cells }) =>
      followPlaces(code, { kind: 'prize', label }, part, cells.flat()),
    );
  if (prizes) {
    const cells = prizes.flatMap((prize) => prize.cells);
    const [first] = prizes;
    const [whole] = first?.cells ?? [];
    if (!first || !whole) return [];
    const every = followLastTwo('every_last2', { kind: 'every_last2' }, cells);
    return [
      ...followEach(part, whole),
      followLastTwo('last2', { kind: 'last2', label: first.label }, [whole]),
      ...(cells.length >= everyLeast ? [every] : []),
    ];
  }
  const places = listRange({ from: 0, to: getResultLength(draw) - 1 });
  const each = places.length <= placesMost ? followEach(part, places) : [];
  const isOrder = part.kind === 'pool' && part.count === part.to - part.from + 1;
  if (isOrder) return each;
  const all = followPlaces('all', { kind: 'all' }, part, places);
  return part.kind === 'pool' ? [all, ...each] : [...each, all];
}

/** The places whose sum is charted, and what they are. */
export type SumPlaces = {
  readonly of: 'all' | 'first_two' | { readonly label: Text };
  readonly places: readonly number[];
};

/** The sum that is charted: of all numbers, of the first prize, or of the first two of an order. */
export function getSumPlaces({ draw, prizes }: Family): SumPlaces {
  const [first] = prizes ?? [];
  if (first) return { of: { label: first.label }, places: first.cells.flat() };
  const places = listRange({ from: 0, to: getResultLength(draw) - 1 });
  const isOrder = draw.parts.some(
    ({ kind, count, from, to }) => kind === 'pool' && count === to - from + 1,
  );
  return isOrder ? { of: 'first_two', places: [0, 1] } : { of: 'all', places };
}
