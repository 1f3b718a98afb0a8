// Goal: each lottery of the house is sold, drawn, settled and proven as its plays say. Method: a
// member buys a ticket by chance on many plays of each; what the proof recomputes was paid.
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import {
  drawResult,
  lotteryRows,
  pickByChance,
  settleTicket,
} from '@khelaghor/engine-lottery/public.ts';
import { animals, getOwner } from '@khelaghor/engine-lottery/families/hk6/lunar-years.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { getFamily } from './game-config.ts';
import { proveLotteryBet } from './lottery-fairness.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock });

const advanceTo = (time: string) => clock.advance(Date.parse(time) - clock.now().getTime());

/** As many as one call may buy. */
const ticketsMax = 20;

test.each(lotteryRows.map(({ code }) => code))(
  '%s is sold, drawn, settled and proven',
  async (gameCode) => {
    const params = { gameCode };
    const { browser, memberId } = await signUp(server, { balanceMinor: 1_000_000n });
    const open = () => browser.callOrFail(lotteryGetGame, { params });
    let { current } = await open();
    if (Date.parse(current.closesAt) <= clock.now().getTime()) {
      advanceTo(current.drawsAt);
      ({ current } = await open());
    }
    const family = getFamily(gameCode, new Date(current.drawsAt));
    const stream = createFairStream({
      serverSeed: new Uint8Array(32).fill(3),
      clientSeed: gameCode,
      nonce: 0,
      scope: 'test/1',
    });
    const plays = [...family.plays.values()];
    const each = Math.ceil(plays.length / ticketsMax);
    const tickets = plays
      .filter((_, index) => index % each === 0)
      .map(({ code, shape, stakeUnit = 100n }) => ({
        key: createKey(clock),
        play: code,
        selection: pickByChance(shape, stream),
        stakePerLine: String(stakeUnit),
      }));
    const { issueId } = current;
    const bought = await browser.call(lotteryPlaceTickets, { params, body: { issueId, tickets } });
    expect(bought).toMatchObject({ success: true });

    advanceTo(current.drawsAt);
    await closeIssue(server.ctx, issueId);
    expect(await drawIssue(server.ctx, issueId)).toBe(true);
    await settleIssue(server.ctx, issueId);

    for (const { key } of tickets) {
      const proof = await server.ctx.db
        .transaction()
        .execute((tx) => proveLotteryBet(server.ctx, tx, memberId, key));
      if (proof?.kind !== 'lottery') throw new Error('not the proof of a lottery');
      const { ticket } = proof;
      const { issue, scope, clientSeed, nonce } = proof;
      const seed = parseSeed(issue.serverSeed ?? '');
      if (!seed.ok || clientSeed === null) throw new Error('not drawn');
      const inputs = { serverSeed: seed.value, clientSeed, nonce, scope };
      const result = drawResult(family, createFairStream(inputs));
      expect(result).toEqual(issue.result);
      const { play, selection, series } = ticket;
      const stakePerLine = minor(BigInt(ticket.stakePerLine));
      const settled = settleTicket(family, { play, selection, series, stakePerLine }, result);
      expect([play, String(settled.payout)]).toEqual([play, ticket.payout]);
      expect(BigInt(ticket.stake)).toBe(stakePerLine * BigInt(ticket.lineCount));
    }
  },
);

test('an HK6 ticket follows the lunar year of its draw, not of its sale', async () => {
  const params = { gameCode: 'hk6' };
  // The year of the goat begins on 6 February, the Saturday of the next draw.
  advanceTo('2027-02-05T06:00:00Z');
  const { browser, memberId } = await signUp(server, { balanceMinor: 1_000_000n });
  const { current } = await browser.callOrFail(lotteryGetGame, { params });
  expect(current.issueNumber).toBe('20270206-0001');
  const key = createKey(clock);
  const selection = animals.join(',');
  const tickets = [{ key, play: 'special_zodiac', selection, stakePerLine: '100' }];
  const { issueId } = current;
  const unknown = { issueId: v7(), tickets };
  expect(await browser.call(lotteryPlaceTickets, { params, body: unknown })).toMatchObject({
    code: 'issue_unknown',
  });
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
  advanceTo(current.drawsAt);
  await closeIssue(server.ctx, issueId);
  await drawIssue(server.ctx, issueId);
  await settleIssue(server.ctx, issueId);
  const proof = await server.ctx.db
    .transaction()
    .execute((tx) => proveLotteryBet(server.ctx, tx, memberId, key));
  if (proof?.kind !== 'lottery') throw new Error('not the proof of a lottery');
  const special = proof.issue.result?.at(-1) ?? 0;
  const owner = getOwner('goat', special);
  expect(owner).not.toBe(getOwner('horse', special));
  expect(proof.ticket.won?.map(({ priced }) => priced)).toEqual([owner]);
  const price = owner === 'goat' ? (49n * 95n) / 5n : (49n * 95n) / 4n;
  expect(proof.ticket.payout).toBe(String(price));
});

test('the books agree after all of them', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
