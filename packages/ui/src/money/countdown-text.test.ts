import { expect, test } from 'vitest';
import {
  formatCountdown,
  formatDuration,
  getMsToNextSecond,
  getSecondsLeft,
} from './countdown-text.ts';

test.each([
  [42, '00:42', 'PT42S'],
  [0, '00:00', 'PT0S'],
  [3599, '59:59', 'PT59M59S'],
  [3600, '01:00:00', 'PT1H0S'],
  [4685, '01:18:05', 'PT1H18M5S'],
  [180_000, '2d 02:00:00', 'PT50H0S'],
  [-3, '00:00', 'PT0S'],
])('%s seconds read "%s" and are "%s" to a machine', (seconds, text, duration) => {
  expect(formatCountdown(seconds, 'latn', 'd')).toBe(text);
  expect(formatDuration(seconds)).toBe(duration);
});

test('the digits are the reader’s', () => {
  expect(formatCountdown(42, 'beng', 'd')).toBe('০০:৪২');
});

test('a clock shows 0 at the moment itself, not before and never less', () => {
  expect([-1500, -1, 0, 999, 1000, 5000].map((now) => getSecondsLeft(0, now))).toEqual([
    2, 1, 0, 0, 0, 0,
  ]);
});

test('the screen sleeps until the shown second changes', () => {
  expect(getMsToNextSecond(10_000, 0)).toBe(1000);
  expect(getMsToNextSecond(10_000, 250)).toBe(750);
  expect(getMsToNextSecond(10_000, 9_999)).toBe(1);
});
