// Goal: each share of a ticket is sold once, a group runs only when all are taken, and every minor
// unit that members paid or won is with one of them in the end. Method: the whole server on a held
// clock; the closing is made to die on its way; after each test the books are looked at.
import { afterEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  betsGetFairness,
  betsList,
  lotteryCancelTicket,
  lotteryGroupsBuyShares,
  lotteryGroupsCancel,
  lotteryGroupsCreate,
  lotteryGroupsGet,
  lotteryGroupsList,
  lotteryGroupsListMine,
  lotteryListMyTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { computeTicketRoot } from '@khelaghor/fairness/ticket-list.ts';
import { computePartPayout } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { cancelIssue, refundIssue } from './cancel-issue.ts';
import { lotteryChecks } from './checks.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const params = { gameCode: 'k3' };
const given = 1_000_000n;

afterEach(async () => {
  const breaches = await audit(ctx.db);
  // Other games are not drawn here.
  const found = (await lotteryChecks(ctx)).filter(({ waits }) => !waits);
  if (breaches.length + found.length > 0)
    throw new Error(`the books are broken: ${JSON.stringify([breaches, found])}`);
});

const keyNow = (): string => createKey(clock);
const join = async (): Promise<TestBrowser> =>
  (await signUp(server, { balanceMinor: given })).browser;
const findBalance = async (browser: TestBrowser): Promise<bigint> =>
  BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);

/** One of the totals always comes, so this selection always wins a line. */
const everyTotal = Array.from({ length: 16 }, (_, index) => index + 3).join(',');

/** A ticket of 1,600 in ten shares of 160, of which the organiser buys one. */
async function makeGroup(changes: Partial<Parameters<typeof create>[1]> = {}) {
  const { current } = await openBrowser(server).callOrFail(lotteryGetGame, { params });
  return {
    key: keyNow(),
    issueId: current.issueId,
    play: 'sum',
    selection: everyTotal,
    stakePerLine: '10000',
    shares: 10,
    feeHundredths: 500,
    visibility: 'public' as const,
    own: { key: keyNow(), shares: 1 },
    guarantee: null,
    ...changes,
  };
}
const sharePrice = 16_000n;

type Group = {
  key: string;
  issueId: string;
  play: string;
  selection: string;
  stakePerLine: string;
  shares: number;
  feeHundredths: number;
  visibility: 'public' | 'friends';
  own: { key: string; shares: number };
  guarantee: { key: string; shares: number } | null;
};
const create = (browser: TestBrowser, body: Group) =>
  browser.call(lotteryGroupsCreate, { params, body });
const buy = (browser: TestBrowser, groupId: string, shares: number, key = keyNow()) =>
  browser.call(lotteryGroupsBuyShares, { params: { groupId }, body: { key, shares } });
const read = (groupId: string) =>
  openBrowser(server).callOrFail(lotteryGroupsGet, { params: { groupId } });

async function endSale(issueId: string): Promise<void> {
  clock.advance(60_000);
  await closeIssue(ctx, issueId);
}

async function finishIssue(issueId: string): Promise<void> {
  await drawIssue(ctx, issueId);
  await settleIssue(ctx, issueId);
}

const listMine = async (browser: TestBrowser) =>
  (await browser.callOrFail(lotteryGroupsListMine, { params, query: {} })).items;

