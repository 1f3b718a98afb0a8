/**
 * Plays in which each place has its own number: straight bets on some places, all of the last
 * places at once (joint), and any few of many places (spread).
 */
import { listChoices, listProduct } from '../draws/combinations.ts';
import type { Draw } from '../draws/draw.ts';
import { listValues } from '../draws/draw.ts';
import { defineMeasure, type Measure } from '../draws/measure.ts';
import { createLine, createRowKind, getValueWidth, joinNumber } from './bet-kinds.ts';
import { createGroupShape, listWinning, payAll } from './group-shape.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  winIf,
  type FormGroup,
  type LineEvent,
  type Selection,
  type Shape,
  type WonLines,
  type BetKind,
} from './shape.ts';

/** How many of some places show the wanted numbers. */
function measureMatches(draw: Draw, places: readonly number[], wanted: readonly number[]): Measure {
  return defineMeasure(draw, {
    kind: 'matches',
    groups: places.map((place) => [[place]]),
    interest: [...new Set(wanted)],
    start: 0,
    step: (matches: number, value, group) => matches + (value === wanted[group] ? 1 : 0),
    read: (matches) => matches,
  });
}

/** The event that some places show these numbers, in order. */
export const matchAll = (
  draw: Draw,
  places: readonly number[],
  wanted: readonly number[],
): LineEvent => ({
  measure: measureMatches(draw, places, wanted),
  judge: (matches) => winIf(matches === places.length),
});

/** Different numbers for places, so that they can all be drawn from a pool. */
const getSample = (draw: Draw, places: readonly number[]): number[] =>
  places.map(
    (place, index) => listValues(draw, place)[index % listValues(draw, place).length] ?? 0,
  );

const listGroupsOf = (draw: Draw, places: readonly number[], least: number): FormGroup[] =>
  places.map((place) => {
    const values = listValues(draw, place);
    return { label: `place:${place}`, values, least, most: values.length };
  });

/** The kind of bets on rows at some places. */
const createPlacesKind = (draw: Draw, places: readonly number[], label = ''): BetKind => {
  const isPool = draw.parts.every(({ kind }) => kind === 'pool');
  return createRowKind(places, { values: listValues(draw, places[0] ?? -1), isPool }, label);
};

/** Writes the numbers of rows at some places. */
const createWriter = (draw: Draw, places: readonly number[]) => {
  const width = getValueWidth(listValues(draw, places[0] ?? -1));
  return (row: readonly number[]): string => joinNumber(row, width);
};

const multiply = (sizes: readonly number[]): number =>
  sizes.reduce((product, size) => product * size, 1);

const sizesOf = (selection: Selection): number[] => selection.map((values) => values.length);

/** Whether numbers of a pool are all different, so that the line can be drawn at all. */
const isDrawable = (draw: Draw, line: readonly number[]): boolean =>
  draw.parts.every(({ kind }) => kind === 'digits') || new Set(line).size === line.length;

/** The lines of a pool in which no number stands twice, counted one by one. */
function countDrawable(draw: Draw, selection: Selection): number {
  if (draw.parts.every(({ kind }) => kind === 'digits')) return multiply(sizesOf(selection));
  const used = new Set<number>();
  const count = (from: number): number => {
    const values = selection[from];
    if (!values) return 1;
    let lines = 0;
    for (const value of values) {
      if (used.has(value)) continue;
      used.add(value);
      lines += count(from + 1);
      used.delete(value);
    }
    return lines;
  };
  return count(0);
}

/** A number for each of some places, in order: `12,345,6` is six lines of three places. */
export function createDirect(draw: Draw, places: readonly number[]): Shape {
  const write = createWriter(draw, places);
  return createGroupShape({
    groups: listGroupsOf(draw, places, 1),
    kinds: [createPlacesKind(draw, places)],
    isWonByOne: true,
    event: matchAll(draw, places, getSample(draw, places)),
    countLines: (selection) => countDrawable(draw, selection),
    countWon: (selection, result) => {
      const isHit = places.every((place, index) =>
        selection[index]?.includes(result[place] ?? Number.NaN),
      );
      return listWinning(isHit ? 1 : 0);
    },
    findMost: (_, pay) => payAll(listWinning(1), pay),
    *listBets(selection) {
      for (const line of listProduct(selection))
        if (isDrawable(draw, line))
          yield { number: write(line), create: () => matchAll(draw, places, line) };
    },
  });
}

