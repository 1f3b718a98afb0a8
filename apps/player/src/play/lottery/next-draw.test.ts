import { expect, test } from 'vitest';
import { getMsToReading } from './next-draw.ts';

const nowMs = Date.parse('2026-11-21T06:00:00.000Z');
const drawnAt = (drawsAt: string) => ({
  running: { issueNumber: '1', closesAt: drawsAt, drawsAt },
});
const soon = drawnAt('2026-11-21T06:01:00.000Z');
const tomorrow = drawnAt('2026-11-22T06:00:00.000Z');
const past = drawnAt('2026-11-21T05:59:00.000Z');

test.each([
  ['after the earliest of the draws that run', [tomorrow, soon, { running: null }], 62_000],
  ['soon after a draw that is over', [past, soon], 2_000],
  ['at the latest when it must', [tomorrow], 3_600_000],
  ['at the latest when none runs', [{ running: null }], 3_600_000],
])('a page asks again %s', (_when, lotteries, expected) => {
  expect(getMsToReading(lotteries, { nowMs, afterMs: 2_000, mostMs: 3_600_000 })).toBe(expected);
});
