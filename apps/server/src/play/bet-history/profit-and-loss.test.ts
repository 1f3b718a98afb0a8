// Goal: the profit and loss of a member equals their bets and the ledger to the poisha, whatever
// its lines stand for, and the file says the same. Method: bets on several days, in two games, won
// and lost, one still open, one void; read by every grouping and beside the wallet.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { profitDownload, profitGet } from '@khelaghor/client/routes/play.gen.ts';
import { profitGroupings } from '@khelaghor/contract/play/profit-and-loss.ts';
import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { setSettings } from '../../site/settings/index.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { cancelBets, placeBets, placeSettledBet } from '../bets/index.ts';

const granted = 1_000_000n;
/** Half past eleven at night in Dhaka, on a Sunday. */
const clock = createFakeClock(new Date('2026-11-01T17:30:00Z'));
const server = await withServer({ clock });
const member = await signUp(server, { balanceMinor: granted });
const { ctx } = server;

const newBet = (product: 'dice' | 'lottery', gameCode: string, stake: bigint, at: Date) => ({
  betId: v7({ msecs: at.getTime() }),
  product,
  gameCode,
  roundRef: null,
  stake: minor(stake),
  body: null,
  detail: {},
});

async function roll(stake: bigint, payout: bigint, daysAgo: number): Promise<void> {
  const placedAt = new Date(clock.now().getTime() - daysAgo * dayMs);
  const placed = await placeSettledBet(
    ctx,
    {
      ...newBet('dice', 'dice', stake, placedAt),
      memberId: member.memberId,
      payout: minor(payout),
      wallet: await findWallet(ctx.db, member.memberId),
      placedAt,
      isLimited: false,
    },
    [],
  );
  if (!placed.ok) throw new Error(placed.refusal);
}

async function buyTicket(stake: bigint): Promise<string> {
  const ticket = newBet('lottery', 'k3', stake, clock.now());
  const wallet = await findWallet(ctx.db, member.memberId);
  const order = { memberId: member.memberId, wallet, bets: [ticket], refused: null };
  const placed = await ctx.ledger.submit(
    (tx, orders: readonly (typeof order)[], post) => placeBets(ctx, tx, orders, post),
    { order, keys: [], transfersMax: 1 },
  );
  if (placed?.ok !== true) throw new Error('the ticket was refused');
  return ticket.betId;
}

// Friday 30 and Saturday 31 October, Sunday 1 November.
await roll(10_001n, 19_803n, 2);
await roll(5_000n, 0n, 2);
await roll(333n, 0n, 1);
await roll(700n, 701n, 1);
await roll(40_007n, 0n, 0);
await buyTicket(2_500n);
const cancelled = await buyTicket(900n);
await transact(ctx, (tx) => cancelBets(ctx, tx, [cancelled]));

const days = { from: '2026-10-30', to: '2026-11-01' };

const read = (by: ProfitGrouping, range = days) =>
  member.browser.callOrFail(profitGet, { query: { ...range, by } });

const sum = (rows: readonly ProfitRow[], column: 'stake' | 'payout' | 'net'): bigint =>
  rows.reduce((total, row) => total + BigInt(row[column]), 0n);

test.each(profitGroupings)('lines by %s come to the bets and to the ledger', async (by) => {
  const { rows, totals, currency } = await read(by);
  expect(currency).toBe('PLAY');
  const bets = await ctx.db
    .selectFrom('bet')
    .select(({ fn }) => [
      fn.sum<string>('stakeMinor').as('stake'),
      fn.sum<string>('returnedMinor').as('returned'),
      fn.sum<string>('payoutMinor').as('payout'),
    ])
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(sum(rows, 'stake')).toBe(BigInt(bets.stake) - BigInt(bets.returned));
  expect(sum(rows, 'payout')).toBe(BigInt(bets.payout));
  for (const column of ['stake', 'payout', 'net'] as const)
    expect(sum(rows, column)).toBe(BigInt(totals[column]));
  expect(rows.reduce((total, row) => total + row.bets, 0)).toBe(totals.bets);
  expect(totals.bets).toBe(6);
  const balance = await member.browser.callOrFail(walletGetBalance, {});
  const won = BigInt(balance.sumBalance) + BigInt(balance.inPlay) - granted;
  expect(sum(rows, 'net')).toBe(won);
});