test('a group is put up, sold, drawn, and paid by shares with the fee and the remainder', async () => {
  const [organiser, buyer, other] = [await join(), await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 4 } });
  const made = await create(organiser, body);
  expect(made).toMatchObject({
    success: true,
    value: {
      balance: String(given - 5n * sharePrice),
      group: { sold: 1, guaranteed: 4, state: 'open', isOrganiser: true, myShares: 1 },
    },
  });
  const listed = await openBrowser(server).callOrFail(lotteryGroupsList, { params, query: {} });
  expect(listed.items).toMatchObject([
    { groupId: body.key, sold: 1, record: { ran: 0, won: 0 }, sharePrice: String(sharePrice) },
  ]);
  await buy(buyer, body.key, 3);
  await buy(buyer, body.key, 2);
  await buy(other, body.key, 1);

  await endSale(body.issueId);
  // Seven are sold: of four guaranteed shares one goes back.
  expect(await read(body.key)).toMatchObject({ state: 'runs', sold: 7, guaranteed: 4 });
  expect(await findBalance(organiser)).toBe(given - 4n * sharePrice);
  await finishIssue(body.issueId);

  const group = await read(body.key);
  expect(group.state).toBe('settled');
  const payout = minor(BigInt(group.payout ?? 0));
  const terms = { stake: minor(10n * sharePrice), shares: 10, feeHundredths: 500 };
  const getPart = (shares: number, isOrganiser: boolean): bigint =>
    computePartPayout(terms, { shares, isOrganiser }, payout);
  const expected = [
    given - 4n * sharePrice + getPart(1, true) + getPart(3, false),
    given - 5n * sharePrice + getPart(5, false),
    given - sharePrice + getPart(1, false),
  ];
  expect([
    await findBalance(organiser),
    await findBalance(buyer),
    await findBalance(other),
  ]).toEqual(expected);
  const sum = expected.reduce((total, one) => total + one, 0n);
  expect(sum).toBe(3n * given - 10n * sharePrice + payout);
  const mine = await listMine(organiser);
  expect(mine).toMatchObject([{ myShares: 4, myStake: String(4n * sharePrice) }]);
  const after = await create(organiser, await makeGroup());
  expect(after).toMatchObject({ value: { group: { record: { ran: 1 } } } });
});

test('each buyer finds their shares in the list of tickets', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 9 } });
  await create(organiser, body);
  const key = keyNow();
  await buy(buyer, body.key, 6, key);
  await endSale(body.issueId);
  await finishIssue(body.issueId);
  const guaranteeKey = body.guarantee?.key ?? '';
  for (const [browser, betId, shares] of [
    [buyer, key, 6],
    [organiser, body.own.key, 1],
    [organiser, guaranteeKey, 3],
  ] as const) {
    const proof = await browser.callOrFail(betsGetFairness, { params: { betId } });
    if (proof.kind !== 'lottery' || !proof.inclusion) throw new Error('no proof');
    const { ticket, issue, inclusion } = proof;
    expect(ticket.group).toMatchObject({ groupId: body.key, shares, totalShares: 10 });
    expect(ticket.stake).toBe(String(BigInt(shares) * sharePrice));
    const root = computeTicketRoot(ticket, inclusion, issue.ticketCount ?? 0);
    expect(root).toBe(issue.ticketRoot);
  }
});

/** A visitor's browser that watches K3; `next` waits for the next notice about a group. */
async function watchGroups() {
  const { socket, next } = await openNotices(server);
  await next();
  socket.send(JSON.stringify({ type: 'watch', gameCodes: ['k3'] }));
  socket.send(JSON.stringify({ type: 'ping' }));
  await next();
  const nextGroup = async () => {
    for (;;) {
      const notice = await next();
      if (notice.type === 'lottery-group') return notice;
    }
  };
  return { socket, next: nextGroup };
}

test('a browser that watches the game hears of each sale, and of the end', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const screen = await watchGroups();
  const body = await makeGroup();
  await create(organiser, body);
  const told = { groupId: body.key, state: 'open' };
  expect(await screen.next()).toMatchObject({ group: { ...told, sold: 1 }, isNew: true });
  const key = keyNow();
  await buy(buyer, body.key, 3, key);
  // The same purchase again sells nothing, and tells nothing.
  await buy(buyer, body.key, 3, key);
  expect(await screen.next()).toMatchObject({ group: { ...told, sold: 4 }, isNew: false });
  const hidden = await makeGroup({ visibility: 'friends' });
  await create(organiser, hidden);
  // Its id is its link.
  expect(await screen.next()).toMatchObject({ gameCode: 'k3', group: null });
  await endSale(body.issueId);
  const ends = [await screen.next(), await screen.next()].map(({ group }) => group);
  expect(ends).toContain(null);
  expect(ends).toContainEqual({ groupId: body.key, sold: 4, state: 'failed' });
  screen.socket.close();
});

