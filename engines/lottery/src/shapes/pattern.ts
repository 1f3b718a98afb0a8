/**
 * Group bets: the drawn digits in any order, by how often each comes. Group 60 of five digits is
 * one digit twice and three others once: the first group has the pair, the second the singles.
 */
import { countChoices, listChoices } from '../draws/combinations.ts';
import { listValues, type Draw } from '../draws/draw.ts';
import { measureSorted } from '../draws/measures.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  onePrice,
  winIf,
  type FormGroup,
  type LineEvent,
  type Selection,
  type Shape,
} from './shape.ts';

/** So many different digits, each of which comes so often. */
export type PatternPart = { readonly times: number; readonly taken: number };

const labels: Readonly<Record<number, string>> = {
  1: 'singles',
  2: 'pairs',
  3: 'triples',
  4: 'fours',
};

/** A play of one or two groups of digits, which come as often as their group says. */
export function createPattern(
  draw: Draw,
  places: readonly number[],
  parts: readonly [PatternPart] | readonly [PatternPart, PatternPart],
): Shape {
  const values = listValues(draw, places[0] ?? -1);
  const [first, second] = parts;
  const measure = measureSorted(draw, places);
  const eventOf = (line: readonly (readonly number[])[]): LineEvent => {
    const wanted = line.flatMap((digitsOf, index) =>
      digitsOf.flatMap((digit) => Array.from({ length: parts[index]?.times ?? 0 }, () => digit)),
    );
    const key = wanted.toSorted((one, other) => one - other).join(' ');
    return { measure, judge: (seen) => winIf(seen === key) };
  };
  const groups = parts.map(({ times, taken }): FormGroup => {
    const label = parts.length === 1 ? 'numbers' : (labels[times] ?? 'numbers');
    return { label, values, least: taken, most: values.length };
  });
  const sample = [
    values.slice(0, first.taken),
    ...(second ? [values.slice(first.taken, first.taken + second.taken)] : []),
  ];
  const event = eventOf(sample);
  const countLines = ([one = [], other = []]: Selection): number => {
    if (!second) return countChoices(one.length, first.taken);
    const shared = one.filter((value) => other.includes(value)).length;
    let lines = 0;
    for (let common = 0; common <= Math.min(shared, first.taken); common += 1)
      lines +=
        countChoices(shared, common) *
        countChoices(one.length - shared, first.taken - common) *
        countChoices(other.length - common, second.taken);
    return lines;
  };
  /** The digits of a result that come so often. */
  const listWith = (result: readonly number[], times: number): number[] =>
    values.filter((value) => places.filter((place) => result[place] === value).length === times);
  return {
    form: { kind: 'groups', groups },
    prices: [onePrice],
    getEvent: () => event,
    parse: (text) => {
      const selection = parseGroups(text, groups);
      return selection && countLines(selection) > 0 ? selection : undefined;
    },
    format: (selection) => formatGroups(selection, groups),
    countLines,
    countPriced: (selection) => new Map([[onePrice, countLines(selection)]]),
    countWon: (selection, result) => {
      const isWon = parts.every(({ times, taken }, index) => {
        const found = listWith(result, times);
        return found.length === taken && found.every((value) => selection[index]?.includes(value));
      });
      return isWon ? [{ priced: onePrice, outcome: winIf(true), lines: 1 }] : [];
    },
    findMost: (_, pay) => pay({ priced: onePrice, outcome: winIf(true), lines: 1 }),
    *listLines([one = [], other = []]) {
      for (const taken of listChoices(one, first.taken)) {
        if (!second) {
          yield { priced: onePrice, event: eventOf([taken]) };
          continue;
        }
        const rest = other.filter((value) => !taken.includes(value));
        for (const others of listChoices(rest, second.taken))
          yield { priced: onePrice, event: eventOf([taken, others]) };
      }
    },
  };
}
