// Goal: operators see what an issue took in and may have to pay; without an operator's session
// nothing of it is answered. Method: the whole server on a held clock.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryAdminBlockNumbers,
  lotteryCallOffsCallOff,
  lotteryAdminGet,
  lotteryAdminGetExposure,
  lotteryAdminGetIssue,
  lotteryAdminList,
  lotteryAdminListGroups,
  lotteryAdminListIssues,
  lotteryAdminRequestBlocks,
  lotteryAdminRequestTerms,
  lotteryGroupsBuyShares,
  lotteryGroupsCreate,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import type { AdminGroup } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

// Late in the evening of the 21st in Dhaka.
const clock = createFakeClock(new Date('2026-11-21T17:58:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const params = { gameCode: 'k3' };
const openGame = () => visitor.callOrFail(lotteryGetGame, { params });
const findIssue = (issueId: string) =>
  operator.callOrFail(lotteryAdminGetIssue, { params: { ...params, issueId } });
const callOff = (issueId: string, reason = 'The machine failed') =>
  operator.call(lotteryCallOffsCallOff, { params: { ...params, issueId }, body: { reason } });

async function buy(browser: TestBrowser, issueId: string, play: string, selection: string) {
  const key = createKey(clock);
  const tickets = [{ key, play, selection, stakePerLine: '1000' }];
  return browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
}

const everyTotal = Array.from({ length: 16 }, (_, index) => index + 3).join(',');

test('the list has every lottery with its series and what its running issue took in', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame();
  await buy(browser, current.issueId, 'big', '-');
  await buy(browser, current.issueId, 'sum', '3,4');
  const { lotteries } = await operator.callOrFail(lotteryAdminList, {});
  expect(lotteries.map(({ gameCode }) => gameCode)).toEqual(lotteryRows.map(({ code }) => code));
  expect(lotteries[0]).toMatchObject({
    gameCode: 'k3',
    family: 'k3',
    series: 1_960,
    state: 'open',
    current: {
      issueId: current.issueId,
      sums: [{ currency: 'PLAY', tickets: 2, stake: '3000', paid: '0' }],
    },
  });
});

test('the exposure of the running issue is that of its tickets, play by play', async () => {
  const exposure = await operator.callOrFail(lotteryAdminGetExposure, { params });
  expect(exposure).toMatchObject({
    isPartial: false,
    currencies: [
      {
        currency: 'PLAY',
        plays: [
          { play: 'sum', tickets: 1, stake: '2000', largest: '211680' },
          { play: 'big', tickets: 1, stake: '1000', largest: '2016' },
          { play: 'triple_named', tickets: 0, stake: '0', largest: '0' },
          { play: 'pair_exact', tickets: 0, stake: '0', largest: '0' },
        ],
      },
    ],
  });
  // The sums 3 and 4 are 1+1+1 and 1+1+2: they are counted where these are named.
  const lines = exposure.currencies[0]?.plays.map(({ play, lines: counted }) => [play, counted]);
  const line = (name: string, largest: string) => [
    { name: { bn: name, en: name }, stake: '1000', largest },
  ];
  expect(lines).toEqual([
    ['sum', []],
    ['big', []],
    ['triple_named', line('1', '211680')],
    ['pair_exact', line('1+1+2', '70560')],
  ]);
});

test('issues are listed by state and by their day, a settled one with what it paid', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const { current } = await openGame();
  clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
  const { current: late } = await openGame();
  const sold = await buy(browser, late.issueId, 'sum', everyTotal);
  clock.set(new Date(Date.parse(late.drawsAt) + 1_000));
  await closeIssue(ctx, late.issueId);
  await drawIssue(ctx, late.issueId);
  await settleIssue(ctx, late.issueId);
  const balance = BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);
  const paid = String(balance - BigInt(sold.balance));
  const list = async (query: Record<string, unknown>) => {
    const page = await operator.callOrFail(lotteryAdminListIssues, { params, query });
    return page.items.map(({ issueNumber }) => issueNumber);
  };
  const settled = await operator.callOrFail(lotteryAdminListIssues, {
    params,
    query: { state: 'settled' },
  });
  expect(settled.items).toMatchObject([
    { issueId: late.issueId, sums: [{ tickets: 1, stake: '16000', paid }] },
  ]);
  // Drawn at the first moment of the 22nd.
  expect(late.issueNumber).toBe('20261121-1440');
  expect(await list({ day: '2026-11-21' })).toContain(late.issueNumber);
  expect(await list({ day: '2026-11-22' })).not.toContain(late.issueNumber);
  expect(await list({ day: '2026-11-22', state: 'settled' })).toEqual([]);
  const first = await operator.callOrFail(lotteryAdminListIssues, { params, query: { limit: 1 } });
  const cursor = first.nextCursor ?? '';
  expect(await list({ limit: 1, cursor })).not.toContain(first.items[0]?.issueNumber);
});