test('the betting record names the shares of each bet, and what they cost in the end', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 4 } });
  await create(organiser, body);
  await buy(buyer, body.key, 7);
  await endSale(body.issueId);
  const list = async (browser: TestBrowser) => {
    const { items } = await browser.callOrFail(betsList, { query: {} });
    return items.map(({ betId, detail, stake }) => ({ betId, group: detail.group, stake }));
  };
  const terms = { groupId: body.key, totalShares: 10, feeHundredths: 500 };
  const cost = (shares: number) => String(BigInt(shares) * sharePrice);
  expect((await list(organiser)).toSorted((a, b) => Number(a.stake) - Number(b.stake))).toEqual([
    { betId: body.own.key, group: { ...terms, shares: 1, role: 'organiser' }, stake: cost(1) },
    // Two of the four guaranteed shares were sold to others.
    {
      betId: body.guarantee?.key,
      group: { ...terms, shares: 2, role: 'guarantee' },
      stake: cost(2),
    },
  ]);
  expect(await list(buyer)).toMatchObject([
    { group: { ...terms, shares: 7, role: 'buyer' }, stake: cost(7) },
  ]);
});

test('of ten concurrent buyers of the last share one gets it', async () => {
  const organiser = await join();
  const body = await makeGroup({ own: { key: keyNow(), shares: 9 } });
  await create(organiser, body);
  const buyers = await Promise.all(Array.from({ length: 10 }, join));
  const replies = await Promise.all(buyers.map((buyer) => buy(buyer, body.key, 1)));
  const refused = replies.flatMap((reply) => (reply.success ? [] : [reply.code]));
  expect(refused).toEqual(Array(9).fill('shares_sold_out'));
  expect(await read(body.key)).toMatchObject({ sold: 10 });
  const balances = await Promise.all(buyers.map(findBalance));
  expect(balances.filter((balance) => balance < given)).toEqual([given - sharePrice]);
});

test('the same keys put up one group and buy once', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 2 } });
  const made = await Promise.all(Array.from({ length: 5 }, () => create(organiser, body)));
  expect(made).toEqual(Array(5).fill(made[0]));
  expect(await findBalance(organiser)).toBe(given - 3n * sharePrice);
  const key = keyNow();
  const bought = await Promise.all(Array.from({ length: 5 }, () => buy(buyer, body.key, 2, key)));
  expect(bought).toEqual(Array(5).fill(bought[0]));
  expect(await findBalance(buyer)).toBe(given - 2n * sharePrice);
  expect(await buy(buyer, body.key, 3, key)).toMatchObject({ code: 'key_reused' });
  const other = { ...body, own: { key: keyNow(), shares: 1 }, guarantee: null };
  expect(await create(buyer, other)).toMatchObject({ code: 'key_reused' });
  expect(await create(organiser, { ...body, feeHundredths: 0 })).toMatchObject({
    code: 'key_reused',
  });
  expect(await read(body.key)).toMatchObject({ sold: 3 });
});

test('a group whose shares are not all taken fails, and all stakes go back', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 4 } });
  await create(organiser, body);
  await buy(buyer, body.key, 4);
  await endSale(body.issueId);
  expect(await read(body.key)).toMatchObject({ state: 'failed', sold: 5, payout: null });
  expect(await findBalance(organiser)).toBe(given);
  expect(await findBalance(buyer)).toBe(given);
  await finishIssue(body.issueId);
  expect(await findBalance(buyer)).toBe(given);
  expect(await read(body.key)).toMatchObject({ state: 'failed' });
  const [mine] = await listMine(buyer);
  expect(mine).toMatchObject({ myShares: 0, myStake: '0', myPayout: '0' });
});

test('a group that others fill gives the whole guarantee back', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 9 } });
  await create(organiser, body);
  await buy(buyer, body.key, 9);
  await endSale(body.issueId);
  expect(await findBalance(organiser)).toBe(given - sharePrice);
  await finishIssue(body.issueId);
  expect(await listMine(organiser)).toMatchObject([{ myShares: 1, myStake: String(sharePrice) }]);
});

/** The server, which dies when it has made so many transfers. */
function dyingAfter(transfers: number): Context {
  let made = 0;
  const id = (): string => {
    made += 1;
    if (made > transfers) throw new Error('it died');
    return ctx.random.id();
  };
  return { ...ctx, random: { ...ctx.random, id } };
}

