import { expect, test } from 'vitest';
import { computeAge } from './birthday-refusal.ts';

test.each([
  ['2026-11-22', '2005-11-22', 21],
  ['2026-11-21', '2005-11-22', 20],
  ['2026-12-01', '2005-11-22', 21],
  ['2026-01-31', '2005-02-01', 20],
  ['2025-02-28', '2004-02-29', 20],
  ['2025-03-01', '2004-02-29', 21],
  ['2026-11-22', '2026-11-23', -1],
])('on %s the age of a person born on %s is %i', (day, birthday, age) => {
  expect(computeAge(new Date(`${day}T12:00:00Z`), birthday)).toBe(age);
});
