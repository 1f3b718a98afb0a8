// Goal: state that a test leaves is named and put back. Method: each kind of state is left here.
import { keepAddedLottery } from '@khelaghor/engine-lottery/public.ts';
import { getLotteryRow } from '@khelaghor/engine-lottery/games/rows.ts';
import { fullCost, setPasswordCost } from '@khelaghor/server/lib/passwords/hash-password.ts';
import { expect, test, vi } from 'vitest';
import { findLoadedModule, noteState } from './state-left.ts';

const night = {
  code: 'night3',
  basedOn: 'k3',
  title: { bn: 'রাতের পাশা', en: 'Night dice' },
  timetable: { kind: 'period', periodSeconds: 300, closeBeforeDrawSeconds: 20 },
} as const;

test.each<[string, () => void, RegExp]>([
  ['an added lottery', () => void keepAddedLottery(night), /^added lotteries: night3 /u],
  [
    'a password cost',
    () => void setPasswordCost({ memoryCost: 1_024, timeCost: 1 }),
    /^a password cost /u,
  ],
  [
    'an environment variable',
    () => void (process.env['KHELAGHOR_LEFT'] = '1'),
    /^process\.env\.KHELAGHOR_LEFT /u,
  ],
  ['fake timers', () => void vi.useFakeTimers({ toFake: ['setTimeout'] }), /^fake timers /u],
  [
    'another fetch',
    () => void (globalThis.fetch = () => Promise.reject(new Error('no network'))),
    /^globalThis\.fetch /u,
  ],
])('noteState names and puts back %s', (_, leave, words) => {
  const putBack = noteState();
  expect(putBack()).toEqual([]);
  leave();
  const left = putBack();
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(words);
  expect(putBack()).toEqual([]);
});

test('the state before is there again', () => {
  expect(getLotteryRow('night3')).toBeUndefined();
  expect(setPasswordCost(fullCost)).toBe(fullCost);
  expect(process.env['KHELAGHOR_LEFT']).toBeUndefined();
});

test('findLoadedModule returns undefined for a module that is not loaded', () => {
  expect(findLoadedModule('tools/test.ts')).toBeUndefined();
});
