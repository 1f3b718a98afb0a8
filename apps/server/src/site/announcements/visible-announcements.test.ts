import { expect, test } from 'vitest';
import { readFilterMoment } from './visible-announcements.ts';

test.each<[string, string | null]>([
  ['2026-11-21 00:00:00', '2026-11-20T18:00:00.000Z'],
  ['2026-11-21 23:59:59', '2026-11-21T17:59:59.000Z'],
  ['2024-02-29 12:00:00', '2024-02-29T06:00:00.000Z'],
  ['2026-02-29 12:00:00', null],
  ['2026-02-31 12:00:00', null],
  ['2026-13-01 00:00:00', null],
  ['2026-11-21 24:00:00', null],
  ['2026-11-21 10:60:00', null],
  ['0000-00-00 00:00:00', null],
  ['2026-11-21T00:00:00', null],
  ['2026-11-21', null],
  ['', null],
])('%s', (text, moment) => {
  expect(readFilterMoment(text)?.toISOString() ?? null).toBe(moment);
});