test('closing that dies on its way and is run three times at once ends the same', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const runs = await makeGroup({ guarantee: { key: keyNow(), shares: 9 } });
  const fails = await makeGroup();
  await create(organiser, runs);
  await create(organiser, fails);
  await buy(buyer, runs.key, 3);
  await buy(buyer, fails.key, 3);
  clock.advance(60_000);
  for (const transfers of [0, 1])
    await expect(closeIssue(dyingAfter(transfers), runs.issueId)).rejects.toThrow('it died');
  await Promise.all([1, 2, 3].map(() => closeIssue(ctx, runs.issueId)));
  expect(await read(runs.key)).toMatchObject({ state: 'runs' });
  expect(await read(fails.key)).toMatchObject({ state: 'failed' });
  expect(await findBalance(organiser)).toBe(given - 7n * sharePrice);
  expect(await findBalance(buyer)).toBe(given - 3n * sharePrice);
  await finishIssue(runs.issueId);
});

test('settling that dies on its way and is run three times at once pays each part once', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 3 } });
  await create(organiser, body);
  for (const shares of [1, 2, 3]) await buy(buyer, body.key, shares);
  await endSale(body.issueId);
  await drawIssue(ctx, body.issueId);
  for (const transfers of [0, 1, 3])
    await expect(settleIssue(dyingAfter(transfers), body.issueId)).rejects.toThrow('it died');
  expect(await read(body.key)).toMatchObject({ state: 'runs' });
  await Promise.all([1, 2, 3].map(() => settleIssue(ctx, body.issueId)));
  const { payout } = await read(body.key);
  const sum = (await findBalance(organiser)) + (await findBalance(buyer));
  expect(sum).toBe(2n * given - 10n * sharePrice + BigInt(payout ?? 0));
});

test.each([
  ['on sale', false],
  ['closed', true],
])('an issue that is called off when %s returns all stakes of its groups', async (_, isClosed) => {
  const [organiser, buyer] = [await join(), await join()];
  const body = await makeGroup({ guarantee: { key: keyNow(), shares: 9 } });
  await create(organiser, body);
  await buy(buyer, body.key, 3);
  if (isClosed) await endSale(body.issueId);
  await ctx.db.transaction().execute((tx) => cancelIssue(ctx, tx, body.issueId, 'It broke.'));
  await refundIssue(ctx, body.issueId);
  expect(await read(body.key)).toMatchObject({ state: 'cancelled' });
  expect(await findBalance(organiser)).toBe(given);
  expect(await findBalance(buyer)).toBe(given);
  expect(await buy(buyer, body.key, 1)).toMatchObject({ success: false });
  if (!isClosed) clock.advance(60_000);
});

test('the organiser withdraws before others buy, and not after; a buyer never', async () => {
  const [organiser, buyer] = [await join(), await join()];
  const first = await makeGroup({ guarantee: { key: keyNow(), shares: 5 } });
  await create(organiser, first);
  const cancel = (browser: TestBrowser, groupId: string) =>
    browser.call(lotteryGroupsCancel, { params: { groupId } });
  expect(await cancel(buyer, first.key)).toMatchObject({ code: 'group_unknown' });
  expect(await cancel(organiser, first.key)).toMatchObject({ value: { state: 'cancelled' } });
  expect(await cancel(organiser, first.key)).toMatchObject({ value: { state: 'cancelled' } });
  expect(await findBalance(organiser)).toBe(given);
  expect(await buy(buyer, first.key, 1)).toMatchObject({ code: 'group_closed' });

  const second = await makeGroup();
  await create(organiser, second);
  const key = keyNow();
  await buy(buyer, second.key, 1, key);
  expect(await cancel(organiser, second.key)).toMatchObject({ code: 'group_has_buyers' });
  const returned = await buyer.call(lotteryCancelTicket, { params: { ...params, betId: key } });
  expect(returned).toMatchObject({ code: 'shares_not_returnable' });
  const { items } = await buyer.callOrFail(lotteryListMyTickets, { params, query: {} });
  expect(items).toMatchObject([{ betId: key, group: { shares: 1, role: 'buyer' } }]);
  await endSale(second.issueId);
  expect(await cancel(organiser, second.key)).toMatchObject({ code: 'group_closed' });
  await finishIssue(second.issueId);
});

