// Goal: play money, taka and points are kept apart, and no figure adds two of them up. Method: one
// member stakes other amounts in each; boards, overview, history, statement, limits and balances
// are read while the site plays with one currency, and again with the other.
import { beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  responsibleGamingGetRealityCheck,
  responsibleGamingGet,
  responsibleGamingSetLimit,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  overviewAdminGet,
  leaderboardsListWinners,
  walletGetBalance,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import { leaderboardsGet } from '@khelaghor/client/routes/growth.gen.ts';
import { walletListEntries, walletDownloadStatement } from '@khelaghor/client/routes/money.gen.ts';
import { inhousePlay, lotteryPlaceTickets, betsList } from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { readDatabaseTime } from '@khelaghor/testkit/database-time.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser, readValue } from '@khelaghor/testkit/test-browser.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { sumDailyScores } from '../growth/leaderboards/leaderboard.ts';
import { drawIssue, ensureIssues, settleIssue } from '../play/lottery/index.ts';
import { readStakedEver } from '../backoffice/members/store.ts';
import { checkDepositLimit } from '../account/responsible-gaming/index.ts';
import { applyWager, placeSettledBet } from '../play/bets/index.ts';
import { findWalletIn } from '../money/wallet/index.ts';

// Noon of a Wednesday in Dhaka.
const clock = createFakeClock(new Date('2026-11-25T06:00:00Z'));

const { server, operator } = await withOperator({ clock });

/** Places a bet that is settled at once, from the member's wallet in a currency. */
async function bet(
  { memberId }: TestMember,
  currency: Currency,
  {
    stake,
    payout = 0n,
    isLimited = false,
  }: { stake: bigint; payout?: bigint; isLimited?: boolean },
) {
  return placeSettledBet(
    server.ctx,
    {
      betId: createKey(clock),
      memberId,
      product: 'dice',
      gameCode: 'dice',
      roundRef: null,
      stake: minor(stake),
      payout: minor(payout),
      body: null,
      detail: {},
      wallet: await findWalletIn(server.ctx.db, memberId, currency),
      placedAt: clock.now(),
      isLimited,
    },
    [],
  );
}

/** Makes a member with all three currencies, alone on the boards. */
async function memberWithAll(): Promise<TestMember> {
  const member = await signUp(server, { balanceMinor: 100_000n });
  await grant(server, member.memberId, 50_000n, 'BDT');
  await grant(server, member.memberId, 9_000n, 'POINT');
  return member;
}

async function availableIn({ memberId }: TestMember, currency: Currency): Promise<bigint> {
  const { walletId } = await findWalletIn(server.ctx.db, memberId, currency);
  return (await findBalance(server.ctx.db, walletId))?.available ?? -1n;
}

describe('one bet in play money, one in taka, one in points', () => {
  const played = {
    PLAY: { stake: 1_000n, payout: 5_000n, balance: '104000' },
    BDT: { stake: 300n, payout: 700n, balance: '50400' },
    POINT: { stake: 20n, payout: 90n, balance: '9070' },
  } as const;
  let member: TestMember;

  beforeAll(async () => {
    await changeMoneyMode(server, 'play');
    member = await memberWithAll();
    for (const currency of ['PLAY', 'BDT', 'POINT'] as const) {
      const reply = await bet(member, currency, played[currency]);
      if (!reply.ok) throw new Error(`a bet in ${currency} was refused: ${reply.refusal}`);
    }
    await sumDailyScores(server.ctx);
  });

  test.each([
    ['play', 'PLAY'],
    ['real', 'BDT'],
    ['play', 'PLAY'],
  ] as const)('with %s money every figure is in %s alone', async (mode, currency) => {
    await changeMoneyMode(server, mode);
    const { browser } = member;
    const { stake, payout, balance } = played[currency];
    const net = String(payout - stake);
    const won = { currency, payout: String(payout) };
    expect(await browser.call(walletGetBalance, {})).toMatchObject({
      value: { sumBalance: balance, currency },
    });
    const record = await browser.callOrFail(betsList, { query: {} });
    expect(record.totals).toEqual({ stake: String(stake), payout: won.payout, net, count: 1 });
    expect(record.items.map((each) => [each.currency, each.stake])).toEqual([
      [currency, String(stake)],
    ]);
    const account = await browser.callOrFail(walletListEntries, { query: {} });
    expect(new Set(account.items.map((entry) => entry.currency))).toEqual(new Set([currency]));
    expect(account.items[0]?.balanceAfter).toBe(balance);
    expect(await browser.call(responsibleGamingGetRealityCheck, {})).toMatchObject({
      value: { staked: String(stake), net, currency },
    });
    const visitor = openBrowser(server);
    const board = await visitor.callOrFail(leaderboardsGet, { query: { period: 'day' } });
    expect(board).toMatchObject({ currency, leaders: [{ payout: won.payout, wins: 1 }] });
    const winners = await visitor.callOrFail(leaderboardsListWinners, {});
    expect(winners).toMatchObject({ currency, winners: [{ payout: won.payout }] });
    expect(winners.winners).toHaveLength(1);
    expect(await operator.call(overviewAdminGet, {})).toMatchObject({
      value: { currency, stakedToday: String(stake), paidToday: won.payout },
    });
  });

  test.each(['PLAY', 'BDT', 'POINT'] as const)(
    'the statement in %s can be read, whatever the site plays with',
    async (currency) => {
      const { browser, memberId } = member;
      const { stake, payout, balance } = played[currency];
      const record = await browser.callOrFail(betsList, { query: { currency } });
      expect(record).toMatchObject({
        currency,
        items: [{ currency, stake: String(stake), payout: String(payout) }],
        totals: { stake: String(stake), payout: String(payout), count: 1 },
      });
      const account = await browser.callOrFail(walletListEntries, { query: { currency } });
      expect(account).toMatchObject({ currency, items: [{ balanceAfter: balance }, {}, {}] });
      // The ledger writes the database's time, which no test holds.
      const nowMs = (await readDatabaseTime(server.ctx.db)).getTime();
      const from = new Date(nowMs - hourMs).toISOString();
      const to = new Date(nowMs + hourMs).toISOString();
      const query = new URLSearchParams({ from, to, currency }).toString();
      const csv = await (
        await browser.send(`${walletDownloadStatement.path}?${query}`, {
          headers: { language: 'en' },
        })
      ).text();
      expect(csv.split('\r\n').slice(1, -1)).toHaveLength(3);
      for (const line of csv.split('\r\n').slice(1, -1)) expect(line).toContain(`,${currency},`);
      expect(await readStakedEver(server.ctx.db, memberId, currency)).toBe(stake);
    },
  );

  test('the statement in a currency that the member never had is empty', async () => {
    const { browser } = await signUp(server);
    const query = { currency: 'POINT' } as const;
    expect(await browser.call(betsList, { query })).toMatchObject({
      value: { items: [], currency: 'POINT', totals: { stake: '0', count: 0 } },
    });
    expect(await browser.call(walletListEntries, { query })).toMatchObject({
      value: { items: [], nextCursor: null, currency: 'POINT' },
    });
  });
});

describe('when the site changes to another currency', () => {
  test('each member has a wallet in it, and the other one stays', async () => {
    await changeMoneyMode(server, 'play');
    const before = await signUp(server, { balanceMinor: 700n });
    await changeMoneyMode(server, 'real');
    const after = await signUp(server);
    const read = ({ browser }: TestMember) => browser.callOrFail(walletGetBalance, {});
    expect(await read(before)).toMatchObject({ sumBalance: '0', currency: 'BDT' });
    await grant(server, before.memberId, 40n, 'BDT');
    expect(await read(before)).toMatchObject({ sumBalance: '40', currency: 'BDT' });
    expect(await read(after)).toMatchObject({ sumBalance: '0', currency: 'BDT' });
    await changeMoneyMode(server, 'play');
    expect(await read(before)).toMatchObject({ sumBalance: '700', currency: 'PLAY' });
    expect(await read(after)).toMatchObject({ sumBalance: '0', currency: 'PLAY' });
    await changeMoneyMode(server, 'real');
    expect(await read(before)).toMatchObject({ sumBalance: '40', currency: 'BDT' });
  });

  test('many concurrent first reads open one wallet', async () => {
    await changeMoneyMode(server, 'play');
    const { browser, memberId } = await signUp(server, { balanceMinor: 700n });
    await changeMoneyMode(server, 'real');
    const looks = Array.from({ length: 12 }, () => browser.call(walletGetBalance, {}));
    for (const reply of await Promise.all(looks)) expect(reply).toMatchObject({ success: true });
    const { rows } = await server.ctx.db
      .selectFrom('ledgerAccount')
      .select(['kind', 'currency'])
      .where('owner', '=', `member:${memberId}`)
      .where('kind', '=', 'wallet')
      .orderBy('currency')
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows.map(({ currency }) => currency)).toEqual(['BDT', 'PLAY']);
  });

  test('an earlier ticket is settled in the currency of its purchase', async () => {
    await changeMoneyMode(server, 'play');
    const member = await memberWithAll();
    await ensureIssues(server.ctx);
    const params = { gameCode: 'k3' };
    const { current } = await member.browser.callOrFail(lotteryGetGame, { params });
    const { issueId } = current;
    // One of the two wins, whatever is drawn but a triple.
    const tickets = ['big', 'small'].map((play) => ({
      key: createKey(clock),
      play,
      selection: '-',
      stakePerLine: '1000',
    }));
    const bought = await member.browser.call(lotteryPlaceTickets, {
      params,
      body: { issueId, tickets },
    });
    expect(bought).toMatchObject({
      value: { currency: 'PLAY', tickets: [{ currency: 'PLAY' }, { currency: 'PLAY' }] },
    });
    await changeMoneyMode(server, 'real');
    clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
    await drawIssue(server.ctx, issueId);
    await settleIssue(server.ctx, issueId);
    const query = { currency: 'PLAY' } as const;
    const { totals } = await member.browser.callOrFail(betsList, { query });
    expect(totals).toMatchObject({ stake: '2000', count: 2 });
    expect(await availableIn(member, 'PLAY')).toBe(100_000n - 2_000n + BigInt(totals.payout));
    expect(await availableIn(member, 'BDT')).toBe(50_000n);
  });

  test('a vendor ends what it began, and begins nothing in the other currency', async () => {
    await changeMoneyMode(server, 'play');
    const member = await memberWithAll();
    const { memberId } = member;
    const head = { source: 'acme', requestId: null, memberId, endsRound: false } as const;
    const placed = {
      ...head,
      kind: 'bet',
      transactionId: v7(),
      body: 'bet',
      gameCode: 'dice',
      round: null,
      stake: minor(500n),
      detail: {},
      currency: 'PLAY',
    } as const;
    const first = { ok: true, balance: 99_500n, currency: 'PLAY' };
    expect(await applyWager(server.ctx, placed)).toMatchObject({ ...first, repeated: false });
    await changeMoneyMode(server, 'real');
    expect(await applyWager(server.ctx, placed)).toMatchObject({ ...first, repeated: true });
    const refused = { ok: false, refusal: 'currency_mismatch' };
    const another = { ...placed, transactionId: v7(), currency: 'PLAY' } as const;
    expect(await applyWager(server.ctx, another)).toMatchObject(refused);
    const win = (currency: string, by = memberId) =>
      applyWager(server.ctx, {
        ...head,
        memberId: by,
        kind: 'win',
        transactionId: v7(),
        body: currency,
        reference: placed.transactionId,
        amount: minor(40n),
        currency,
      });
    expect(await win('BDT')).toMatchObject(refused);
    // Another member, who never had a wallet in play money.
    const { memberId: other } = await signUp(server);
    expect(await win('BDT', other)).toMatchObject({ refusal: 'reference_mismatch' });
    expect(await win('PLAY')).toMatchObject({ ok: true, balance: 99_540n, currency: 'PLAY' });
    expect(await availableIn(member, 'BDT')).toBe(50_000n);
    const inTaka = { ...placed, transactionId: v7(), currency: 'BDT' } as const;
    expect(await applyWager(server.ctx, inTaka)).toMatchObject({ balance: 49_500n });
  });

  test('a game opened for play money stops, and continues when play money is back', async () => {
    await changeMoneyMode(server, 'play');
    const member = await memberWithAll();
    const { game, seedId } = await openDice(server, member.browser);
    const roll = () => {
      const key = createKey(clock);
      const body = { key, seedId, stake: '100', direction: 'under', chance: 5_000 } as const;
      return game.call(inhousePlay, toDiceCall(body));
    };
    expect(await roll()).toMatchObject({ value: { currency: 'PLAY' } });
    const left = await availableIn(member, 'PLAY');
    await changeMoneyMode(server, 'real');
    expect(await roll()).toMatchObject({ success: false });
    expect([await availableIn(member, 'PLAY'), await availableIn(member, 'BDT')]).toEqual([
      left,
      50_000n,
    ]);
    const real = await openDice(server, member.browser);
    expect(real.seedId).toBe(seedId);
    await changeMoneyMode(server, 'play');
    const { balance, sessionNet } = readValue(await roll());
    expect(BigInt(balance)).toBe(100_000n + BigInt(sessionNet));
  });
});

