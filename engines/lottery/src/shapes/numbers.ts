/** Plays of typed numbers, each a line: 4D, Thai, the tails of Vietnam. */
import type { LotteryResult } from '../draws/draw.ts';
import { createLine, sortRising } from './bet-kinds.ts';
import {
  findGreatest,
  isLost,
  type LineEvent,
  type Outcome,
  type Shape,
  type BetKind,
} from './shape.ts';

/**
 * Numbers with so many digits. Those with the same price have the same chance. A drawn prize is won
 * by one of them only.
 */
export type NumberRule = {
  readonly width: number;
  readonly kinds: readonly BetKind[];
  /** The index of a number's kind; absent: there is one. */
  readonly getKind?: (number: number) => number;
  /** The number that stands for all which are the same bet: 79 for 907; absent: each for itself. */
  readonly normalize?: (number: number) => number;
  readonly prices: readonly string[];
  readonly getPrice: (number: number) => string;
  /** A number with a price, to count its chance with. */
  readonly getSample: (priced: string) => number;
  readonly getEvent: (number: number) => LineEvent;
  /** Whether a number can be chosen; absent: all can. */
  readonly isAllowed?: (number: number) => boolean;
  /** The numbers that a result lets win, for quick settling; absent: each number is tried. */
  readonly listWinners?: (result: LotteryResult) => Iterable<number>;
};

const separator = ',';

/** How many events are kept: a number has its own, and there may be a million numbers. */
const eventsMax = 10_000;

/** The numbers of a selection in normal form, rising; undefined: one is not allowed or twice. */
function readNumbers(
  { isAllowed, normalize = (number) => number }: NumberRule,
  typed: readonly number[],
): number[] | undefined {
  const chosen = sortRising(typed.map(normalize));
  if (isAllowed && !chosen.every(isAllowed)) return undefined;
  return new Set(chosen).size === chosen.length ? chosen : undefined;
}

/** A play of numbers; its selections are `0123,4567`. */
export function createNumbers(rule: NumberRule): Shape {
  const { width, prices } = rule;
  const pattern = new RegExp(`^\\d{${width}}$`, 'u');
  const events = new Map<number, LineEvent>();
  const getEvent = (number: number): LineEvent => {
    const event = events.get(number) ?? rule.getEvent(number);
    if (events.size >= eventsMax) events.clear();
    events.set(number, event);
    return event;
  };
  const getSampleEvent = (priced: string) => getEvent(rule.getSample(priced));
  const countPriced = (chosen: readonly number[] = []): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const number of chosen) {
      const priced = rule.getPrice(number);
      counts.set(priced, (counts.get(priced) ?? 0) + 1);
    }
    return counts;
  };
  const write = (number: number): string => String(number).padStart(width, '0');
  return {
    form: { kind: 'numbers', width },
    kinds: rule.kinds,
    isListed: true,
    isWonByOne: true,
    prices,
    getEvent: getSampleEvent,
    parse: (text) => {
      const parts = text.split(separator);
      if (!parts.every((part) => pattern.test(part))) return undefined;
      const chosen = readNumbers(rule, parts.map(Number));
      return chosen && [chosen];
    },
    format: ([chosen]) => (chosen ?? []).map(write).join(separator),
    countLines: ([chosen]) => chosen?.length ?? 0,
    countPriced: ([chosen]) => countPriced(chosen),
    countWon: ([chosen], result) => {
      const winners = rule.listWinners && new Set(rule.listWinners(result));
      return (chosen ?? []).flatMap((number) => {
        if (winners && !winners.has(number)) return [];
        const { measure, judge } = getEvent(number);
        const outcome = judge(measure.read(result));
        return isLost(outcome) ? [] : [{ priced: rule.getPrice(number), outcome, lines: 1 }];
      });
    },
    findMost: ([chosen], pay) => {
      let most = 0n;
      for (const priced of countPriced(chosen).keys()) {
        const { measure, judge } = getSampleEvent(priced);
        const outcomes: Outcome[] = [...measure.count().facts.keys()].map(judge);
        const best = findGreatest(outcomes.map((outcome) => pay({ priced, outcome, lines: 1 })));
        // As a prize is won by one number only, the best number alone can win all prizes.
        most = findGreatest([most, best]);
      }
      return most;
    },
    *listLines([chosen = []]) {
      for (const number of chosen) {
        const kind = rule.getKind?.(number) ?? 0;
        yield createLine({ priced: rule.getPrice(number), kind, number: write(number) }, () =>
          getEvent(number),
        );
      }
    },
  };
}
