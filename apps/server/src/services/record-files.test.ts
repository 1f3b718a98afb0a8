// Goal: the files of a member's records hold their own rows only, and their sums are the ledger's.
// Method: payments, payouts, bets and transfers over HTTP, then the files beside the transfers.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  depositsCreate,
  depositsDownloadFile,
  withdrawalsCreate,
  withdrawalsDownloadFile,
} from '@khelaghor/client/routes/money.gen.ts';
import {
  betsDownloadFile,
  inhousePlay,
  transferWalletDownloadFile,
  transferWalletList,
  transferWalletTransfer,
} from '@khelaghor/client/routes/play.gen.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withSampleVendor, withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { reconcileDeposit } from '../money/deposits/reconcile-deposit.ts';
import { executePayout } from '../money/withdrawals/execute-payout.ts';
import { approveWithdrawal, rejectWithdrawal } from '../money/withdrawals/index.ts';

const server = await withServer();
await withSampleVendor(server, { wallet: 'transfer' });
auditAfterAll(server);
const member = await signUp(server, { balanceMinor: 200_000n });
const other = await signUp(server);
const { ctx } = server;

async function pay(amount: string, choice: 'pay' | 'cancel'): Promise<void> {
  const body = { key: v7(), channel: 'mobile', amount };
  const { deposit, redirectAddress } = await member.browser.callOrFail(depositsCreate, { body });
  const paymentId = new URL(redirectAddress).searchParams.get('paymentId') ?? '';
  await fetch(`${server.config.origins.gateway}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ paymentId, choice }),
    redirect: 'manual',
  });
  await reconcileDeposit(ctx, deposit.id);
}

async function withdraw(amount: string, isPaid: boolean): Promise<void> {
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount, walletId, password: member.password };
  const { id } = await member.browser.callOrFail(withdrawalsCreate, { body });
  const by = { id, operatorId: v7(), username: 'rahima' };
  if (!isPaid) {
    await rejectWithdrawal(ctx, { ...by, reason: '=1+1 is no reason' });
    return;
  }
  await approveWithdrawal(ctx, by);
  await executePayout(ctx, id);
}

await pay('50000', 'pay');
await pay('70000', 'pay');
await pay('90000', 'cancel');
await withdraw('30000', true);
await withdraw('20000', false);
const { game, seedId } = await openDice(server, member.browser);
for (const chance of [4_950, 100, 9_000, 4_950])
  await game.callOrFail(
    inhousePlay,
    toDiceCall({ key: v7(), stake: '1000', seedId, direction: 'under', chance }),
  );
for (const [direction, amount] of [
  ['to_vendor', '4000'],
  ['from_vendor', '1500'],
] as const) {
  const body = { key: v7(), vendor: 'acme', direction, amount };
  await member.browser.callOrFail(transferWalletTransfer, { body });
  // The newest comes first.
  server.clock.advance(1_000);
}

const now = ctx.clock.now().getTime();
const period = {
  from: new Date(now - dayMs).toISOString(),
  to: new Date(now + dayMs).toISOString(),
};

/** The lines of a file, each with its cells. */
async function readFile({ path }: { readonly path: string }, by: TestMember, language = 'en') {
  const address = `${path}?${new URLSearchParams(period).toString()}`;
  const response = await by.browser.send(address, { headers: { language } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await response.text()).split('\r\n').slice(0, -1);
  return lines.slice(1).map((line) => line.split(','));
}

const toMinor = (taka: string | undefined): bigint => BigInt((taka ?? '').replace('.', ''));

/** What the ledger moved into the member's wallet by transfers of some codes, and out of it. */
async function readLedger(...codes: readonly string[]): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(case when t.credit_account_id = a.id then t.amount_minor
      else -t.amount_minor end), 0)::bigint as sum
    from ledger_transfer t join ledger_account a on a.owner = ${`member:${member.memberId}`}
      and a.kind in ('wallet', 'payout_hold') and a.id in (t.credit_account_id, t.debit_account_id)
    where t.code = any(${codes}) and t.phase in ('posted', 'post_pending')`.execute(ctx.db);
  return rows[0]?.sum ?? 0n;
}

const files = [
  depositsDownloadFile,
  withdrawalsDownloadFile,
  betsDownloadFile,
  transferWalletDownloadFile,
];

test('credited deposits in the file are those of the ledger', async () => {
  const lines = await readFile(depositsDownloadFile, member);
  expect(lines.map((cells) => cells[3])).toEqual(['Cancelled', 'Deposited', 'Deposited']);
  const credited = lines.filter((cells) => cells[3] === 'Deposited');
  const sum = credited.reduce((total, cells) => total + toMinor(cells[4]), 0n);
  expect(sum).toBe(120_000n);
  expect(sum).toBe(await readLedger('deposit'));
});

test('paid withdrawals in the file are those of the ledger; a reason is no formula', async () => {
  const lines = await readFile(withdrawalsDownloadFile, member);
  expect(lines.map((cells) => cells[4])).toEqual(['Money returned', 'Paid']);
  expect(lines[0]?.[8]).toBe("'=1+1 is no reason");
  const [amount, fee] = [toMinor(lines[1]?.[5]), toMinor(lines[1]?.[7])];
  expect(amount - fee).toBe(-(await readLedger('withdrawal_paid')));
  expect(fee).toBe(0n);
});

test('payouts less stakes in the file are the ledger’s', async () => {
  const lines = await readFile(betsDownloadFile, member);
  expect(lines).toHaveLength(4);
  const net = lines.reduce((sum, cells) => sum + toMinor(cells[6]) - toMinor(cells[5]), 0n);
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(sum(payout_minor - stake_minor), 0)::bigint as net from bet
    where member_id = ${member.memberId}`.execute(ctx.db);
  expect(net).toBe(rows[0]?.net);
  expect(net).toBe(await readLedger('settled', 'stake', 'payout'));
});

test('transfers in the file and in the list are the ledger’s', async () => {
  const lines = await readFile(transferWalletDownloadFile, member);
  expect(lines.map((cells) => [cells[3], cells[4], cells[5]])).toEqual([
    ['Back to my balance', 'Arrived', '15.00'],
    ['To the provider', 'Arrived', '40.00'],
  ]);
  expect(await readLedger('wallet_to_vendor', 'wallet_from_vendor')).toBe(1_500n - 4_000n);
  const query = { limit: 1 };
  const first = await member.browser.callOrFail(transferWalletList, { query });
  const rest = await member.browser.callOrFail(transferWalletList, {
    query: { ...query, cursor: first.nextCursor ?? '' },
  });
  expect([...first.items, ...rest.items]).toMatchObject([
    { direction: 'from_vendor', amount: '1500', state: 'done' },
    { direction: 'to_vendor', amount: '4000', state: 'done' },
  ]);
  expect(rest.nextCursor).toBeNull();
  const at = first.items[0]?.createdAt ?? '';
  const readDays = async (days: { readonly from?: string; readonly to?: string }) => {
    const { items } = await member.browser.callOrFail(transferWalletList, { query: days });
    return items.map(({ direction }) => direction);
  };
  expect(await readDays({ from: at })).toEqual(['from_vendor']);
  expect(await readDays({ to: at })).toEqual(['to_vendor']);
  expect(await readDays({ from: at, to: at })).toEqual([]);
});

test.each(files)('another member finds nothing of it, nor does a stranger: $path', async (file) => {
  expect(await readFile(file, other)).toEqual([]);
  expect(await readFile(file, member, 'bn')).not.toEqual([]);
  const wrong = await member.browser.send(`${file.path}?from=x&to=y`);
  expect(await wrong.json()).toMatchObject({ code: 'malformed' });
  const long = { ...period, from: new Date(now - 367 * dayMs).toISOString() };
  const tooLong = await member.browser.send(`${file.path}?${new URLSearchParams(long).toString()}`);
  expect(await tooLong.json()).toMatchObject({ code: 'period_too_long' });
});
