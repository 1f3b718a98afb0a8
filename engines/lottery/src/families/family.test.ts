/**
 * What holds for every play of every family: lines are counted as they are listed, chances as
 * results are listed, and settling by formulas gives what settling line by line gives.
 */
import { inspect } from 'node:util';
import { addRatio, compareRatio, ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import {
  drawNumbers,
  getResultLength,
  isResultOf,
  listParts,
  type Draw,
  type DrawPart,
} from '../draws/draw.ts';
import type { Fact, Measure } from '../draws/measure.ts';
import type { Family, Play } from '../play.ts';
import { pickByChance } from '../quick-pick.ts';
import { buildPayoutTable, listShares, SERIES_DEFAULT } from '../prices.ts';
import { isLost, type LineEvent, type Outcome, type Selection } from '../shapes/shape.ts';
import { testedFamilies } from './tested-families.ts';

/** The most results that are listed for a play; for more, a sample is enough. */
const enumeratedMax = 120_000;

const families = testedFamilies.map((family): [string, Family] => [family.code, family]);

/** A family has up to hundreds of plays, and the machine may be busy. */
const familyTimeout = 120_000;

/** Writes a failed expectation with what was found and wanted, which its message cuts short. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { actual, expected } = error as Error & { actual?: unknown; expected?: unknown };
  return `${error.message}: ${inspect({ actual, expected }, { depth: 5 })}`;
}

/** Checks all plays of a family; fails with the name of each play that fails. */
function checkPlays({ plays }: Family, check: (play: Play) => void): void {
  const failures = [...plays.values()].flatMap((play) => {
    try {
      check(play);
      return [];
    } catch (error) {
      return [`${play.code}: ${describeFailure(error)}`];
    }
  });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** A stream of numbers that a small generator makes, the same ones in each run. */
function createStream(seed: number): { below: (n: number) => number } {
  let state = seed;
  return {
    below: (n) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
}

/** Results to try where there are too many to try all. */
const sampledMax = 4_000;

const sampled = new WeakMap<Draw, number[][]>();

/** The first of a draw's sampled results; drawn once for all its plays. */
function sampleResults(draw: Draw, count: number): number[][] {
  const known = sampled.get(draw) ?? [];
  if (known.length < count) {
    const stream = createStream(7);
    const drawn = Array.from({ length: count }, () => drawNumbers(draw, stream));
    sampled.set(draw, drawn);
    return drawn;
  }
  return known.slice(0, count);
}

/** Whether numbers may stand together: those of a pool are all different. */
const fits = (part: DrawPart, drawn: readonly number[], value: number): boolean =>
  part.kind === 'digits' || !drawn.includes(value);

/**
 * Every way in which some places of a draw may come, each as a result with NaN elsewhere; nothing
 * when there are more than can be tried.
 */
function listResults(draw: Draw, places: ReadonlySet<number>): number[][] | undefined {
  // Only the wanted places, so that other places of long draws cost nothing.
  const wanted = [...places].toSorted((one, other) => one - other);
  let results: number[][] = [[]];
  for (const part of listParts(draw)) {
    const before = wanted.filter((place) => place < part.start).length;
    const own = wanted.filter((place) => place >= part.start && place < part.start + part.count);
    const values = Array.from({ length: part.to - part.from + 1 }, (_, nth) => part.from + nth);
    for (const _ of own) {
      if (results.length * values.length > enumeratedMax) return undefined;
      results = results.flatMap((result) =>
        values
          .filter((value) => fits(part, result.slice(before), value))
          .map((value) => [...result, value]),
      );
    }
  }
  const length = getResultLength(draw);
  return results.map((result) => {
    const whole = Array.from({ length }, () => Number.NaN);
    for (const [index, place] of wanted.entries()) whole[place] = result[index] ?? Number.NaN;
    return whole;
  });
}

const listed = new Map<string, number[][] | undefined>();

/** `listResults`, kept: many plays of a family are about the same places. */
function findResults(draw: Draw, places: ReadonlySet<number>): number[][] | undefined {
  const key = JSON.stringify([draw, [...places].toSorted((one, other) => one - other)]);
  if (!listed.has(key)) listed.set(key, listResults(draw, places));
  return listed.get(key);
}

const factsFound = new WeakMap<readonly number[][], Map<Measure, Map<Fact, number>>>();

/** How many of some results show each fact. Kept, as plays and options share their measures. */
function countFound(results: readonly number[][], measure: Measure): Map<Fact, number> {
  const known = factsFound.get(results) ?? new Map<Measure, Map<Fact, number>>();
  factsFound.set(results, known);
  const found = known.get(measure) ?? new Map<Fact, number>();
  if (known.has(measure)) return found;
  known.set(measure, found);
  for (const result of results) {
    const fact = measure.read(result);
    found.set(fact, (found.get(fact) ?? 0) + 1);
  }
  return found;
}

/** Some values of a group, at least as many as it asks for. */
function choose<T>(
  values: readonly T[],
  least: number,
  most: number,
  below: (n: number) => number,
) {
  const wanted = Math.min(most, values.length, Math.max(1, least) + below(4));
  const left = [...values];
  return Array.from({ length: wanted }, () => left.splice(below(left.length), 1)[0]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  );
}

/** A selection as a player may make it, or undefined when what was chosen is none. */
function chooseSelection({ shape }: Play, below: (n: number) => number): Selection | undefined {
  const { form } = shape;
  if (form.kind === 'options') return shape.parse(choose(form.options, 1, 5, below).join(','));
  if (form.kind === 'numbers') {
    const numbers = Array.from({ length: 1 + below(6) }, () => below(10 ** form.width));
    const rising = [...new Set(numbers)].toSorted((one, other) => one - other);
    return shape.parse(shape.format([rising]));
  }
  const chosen = form.groups.map(({ values, least, most }) =>
    (least === 0 && below(3) === 0 ? [] : choose(values, least, most, below)).toSorted(
      (one, other) => one - other,
    ),
  );
  return shape.parse(shape.format(chosen));
}

const linesMax = 3_000;

function listSelections(play: Play, count: number): Selection[] {
  const { below } = createStream(11);
  const found: Selection[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries += 1) {
    const selection = chooseSelection(play, below);
    if (selection && play.shape.countLines(selection) <= linesMax) found.push(selection);
  }
  return found;
}

const keyOf = (priced: string, outcome: Outcome): string =>
  `${priced}: ${outcome === 'tie' ? outcome : outcome.join()}`;

/** Lines by price and outcome, as text and count. */
function sumUp(
  lines: Iterable<{ priced: string; outcome: Outcome; lines: number }>,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { priced, outcome, lines: count } of lines) {
    const key = keyOf(priced, outcome);
    sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}

test.each(families)(
  '%s: a selection of each play has one text, and as many lines as can be listed',
  (_, family) => {
    checkPlays(family, (play) => {
      const { shape } = play;
      const selections = listSelections(play, 12);
      expect(selections.length).toBeGreaterThan(0);
      for (const selection of selections) {
        const text = shape.format(selection);
        expect(shape.parse(text)).toEqual(selection);
        // Between the tickets and fields of an issue's list stand line feeds and tabs.
        for (const space of ['\t', '\n'])
          for (const at of [0, 1, text.length])
            expect(shape.parse(text.slice(0, at) + space + text.slice(at))).toBeUndefined();
        const lines = [...shape.listLines(selection)];
        expect([text, shape.countLines(selection)]).toEqual([text, lines.length]);
        const priced: Record<string, number> = {};
        for (const line of lines) priced[line.priced] = (priced[line.priced] ?? 0) + 1;
        expect([text, Object.fromEntries(shape.countPriced(selection))]).toEqual([text, priced]);
      }
    });
  },
  familyTimeout,
);

test.each(families)(
  '%s: settling each play by formula is settling it line by line',
  (_, family) => {
    checkPlays(family, (play) => {
      const { shape } = play;
      const results = sampleResults(family.draw, 60);
      for (const selection of listSelections(play, 6)) {
        const lines = [...shape.listLines(selection)];
        const pay = ({ outcome, lines: count }: { outcome: Outcome; lines: number }): bigint =>
          outcome === 'tie'
            ? BigInt(count)
            : BigInt(count) *
              outcome.reduce((sum, times, tier) => sum + BigInt(times * (2 + tier)), 0n);
        const most = shape.findMost(selection, pay);
        for (const result of results) {
          const won = shape.countWon(selection, result);
          const listed = lines
            .map(({ priced, event }) => ({
              priced,
              outcome: event.judge(event.measure.read(result)),
              lines: 1,
            }))
            .filter(({ outcome }) => !isLost(outcome));
          const at = `${shape.format(selection)} at ${result.join()}`;
          expect([at, sumUp(won)]).toEqual([at, sumUp(listed)]);
          const paid = won.reduce((sum, one) => sum + pay(one), 0n);
          expect([at, paid <= most]).toEqual([at, true]);
        }
      }
    });
  },
  familyTimeout,
);

const outcomesOf = (event: LineEvent): Map<string, Ratio> => {
  const { total, facts } = event.measure.count();
  const counts = new Map<string, bigint>();
  for (const [fact, count] of facts) {
    const key = keyOf('', event.judge(fact));
    counts.set(key, (counts.get(key) ?? 0n) + count);
  }
  return new Map([...counts].map(([key, count]) => [key, ratio(count, total)]));
};

/** Whether so many of the tried results are what a chance says; of all of them, exactly. */
function isLike(
  chance: Ratio,
  { count, tried, isListed }: { count: number; tried: number; isListed: boolean },
): boolean {
  if (isListed) return compareRatio(ratio(BigInt(count), BigInt(tried)), chance) === 0;
  const expected = (Number(chance.num) / Number(chance.den)) * tried;
  return Math.abs(count - expected) < 6 * Math.sqrt(expected) + 6;
}

/** Some of many, spread over all of them. */
const pickSome = <T>(things: readonly T[], count: number): T[] =>
  things.filter((_, nth) => nth % Math.ceil(things.length / count) === 0);

test.each(families)(
  '%s: the chance of a line of each play is its share of all results',
  (_, family) => {
    checkPlays(family, (play) => {
      const { shape } = play;
      const events = pickSome(shape.prices, 12).map(shape.getEvent);
      const places = new Set(events.flatMap(({ measure }) => measure.cells.flat()));
      const all = findResults(family.draw, places);
      const isListed = all !== undefined;
      const results = all ?? sampleResults(family.draw, sampledMax);
      const tried = results.length;
      for (const [index, event] of events.entries()) {
        const chances = outcomesOf(event);
        const seen = new Map<string, number>();
        for (const [fact, count] of countFound(results, event.measure)) {
          const key = keyOf('', event.judge(fact));
          seen.set(key, (seen.get(key) ?? 0) + count);
        }
        const wrong = [...new Set([...chances.keys(), ...seen.keys()])].filter((key) => {
          const found = { count: seen.get(key) ?? 0, tried, isListed };
          return !isLike(chances.get(key) ?? ratio(0n), found);
        });
        expect([index, wrong]).toEqual([index, []]);
      }
    });
  },
  familyTimeout,
);

test.each(families)(
  '%s: lines of one price of each play have one chance',
  (_, family) => {
    checkPlays(family, (play) => {
      const samples = new Map<string, Map<string, Ratio>>();
      for (const selection of listSelections(play, 3)) {
        for (const { priced, event } of [...play.shape.listLines(selection)].slice(0, 20)) {
          const sample = samples.get(priced) ?? outcomesOf(play.shape.getEvent(priced));
          samples.set(priced, sample);
          const at = `${play.shape.format(selection)} ${priced}`;
          expect([at, outcomesOf(event)]).toEqual([at, sample]);
        }
      }
    });
  },
  familyTimeout,
);

test.each(families)(
  '%s: each line of each play returns what the series says',
  (_, family) => {
    checkPlays(family, (play) => {
      for (const { priced, returned, chances } of buildPayoutTable(play, SERIES_DEFAULT).lines) {
        const decided = ratio(chances.tie.den - chances.tie.num, chances.tie.den);
        const wanted = ratio(
          decided.num * 98n * chances.tie.den + chances.tie.num * decided.den * 100n,
          decided.den * 100n * chances.tie.den,
        );
        expect([priced, compareRatio(returned, wanted)]).toEqual([priced, 0]);
        const shares = listShares(play, priced);
        expect([priced, shares.reduce(addRatio)]).toEqual([priced, ratio(1n)]);
        // A line can win in the tiers in which it returns something, and in no other.
        const isWinnable = chances.expected.map(({ num }) => num > 0n);
        expect([priced, isWinnable]).toEqual([priced, shares.map(({ num }) => num > 0n)]);
      }
    });
  },
  familyTimeout,
);

test.each(families)(
  '%s: a pick by chance is a selection of each play',
  (_, family) => {
    checkPlays(family, ({ shape }) => {
      const stream = createStream(5);
      for (let tries = 0; tries < 20; tries += 1)
        expect(shape.parse(pickByChance(shape, stream))).toBeDefined();
    });
  },
  familyTimeout,
);

test.each(families)('%s: what is drawn is a result, and other numbers are none', (_, { draw }) => {
  for (const result of sampleResults(draw, 50)) {
    expect(isResultOf(draw, result)).toBe(true);
    expect(isResultOf(draw, result.slice(1))).toBe(false);
    expect(isResultOf(draw, result.with(0, 1_000))).toBe(false);
    expect(isResultOf(draw, result.with(0, 0.5))).toBe(false);
  }
  expect(getResultLength(draw)).toBe(sampleResults(draw, 1)[0]?.length);
});