describe('limits', () => {
  const setStake = (member: TestMember, amount: string) =>
    member.browser.call(responsibleGamingSetLimit, {
      body: { kind: 'stake', period: 'day', amount, password: member.password },
    });
  const limitsOf = async ({ browser }: TestMember) =>
    (await browser.callOrFail(responsibleGamingGet, {})).limits;

  test('on stakes count the currency that they were set in', async () => {
    await changeMoneyMode(server, 'play');
    const member = await memberWithAll();
    await bet(member, 'BDT', { stake: 4_000n });
    await bet(member, 'PLAY', { stake: 600n });
    expect(await setStake(member, '1000')).toMatchObject({ success: true });
    const ofPlay = { kind: 'stake', currency: 'PLAY', amount: '1000', used: '600' };
    expect(await limitsOf(member)).toMatchObject([ofPlay]);
    await changeMoneyMode(server, 'real');
    expect(await limitsOf(member)).toEqual([]);
    expect(await bet(member, 'BDT', { stake: 5_000n, isLimited: true })).toMatchObject({
      ok: true,
    });
    expect(await setStake(member, '9500')).toMatchObject({ success: true });
    const ofTaka = { kind: 'stake', currency: 'BDT', amount: '9500', used: '9000' };
    expect(await limitsOf(member)).toMatchObject([ofTaka]);
    const beyond = { ok: false, refusal: 'limit_stake_reached' };
    expect(await bet(member, 'BDT', { stake: 501n, isLimited: true })).toMatchObject(beyond);
    expect(await bet(member, 'POINT', { stake: 8_000n, isLimited: true })).toMatchObject({
      ok: true,
    });
    await changeMoneyMode(server, 'play');
    expect(await limitsOf(member)).toMatchObject([ofPlay]);
    expect(await bet(member, 'PLAY', { stake: 401n, isLimited: true })).toMatchObject(beyond);
    expect(await bet(member, 'PLAY', { stake: 400n, isLimited: true })).toMatchObject({ ok: true });
    expect(await limitsOf(member)).toMatchObject([{ ...ofPlay, used: '1000' }]);
  });

  test('on deposits count the currency that is paid in', async () => {
    await changeMoneyMode(server, 'play');
    const { memberId, browser, password } = await memberWithAll();
    const wanted = { kind: 'deposit', period: 'day', amount: '5000', password } as const;
    expect(await browser.call(responsibleGamingSetLimit, { body: wanted })).toMatchObject({
      success: true,
    });
    const now = clock.now();
    const payIn = (currency: 'PLAY' | 'BDT', amount: bigint) =>
      server.ctx.db.transaction().execute(async (tx) => {
        const barred = await checkDepositLimit(tx, { memberId, currency, amount }, now);
        if (barred) return barred.refusal;
        const row = { memberId, currency, amountMinor: amount, state: 'requested' };
        await tx
          .insertInto('deposit')
          .values({
            ...row,
            id: v7(),
            channel: 'mobile',
            gateway: 'sandbox',
            transferId: v7(),
            createdAt: now,
            expiresAt: new Date(now.getTime() + hourMs),
          })
          .execute();
        return 'taken';
      });
    expect(await payIn('BDT', 90_000n)).toBe('taken');
    expect(await payIn('PLAY', 4_000n)).toBe('taken');
    expect(await payIn('PLAY', 1_001n)).toBe('limit_deposit_reached');
    expect(await payIn('BDT', 90_000n)).toBe('taken');
    expect(await payIn('PLAY', 1_000n)).toBe('taken');
  });
});

test('ledger invariants hold in every currency at the end', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
