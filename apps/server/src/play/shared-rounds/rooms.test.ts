// Goal: a room tells every page in it what happens, four times a second at most, and nothing that
// is secret; it lets in only pages with a ticket. Method: sockets to the games' listener; the test
// takes the rounds over from the room's own process, and moves them by hand.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sharedCreateTicket } from '@khelaghor/client/routes/play.gen.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import type { CrashPlayer } from '@khelaghor/testkit/open-crash.ts';
import { enterRoom } from '@khelaghor/testkit/enter-room.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { moveRoundOn } from './advance-round.ts';
import { openServerSeed } from './chain.ts';
import { endLease, takeLease } from './lease.ts';
import { findOpenRound } from './store.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const params = { game: 'crash' };

const getTicket = async (player: CrashPlayer): Promise<string> =>
  (await player.game.callOrFail(sharedCreateTicket, { params, body: {} })).ticket;

type Over = Parameters<typeof enterRoom>[2];
const enter = (ticket: string, over: Over = {}) => enterRoom(server, ticket, over);

test('a room is entered with a fresh ticket of its game, from its own page', async () => {
  const player = await openCrash(server, 1_000n);
  const ticket = await getTicket(player);
  const closed = async (ticket: string, over: Over = {}): Promise<number> => {
    const [code] = (await once(enter(ticket, over).socket, 'close')) as [number];
    return code;
  };
  expect(await closed('')).toBe(1008);
  expect(await closed(`${ticket}0`)).toBe(1008);
  expect(await closed(ticket.replace('crash', 'mines'))).toBe(1008);
  expect(await closed(ticket, { game: 'mines' })).toBe(1008);
  expect(await closed(ticket, { origin: 'https://evil.example' })).toBe(1008);
  clock.advance(30_000);
  expect(await closed(ticket)).toBe(1008);
  // No page was let in: no round was opened.
  expect(await findOpenRound(ctx.db, 'crash')).toBeUndefined();
});

/** Takes the lease of Crash, and moves its rounds by hand from then on. */
async function takeOver() {
  const holder = ctx.random.id();
  const take = async () => {
    const lease = await takeLease(ctx, { gameCode: 'crash', holder });
    if (!lease) throw new Error('no lease');
    return lease;
  };
  const lease = await take();
  const advance = async () => moveRoundOn(ctx, crashEngine, await take(), { mayOpen: false });
  return { lease, advance };
}

test('the first page starts the rounds, and all pages are told of phases, bets and cash-outs', async () => {
  const [one, two] = [await openCrash(server, 100_000n), await openCrash(server, 100_000n)];
  const page = enter(await getTicket(one));
  expect((await page.next('round')).round).toBeNull();
  const opened = (await page.next('round')).round;
  expect(opened).toMatchObject({ phase: 'betting', number: 1, serverSeed: null });

  // From here on the test runs the rounds: the room's process cannot have the lease.
  clock.advance(5_500);
  const { lease, advance } = await takeOver();
  const late = enter(await getTicket(two));
  expect((await late.next('round')).round).toMatchObject({ number: 1, phase: 'betting' });

  const bet = await one.betOrFail(1, { stake: '5000' });
  await two.betOrFail(1, { stake: '700', choice: { auto: 101 } });
  let { table } = await page.next('table');
  while (table.count < 2) ({ table } = await page.next('table'));
  expect(table).toMatchObject({
    round: 1,
    cashedOut: 0,
    sums: [{ currency: 'PLAY', stake: '5700' }],
  });
  let { largest } = await page.next('largest');
  while (largest.bets.length < 2) ({ largest } = await page.next('largest'));
  expect(largest).toMatchObject({
    round: 1,
    bets: [
      { stake: '5000', cashedOut: null },
      { stake: '700', cashedOut: null },
    ],
  });
  expect(largest.bets[0]?.name).toContain('*');
  expect(JSON.stringify([table, largest])).not.toContain(one.memberId);

  const round = await findOpenRound(ctx.db, 'crash');
  if (!round) throw new Error('no round');
  const secret = (await openServerSeed(ctx, ctx.db, round)).toString('hex');
  clock.set(round.closesAt);
  await advance();
  expect((await page.next('round')).round).toMatchObject({ phase: 'closed' });
  await advance();
  const started = await page.next('round');
  expect(started.round).toMatchObject({ phase: 'running', serverSeed: null, crashPoint: null });
  expect(JSON.stringify(started)).not.toContain(secret);
  expect((await late.next('round')).round?.phase).toBe('closed');

  clock.set(new Date(Date.parse(started.round?.startsAt ?? '') + 100));
  page.socket.send('ping');
  expect(await page.next('pong')).toMatchObject({ now: clock.now().toISOString() });
  clock.advance(200_000);
  await advance();
  const ended = (await page.next('round')).round;
  expect(ended).toMatchObject({ phase: 'ended', serverSeed: secret });
  // Of the auto cash-outs those count that the round reached.
  const reached = Number(ended?.crashPoint?.replace('.', '')) >= 101;
  // The clock jumped: until the room hears of the end, the round seems to go on. The last table
  // is shown when the bets are settled.
  await advance();
  let last = (await page.next('table')).table;
  while (last.cashedOut !== (reached ? 1 : 0)) last = (await page.next('table')).table;
  expect(await page.next('settled')).toMatchObject({ number: 1 });
  expect((await one.state()).rounds).toMatchObject([{ betId: bet.betId }]);
  await endLease(ctx, lease);

  // A page that floods is cut; what it says is not answered.
  page.socket.send('x'.repeat(300));
  const [code] = (await once(page.socket, 'close')) as [number];
  expect(code).toBe(1009);
  late.socket.close();
});