test.each([
  ['shares_invalid', 'shares of unequal prices', { shares: 7 }],
  ['shares_invalid', 'too few own shares', { shares: 100, own: { key: keyNow(), shares: 4 } }],
  ['shares_invalid', 'nothing left for others', { own: { key: keyNow(), shares: 10 } }],
  ['shares_invalid', 'more than all', { guarantee: { key: keyNow(), shares: 10 } }],
  ['stake_below_minimum', 'a share too cheap', { shares: 1_000, stakePerLine: '1000' }],
  ['malformed', 'a fee above 10 %', { feeHundredths: 1_001 }],
  ['malformed', 'a share of its own', { shares: 1 }],
  ['stake_above_maximum', 'a ticket too dear', { stakePerLine: '100000000' }],
  [
    'balance_too_low',
    'a guarantee too dear',
    { stakePerLine: '300000', guarantee: { key: keyNow(), shares: 3 } },
  ],
  ['play_unknown', 'no such play', { play: 'nothing' }],
])('%s: %s is not put up', async (code, _, changes) => {
  const organiser = await join();
  const own = { key: keyNow(), shares: 'shares' in changes && changes.shares === 1_000 ? 50 : 1 };
  const body = await makeGroup({ own, ...changes });
  expect(await create(organiser, body)).toMatchObject({ success: false, code });
  expect(await findBalance(organiser)).toBe(given);
});

test('groups are listed page by page, the last first, whatever time their ids have', async () => {
  const [organiser, visitor] = [await join(), openBrowser(server)];
  const keys: string[] = [];
  for (const hours of [2, 1, 3]) {
    clock.advance(1_000);
    const key = v7({ msecs: clock.now().getTime() + hours * 3_600_000 });
    keys.unshift(key);
    await create(organiser, await makeGroup({ key, play: 'big', selection: '-' }));
  }
  const readPage = (cursor?: string) =>
    visitor.callOrFail(lotteryGroupsList, { params, query: { limit: 2, cursor } });
  const first = await readPage();
  const second = await readPage(first.nextCursor ?? '');
  const listed = [...first.items, ...second.items].map(({ groupId }) => groupId);
  expect(listed.slice(0, 3)).toEqual(keys);
  const mine = await listMine(organiser);
  expect(mine.map(({ groupId }) => groupId)).toEqual(keys);
  expect(await visitor.call(lotteryGroupsList, { params, query: { cursor: 'x' } })).toMatchObject({
    code: 'malformed',
  });
});

test('a group for friends is found by its link only, and trial accounts buy nothing', async () => {
  const organiser = await join();
  const body = await makeGroup({ visibility: 'friends' });
  await create(organiser, body);
  const visitor = openBrowser(server);
  const listed = await visitor.callOrFail(lotteryGroupsList, { params, query: {} });
  expect(listed.items.map(({ groupId }) => groupId)).not.toContain(body.key);
  expect(await read(body.key)).toMatchObject({ groupId: body.key, visibility: 'friends' });
  const unknown = await visitor.call(lotteryGroupsGet, { params: { groupId: v7() } });
  expect(unknown).toMatchObject({ code: 'group_unknown' });
  expect(await buy(visitor, body.key, 1)).toMatchObject({ success: false });
  await openFreePlay(server, true);
  const trial = await startTrial(server);
  expect(await buy(trial.browser, body.key, 1)).toMatchObject({ success: false });
  expect(await read(body.key)).toMatchObject({ sold: 1 });
});

test('a member with another currency buys no shares', async () => {
  const body = await makeGroup();
  await (await join()).callOrFail(lotteryGroupsCreate, { params, body });
  await changeMoneyMode(server, 'real');
  try {
    const stranger = await join();
    expect(await buy(stranger, body.key, 1)).toMatchObject({ code: 'group_currency_differs' });
  } finally {
    await changeMoneyMode(server, 'play');
  }
});
