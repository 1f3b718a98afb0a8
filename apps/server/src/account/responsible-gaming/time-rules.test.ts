// Goal: time is counted once, and only while the member is active; the strictest limit wins.
import { expect, test } from 'vitest';
import type { Counted, Limit } from './limit-rules.ts';
import { computeTimeBetween, computeTimeLeft } from './time-rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const at = (text: string): number => Date.parse(`2026-11-22T${text}Z`);

test.each<[string, string, string, [string, number][]]>([
  ['within an hour', '10:20:00', '10:23:00', [['10:00:00', 3 * minute]]],
  ['five minutes are still there', '10:20:00', '10:25:00', [['10:00:00', 5 * minute]]],
  ['longer is away, and counts for nothing', '10:20:00', '10:25:00.001', []],
  ['the same moment is no time', '10:20:00', '10:20:00', []],
  ['a clock that stands back takes nothing away', '10:20:00', '10:19:00', []],
  [
    'over the end of an hour, each has its part',
    '10:58:30',
    '11:01:00',
    [
      ['10:00:00', 90_000],
      ['11:00:00', minute],
    ],
  ],
  [
    'up to the end of an hour, nothing of the next',
    '10:58:00',
    '11:00:00',
    [['10:00:00', 2 * minute]],
  ],
  ['from the beginning of an hour', '11:00:00', '11:01:00', [['11:00:00', minute]]],
])('%s', (_, last, now, parts) => {
  expect(computeTimeBetween(at(last), at(now))).toEqual(
    parts.map(([begun, timeMs]) => ({ hourMs: at(begun), timeMs })),
  );
});

const limit = (period: Limit['period'], minutes: number): Limit => ({
  kind: 'time',
  period,
  amount: BigInt(minutes),
});
/** An hour counts as if all of it happened at its end. */
const counted = (...hours: [string, number][]): Counted[] =>
  hours.map(([begun, minutes]) => ({
    atMs: at(begun) + hour,
    amount: BigInt(minutes * minute),
  }));

test.each<[string, Limit[], Counted[], { left: number; opens: string | null } | null]>([
  ['without a limit there is nothing to be left', [], counted(['09:00:00', 50]), null],
  ['nothing used', [limit('day', 60)], [], { left: 60, opens: null }],
  ['some used', [limit('day', 60)], counted(['09:00:00', 50]), { left: 10, opens: null }],
  [
    'the strictest of two wins',
    [limit('day', 60), limit('week', 55)],
    counted(['09:00:00', 50]),
    { left: 5, opens: null },
  ],
  [
    'used up: it begins again a day after the hour, when a quarter of an hour fits',
    [limit('day', 60)],
    counted(['08:00:00', 10], ['09:00:00', 50]),
    { left: 0, opens: '2026-11-23T10:00:00Z' },
  ],
  [
    'a first hour that frees enough is enough',
    [limit('day', 60)],
    counted(['08:00:00', 20], ['09:00:00', 40]),
    { left: 0, opens: '2026-11-23T09:00:00Z' },
  ],
  [
    'of two that are used up the later one says when',
    [limit('day', 60), limit('week', 60)],
    counted(['09:00:00', 60]),
    { left: 0, opens: '2026-11-29T10:00:00Z' },
  ],
  [
    'a limit below what was used already is used up',
    [limit('day', 15)],
    counted(['09:00:00', 60]),
    { left: 0, opens: '2026-11-23T10:00:00Z' },
  ],
  [
    'limits on money say nothing of time',
    [{ kind: 'stake', period: 'day', amount: 1n }],
    counted(['09:00:00', 60]),
    null,
  ],
])('%s', (_, limits, used, left) => {
  expect(computeTimeLeft(limits, used, at('12:00:00'))).toEqual(
    left && {
      leftMs: left.left * minute,
      opensMs: left.opens === null ? null : Date.parse(left.opens),
    },
  );
});