test('a drawn issue, one of another game, and a short reason are refused', async () => {
  const drawn = await operator.callOrFail(lotteryAdminListIssues, {
    params,
    query: { state: 'settled' },
  });
  const issueId = drawn.items[0]?.issueId ?? '';
  expect(await callOff(issueId)).toMatchObject({ code: 'issue_drawn' });
  const { current } = await openGame();
  expect(await callOff(current.issueId, 'no')).toMatchObject({ code: 'malformed' });
  const elsewhere = { gameCode: 'ssc1', issueId: current.issueId };
  expect(
    await operator.call(lotteryCallOffsCallOff, { params: elsewhere, body: { reason: 'Wrong' } }),
  ).toMatchObject({ code: 'issue_unknown' });
  expect(await operator.call(lotteryAdminGetIssue, { params: elsewhere })).toMatchObject({
    code: 'issue_unknown',
  });
  expect(await operator.call(lotteryAdminGet, { params: { gameCode: 'dice' } })).toMatchObject({
    code: 'game_unknown',
  });
});

test('the groups of an issue are listed page by page, those for friends with them', async () => {
  const organiser = await signUp(server, { balanceMinor: 100_000n });
  const buyer = await signUp(server, { balanceMinor: 100_000n });
  const { issueId } = (await openGame()).current;
  const newKey = () => createKey(clock);
  const putUp = async (visibility: 'public' | 'friends', guaranteed: number): Promise<string> => {
    clock.advance(1_000);
    const key = newKey();
    const body = {
      key,
      issueId,
      play: 'sum',
      selection: '3,4',
      stakePerLine: '5000',
      shares: 10,
      feeHundredths: 250,
      visibility,
      own: { key: newKey(), shares: 1 },
      guarantee: guaranteed === 0 ? null : { key: newKey(), shares: guaranteed },
    };
    await organiser.browser.callOrFail(lotteryGroupsCreate, { params, body });
    return key;
  };
  const groupId = await putUp('public', 4);
  const hiddenId = await putUp('friends', 0);
  const bought = { key: newKey(), shares: 3 };
  await buyer.browser.callOrFail(lotteryGroupsBuyShares, { params: { groupId }, body: bought });
  const list = (query: Record<string, unknown>) =>
    operator.callOrFail(lotteryAdminListGroups, { params: { ...params, issueId }, query });
  const first = await list({ limit: 1 });
  expect(first.items).toMatchObject([{ groupId: hiddenId, visibility: 'friends', members: 1 }]);
  const second = await list({ limit: 1, cursor: first.nextCursor });
  expect(second).toMatchObject({
    items: [
      {
        groupId,
        account: organiser.account,
        betOn: { en: 'Sum 3, 4', bn: 'যোগফল 3, 4' },
        selection: '3,4',
        stake: '10000',
        sharePrice: '1000',
        sold: 4,
        guaranteed: 4,
        members: 2,
        state: 'open',
        payout: null,
      },
    ],
    nextCursor: null,
  });
  expect(await findIssue(issueId)).toMatchObject({ groups: 2 });
  const wrong = { params: { gameCode: 'ssc1', issueId }, query: {} };
  expect(await operator.call(lotteryAdminListGroups, wrong)).toMatchObject({
    code: 'issue_unknown',
  });
});

