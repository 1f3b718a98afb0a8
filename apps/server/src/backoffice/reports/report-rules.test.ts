// Goal: days become whole periods, and what no report covers is refused.
import { expect, test } from 'vitest';
import { findWholePeriods } from './report-rules.ts';

test.each([
  ['day', 'sunday', '2026-11-27', '2026-11-27', '2026-11-27', '2026-11-27', 1],
  ['day', 'sunday', '2025-10-25', '2026-11-28', '2025-10-25', '2026-11-28', 400],
  ['week', 'sunday', '2026-11-27', '2026-11-29', '2026-11-22', '2026-12-05', 2],
  ['week', 'saturday', '2026-11-27', '2026-11-29', '2026-11-21', '2026-12-04', 2],
  ['week', 'monday', '2026-11-27', '2026-11-29', '2026-11-23', '2026-11-29', 1],
  ['week', 'sunday', '2026-12-31', '2027-01-03', '2026-12-27', '2027-01-09', 2],
  ['week', 'saturday', '2026-12-31', '2027-01-03', '2026-12-26', '2027-01-08', 2],
  ['week', 'monday', '2026-12-31', '2027-01-03', '2026-12-28', '2027-01-03', 1],
  ['week', 'sunday', '1969-12-31', '1969-12-31', '1969-12-28', '1970-01-03', 1],
  ['month', 'sunday', '2024-02-29', '2024-02-29', '2024-02-01', '2024-02-29', 1],
  ['month', 'monday', '2025-12-31', '2026-01-01', '2025-12-01', '2026-01-31', 2],
] as const)(
  'by %s from %s, %s to %s covers %s to %s',
  (period, weekStart, from, to, ...covered) => {
    const [first, last, periods] = covered;
    const span = findWholePeriods({ period, weekStart, from, to });
    expect(span).toEqual({ ok: true, value: { from: first, to: last, periods } });
  },
);

test.each([
  ['day', '2026-11-28', '2026-11-27', 'period_reversed'],
  ['day', '2025-10-25', '2026-11-29', 'report_too_long'],
  ['month', '1926-11-01', '2026-11-30', 'report_too_long'],
] as const)('by %s, %s to %s is refused: %s', (period, from, to, refusal) => {
  expect(findWholePeriods({ period, from, to, weekStart: 'sunday' })).toMatchObject({
    ok: false,
    refusal,
  });
});
