import fc from 'fast-check';
import { getDhakaDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { expect, test } from 'vitest';
import {
  getIssueAt,
  getNextIssue,
  getPeriodSeconds,
  listIssuesFrom,
  parseIssueNumber,
  type Schedule,
  type SingleSchedule,
} from './issues.ts';
import { defineCalendar, weekdays } from './timetable/calendar.ts';

const period = (periodSeconds: number): SingleSchedule => ({
  kind: 'period',
  periodSeconds,
  closeBeforeDrawSeconds: 5,
});
const calendar = (on: readonly (number | (typeof weekdays)[number])[], at: readonly string[]) =>
  defineCalendar({ zone: 'Asia/Bangkok', days: [{ on, at }], closeBeforeDrawSeconds: 900 });

const daily = calendar(weekdays, ['19:00']);
const atMidnight = calendar(weekdays, ['00:00', '12:00']);
const twiceAMonth = calendar([1, 16], ['15:30']);
const kinds: readonly (readonly SingleSchedule[])[] = [
  [period(45), period(60), period(300), period(1_800)],
  [daily, atMidnight, twiceAMonth],
];
const fromDay = parseDay('2026-12-01');

/** Two timetables of a kind, one after the other, and maybe a third. */
const anySchedule: fc.Arbitrary<Schedule> = fc.constantFrom(...kinds).chain((ofKind) => {
  const one = fc.constantFrom(...ofKind);
  const changed = fc
    .tuple(one, one)
    .map(([before, after]): Schedule => ({ kind: 'changed', before, fromDay, after }));
  const again = fc
    .tuple(changed, one)
    .map(([before, after]): Schedule => ({ kind: 'changed', before, fromDay: fromDay + 2, after }));
  return fc.oneof(changed, again);
});

const nearTime = fc
  .integer({ min: -40 * 86_400, max: 40 * 86_400 })
  .map((seconds) => fromDay * dayMs + seconds * 1_000);

test('across a change every time falls in one issue, and its number leads back to it', () => {
  fc.assert(
    fc.property(anySchedule, nearTime, (schedule, time) => {
      const issue = getIssueAt(schedule, time);
      expect(issue.opensAt <= time && time < issue.drawsAt).toBe(true);
      expect(issue.closesAt > issue.opensAt).toBe(true);
      expect(getIssueAt(schedule, issue.opensAt)).toEqual(issue);
      expect(parseIssueNumber(schedule, issue.number)).toEqual({ ok: true, issue });
      expect(getNextIssue(schedule, issue).opensAt).toBe(issue.drawsAt);
    }),
  );
});

test.each<[name: string, before: SingleSchedule, after: SingleSchedule, numbers: string[]]>([
  [
    'five minutes after one',
    period(60),
    period(300),
    ['20261130-1440', '20261201-0001', '20261201-0002'],
  ],
  ['twice a month after daily', daily, twiceAMonth, ['20261130-0001', '20261201-0001']],
  ['a draw at midnight is the first', daily, atMidnight, ['20261130-0001', '20261201-0001']],
  [
    'a draw at midnight by the old rule is none',
    atMidnight,
    daily,
    ['20261130-0002', '20261201-0001'],
  ],
])('%s', (_name, before, after, numbers) => {
  const schedule: Schedule = { kind: 'changed', before, fromDay, after };
  const first = parseIssueNumber(schedule, numbers[0] ?? '');
  if (!first.ok) throw new Error('the last issue by the old rule is not found');
  const from = listIssuesFrom(schedule, first.issue.opensAt, numbers.length);
  expect(from.map(({ number }) => number)).toEqual(numbers);
});

test('each time has the period of its rule', () => {
  const schedule: Schedule = { kind: 'changed', before: period(60), fromDay, after: period(300) };
  const start = parseDay('2026-12-01') * dayMs - 6 * 3_600_000;
  expect(getDhakaDay(start)).toBe(fromDay);
  expect([getPeriodSeconds(schedule, start - 1), getPeriodSeconds(schedule, start)]).toEqual([
    60, 300,
  ]);
});
