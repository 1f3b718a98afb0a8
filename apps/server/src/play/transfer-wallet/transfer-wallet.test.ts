// Goal: money on its way to or from a vendor's wallet is in exactly one place, whatever the vendor
// answers, or if it does not. Method: a sample vendor with set faults; both sides are added up.
import { afterEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  launchLaunchGame,
  transferWalletGetConsolidatedFunds,
  transferWalletGetBalance,
  transferWalletTransfer,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance, findAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { transferWalletJobs } from './jobs.ts';
import { setVendorOpen } from '../vendors/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));

const server = await withServer({ clock });
const vendor = await withSampleVendor(server, { wallet: 'transfer' });
afterEach(() => {
  vendor.server.fault = 'none';
});

/** The differences between the two sides: none, when each amount is in one place only. */
async function differences(): Promise<unknown[]> {
  const { db } = server.ctx;
  const account = await findAccount(db, vendorAccount('acme', 'merchant_wallet', 'PLAY'));
  const kept = account === undefined ? 0n : ((await findBalance(db, account))?.balance ?? 0n);
  const wallets = [...vendor.server.wallets.values()];
  const there = wallets.reduce((sum, { balance }) => sum + balance, 0n);
  const breaches: unknown[] = await audit(db);
  return kept * 1_000n === there ? breaches : [...breaches, { kept, there }];
}

const move = async (
  member: TestMember,
  direction: 'to_vendor' | 'from_vendor',
  amount: string,
  key = v7(),
) => {
  const body = { key, vendor: 'acme', direction, amount };
  return { key, reply: await member.browser.call(transferWalletTransfer, { body }) };
};
const state = (what: 'pending' | 'done' | 'refused') => ({ success: true, value: { state: what } });
const ours = async (member: TestMember) => {
  const reply = await member.browser.call(walletGetBalance, {});
  return reply.success ? reply.value.sumBalance : reply.code;
};
const theirs = ({ memberId }: TestMember) => vendor.server.wallets.get(memberId)?.balance ?? 0n;

/** Runs the waiting job of a transfer, as the queue does when its time has come. */
async function askAgain(transferId: string): Promise<void> {
  const job = transferWalletJobs(server.ctx)['reconcile-vendor-transfer'];
  await job?.({ transferId }, {} as never);
}

test('a transfer there and back moves once for each key', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  const { key, reply } = await move(member, 'to_vendor', '4000');
  expect(reply).toMatchObject(state('done'));
  expect((await move(member, 'to_vendor', '4000', key)).reply).toEqual(reply);
  expect([await ours(member), theirs(member)]).toEqual(['6000', 4_000_000n]);
  expect((await move(member, 'to_vendor', '4001', key)).reply).toMatchObject({
    code: 'key_reused',
  });
  const other = await signUp(server, { balanceMinor: 10_000n });
  expect((await move(other, 'to_vendor', '4000', key)).reply).toMatchObject({ code: 'key_reused' });
  expect((await move(member, 'from_vendor', '1500')).reply).toMatchObject(state('done'));
  expect([await ours(member), theirs(member)]).toEqual(['7500', 2_500_000n]);
  const shown = await member.browser.call(transferWalletGetBalance, {});
  expect(shown).toMatchObject({
    value: { wallets: [{ vendor: 'acme', wallet: 'transfer', balance: '2500', pending: [] }] },
  });
});

test('a member’s money is one sum, which says when a vendor’s part is missing', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  expect((await move(member, 'to_vendor', '4000')).reply).toMatchObject(state('done'));
  const whole = await member.browser.call(transferWalletGetConsolidatedFunds, {});
  expect(whole).toMatchObject({
    value: {
      sumBalance: '6000',
      atVendors: [{ vendor: 'acme', balance: '4000' }],
      total: '10000',
      inOtherCurrency: null,
      isWhole: true,
    },
  });
  vendor.server.fault = 'deaf';
  const part = await member.browser.call(transferWalletGetConsolidatedFunds, {});
  expect(part).toMatchObject({
    value: { atVendors: [{ balance: null }], total: '6000', isWhole: false },
  });
});

test('money in the currency of before is told beside the sum, not in it', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  const read = () => member.browser.call(transferWalletGetConsolidatedFunds, {});
  expect(await read()).toMatchObject({ value: { inOtherCurrency: null } });
  await grant(server, member.memberId, 2_500n, 'BDT');
  expect(await read()).toMatchObject({
    value: {
      currency: 'PLAY',
      total: '10000',
      inOtherCurrency: { currency: 'BDT', total: '2500' },
    },
  });
});

test('the same call many times at once moves once', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  const key = v7();
  const calls = Array.from({ length: 6 }, () => move(member, 'to_vendor', '1000', key));
  for (const { reply } of await Promise.all(calls)) expect(reply.success).toBe(true);
  expect([await ours(member), theirs(member)]).toEqual(['9000', 1_000_000n]);
});

test('a key from next year moves money in this month', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  const key = v7({ msecs: clock.now().getTime() + 365 * 86_400_000 });
  expect((await move(member, 'to_vendor', '1', key)).reply).toMatchObject(state('done'));
  const { rows } = await server.ctx.pool.query(
    "select from ledger_transfer where tableoid = 'ledger_transfer_stray'::regclass",
  );
  expect(rows).toHaveLength(0);
});

