/** Plays of typed numbers, each a line: 4D, Thai, the tails of Vietnam. */
import type { LotteryResult } from '../draws/draw.ts';
import {
  findGreatest,
  isLost,
  type LineEvent,
  type Outcome,
  type Selection,
  type Shape,
} from './shape.ts';

/** Numbers with so many digits. Those with the same price have the same chance. */
export type NumberRule = {
  readonly width: number;
  readonly prices: readonly string[];
  readonly getPrice: (number: number) => string;
  /** A number with a price, to count its chance with. */
  readonly getSample: (priced: string) => number;
  readonly getEvent: (number: number) => LineEvent;
  /** Whether a number can be chosen; absent: all can. */
  readonly isAllowed?: (number: number) => boolean;
  /**
   * Numbers with the same key are the same bet, and a selection has only one of them. A drawn prize
   * is won by numbers of one key. Without keys, all numbers of a selection may win together.
   */
  readonly getKey?: (number: number) => number | string;
  /** The numbers that a result lets win, for quick settling; absent: each number is tried. */
  readonly listWinners?: (result: LotteryResult) => Iterable<number>;
};

const separator = ',';

/** How many events are kept: a number has its own, and there may be a million numbers. */
const eventsMax = 10_000;

/** Tests whether some numbers may be one selection: rising, allowed, and no bet twice. */
export function isSelectable(rule: NumberRule, chosen: readonly number[]): boolean {
  const { isAllowed, getKey } = rule;
  const rises = chosen.every((number, index) => index === 0 || number > (chosen[index - 1] ?? 0));
  if (!rises || (isAllowed && !chosen.every(isAllowed))) return false;
  return !getKey || new Set(chosen.map(getKey)).size === chosen.length;
}

/** A play of numbers; its selections are `0123,4567`, rising. */
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
  const { getKey } = rule;
  // Without a key, two numbers may be the same bet and have two names.
  const named = getKey && {
    list: ([chosen]: Selection) =>
      (chosen ?? []).map((number) => String(getKey(number)).padStart(width, '0')),
    isWonByOne: true,
  };
  return {
    form: { kind: 'numbers', width },
    ...(named && { named }),
    prices,
    getEvent: getSampleEvent,
    parse: (text) => {
      const parts = text.split(separator);
      if (!parts.every((part) => pattern.test(part))) return undefined;
      const chosen = parts.map(Number);
      return isSelectable(rule, chosen) ? [chosen] : undefined;
    },
    format: ([chosen]) =>
      (chosen ?? []).map((number) => String(number).padStart(width, '0')).join(separator),
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
      for (const [priced, lines] of countPriced(chosen)) {
        const { measure, judge } = getSampleEvent(priced);
        const outcomes: Outcome[] = [...measure.count().facts.keys()].map(judge);
        const best = findGreatest(outcomes.map((outcome) => pay({ priced, outcome, lines: 1 })));
        // Where a prize is won by one number only, the best number alone can win all prizes.
        most = rule.getKey ? findGreatest([most, best]) : most + best * BigInt(lines);
      }
      return most;
    },
    listLines: ([chosen]) =>
      (chosen ?? []).map((number) => ({ priced: rule.getPrice(number), event: getEvent(number) })),
  };
}
