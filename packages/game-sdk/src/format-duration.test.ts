import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00:00'],
  [-5, '0:00:00'],
  [59_999, '0:00:59'],
  [3_600_000, '1:00:00'],
  [43_199_000, '11:59:59'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms, 'latn')).toBe(text);
});

test('in Bengali digits', () => {
  expect(formatDuration(299_000, 'beng')).toBe('০:০৪:৫৯');
});
