import { expect, test } from 'vitest';
import { getScheduleState } from './schedule-tag.tsx';
import type { Scheduled } from './schedule-tag.tsx';

const now = new Date('2026-11-21T12:00:00.000Z');
const [before, after] = ['2026-11-21T11:59:00.000Z', '2026-11-21T12:01:00.000Z'];
const always: Scheduled = { enabled: true, startsAt: null, endsAt: null };

test.each<[string, Partial<Scheduled>, string]>([
  ['without a schedule', {}, 'on'],
  ['off', { enabled: false }, 'off'],
  ['off and over', { enabled: false, endsAt: before }, 'off'],
  ['begun', { startsAt: before }, 'on'],
  ['beginning this moment', { startsAt: now.toISOString() }, 'on'],
  ['not begun', { startsAt: after }, 'soon'],
  ['ending', { endsAt: after }, 'on'],
  ['ending this moment', { endsAt: now.toISOString() }, 'over'],
  ['ended', { startsAt: before, endsAt: before }, 'over'],
])('%s', (_what, part, state) => {
  expect(getScheduleState({ ...always, ...part }, now)).toBe(state);
});
