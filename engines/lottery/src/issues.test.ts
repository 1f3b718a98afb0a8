import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getCountdown,
  getNextIssue,
  getIssueAt,
  parseIssueNumber,
  listIssuesFrom,
  K3_SCHEDULE,
} from './issues.ts';
import { countIssuesPerDay } from './timetable/period.ts';

const kind = 'period' as const;
// In the summer of 2009 Bangladesh set its clocks forward, which issues do not.
const anyTime = fc.integer({
  min: Date.parse('2010-01-01T00:00:00Z'),
  max: Date.parse('2200-01-01T00:00:00Z'),
});

test.each([
  ['2026-11-20T18:00:00.000Z', '20261121-0001'],
  ['2026-11-20T17:59:59.999Z', '20261120-1440'],
  ['2026-11-21T08:31:00.000Z', '20261121-0872'],
  ['2026-11-21T08:31:59.999Z', '20261121-0872'],
  ['2026-11-21T08:32:00.000Z', '20261121-0873'],
  ['2026-12-31T17:59:30.000Z', '20261231-1440'],
  ['2026-12-31T18:00:00.000Z', '20270101-0001'],
  ['2028-02-28T18:00:00.000Z', '20280229-0001'],
  ['2028-02-29T18:00:00.000Z', '20280301-0001'],
  ['2100-02-28T18:00:00.000Z', '21000301-0001'],
])('at %s the issue %s runs', (time, number) => {
  expect(getIssueAt(K3_SCHEDULE, Date.parse(time)).number).toBe(number);
});

test('an issue opens, closes five seconds before its draw, and is drawn after a minute', () => {
  const opensAt = Date.parse('2026-11-21T08:31:00Z');
  expect(getIssueAt(K3_SCHEDULE, opensAt + 12_345)).toEqual({
    number: '20261121-0872',
    ordinal: 872,
    opensAt,
    closesAt: opensAt + 55_000,
    drawsAt: opensAt + 60_000,
  });
});

const periods = [45, 60, 90, 180, 300, 600, 1_800].map((periodSeconds) => ({
  kind,
  periodSeconds,
  closeBeforeDrawSeconds: 5,
}));

test('every time falls in one issue, named after the day in Bangladesh', () => {
  const dayInDhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });
  fc.assert(
    fc.property(fc.constantFrom(...periods), anyTime, (schedule, time) => {
      const issue = getIssueAt(schedule, time);
      expect(issue.opensAt <= time && time < issue.drawsAt).toBe(true);
      expect(issue.number.slice(0, 8)).toBe(dayInDhaka.format(time).replaceAll('-', ''));
      expect(issue.ordinal).toBe(Number(issue.number.slice(9)));
      expect(parseIssueNumber(schedule, issue.number)).toEqual({ ok: true, issue });
      expect(getNextIssue(schedule, issue).opensAt).toBe(issue.drawsAt);
    }),
  );
});

test('issues follow each other without a gap, and numbers never repeat', () => {
  const start = Date.parse('2026-12-31T17:30:00Z');
  const issues = listIssuesFrom(K3_SCHEDULE, start + 1, 3_000);
  expect(issues.slice(1).map(({ opensAt }) => opensAt)).toEqual(
    issues.slice(0, -1).map(({ drawsAt }) => drawsAt),
  );
  expect(new Set(issues.map(({ number }) => number)).size).toBe(3_000);
  expect(issues[0]?.opensAt).toBe(start);
  expect(issues.slice(0, 1).map((issue) => getNextIssue(K3_SCHEDULE, issue))).toEqual(
    issues.slice(1, 2),
  );
  expect(listIssuesFrom(K3_SCHEDULE, start, 0)).toEqual([]);
});

test.each([
  [0, 'open', 55_000, 60_000],
  [54_999, 'open', 1, 5_001],
  [55_000, 'closed', 0, 5_000],
  [59_999, 'closed', 0, 1],
  [60_000, 'open', 55_000, 60_000],
])('%d ms after opening an issue is %s', (passed, phase, untilClose, untilDraw) => {
  const opensAt = Date.parse('2026-11-21T08:31:00Z');
  const countdown = getCountdown(K3_SCHEDULE, opensAt + passed);
  expect(countdown).toMatchObject({ phase, untilClose, untilDraw });
  expect(countdown.issue).toEqual(getIssueAt(K3_SCHEDULE, opensAt + passed));
});

test.each([
  '',
  '20261121',
  '20261121-0000',
  '20261121-1441',
  '20261121-872',
  '20261121-00872',
  '20260229-0001',
  '20261301-0001',
  '20261100-0001',
  '20261131-0001',
  '২০২৬১১২১-০০০১',
  ' 20261121-0001',
])('the number %j has no issue', (number) => {
  expect(parseIssueNumber(K3_SCHEDULE, number)).toEqual({ ok: false, refusal: 'issue_unknown' });
});

test('shorter periods get longer numbers', () => {
  const schedule = { kind, periodSeconds: 5, closeBeforeDrawSeconds: 1 };
  const time = Date.parse('2026-11-21T17:59:59Z');
  expect(countIssuesPerDay(schedule)).toBe(17_280);
  expect(getIssueAt(schedule, time).number).toBe('20261121-17280');
  expect(parseIssueNumber(schedule, '20261121-00007').ok).toBe(true);
  expect(parseIssueNumber(schedule, '20261121-0007').ok).toBe(false);
});

test.each([
  [0, 0],
  [-60, 5],
  [7, 1],
  [60, 60],
  [60, -1],
  [0.5, 0.1],
  [Number.NaN, 0],
])('a period of %d s that closes %d s early is a bug', (periodSeconds, closeBeforeDrawSeconds) => {
  expect(() => getIssueAt({ kind, periodSeconds, closeBeforeDrawSeconds }, 0)).toThrow(RangeError);
});

test.each([Number.NaN, Infinity])('the time %d is a bug', (time) => {
  expect(() => getIssueAt(K3_SCHEDULE, time)).toThrow(RangeError);
});
