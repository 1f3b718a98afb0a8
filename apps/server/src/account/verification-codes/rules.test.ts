import { expect, test } from 'vitest';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { decideCode } from './rules.ts';
import type { AskedBefore } from './rules.ts';

const nowMs = Date.parse('2026-11-22T06:00:00Z');
const limits = { dailyMax: 500, addressFactor: 1 };
const ago = (...minutes: number[]): number[] => minutes.map((each) => nowMs - each * minuteMs);

/** One a minute, the newest a minute ago. */
const minutesAgo = (count: number): number[] =>
  ago(...Array.from({ length: count }, (_, index) => index + 1));

const nothing: AskedBefore = {
  ofNumber: [],
  ofAddress: [],
  provenOfAddress: 0,
  ofPrefixInHour: 0,
  ofPrefixInDay: 0,
  provenOfPrefixInDay: 0,
  inDay: 0,
};

const decide = (before: Partial<AskedBefore>) =>
  decideCode({ ...nothing, ...before }, limits, nowMs);
const waits = (minutes: number) => ({ may: 'wait', untilMs: nowMs + minutes * minuteMs });

test.each<[string, Partial<AskedBefore>, object]>([
  ['a first code', {}, { may: 'send' }],
  ['half a minute after one', { ofNumber: ago(0.5) }, waits(0.5)],
  ['a minute after one', { ofNumber: ago(1) }, { may: 'send' }],
  ['a minute after two', { ofNumber: ago(1, 5) }, waits(1)],
  ['a minute after three', { ofNumber: ago(1, 5, 9) }, waits(3)],
  ['in whatever order', { ofNumber: ago(9, 1, 5) }, waits(3)],
  ['five within the hour', { ofNumber: ago(20, 25, 30, 35, 40) }, waits(20)],
  [
    'a wait of at most 32 minutes',
    { ofNumber: ago(40, 200, 300, 400, 500, 600, 700, 800) },
    { may: 'send' },
  ],
  [
    'ten within a day',
    { ofNumber: ago(33, 100, 200, 300, 400, 500, 600, 700, 800, 900) },
    waits(540),
  ],
  ['of yesterday nothing counts', { ofNumber: ago(1_441, 1_500, 1_600) }, { may: 'send' }],
  ['forty-nine of one address', { ofAddress: minutesAgo(49) }, { may: 'send' }],
  [
    'fifty of one address, of which few are typed in',
    { ofAddress: minutesAgo(50), provenOfAddress: 14 },
    waits(10),
  ],
  [
    'fifty of one address, of which enough are',
    { ofAddress: minutesAgo(50), provenOfAddress: 15 },
    { may: 'send' },
  ],
  ['a block asked for too fast', { ofPrefixInHour: 20 }, { may: 'not' }],
  [
    'a block where few are typed in',
    { ofPrefixInDay: 50, provenOfPrefixInDay: 14 },
    { may: 'not' },
  ],
  ['a block where enough are', { ofPrefixInDay: 50, provenOfPrefixInDay: 15 }, { may: 'send' }],
  ['too few to judge a block', { ofPrefixInDay: 49 }, { may: 'send' }],
  ['the day’s budget is spent', { inDay: 500 }, { may: 'not' }],
])('%s', (_name, before, decided) => {
  expect(decide(before)).toEqual(decided);
});

test('a daily budget of 0 sends nothing', () => {
  expect(decideCode(nothing, { ...limits, dailyMax: 0 }, nowMs)).toEqual({ may: 'not' });
});
