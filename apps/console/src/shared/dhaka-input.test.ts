// Goal: what an operator in Dhaka writes is the moment they mean.
import { expect, test } from 'vitest';
import { getDhakaInput, parseDhakaInput } from './dhaka-input.ts';

test.each([
  ['2026-11-21T18:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-22T05:59', '2026-11-21T23:59:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T18:00:00.000Z'],
])('%s is %s', (input, iso) => {
  expect(parseDhakaInput(input)).toBe(iso);
  expect(getDhakaInput(iso)).toBe(input);
});

test('an empty field is no moment', () => {
  expect(getDhakaInput(null)).toBe('');
  for (const text of ['', '2026-11', 'soon']) expect(parseDhakaInput(text)).toBeNull();
});
