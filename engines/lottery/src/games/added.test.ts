// Goal: an added lottery is found like a declared one, with its rules and its own timetable.
import { afterEach, expect, test } from 'vitest';
import { getIssueAt, parseIssueNumber } from '../issues.ts';
import { findSampleGame, requireLotteryGame } from '../server.ts';
import { keepAddedLottery, type AddedLottery } from './added.ts';
import { forgetAddedRows, getLotteryRow, lotteryRows } from './rows.ts';

afterEach(() => void forgetAddedRows());

const night: AddedLottery = {
  code: 'night3',
  basedOn: 'k3',
  title: { bn: 'রাতের পাশা', en: 'Night dice' },
  timetable: { kind: 'period', periodSeconds: 300, closeBeforeDrawSeconds: 20 },
};

test('it has the plays and the scope of its rules, and issues by its timetable', () => {
  expect(getLotteryRow('night3')).toBeUndefined();
  const row = keepAddedLottery(night);
  expect(getLotteryRow('night3')).toBe(row);
  expect(row).toMatchObject({ code: 'night3', basedOn: 'k3', scope: 'k3/1', family: 'k3' });
  expect(findSampleGame('night3')?.family).toBe(findSampleGame('k3')?.family);
  const { number, opensAt, closesAt, drawsAt } = getIssueAt(row.schedule, 0);
  expect([drawsAt - opensAt, drawsAt - closesAt]).toEqual([300_000, 20_000]);
  expect(parseIssueNumber(row.schedule, number)).toMatchObject({ ok: true });
  expect(lotteryRows.map(({ code }) => code)).not.toContain('night3');
  expect(forgetAddedRows()).toEqual(['night3']);
  expect(getLotteryRow('night3')).toBeUndefined();
});

test('it keeps its rules: the same code with others changes nothing', () => {
  const row = keepAddedLottery(night);
  expect(keepAddedLottery({ ...night, basedOn: 'ssc1' })).toBe(row);
});

test('one of HK6 is played by the lunar year of its draw', () => {
  const timetable = {
    kind: 'calendar' as const,
    days: [{ on: ['fri' as const], at: ['21:00'] }],
    holidays: [],
    closeBeforeDrawSeconds: 900,
  };
  const hk6 = { ...night, code: 'hk6friday', basedOn: 'hk6', timetable };
  expect(keepAddedLottery(hk6).schedule).toMatchObject({ zone: 'Asia/Hong_Kong' });
  for (const drawsAt of [Date.UTC(2027, 1, 4), Date.UTC(2027, 1, 7)])
    expect(requireLotteryGame('hk6friday', drawsAt).family).toBe(
      requireLotteryGame('hk6', drawsAt).family,
    );
});

test.each([
  ['no such rules', { basedOn: 'dice' }],
  ['rules of another added lottery', { basedOn: night.code }],
  ['a timetable of another kind', { basedOn: 'hk6' }],
])('it is refused with %s', (_, changes) => {
  keepAddedLottery(night);
  expect(() => keepAddedLottery({ ...night, code: 'faulty', ...changes })).toThrow(RangeError);
  expect(getLotteryRow('faulty')).toBeUndefined();
});