/**
 * All of the last places at once: each number is a line on all places, one on all but the first,
 * and so on to one on the last alone. For independent digits only.
 */
export function createJoint(draw: Draw, places: readonly number[]): Shape {
  const groups = listGroupsOf(draw, places, 1);
  const tails = places.map((_, index) => places.slice(index));
  const prices = tails.map((tail) => `last${tail.length}`);
  const sample = getSample(draw, places);
  const write = createWriter(draw, places);
  const getEvent = (priced: string): LineEvent => {
    const from = prices.indexOf(priced);
    return matchAll(draw, places.slice(from), sample.slice(from));
  };
  const each = (selection: Selection) => multiply(sizesOf(selection));
  const countTails = (selection: Selection, hits: (index: number) => boolean): WonLines[] =>
    prices.flatMap((priced, from) => {
      const isHit = places.every((_, index) => index < from || hits(index));
      // Whatever stands at the places before the tail.
      const lines = multiply(sizesOf(selection.slice(0, from)));
      return isHit ? [{ priced, outcome: winIf(true), lines }] : [];
    });
  return {
    form: { kind: 'groups', groups },
    kinds: tails.map((tail, kind) => createPlacesKind(draw, tail, prices[kind])),
    isListed: false,
    isWonByOne: false,
    prices,
    getEvent,
    parse: (text) => parseGroups(text, groups),
    format: (selection) => formatGroups(selection, groups),
    countLines: (selection) => places.length * each(selection),
    countPriced: (selection) => new Map(prices.map((priced) => [priced, each(selection)])),
    countWon: (selection, result) =>
      countTails(
        selection,
        (index) => selection[index]?.includes(result[places[index] ?? -1] ?? -1) ?? false,
      ),
    findMost: (selection, pay) =>
      payAll(
        countTails(selection, () => true),
        pay,
      ),
    *listLines(selection) {
      for (const line of listProduct(selection))
        for (const [from, priced] of prices.entries()) {
          const tail = line.slice(from);
          yield createLine({ priced, kind: from, number: write(tail) }, () =>
            matchAll(draw, places.slice(from), tail),
          );
        }
    },
  };
}

/** Numbers for at least `taken` of some places; each `taken` of them in order are a line. */
export function createSpread(draw: Draw, places: readonly number[], taken: number): Shape {
  const firsts = places.slice(0, taken);
  const choices = [...listChoices([...places.keys()], taken)].map((indexes) => {
    const own = indexes.map((index) => places[index] ?? Number.NaN);
    return { indexes, own, label: own.map((place) => place + 1).join('+') };
  });
  const write = createWriter(draw, places);
  const choose = (sizes: readonly number[]): number => {
    // ways[n]: how many lines have n of the places so far.
    const ways = [1, ...Array.from({ length: taken }, () => 0)];
    for (const size of sizes)
      for (let nth = taken; nth >= 1; nth -= 1)
        ways[nth] = (ways[nth] ?? 0) + (ways[nth - 1] ?? 0) * size;
    return ways[taken] ?? 0;
  };
  return createGroupShape({
    groups: listGroupsOf(draw, places, 0),
    kinds: choices.map(({ own, label }) => createPlacesKind(draw, own, label)),
    isWonByOne: false,
    event: matchAll(draw, firsts, getSample(draw, firsts)),
    countLines: (selection) => choose(sizesOf(selection)),
    countWon: (selection, result) => {
      const hits = places.map((place, index) =>
        selection[index]?.includes(result[place] ?? Number.NaN) ? 1 : 0,
      );
      return listWinning(choose(hits));
    },
    findMost: (selection, pay) => {
      const hits = selection.map((values) => (values.length > 0 ? 1 : 0));
      return payAll(listWinning(choose(hits)), pay);
    },
    *listBets(selection) {
      for (const [kind, { indexes, own }] of choices.entries())
        for (const line of listProduct(indexes.map((index) => selection[index] ?? [])))
          yield { kind, number: write(line), create: () => matchAll(draw, own, line) };
    },
  });
}
