/**
 * Group bets: the drawn digits in any order, by how often each comes. Group 60 of five digits is
 * one digit twice and three others once: the first group has the pair, the second the singles.
 */
import { countChoices, listChoices } from '../draws/combinations.ts';
import { listValues, type Draw } from '../draws/draw.ts';
import { measureSorted } from '../draws/measures.ts';
import {
  createPatternKind,
  getPattern,
  getValueWidth,
  joinNumber,
  sortRising,
} from './bet-kinds.ts';
import { createGroupShape, listWinning, payAll } from './group-shape.ts';
import { winIf, type FormGroup, type LineEvent, type Shape } from './shape.ts';

/** So many different digits, each of which comes so often. */
export type PatternPart = { readonly times: number; readonly taken: number };

const labels: Readonly<Record<number, string>> = {
  1: 'singles',
  2: 'pairs',
  3: 'triples',
  4: 'fours',
};

/** The event that some places show these numbers in any order. */
export function createGroupEvents(
  draw: Draw,
  places: readonly number[],
): (row: readonly number[]) => LineEvent {
  const measure = measureSorted(draw, places);
  return (row) => {
    const key = row.toSorted((one, other) => one - other).join(' ');
    return { measure, judge: (fact) => winIf(fact === key) };
  };
}

/** A play of one or two groups of digits, which come as often as their group says. */
export function createPattern(
  draw: Draw,
  places: readonly number[],
  parts: readonly [PatternPart] | readonly [PatternPart, PatternPart],
): Shape {
  const values = listValues(draw, places[0] ?? Number.NaN);
  const [first, second] = parts;
  const getEvent = createGroupEvents(draw, places);
  const listRow = (line: readonly (readonly number[])[]): number[] =>
    sortRising(
      line.flatMap((digits, index) =>
        digits.flatMap((digit) => Array.from({ length: parts[index]?.times ?? 0 }, () => digit)),
      ),
    );
  const sample = listRow([
    values.slice(0, first.taken),
    ...(second ? [values.slice(first.taken, first.taken + second.taken)] : []),
  ]);
  const width = getValueWidth(values);
  const createBet = (line: readonly (readonly number[])[]) => {
    const row = listRow(line);
    return { number: joinNumber(row, width), create: () => getEvent(row) };
  };
  /** The digits of a result that come so often. */
  const listWith = (result: readonly number[], times: number): number[] =>
    values.filter((value) => places.filter((place) => result[place] === value).length === times);
  return createGroupShape({
    groups: parts.map(({ times, taken }): FormGroup => {
      const label = parts.length === 1 ? 'numbers' : (labels[times] ?? 'numbers');
      return { label, values, least: taken, most: values.length };
    }),
    event: getEvent(sample),
    kinds: [createPatternKind(places, values, getPattern(sample))],
    isWonByOne: true,
    countLines: ([one = [], other = []]) => {
      if (!second) return countChoices(one.length, first.taken);
      const shared = one.filter((value) => other.includes(value)).length;
      let lines = 0;
      for (let common = 0; common <= Math.min(shared, first.taken); common += 1)
        lines +=
          countChoices(shared, common) *
          countChoices(one.length - shared, first.taken - common) *
          countChoices(other.length - common, second.taken);
      return lines;
    },
    countWon: (selection, result) => {
      const isWon = parts.every(({ times, taken }, index) => {
        const found = listWith(result, times);
        return found.length === taken && found.every((value) => selection[index]?.includes(value));
      });
      return listWinning(isWon ? 1 : 0);
    },
    findMost: (_, pay) => payAll(listWinning(1), pay),
    *listBets([one = [], other = []]) {
      for (const taken of listChoices(one, first.taken)) {
        if (!second) {
          yield createBet([taken]);
          continue;
        }
        const rest = other.filter((value) => !taken.includes(value));
        for (const others of listChoices(rest, second.taken)) yield createBet([taken, others]);
      }
    },
  });
}