test('a lost answer leaves it pending, and the next query finds it done', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  vendor.server.fault = 'loses_answers';
  const there = await move(member, 'to_vendor', '3000');
  expect(there.reply).toMatchObject(state('pending'));
  expect([await ours(member), theirs(member)]).toEqual(['7000', 3_000_000n]);
  // The answer is still lost when the member reads the merchant wallet.
  const shown = await member.browser.call(transferWalletGetBalance, {});
  expect(shown).toMatchObject({
    value: { wallets: [{ pending: [{ transferId: there.key, state: 'pending' }] }] },
  });
  await askAgain(there.key);
  await askAgain(there.key);
  expect((await move(member, 'to_vendor', '3000', there.key)).reply).toMatchObject(state('done'));
  const back = await move(member, 'from_vendor', '500');
  expect(back.reply).toMatchObject(state('pending'));
  expect([await ours(member), theirs(member)]).toEqual(['7000', 2_500_000n]);
  await askAgain(back.key);
  expect([await ours(member), theirs(member)]).toEqual(['7500', 2_500_000n]);
});

test('an order that never arrived is sent again; a missing answer is never a failure', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  vendor.server.fault = 'deaf';
  const { key, reply } = await move(member, 'to_vendor', '2000');
  expect(reply).toMatchObject(state('pending'));
  for (let asked = 0; asked < 3; asked += 1) {
    clock.advance(5 * 60_000);
    await askAgain(key);
  }
  expect([await ours(member), theirs(member)]).toEqual(['8000', 0n]);
  // Money on its way cannot be staked or moved again.
  expect((await move(member, 'to_vendor', '8001')).reply).toMatchObject({
    code: 'balance_too_low',
  });
  vendor.server.fault = 'none';
  clock.advance(10 * 60_000);
  await askAgain(key);
  expect([await ours(member), theirs(member)]).toEqual(['8000', 2_000_000n]);
  expect((await move(member, 'to_vendor', '2000', key)).reply).toMatchObject(state('done'));
});

test('an amount that the vendor declines goes back', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  vendor.server.fault = 'declines';
  expect((await move(member, 'to_vendor', '2000')).reply).toMatchObject(state('refused'));
  vendor.server.fault = 'none';
  expect((await move(member, 'from_vendor', '2000')).reply).toMatchObject(state('refused'));
  expect([await ours(member), theirs(member)]).toEqual(['10000', 0n]);
});

test('refuses a transfer before anything is held', async () => {
  const member = await signUp(server, { balanceMinor: 10_000n });
  expect((await move(member, 'to_vendor', '10001')).reply).toMatchObject({
    code: 'balance_too_low',
  });
  const huge = await move(member, 'to_vendor', '9'.repeat(16));
  expect(huge.reply).toMatchObject({ code: 'amount_malformed' });
  const seamless = await startSampleVendor(server, { code: 'seamless' });
  try {
    for (const code of ['nobody', 'seamless']) {
      const body = { key: v7(), vendor: code, direction: 'to_vendor', amount: '5' } as const;
      const reply = await member.browser.call(transferWalletTransfer, { body });
      expect(reply).toMatchObject({ code: 'vendor_unknown' });
    }
  } finally {
    await seamless.close();
  }
  const setOpen = (open: boolean) =>
    server.ctx.db
      .transaction()
      .execute((tx) => setVendorOpen(server.ctx, tx, { vendorCode: 'acme', open }, 'system'));
  await move(member, 'to_vendor', '1000');
  await setOpen(false);
  expect((await move(member, 'to_vendor', '1000')).reply).toMatchObject({ code: 'vendor_closed' });
  expect((await move(member, 'from_vendor', '1000')).reply).toMatchObject(state('done'));
  await setOpen(true);
  const stranger = openBrowser(server);
  const body = { key: v7(), vendor: 'acme', direction: 'to_vendor', amount: '5' } as const;
  const reply = await stranger.call(transferWalletTransfer, { body });
  expect(reply).toMatchObject({ code: 'not_logged_in' });
});

test('the vendor opens its game, with a token that it can bet with', async () => {
  const seamless = await startSampleVendor(server, { code: 'opens' });
  try {
    const member = await signUp(server, { balanceMinor: 10_000n });
    const gameId = seamless.gameCode;
    const body = { gameId, launchMode: 'GLS', platform: 'html5', language: 'bn' } as const;
    const launched = await member.browser.call(launchLaunchGame, { body });
    expect(launched).toMatchObject({
      value: { content: `${seamless.server.address}/play/opens_game?session=1`, origin: 'vendor' },
    });
    const token = seamless.server.tokens.get(member.memberId);
    const answer = await seamless.ask('balance', { user: member.memberId, token });
    expect(answer).toMatchObject({ status: 'RS_OK', balance: 10_000_000 });
    const stored = await server.ctx.db.selectFrom('vendorToken').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    seamless.server.fault = 'deaf';
    const failed = await member.browser.call(launchLaunchGame, { body });
    expect(failed).toMatchObject({ code: 'vendor_unavailable' });
  } finally {
    await seamless.close();
  }
});

test('both sides agree at the end', async () => {
  expect(await differences()).toEqual([]);
});
