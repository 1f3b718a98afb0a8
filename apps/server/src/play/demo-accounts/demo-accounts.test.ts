// Goal: a demo account plays like any member, with demo money, and reaches no call that needs an
// account of one's own; after a day all of it is closed. Method: the site's calls.
import { v7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import {
  overviewAdminGet,
  memberGet,
  walletGetBalance,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  demoAccountsStart,
  inhousePlay,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { trialMoneyText, trialType } from '@khelaghor/contract/lib/roles.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance, findAccount } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { freePlayBody, openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import type { TestTrial } from '@khelaghor/testkit/test-demo.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

import { drawIssue, ensureIssues, settleIssue } from '../lottery/index.ts';

import { findWallet } from '../../money/wallet/index.ts';
import { endTrials } from './end-demos.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));

const server = await withServer({
  clock,
  logLevel: 'silent',
});
beforeEach(() => openFreePlay(server, true));

type Body = Awaited<ReturnType<typeof freePlayBody>>;

/** Asks for a demo account, with the given wrong fields. */
async function ask(browser: TestBrowser, wrong: object = {}) {
  const body = { ...(await freePlayBody(server)), ...wrong } as Body;
  return browser.call(demoAccountsStart, { body });
}

async function trialOfHouse(): Promise<bigint> {
  const account = await findAccount(server.ctx.db, houseAccount('house_grant', 'TRIAL'));
  return account === undefined ? 0n : ((await findBalance(server.ctx.db, account))?.balance ?? 0n);
}

test('demo mode is closed until an operator opens it', async () => {
  await openFreePlay(server, false);
  expect(await ask(openBrowser(server))).toMatchObject({ code: 'free_play_closed' });
});

test('a call without the age or with a short random text is malformed', async () => {
  const browser = openBrowser(server);
  for (const wrong of [{ ageConfirmed: false }, { random: 'short' }, { platform: 'X' }])
    expect(await ask(browser, wrong)).toMatchObject({ code: 'malformed' });
});

test('one bot check opens one demo account', async () => {
  const browser = openBrowser(server);
  const humanProof = await solveHumanCheck(browser, 'free-play');
  expect(await ask(browser, { humanProof })).toMatchObject({ success: true });
  expect(await ask(browser, { humanProof })).toMatchObject({ code: 'human_check_failed' });
});

test('a demo account has demo money and plays dice with it', async () => {
  const before = await trialOfHouse();
  const { browser, type } = await startTrial(server);
  expect(type).toBe(trialType);
  const balance = await browser.call(walletGetBalance, {});
  expect(balance).toMatchObject({ value: { sumBalance: trialMoneyText, currency: 'TRIAL' } });
  expect((await trialOfHouse()) - before).toBe(-BigInt(trialMoneyText));
  const { game, seedId } = await openDice(server, browser);
  const body = { key: createKey(clock), stake: '500', chance: 5_000, seedId };
  const rolled = await game.callOrFail(inhousePlay, toDiceCall({ ...body, direction: 'under' }));
  const expected = BigInt(trialMoneyText) - 500n + BigInt(rolled.round.payout);
  expect(await browser.call(walletGetBalance, {})).toMatchObject({
    value: { sumBalance: String(expected) },
  });
  expect(await audit(server.ctx.db)).toEqual([]);
});

const forMembers = contractRoutes.filter(
  (route: RouteShape) => route.caller === 'member' && route.allowsDemo !== true,
);

describe('calls that need an account of one’s own', () => {
  let trial: TestTrial;
  beforeAll(async () => {
    await openFreePlay(server, true);
    trial = await startTrial(server);
  });

  test('are most of the calls of members', () => {
    expect(forMembers.length).toBeGreaterThan(15);
  });

  test.each(forMembers.map((route) => [route.id, route] as const))(
    '%s refuses a demo account',
    async (_id, route) => {
      const path = route.path
        .replace(':currency', 'PLAY')
        .replace(':epoch', '1')
        .replaceAll(/:\w+/gu, v7());
      const reply = await trial.browser.send(path, {
        method: route.method,
        headers: {
          'x-khelaghor': '1',
          origin: server.config.origins.site,
          'content-type': 'application/json',
          language: 'en',
        },
        ...(route.method !== 'GET' && { body: '{}' }),
      });
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ code: 'in_need_true_account' });
    },
  );
});

