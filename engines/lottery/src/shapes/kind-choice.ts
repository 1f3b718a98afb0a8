/**
 * Plays in which kinds of balls are chosen, such as zodiac animals or last digits, and each few of
 * them are a line. Kinds may differ in size, so a line's price depends on the sizes of its kinds.
 */
import { countChoices, listChoices } from '../draws/combinations.ts';
import { listValues, type Draw } from '../draws/draw.ts';
import { measureKindCounts, type Kinds } from '../draws/kinds.ts';
import { readNumbers } from '../draws/measures.ts';
import { createLine, createSetKind, getValueWidth, joinNumber } from './bet-kinds.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  findGreatest,
  isLost,
  type LineEvent,
  type Outcome,
  type Selection,
  type Shape,
  type WonLines,
} from './shape.ts';

/** One kind that can be chosen. */
export type Kind = {
  /** Stands for the kind in a selection. */
  readonly value: number;
  /** What the kind is called, as a key of `option-words.ts`; absent: by its value. */
  readonly word?: string;
  readonly numbers: readonly number[];
};

export type KindChoiceRule = {
  /** Label of the form group, such as `zodiacs`. */
  readonly label: string;
  readonly kinds: readonly Kind[];
  /** Kinds of a line. */
  readonly taken: number;
  /** The places that decide, all of one pool. */
  readonly places: readonly number[];
  /** What the balls of each kind of a line mean. The order of the kinds must not matter. */
  readonly judge: (balls: readonly number[]) => Outcome;
};

/** Kinds of one size of which equally many balls were drawn. */
type Tally = { readonly size: number; readonly balls: number; readonly kinds: number };

/** Lines alike: the size of each kind, the balls of each, and how many such lines there are. */
type Taken = { readonly sizes: number[]; readonly balls: number[]; readonly lines: number };

/** Lists the ways to take kinds for a line, those with equal sizes and balls together. */
function* listTaken(tallies: readonly Tally[], taken: number): Generator<Taken> {
  const [first, ...rest] = tallies;
  if (!first) {
    if (taken === 0) yield { sizes: [], balls: [], lines: 1 };
    return;
  }
  for (let own = 0; own <= Math.min(first.kinds, taken); own += 1) {
    const sizes = Array.from({ length: own }, () => first.size);
    const balls = Array.from({ length: own }, () => first.balls);
    for (const others of listTaken(rest, taken - own))
      yield {
        sizes: [...sizes, ...others.sizes],
        balls: [...balls, ...others.balls],
        lines: countChoices(first.kinds, own) * others.lines,
      };
  }
}

/** Sums up kinds by size and drawn balls. */
function tallyKinds(chosen: readonly { size: number; balls: number }[]): Tally[] {
  const alike = Map.groupBy(chosen, ({ size, balls }) => `${size} ${balls}`);
  return [...alike.values()].flatMap((kinds) =>
    kinds.slice(0, 1).map(({ size, balls }) => ({ size, balls, kinds: kinds.length })),
  );
}

/** Lists the ways in which `kinds` kinds of a size may show up to `most` balls, falling. */
function* listBalls(kinds: number, size: number, most: number): Generator<number[]> {
  if (kinds === 0) {
    yield [];
    return;
  }
  for (let balls = Math.min(size, most); balls >= 0; balls -= 1)
    for (const others of listBalls(kinds - 1, Math.min(size, balls), most - balls))
      yield [balls, ...others];
}

/** Lists how many balls of each chosen kind a result may show. */
function listDrawn(
  sizes: readonly number[],
  places: number,
  others: number,
): { size: number; balls: number }[][] {
  let found: { size: number; balls: number }[][] = [[]];
  for (const [size, { length: kinds }] of Map.groupBy(sizes, (one) => one))
    found = found.flatMap((before) =>
      [...listBalls(kinds, size, places)].map((balls) => [
        ...before,
        ...balls.map((count) => ({ size, balls: count })),
      ]),
    );
  return found.filter((drawn) => {
    const shown = drawn.reduce((sum, { balls }) => sum + balls, 0);
    return shown <= places && places - shown <= others;
  });
}

const getPriced = (sizes: readonly number[]): string =>
  sizes.toSorted((one, other) => one - other).join('+');