test('groups of one moment are listed once each, and sum up to the stakes of the issue', async () => {
  clock.set(new Date(Date.parse((await openGame()).current.drawsAt) + 1_000));
  const { issueId } = (await openGame()).current;
  // All at one moment of the held clock, so that only their ids put them in order.
  const newKey = () => createKey(clock);
  const putUp = async ({ browser }: TestMember, index: number): Promise<void> => {
    const shares = 5 + (index % 7);
    const guaranteed = index % 3;
    const body = {
      key: newKey(),
      issueId,
      play: 'sum',
      selection: '3,4',
      stakePerLine: String(shares * 500),
      shares,
      feeHundredths: 0,
      visibility: index % 4 === 0 ? ('friends' as const) : ('public' as const),
      own: { key: newKey(), shares: 1 + (index % 2) },
      guarantee: guaranteed === 0 ? null : { key: newKey(), shares: guaranteed },
    };
    await browser.callOrFail(lotteryGroupsCreate, { params, body });
  };
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const organiser = await signUp(server, { balanceMinor: 10_000_000n });
      for (let index = 0; index < 10; index += 1) await putUp(organiser, index);
    }),
  );
  const pages: AdminGroup[][] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = { limit: 6, ...(cursor !== null && { cursor }) };
    const page = await operator.callOrFail(lotteryAdminListGroups, {
      params: { ...params, issueId },
      query,
    });
    pages.push(page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const groups = pages.flat();
  expect(pages.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6, 4]);
  const ids = groups.map(({ groupId }) => groupId);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  const staked = groups.map(
    ({ sold, guaranteed, sharePrice }) => BigInt(sold + guaranteed) * BigInt(sharePrice),
  );
  const bets = groups.map(({ guaranteed }) => (guaranteed > 0 ? 2 : 1));
  expect(await findIssue(issueId)).toMatchObject({
    groups: 40,
    sums: [
      {
        currency: 'PLAY',
        tickets: bets.reduce((sum, count) => sum + count, 0),
        stake: String(staked.reduce((sum, stake) => sum + stake, 0n)),
      },
    ],
  });
});

test('nothing is shown or changed without an operator’s session', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const { current } = await openGame();
  const issue = { params: { ...params, issueId: current.issueId } };
  const { seriesDefault: _, ...terms } = (await operator.callOrFail(lotteryAdminGet, { params }))
    .terms;
  const numbers = { play: 'sum', numbers: ['3'], lastIssue: null };
  const asked = { key: v7(), reason: 'No reason' };
  const change = { kind: 'unblock', blockId: current.issueId } as const;
  const replies = [
    await stranger.call(lotteryAdminList, {}),
    await stranger.call(lotteryAdminGet, { params }),
    await stranger.call(lotteryAdminRequestTerms, { params, body: { ...terms, ...asked } }),
    await stranger.call(lotteryAdminBlockNumbers, { params, body: numbers }),
    await stranger.call(lotteryAdminRequestBlocks, { params, body: { ...asked, change } }),
    await stranger.call(lotteryAdminListIssues, { params, query: {} }),
    await stranger.call(lotteryAdminGetIssue, issue),
    await stranger.call(lotteryAdminListGroups, { ...issue, query: {} }),
    await stranger.call(lotteryCallOffsCallOff, { ...issue, body: { reason: 'No reason' } }),
    await stranger.call(lotteryAdminGetExposure, { params }),
  ];
  expect(replies.map((reply) => (reply.success ? 'success' : reply.code))).toEqual(
    replies.map(() => 'not_logged_in'),
  );
});
