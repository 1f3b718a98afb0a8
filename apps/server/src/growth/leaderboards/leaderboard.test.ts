// Goal: the boards show what the ledger paid, without account names, and drop reversed wins.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leaderboardsListWinners } from '@khelaghor/client/routes/first.gen.ts';
import { leaderboardsGet } from '@khelaghor/client/routes/growth.gen.ts';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import { sumDailyScores } from './leaderboard.ts';

// Noon of a Wednesday in Dhaka.
const clock = createFakeClock(new Date('2026-11-25T06:00:00Z'));
const server = await withServer({ clock });

async function board(period: 'day' | 'week' | 'month') {
  clock.advance(6_000);
  await sumDailyScores(server.ctx);
  return openBrowser(server).callOrFail(leaderboardsGet, { query: { period } });
}

/** Rolls until the member has won this many times. */
async function win(account: string, times: number): Promise<string> {
  const { browser, memberId } = await signUp(server, { account, balanceMinor: 10_000_000n });
  const { game, seedId } = await openDice(server, browser);
  let wins = 0;
  while (wins < times) {
    const key = createKey(clock);
    const body = { key, seedId, stake: '1000', direction: 'under', chance: 9_000 } as const;
    const value = await game.callOrFail(inhousePlay, toDiceCall(body));
    if (BigInt(value.round.payout) > 0n) wins += 1;
  }
  return memberId;
}

/** Sums the payouts in the ledger to a member's wallet. */
async function paidBy(memberId: string): Promise<string> {
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(t.amount_minor), 0)::bigint as paid
    from ledger_transfer t join ledger_account a on a.id = t.credit_account_id
    where a.owner = ${`member:${memberId}`} and a.kind = 'wallet' and t.code = 'payout'
  `.execute(server.ctx.db);
  return String(rows[0]?.paid);
}

test('the leaders of a day are the members with the highest payouts, with the sums of their bets', async () => {
  expect((await board('day')).leaders).toEqual([]);
  const few = await win('fewwins', 2);
  const many = await win('manywins', 5);
  const { leaders, since } = await board('day');
  expect(since).toBe('2026-11-25');
  expect(leaders.map(({ rank, accountMasked, wins }) => [rank, accountMasked, wins])).toEqual([
    [1, 'ma***s', 5],
    [2, 'fe***s', 2],
  ]);
  expect(leaders.map(({ payout }) => payout)).toEqual([await paidBy(many), await paidBy(few)]);
  expect((await board('week')).leaders).toEqual(leaders);
});

test('a weekly board goes on after each day and ends as the settings say', async () => {
  await setSettings(server.ctx, { weekStart: 'saturday' }, 'system');
  const { leaders } = await board('week');
  clock.advance(86_400_000);
  expect((await board('day')).leaders).toEqual([]);
  expect((await board('week')).leaders).toEqual(leaders);
  clock.advance(2 * 86_400_000);
  expect((await board('week')).leaders).toEqual([]);
  await setSettings(server.ctx, { weekStart: 'sunday' }, 'system');
  expect((await board('week')).leaders).toEqual(leaders);
  expect((await board('month')).leaders).toEqual(leaders);
});

test('reversed wins and demo accounts are not on the board', async () => {
  const taken = await win('takenback', 1);
  const trial = await win('trialone', 1);
  await changeMember(server, trial, { type: 4 });
  expect((await board('day')).leaders).toHaveLength(1);
  await sql`update bet set state = 'lost', payout_minor = 0 where member_id = ${taken}`.execute(
    server.ctx.db,
  );
  expect((await board('day')).leaders).toEqual([]);
});

test('no board shows an account name, and an unknown period is refused', async () => {
  const visitor = openBrowser(server);
  const winners = await visitor.call(leaderboardsListWinners, {});
  const shown = JSON.stringify([winners, await board('month')]);
  for (const account of ['fewwins', 'manywins', 'takenback', 'trialone'])
    expect(shown).not.toContain(account);
  const response = await visitor.send('/wps/relay/leadBoard?period=century');
  expect(response.status).toBe(400);
});
