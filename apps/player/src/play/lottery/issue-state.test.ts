import { expect, test } from 'vitest';
import {
  getDrawState,
  getNextIssue,
  isIssueOverdue,
  getPreviousNumber,
  getPhase,
  getRunningIssue,
  formatShortNumber,
} from './issue-state.ts';
import { getIssue, makeTerms } from './lottery-fixture.ts';

const last = getIssue('20261121-0871', { state: 'settled', result: [2, 5, 6] });
const current = getIssue('20261121-0872');
const next = getIssue('20261121-0873');
const terms = makeTerms({ current, next, results: [last] });
const opensMs = Date.parse(current.opensAt);
const seconds = (count: number) => opensMs + count * 1_000;

test.each<[number, string | null, string | null]>([
  [0, '20261121-0872', 'open'],
  [54.999, '20261121-0872', 'open'],
  [55, '20261121-0872', 'closed'],
  [59.999, '20261121-0872', 'closed'],
  [60, '20261121-0873', 'open'],
  [119.999, '20261121-0873', 'closed'],
  [120, null, null],
])('%s seconds after the opening %s is %s', (after, number, phase) => {
  const running = getRunningIssue(terms, seconds(after));
  expect(running?.issueNumber ?? null).toBe(number);
  expect(running && getPhase(running, seconds(after))).toBe(phase);
});

test('a cancelled issue sells nothing, whatever the time', () => {
  expect(getPhase(getIssue('20261121-0872', { state: 'cancelled' }), seconds(1))).toBe('cancelled');
});

test('returns the issue after the running one, and null after the last known one', () => {
  expect(getNextIssue(terms, current)).toBe(next);
  expect(getNextIssue(terms, next)).toBeNull();
});

test.each<[number, string]>([
  [0, 'drawn'],
  [59, 'drawn'],
  [60, 'drawing'],
  [79.999, 'drawing'],
  [80, 'late'],
  [500, 'late'],
])('%s seconds after the opening the newest draw is %s', (after, state) => {
  expect(getDrawState(terms, seconds(after))).toBe(state);
});

test('an official draw is waited for without asking, until its result is known', () => {
  const official = makeTerms({
    current: { ...current, source: 'official' },
    next: { ...next, source: 'official' },
    results: [last],
  });
  expect(getDrawState(official, seconds(59))).toBe('drawn');
  expect(getDrawState(official, seconds(80))).toBe('awaited');
  expect(isIssueOverdue(official, seconds(80))).toBe(false);
});

test('the state is drawn as soon as the result is known', () => {
  const drawn = { ...current, state: 'drawn' as const, result: [1, 1, 1] };
  expect(getDrawState({ ...terms, results: [drawn, last] }, seconds(60))).toBe('drawn');
});

test.each<[number, boolean]>([
  [59, false],
  [62, false],
  [63, true],
  [119, true],
  [120, true],
])('%s seconds after the opening the page asks by itself: %s', (after, asks) => {
  expect(isIssueOverdue(terms, seconds(after))).toBe(asks);
});

test('the number of the previous issue is right across midnight', () => {
  expect(getPreviousNumber(terms, current)).toBe('20261121-0871');
  expect(getPreviousNumber(terms, getIssue('20261121-0001'))).toBe('20261120-1440');
  expect(formatShortNumber('20261120-1440')).toBe('1440');
  expect(formatShortNumber('20261121-0001')).toBe('20261121-0001');
});