/** Finds a line for each price. */
function listSamples(kinds: readonly Kind[], taken: number): Map<string, Kinds> {
  const tallies = tallyKinds(kinds.map(({ numbers }) => ({ size: numbers.length, balls: 0 })));
  return new Map(
    [...listTaken(tallies, taken)].map(({ sizes }): [string, Kinds] => {
      const left = kinds.map(({ numbers }) => numbers);
      const line = sizes.flatMap((size) =>
        left.splice(
          left.findIndex((numbers) => numbers.length === size),
          1,
        ),
      );
      return [getPriced(sizes), line];
    }),
  );
}

/** A chosen kind, by its size and the balls of it that a result shows. */
type DrawnKind = { readonly size: number; readonly balls: number };

/** The lines of chosen kinds that win, or whose stake is returned. */
const listWonLines = (
  { taken, judge }: Pick<KindChoiceRule, 'taken' | 'judge'>,
  drawn: readonly DrawnKind[],
): WonLines[] =>
  [...listTaken(tallyKinds(drawn), taken)].flatMap(({ sizes, balls, lines }) => {
    const outcome = judge(balls);
    return isLost(outcome) ? [] : [{ priced: getPriced(sizes), outcome, lines }];
  });

/**
 * A play in which each `taken` of the chosen kinds are a line: `0107`. A price is named by the
 * sizes of the line's kinds: `4+5` for a kind of four numbers with one of five.
 */
export function createKindChoice(draw: Draw, rule: KindChoiceRule): Shape {
  const { kinds, taken, places, judge } = rule;
  const values = kinds.map(({ value }) => value);
  const words = kinds.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const group = { label: rule.label, values, least: taken, most: values.length };
  const groups = [words.length > 0 ? { ...group, words } : group];
  const numbersOf = new Map(kinds.map(({ value, numbers }) => [value, numbers]));
  const getNumbers = (value: number): readonly number[] => numbersOf.get(value) ?? [];
  const getSizes = ([chosen = []]: Selection): number[] =>
    chosen.map((value) => getNumbers(value).length);
  const width = getValueWidth(values);
  const poolSize = listValues(draw, places[0] ?? -1).length;
  const eventOf = (line: Kinds): LineEvent => ({
    measure: measureKindCounts(draw, places, line),
    judge: (counts) => judge(readNumbers(counts)),
  });
  const samples = new Map(
    [...listSamples(kinds, taken)].map(([priced, line]) => [priced, eventOf(line)]),
  );
  const countLines = ([chosen = []]: Selection): number => countChoices(chosen.length, taken);
  const listWon = (drawn: readonly DrawnKind[]): WonLines[] => listWonLines(rule, drawn);
  return {
    form: { kind: 'groups', groups },
    kinds: [createSetKind(values, taken)],
    isListed: false,
    isWonByOne: false,
    prices: [...samples.keys()],
    getEvent: (priced) => {
      const event = samples.get(priced);
      if (!event) throw new RangeError(`not a price: ${priced}`);
      return event;
    },
    parse: (text) => parseGroups(text, groups),
    format: (selection) => formatGroups(selection, groups),
    countLines,
    countPriced: (selection) => {
      const tallies = tallyKinds(getSizes(selection).map((size) => ({ size, balls: 0 })));
      return new Map(
        [...listTaken(tallies, taken)].map(({ sizes, lines }) => [getPriced(sizes), lines]),
      );
    },
    countWon: ([chosen = []], result) =>
      listWon(
        chosen.map((value) => {
          const numbers = getNumbers(value);
          const shown = places.filter((place) => numbers.includes(result[place] ?? Number.NaN));
          return { size: numbers.length, balls: shown.length };
        }),
      ),
    findMost: (selection, pay) => {
      const sizes = getSizes(selection);
      const others = poolSize - sizes.reduce((sum, size) => sum + size, 0);
      return findGreatest(
        listDrawn(sizes, places.length, others).map((drawn) =>
          listWon(drawn).reduce((sum, won) => sum + pay(won), 0n),
        ),
      );
    },
    *listLines([chosen = []]) {
      for (const line of listChoices(chosen, taken)) {
        const numbers = line.map(getNumbers);
        const priced = getPriced(numbers.map((own) => own.length));
        const number = joinNumber(line, width);
        yield createLine({ priced, kind: 0, number }, () => eventOf(numbers));
      }
    },
  };
}