test('a demo account has no password login, and its name cannot be registered', async () => {
  const { account } = await startTrial(server);
  const stranger = openBrowser(server);
  const humanProof = await solveHumanCheck(stranger, 'login');
  const body = { type: 'username', username: account, password: 'trial', humanProof } as const;
  expect(await stranger.call(sessionLogin, { body })).toMatchObject({ code: 'credentials_wrong' });
  await expect(signUp(server, { account })).rejects.toThrow('field_pattern');
});

test('stakes of demo accounts are in no figure of the overview', async () => {
  const { browser } = await startTrial(server);
  const console = await openConsole(server);
  const before = await console.call(overviewAdminGet, {});
  const { game, seedId } = await openDice(server, browser);
  const body = { key: createKey(clock), stake: '500', chance: 9_500, seedId };
  expect(await game.call(inhousePlay, toDiceCall({ ...body, direction: 'under' }))).toMatchObject({
    success: true,
  });
  await startTrial(server);
  expect(before).toMatchObject({ success: true });
  expect(await console.call(overviewAdminGet, {})).toEqual(before);
});

test('a demo account ends after a day: money back, session ended, ledger sound', async () => {
  const { ctx } = server;
  const { browser, memberId } = await startTrial(server);
  await ensureIssues(ctx);
  const game = await browser.callOrFail(lotteryGetGame, { params: { gameCode: 'k3' } });
  const { issueId, drawsAt } = game.current;
  const key = createKey(clock);
  const ticket = { key, play: 'big', selection: '-', stakePerLine: '1000' };
  const params = { gameCode: 'k3' };
  const bought = await browser.call(lotteryPlaceTickets, {
    params,
    body: { issueId, tickets: [ticket] },
  });
  expect(bought).toMatchObject({ success: true });
  expect(await endTrials(ctx)).toBe(0);

  clock.advance(dayMs + 1);
  // With a stake still in escrow the account and its money stay.
  await endTrials(ctx);
  const { walletId, escrowId } = await findWallet(ctx.db, memberId);
  expect((await findBalance(ctx.db, escrowId))?.balance).toBe(1_000n);
  const closedAt = () =>
    ctx.db.selectFrom('member').select('closedAt').where('id', '=', memberId).executeTakeFirst();
  expect(await closedAt()).toEqual({ closedAt: null });

  expect(clock.now().getTime()).toBeGreaterThan(Date.parse(drawsAt));
  await drawIssue(ctx, issueId);
  await settleIssue(ctx, issueId);
  expect(await endTrials(ctx)).toBeGreaterThan(0);
  expect((await findBalance(ctx.db, walletId))?.balance).toBe(0n);
  expect(await closedAt()).not.toEqual({ closedAt: null });
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  expect(await endTrials(ctx)).toBe(0);
  expect(await audit(ctx.db)).toEqual([]);
});

test('a stake at the moment of the end is posted before it or refused', async () => {
  const { ctx } = server;
  const trials = await Promise.all([1, 2, 3, 4].map(() => startTrial(server)));
  const played = await Promise.all(
    trials.map(async ({ browser, memberId }) => ({
      memberId,
      ...(await openDice(server, browser)),
    })),
  );
  const msecs = clock.now().getTime();
  // The demo accounts have reached their age while their games are open.
  await ctx.db
    .updateTable('member')
    .set({ createdAt: new Date(msecs - 2 * dayMs) })
    .where(
      'id',
      'in',
      trials.map(({ memberId }) => memberId),
    )
    .execute();
  const rolls = played.flatMap(({ game, seedId }) =>
    Array.from({ length: 5 }, () =>
      game.call(
        inhousePlay,
        toDiceCall({
          key: v7({ msecs }),
          stake: '100',
          chance: 5_000,
          seedId,
          direction: 'under',
        }),
      ),
    ),
  );
  await Promise.all([...rolls, endTrials(ctx), endTrials(ctx)]);
  await endTrials(ctx);
  for (const { memberId } of trials) {
    const { walletId } = await findWallet(ctx.db, memberId);
    expect((await findBalance(ctx.db, walletId))?.balance).toBe(0n);
  }
  expect(await audit(ctx.db)).toEqual([]);
});
