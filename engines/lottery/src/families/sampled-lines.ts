/**
 * Few lines and many results in which these lines win: a small world of the lowest and the greatest
 * numbers, in which plays that bet on the same results are seen to do so. For tests.
 */
import { getResultLength, listParts, type Draw, type LotteryStream } from '../draws/draw.ts';
import type { Play } from '../play.ts';
import type { FormGroup, Shape } from '../shapes/shape.ts';
import { listProduct } from '../draws/combinations.ts';

/** A stream of numbers that a small generator makes, the same ones in each run. */
function createStream(seed: number): LotteryStream {
  let state = seed;
  return {
    below: (n) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
}

const isOfDigits = ({ parts }: Draw): boolean => parts.every(({ kind }) => kind === 'digits');

/** Digits of which most are two low ones and the highest, or any three. */
function sampleDigits(draw: Draw, count: number, { below }: LotteryStream): number[][] {
  const [part] = listParts(draw);
  if (!part) return [];
  const few = [part.from, part.from + 1, part.to];
  const length = getResultLength(draw);
  const values = Array.from({ length: part.to - part.from + 1 }, (_, nth) => part.from + nth);
  if (values.length ** length <= count)
    return [...listProduct(Array.from({ length }, () => values))];
  const all = length > 5 ? [] : [...listProduct(Array.from({ length }, () => few))];
  const pick = (from: readonly number[]): number => from[below(from.length)] ?? 0;
  const alphabets = [
    () => few,
    () => [pick(few), pick(few)],
    () => [pick(values), pick(values), pick(values)],
  ];
  const drawn = Array.from({ length: count }, (_, nth) => {
    const alphabet = alphabets[nth % alphabets.length]?.() ?? few;
    return Array.from({ length }, () => pick(below(12) === 0 ? values : alphabet));
  });
  return [...all, ...drawn];
}

/** What draws balls first, in turn: any, the lowest, the greatest, the even, the odd, the first. */
const favours: readonly ((ball: number) => number)[] = [
  () => 0,
  (ball) => ball,
  (ball) => -ball,
  (ball) => (ball % 2) * 20 + ball,
  (ball) => ((ball + 1) % 2) * 20 + ball,
  (ball) => (ball <= 6 ? 0 : 4),
];

/** Things in the order of their ranks, to which a number below `spread` is added by chance. */
const rank = <T>(
  things: readonly T[],
  getRank: (thing: T) => number,
  spread: number,
  { below }: LotteryStream,
): T[] =>
  things
    .map((thing) => ({ thing, at: getRank(thing) + below(spread * 1_000) / 1_000 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing);

/** How far the favour may be missed, in turn. */
const spreads = [2, 5, 12, 30];

/** Balls of which the favoured ones mostly are drawn, in any order. */
function samplePool(draw: Draw, count: number, stream: LotteryStream): number[][] {
  return Array.from({ length: count }, (_, nth) => {
    const favour = favours[nth % favours.length] ?? (() => 0);
    const spread = spreads[Math.floor(nth / favours.length) % spreads.length] ?? 1;
    return listParts(draw).flatMap((part) => {
      const balls = Array.from({ length: part.to - part.from + 1 }, (__, ball) => part.from + ball);
      const drawn = rank(balls, favour, spread, stream).slice(0, part.count);
      return rank(drawn, () => 0, 1, stream);
    });
  });
}

/** Results of a small world. */
export function sampleSmallWorld(draw: Draw, count: number): number[][] {
  const stream = createStream(5);
  return isOfDigits(draw) ? sampleDigits(draw, count, stream) : samplePool(draw, count, stream);
}

type Chooser = (values: readonly number[]) => readonly number[];

/** Values that leave one remainder, then those that leave the next: the numbers of an animal. */
const chooseByRemainder =
  (divisor: number, first: number): Chooser =>
  (values) =>
    values.toSorted((one, other) => {
      const rest = (value: number): number => (value - first + divisor) % divisor;
      return rest(one) - rest(other) || one - other;
    });

/** Ways to choose values of a group: the lowest, the greatest, the even, the odd and so on. */
const choosers: readonly Chooser[] = [
  (values) => values,
  (values) => values.toReversed(),
  (values) => values.filter((value) => value % 2 === 0),
  (values) => values.filter((value) => value % 2 === 1),
];

/** Further ways where balls belong to animals. */
const animalChoosers: readonly Chooser[] = [
  chooseByRemainder(12, 1),
  chooseByRemainder(12, 2),
  chooseByRemainder(10, 0),
  chooseByRemainder(10, 1),
];

function listChoosers({ parts }: Draw): readonly Chooser[] {
  if (parts.every(({ kind }) => kind === 'digits')) return choosers.slice(0, 1);
  return parts.some(({ to }) => to === 49) ? [...choosers, ...animalChoosers] : choosers;
}

function chooseValues(
  group: FormGroup,
  least: number,
  choose: Chooser,
  isDigits: boolean,
): number[] {
  const { label, values, most } = group;
  if (label === 'bankers') return [];
  if (['places', 'zodiacs', 'tails'].includes(label)) return [...values];
  const few = Math.min(most, Math.max(4, least + 1));
  const ends = [values[0] ?? 0, values[1] ?? 0, values.at(-1) ?? 0];
  const chosen = isDigits && least <= 3 && most > 1 ? ends : choose(values).slice(0, few);
  return [...new Set(chosen)].toSorted((one, other) => one - other);
}

/** A side on each of the first two balls of a parlay, in all ways. */
function* listPairs({ format }: Shape, groups: readonly FormGroup[]): Generator<string> {
  for (const pair of listProduct(groups.slice(0, 2).map(({ values }) => values)))
    yield format(groups.map((_, ball) => pair.slice(ball, ball + 1)));
}

/** Texts of selections of a play with the numbers of its small world. */
export function* listSmallTexts({ shape }: Play, draw: Draw): Generator<string> {
  const { form } = shape;
  if (form.kind === 'options') {
    yield* form.options;
    return;
  }
  if (form.kind === 'numbers') {
    const few = form.width > 3 ? ['0', '1', '9'] : ['0', '1', '8', '9'];
    const digits = Array.from({ length: form.width }, () => few);
    for (const number of listProduct(digits)) yield number.join('');
    return;
  }
  if (form.groups[0]?.label === 'ball:0') {
    yield* listPairs(shape, form.groups);
    return;
  }
  const isDigits = isOfDigits(draw);
  const bankers = form.groups.find(({ label }) => label === 'bankers');
  // Of a line that bankers may be part of.
  const taken = bankers ? bankers.most + 1 : 0;
  const texts = listChoosers(draw).map((choose) =>
    shape.format(
      form.groups.map((group) =>
        chooseValues(group, Math.max(group.least, taken), choose, isDigits),
      ),
    ),
  );
  yield* new Set(texts);
  if (form.groups[0]?.label === 'bankers') yield* ['01,0203', '02,0103'];
}

/** Results that differ little from one: another value at a place, or two values exchanged. */
export function* listNeighbours(
  draw: Draw,
  result: readonly number[],
  count: number,
): Generator<number[]> {
  const { below } = createStream(3);
  const [part] = listParts(draw);
  if (!part) return;
  for (let nth = 0; nth < count; nth += 1) {
    const [one, other] = [below(result.length), below(result.length)];
    const value = part.from + below(part.to - part.from + 1);
    if (isOfDigits(draw) || !result.includes(value)) yield result.with(one, value);
    yield result.with(one, result[other] ?? 0).with(other, result[one] ?? 0);
  }
}
