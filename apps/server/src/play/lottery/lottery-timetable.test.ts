// Goal: an operator changes when a lottery is drawn, and nothing that was announced or sold is
// changed: the new timetable begins with a day that has no issue yet. Method: the whole server on a
// held clock, with an operator at the console.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryAdminGet,
  lotteryAdminUpdateTimetable,
  lotteryPlaceChase,
} from '@khelaghor/client/routes/play.gen.ts';
import type { LotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import { requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { ensureIssues } from './schedule-issues.ts';

// Ten minutes before midnight of the 21st in Dhaka.
const clock = createFakeClock(new Date('2026-11-21T17:50:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const everyFiveMinutes: LotteryTimetable = {
  kind: 'period',
  periodSeconds: 300,
  closeBeforeDrawSeconds: 20,
};
const calendar = (part: Partial<Extract<LotteryTimetable, { kind: 'calendar' }>>) => ({
  kind: 'calendar' as const,
  days: [{ on: [1, 16], at: ['15:30'] }],
  holidays: [],
  closeBeforeDrawSeconds: 900,
  ...part,
});

const readTimetable = async (gameCode: string) =>
  (await operator.callOrFail(lotteryAdminGet, { params: { gameCode } })).timetable;
const openGame = (gameCode: string) => visitor.callOrFail(lotteryGetGame, { params: { gameCode } });

async function change(gameCode: string, timetable: LotteryTimetable, seen?: number) {
  const version = seen ?? (await readTimetable(gameCode)).version;
  const body = { version, timetable };
  return operator.call(lotteryAdminUpdateTimetable, { params: { gameCode }, body });
}

test('another period begins with the next day that has no issue', async () => {
  await ensureIssues(ctx);
  expect(await readTimetable('k3')).toMatchObject({
    zone: 'Asia/Dhaka',
    current: { periodSeconds: 60 },
    planned: null,
    earliest: '2026-11-22',
    version: 0,
  });
  expect(await change('k3', everyFiveMinutes)).toMatchObject({
    value: {
      periodSeconds: 60,
      timetable: {
        current: { periodSeconds: 60 },
        planned: { from: '2026-11-22', timetable: everyFiveMinutes },
        version: 1,
      },
    },
  });
  // The last minute of the day is as it was announced, and the issues behind it are the new ones.
  clock.set(new Date('2026-11-21T17:59:30Z'));
  await ensureIssues(ctx);
  expect(await openGame('k3')).toMatchObject({
    periodSeconds: 60,
    current: { issueNumber: '20261121-1440', drawsAt: '2026-11-21T18:00:00.000Z' },
    next: {
      issueNumber: '20261122-0001',
      opensAt: '2026-11-21T18:00:00.000Z',
      closesAt: '2026-11-21T18:04:40.000Z',
      drawsAt: '2026-11-21T18:05:00.000Z',
    },
  });
  clock.set(new Date('2026-11-21T18:00:10Z'));
  expect(await openGame('k3')).toMatchObject({ periodSeconds: 300 });
  expect(await readTimetable('k3')).toMatchObject({ current: everyFiveMinutes, planned: null });
});

test('a change that has not begun is replaced, and one by an operator who saw another is refused', async () => {
  const { version, earliest } = await readTimetable('k3');
  expect(earliest).toBe('2026-11-23');
  await change('k3', { ...everyFiveMinutes, periodSeconds: 600 });
  expect(await change('k3', everyFiveMinutes, version)).toMatchObject({
    code: 'timetable_changed',
  });
  const back = { ...everyFiveMinutes, closeBeforeDrawSeconds: 5 };
  expect(await change('k3', back)).toMatchObject({
    value: {
      timetable: { planned: { from: '2026-11-23', timetable: back }, version: version + 2 },
    },
  });
});

test.each<[what: string, gameCode: string, timetable: LotteryTimetable]>([
  ['a calendar for draws all day', 'k3', calendar({})],
  ['a closing before the opening', 'k3', { ...everyFiveMinutes, closeBeforeDrawSeconds: 300 }],
  [
    'a day that no month has at all',
    'thai',
    calendar({
      days: [{ on: [31], at: ['15:30'] }],
      holidays: ['01', '03', '05', '07', '08', '10', '12'].map((month) => ({
        date: `${month}-31`,
      })),
    }),
  ],
  ['one draw in two months', 'thai', calendar({ days: [{ on: [31], at: ['15:30'] }] })],
  ['a holiday of no date', 'thai', calendar({ holidays: [{ date: '02-30' }] })],
])('%s is refused', async (_what, gameCode, timetable) => {
  expect(await change(gameCode, timetable)).toMatchObject({ code: 'timetable_invalid' });
});

test('issues that a chase bought stay as they were bought', async () => {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { schedule } = requireLotteryGame('thai', 0);
  const [, , third] = listIssuesFrom(schedule, clock.now().getTime(), 3);
  const msecs = clock.now().getTime();
  const numbers = listIssuesFrom(schedule, msecs, 3).map(({ number }) => number);
  await browser.callOrFail(lotteryPlaceChase, {
    params: { gameCode: 'thai' },
    body: {
      key: v7({ msecs }),
      play: 'top2_direct',
      selection: '37',
      stakePerLine: '100',
      stopsOnWin: true,
      tickets: numbers.map((issueNumber) => ({ key: v7({ msecs }), issueNumber, multiplier: 1 })),
    },
  });
  const { earliest } = await readTimetable('thai');
  expect(earliest > `${third?.number.slice(0, 4)}-${third?.number.slice(4, 6)}-`).toBe(true);
  const changed = await change(
    'thai',
    calendar({ days: [{ on: ['mon', 'fri'], at: ['15:30', '20:00'] }] }),
  );
  expect(changed).toMatchObject({ value: { timetable: { planned: { from: earliest } } } });
  const bought = await ctx.db
    .selectFrom('lotteryIssue')
    .select('issueNumber')
    .where('gameCode', '=', 'thai')
    .where('state', '=', 'open')
    .orderBy('drawsAt')
    .execute();
  expect(bought.map(({ issueNumber }) => issueNumber)).toEqual(numbers);
});
