// Goal: after a clock that was hours ahead is set back, quick lotteries are sold and drawn again by
// themselves, and what was sold meanwhile is settled. Method: the lottery's own jobs, run as their
// times come by a held clock that is set ahead and back.
import { expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { lotteryJobs } from './jobs.ts';

const start = Date.parse('2026-11-21T06:00:10Z');
const clock = createFakeClock(new Date(start));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
auditAfterAll(server);
const visitor = openBrowser(server);
const params = { gameCode: 'k3' };
const jobs = lotteryJobs(ctx);
const run = (name: string, job: object = {}) =>
  (jobs[name] as (payload: object) => Promise<void>)(job);

/** Runs the job of the minute, and closes, draws and settles what is due by the clock. */
async function passMinute(): Promise<void> {
  await run('ensure-issues');
  const due = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'state'])
    .where('gameCode', '=', 'k3')
    .where('closesAt', '<=', clock.now())
    .where('settledAt', 'is', null)
    .orderBy('closesAt')
    .execute();
  for (const { id: issueId } of due) {
    await run('close-issue', { issueId });
    await run('draw-issue', { issueId });
  }
  const drawn = await ctx.db
    .selectFrom('lotteryIssue')
    .select('id')
    .where('gameCode', '=', 'k3')
    .where('state', '=', 'drawn')
    .execute();
  for (const { id: issueId } of drawn) await run('settle-issue', { issueId });
}

/** The code with which a ticket in the running issue is refused; 'sold' when it is not. */
async function buy(): Promise<string> {
  const { current } = await visitor.callOrFail(lotteryGetGame, { params });
  const tickets = [{ key: createKey(clock), play: 'big', selection: '-', stakePerLine: '1000' }];
  const body = { issueId: current.issueId, tickets };
  // Logins of before have ended, or are in the future.
  const { browser } = await signUp(server, { balanceMinor: 1_000n });
  const reply = await browser.call(lotteryPlaceTickets, { params, body });
  return reply.success ? 'sold' : reply.code;
}

const countWaiting = async (): Promise<number> => {
  const { waiting } = await ctx.db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('b.state', 'in', ['accepted'])
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

test('issues go on by themselves after a clock that was three hours ahead', async () => {
  await passMinute();
  expect(await buy()).toBe('sold');
  clock.set(new Date(start + 3 * 3_600_000));
  await passMinute();
  expect(await buy()).toBe('sold');
  await passMinute();

  const minutes: string[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    clock.set(new Date(start + minute * 60_000));
    await passMinute();
    minutes.push(await buy());
  }
  // Five issues ahead were closed and drawn while the clock was wrong; the next one is sold.
  expect(minutes.filter((code) => code !== 'sold')).toHaveLength(6);
  expect(new Set(minutes.slice(6))).toEqual(new Set(['sold']));

  for (let minute = 0; minute < 8; minute += 1) {
    clock.set(new Date(start + 3 * 3_600_000 + minute * 60_000));
    await passMinute();
    minutes.push(await buy());
  }
  clock.advance(120_000);
  await passMinute();
  expect(await countWaiting()).toBe(0);
});
