// Goal: each withdrawal is decided once. Method: the real routes over a private database.
import { runMigrations } from 'graphile-worker';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildPlayGrantTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { buildWithdrawalTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { createMember } from '../../src/account/members/index.ts';
import { readBalanceValue, openWallet } from '../../src/money/wallet/index.ts';
import { claimConsole, listEventKinds, refused, startWorld } from './operator-world.ts';
import type { World } from './operator-world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test('the overview of an empty house is zero and balanced', async () => {
  const { cookie: session } = await claimConsole(world);
  const { body } = await world.call(contract.overview, { cookie: session });
  expect(body).toEqual({
    success: true,
    value: {
      members: 0,
      membersToday: 0,
      depositedToday: '0',
      withdrawnToday: '0',
      withdrawalsWaiting: 0,
      alertsOpen: 0,
      stakedToday: '0',
      paidToday: '0',
      ledgerBalanced: true,
      lastAudit: null,
      currency: 'PLAY',
    },
  });
});

type Asked = { memberId: string; withdrawalId: string };

/** A member with 1,000.00 who has requested a withdrawal of 400.00. */
async function askedForPayout(account: string): Promise<Asked> {
  const { ctx } = world;
  const [memberId, withdrawalId] = [ctx.random.id(), ctx.random.id()];
  const [holdTransferId, endTransferId] = [ctx.random.id(), ctx.random.id()];
  const at = ctx.clock.now();
  const amount = minor(40_000);
  await ctx.db.transaction().execute(async (tx) => {
    const person = { email: null, mobile: null, profileFields: {} };
    const named = {
      id: memberId,
      username: account,
      type: 0,
      passwordHash: '-',
      isMobileProven: false,
      hasPassword: true,
      language: 'bn',
      at,
    } as const;
    await createMember(tx, { ...named, ...person });
    const { walletId, holdId, currency } = await openWallet(tx, memberId, 'PLAY');
    const houseGrant = await openAccount(tx, houseAccount('house_grant', currency));
    const grant = { transferId: ctx.random.id(), grantId: memberId, houseGrant };
    const hold = { transferId: holdTransferId, withdrawalId, payoutHold: holdId };
    await post(tx, [
      ...buildPlayGrantTransfers({ ...grant, wallet: walletId, amount: minor(100_000) }),
      ...buildWithdrawalTransfers({ ...hold, wallet: walletId, amount, currency }),
    ]);
    await tx
      .insertInto('withdrawal')
      .values({
        id: withdrawalId,
        memberId,
        gateway: 'sandbox',
        amountMinor: amount,
        currency,
        walletKind: 'bkash',
        walletNumber: '01712345678',
        state: 'requested',
        holdTransferId,
        endTransferId,
        createdAt: at,
      })
      .execute();
  });
  return { memberId, withdrawalId };
}

const inState = (state: string) => ({
  success: true,
  value: expect.objectContaining({ state, resolvedBy: 'rahima' }) as unknown,
});

test('the queue shows waiting withdrawals, oldest first, with the figures of each member', async () => {
  const { cookie: session } = await claimConsole(world);
  await askedForPayout('nabila');
  world.pass(minuteMs);
  await askedForPayout('tareq');
  const read = (query: string) =>
    world.call(contract.withdrawalQueue, { cookie: session, query: `?limit=1&${query}` });
  const first = (await read('state=requested')).body as {
    value: { items: unknown[]; nextCursor: string };
  };
  const figures = { deposited: '0', withdrawn: '0', staked: '0', balance: '60000' };
  expect(first.value.items).toEqual([
    expect.objectContaining({
      account: 'nabila',
      amount: '40000',
      walletNumber: '01712345678',
      member: { ...figures, registeredAt: '2026-11-21T06:00:00.000Z' },
    }),
  ]);
  const cursor = encodeURIComponent(first.value.nextCursor);
  const second = (await read(`state=requested&cursor=${cursor}`)).body;
  expect(second).toMatchObject({ value: { items: [{ account: 'tareq' }], nextCursor: null } });
  expect((await read('state=paid')).body).toMatchObject({ value: { items: [] } });
  const { body } = await world.call(contract.overview, { cookie: session });
  expect(body).toMatchObject({ value: { withdrawalsWaiting: 2, members: 2, membersToday: 2 } });
});

test('a withdrawal that is approved cannot be rejected', async () => {
  await runMigrations({ pgPool: world.ctx.pool });
  const { cookie: session } = await claimConsole(world);
  const { memberId, withdrawalId } = await askedForPayout('nabila');
  const options = { cookie: session, id: withdrawalId };
  const approved = await world.call(contract.approveWithdrawal, options);
  expect(approved.body).toEqual(inState('approved'));
  const body = { reason: 'The wallet cannot receive money.' };
  const rejected = await world.call(contract.rejectWithdrawal, { ...options, body });
  expect(rejected.body).toEqual(refused('state_changed'));
  const balance = await readBalanceValue(world.ctx.db, memberId);
  expect(balance).toMatchObject({ sumBalance: '60000', onHold: '40000' });
  expect(await listEventKinds(world)).toEqual(['operator.claimed', 'withdrawal.approved']);
});

test('a rejected withdrawal gives the money back, and says why', async () => {
  const { cookie: session } = await claimConsole(world);
  const { memberId, withdrawalId } = await askedForPayout('nabila');
  const options = { cookie: session, id: withdrawalId };
  const body = { reason: 'The wallet cannot receive money.' };
  const rejected = await world.call(contract.rejectWithdrawal, { ...options, body });
  expect(rejected.body).toEqual(inState('rejected'));
  expect(rejected.body).toMatchObject({ value: { reason: body.reason } });
  const balance = await readBalanceValue(world.ctx.db, memberId);
  expect(balance).toMatchObject({ sumBalance: '100000', onHold: '0' });
  const again = await world.call(contract.approveWithdrawal, options);
  expect(again.body).toEqual(refused('state_changed'));
  expect(await listEventKinds(world)).toEqual(['operator.claimed', 'withdrawal.rejected']);
});

test('an unknown withdrawal is refused', async () => {
  const { cookie: session } = await claimConsole(world);
  const answered = await world.call(contract.approveWithdrawal, { cookie: session });
  expect(answered.body).toEqual(refused('payment_unknown'));
});
