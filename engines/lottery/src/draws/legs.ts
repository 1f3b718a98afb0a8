/** Whether balls of a pool all fall into sets of numbers, each ball into a set of its own. */
import { listParts, type Draw, type LotteryResult } from './draw.ts';
import type { Counted, Fact, Measure } from './measure.ts';

/** The number on which a leg is neither right nor wrong, and the fact when only it is so. */
type Tie = { readonly number: number; readonly fact: number };

/** A ball by its place, and the numbers that are right for it. */
export type Leg = {
  readonly place: number;
  readonly numbers: readonly number[];
  /** Absent: the leg is wrong on all other numbers. The number is the same for all legs. */
  readonly tie?: Tie;
};

/** For each set of legs, as a mask: how many numbers are right for all of them. */
function countShared(legs: readonly Leg[]): number[] {
  const shared = Array.from({ length: 1 << legs.length }, () => 0);
  for (const number of new Set(legs.flatMap(({ numbers }) => numbers))) {
    const own = legs.reduce(
      (mask, leg, nth) => mask | (leg.numbers.includes(number) ? 1 << nth : 0),
      0,
    );
    for (let mask = own; mask > 0; mask = (mask - 1) & own) shared[mask] = (shared[mask] ?? 0) + 1;
  }
  return shared;
}

const legsMax = 8;

/** For each set of legs: the sign with which it is counted, times (n - 1)! for n legs. */
const signs = [0];
for (let mask = 1; mask < 1 << legsMax; mask += 1) {
  const rest = mask & (mask - 1);
  const size = mask.toString(2).replaceAll('0', '').length;
  signs.push(rest === 0 ? 1 : -(signs[rest] ?? 0) * (size - 1));
}

/**
 * In how many ways all legs are right with different numbers. Ways in which legs take the same
 * number are taken away again: inclusion and exclusion over the partitions of the legs, block by
 * block, with the numbers that all legs of a block share. No order of drawing is listed.
 */
function countAllRight(legs: readonly Leg[]): bigint {
  const shared = countShared(legs);
  const ways = [1n];
  for (let mask = 1; mask < 1 << legs.length; mask += 1) {
    const first = mask & -mask;
    let sum = 0n;
    // The blocks that hold the first leg.
    for (let block = mask; block > 0; block = (block - 1) & mask) {
      const numbers = shared[block] ?? 0;
      if ((block & first) === 0 || numbers === 0) continue;
      sum += BigInt((signs[block] ?? 0) * numbers) * (ways[mask ^ block] ?? 0n);
    }
    ways.push(sum);
  }
  return ways.at(-1) ?? 0n;
}

/** Counts the orders of as many balls as there are legs, by what `measureLegs` reads of them. */
function countLegs(legs: readonly Leg[], poolSize: number): Counted {
  const total = legs.reduce((orders, _, nth) => orders * BigInt(poolSize - nth), 1n);
  const counted = new Map<Fact, bigint>([[1, countAllRight(legs)]]);
  for (const [nth, leg] of legs.entries()) {
    if (!leg.tie) continue;
    const { number, fact } = leg.tie;
    const ways = countAllRight(legs.with(nth, { ...leg, numbers: [number] }));
    counted.set(fact, (counted.get(fact) ?? 0n) + ways);
  }
  const lost = [...counted.values()].reduce((left, count) => left - count, total);
  const facts = [...counted, [0, lost] as const];
  return { total, facts: new Map<Fact, bigint>(facts.filter(([, count]) => count > 0n)) };
}

/** What a result tells of legs. A number is drawn once, so that not two of them can tie. */
function readLegs(legs: readonly Leg[], result: LotteryResult): number {
  const drawn = ({ place }: Leg): number => result[place] ?? Number.NaN;
  const [missed, ...others] = legs.filter((leg) => !leg.numbers.includes(drawn(leg)));
  if (!missed) return 1;
  const { tie } = missed;
  return tie && others.length === 0 && drawn(missed) === tie.number ? tie.fact : 0;
}

/**
 * Whether all legs are right: 1; all but one that ties: its fact; else 0. Throws a `RangeError`
 * unless they are balls of one pool, eight at most.
 * @param shown the places that an explanation shows
 */
export function measureLegs(
  draw: Draw,
  legs: readonly Leg[],
  shown: readonly number[] = legs.map(({ place }) => place),
): Measure {
  const part = listParts(draw).find(({ start, count }) =>
    legs.every(({ place }) => place >= start && place < start + count),
  );
  if (part?.kind !== 'pool' || legs.length > legsMax)
    throw new RangeError('legs are a few balls of one pool');
  let counted: Counted | undefined;
  return {
    kind: 'legs',
    cells: shown.map((place) => [place]),
    read: (result) => readLegs(legs, result),
    count: () => (counted ??= countLegs(legs, part.to - part.from + 1)),
  };
}