test.each([
  ['day', ['2026-11-01', '2026-10-31', '2026-10-30']],
  ['week', ['2026-11-01', '2026-10-30']],
  ['month', ['2026-11-01', '2026-10-30']],
  ['category', ['INHOUSE', 'LOTT']],
  ['game', ['dice', 'k3']],
] as const)('by %s the lines are %j', async (by, keys) => {
  const { rows } = await read(by);
  expect(rows.map(({ key }) => key)).toEqual(keys);
  expect(rows.every(({ title }) => (title !== null) === (by === 'game'))).toBe(true);
});

test.each([
  ['saturday', ['2026-10-31', '2026-10-30']],
  ['sunday', ['2026-11-01', '2026-10-30']],
  ['monday', ['2026-10-30']],
] as const)('weeks that begin on %s are the lines %j', async (weekStart, keys) => {
  await setSettings(server.ctx, { weekStart }, 'system');
  const { rows, totals, weekStart: told } = await read('week');
  expect(told).toBe(weekStart);
  expect(rows.map(({ key }) => key)).toEqual(keys);
  expect(rows.reduce((sum, { net }) => sum + BigInt(net), 0n)).toBe(BigInt(totals.net));
  await setSettings(server.ctx, { weekStart: 'sunday' }, 'system');
});

test('an open bet counts as a stake and not as a loss', async () => {
  const { rows } = await read('game');
  expect(rows.find(({ key }) => key === 'k3')).toMatchObject({
    bets: 1,
    stake: '2500',
    payout: '0',
    net: '0',
  });
});

test('days without bets have no lines', async () => {
  const { rows, totals } = await read('day', { from: '2026-09-01', to: '2026-09-30' });
  expect(rows).toEqual([]);
  expect(totals).toEqual({ bets: 0, stake: '0', payout: '0', net: '0' });
});

test.each([
  ['an end before the beginning', { from: '2026-11-02', to: '2026-11-01' }, 'malformed'],
  ['a day that is none', { from: '2026-02-30', to: '2026-11-01' }, 'malformed'],
  ['367 days', { from: '2025-10-31', to: '2026-11-01' }, 'period_too_long'],
])('%s is refused', async (_, query, code) => {
  expect(await member.browser.call(profitGet, { query })).toMatchObject({ success: false, code });
});

test('another member has lines of their own, and a visitor none', async () => {
  const other = await signUp(server);
  const { rows } = await other.browser.callOrFail(profitGet, { query: days });
  expect(rows).toEqual([]);
  const visitor = await openBrowser(server).call(profitGet, { query: days });
  expect(visitor).toMatchObject({ success: false, code: 'not_logged_in' });
});

const download = async (by: ProfitGrouping, language: 'bn' | 'en') => {
  const query = new URLSearchParams({ ...days, by }).toString();
  const headers = { language };
  return member.browser.send(`${profitDownload.path}?${query}`, { headers });
};

test('the file has the lines of the page, and no cell that begins with a minus', async () => {
  const response = await download('day', 'en');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="profit-2026-10-30-2026-11-01.csv"',
  );
  expect((await response.text()).split('\r\n')).toEqual([
    'Day,Bets,Staked,Returned,Profit,Loss,Stakes of open bets,Currency',
    '2026-11-01,2,425.07,0.00,,400.07,25.00,PLAY',
    '2026-10-31,2,10.33,7.01,,3.32,0.00,PLAY',
    '2026-10-30,2,150.01,198.03,48.02,,0.00,PLAY',
    '',
  ]);
});

test('a title that begins like a formula is text in the file', async () => {
  const change = { titleBn: '=1+1', titleEn: '+88, "x"' };
  await ctx.db.updateTable('game').set(change).where('code', '=', 'dice').execute();
  expect(await (await download('game', 'bn')).text()).toContain("\r\n'=1+1,5,");
  expect(await (await download('game', 'en')).text()).toContain('\r\n"\'+88, ""x""",5,');
});
