// Goal: while deposits are not bet yet no withdrawal begins, and members see what is left. Method:
// the real server; deposits are paid at the sandbox gateway, bets come from a vendor's calls.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  depositsGet,
  withdrawalsCreate,
  withdrawalsGetTerms,
} from '@khelaghor/client/routes/money.gen.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import { applyWager } from '../../play/bets/index.ts';
import { setSettings } from '../../site/settings/index.ts';
import { readArrivals } from './arrival-times.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;

const setTurnover = (turnoverHundredths: number) =>
  setSettings(ctx, { turnoverHundredths }, 'system');

/** Pays in at the sandbox gateway. */
async function deposit({ browser }: TestMember, amount: string): Promise<void> {
  const body = { key: v7(), channel: 'mobile', amount };
  const { deposit: made, redirectAddress } = await browser.callOrFail(depositsCreate, { body });
  const paymentId = new URL(redirectAddress).searchParams.get('paymentId') ?? '';
  await fetch(`${server.config.origins.gateway}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ paymentId, choice: 'pay' }),
    redirect: 'manual',
  });
  await server.gateway.settled();
  const paid = await browser.callOrFail(depositsGet, { params: { id: made.id } });
  expect(paid.state).toBe('confirmed');
}

type Bet = { readonly stake: bigint; readonly payout?: bigint };

/** What every call of the vendor says. */
const getHead = ({ memberId }: TestMember, transactionId: string) => ({
  source: 'acme',
  transactionId,
  requestId: null,
  memberId,
  body: [],
  gameCode: 'k3',
});

/** A bet at a vendor; without a payout it runs. Returns its transaction. */
async function bet(member: TestMember, { stake, payout }: Bet): Promise<string> {
  const transactionId = v7();
  const placed = await applyWager(ctx, {
    ...getHead(member, transactionId),
    kind: 'bet',
    round: transactionId,
    stake: minor(stake),
    detail: {},
    ...(payout !== undefined && { payout: minor(payout) }),
    endsRound: payout !== undefined,
  });
  expect(placed).toMatchObject({ ok: true });
  return transactionId;
}

async function rollBack(member: TestMember, reference: string): Promise<void> {
  const done = await applyWager(ctx, {
    ...getHead(member, v7()),
    kind: 'rollback',
    reference,
    endsRound: true,
  });
  expect(done).toMatchObject({ ok: true });
}

const readTurnover = async ({ browser }: TestMember) =>
  (await browser.callOrFail(withdrawalsGetTerms, {})).turnover;

async function request(by: TestMember) {
  const walletId = await readWalletId(by);
  const body = { key: v7(), amount: '20000', walletId, password: by.password };
  const reply = await by.browser.call(withdrawalsCreate, { body });
  return reply.success ? reply.value.state : reply.code;
}

test('a deposit has to be bet once, by settled bets alone', async () => {
  const member = await signUp(server, { balanceMinor: 100_000n });
  await deposit(member, '50000');
  expect(await readTurnover(member)).toBeNull();
  await setTurnover(100);
  // What was paid in before the rule asks for nothing.
  expect(await readTurnover(member)).toBeNull();
  await bet(member, { stake: 9_000n, payout: 0n });
  await deposit(member, '50000');
  expect(await readTurnover(member)).toEqual({ required: '50000', played: '0', due: '50000' });
  expect(await request(member)).toBe('turnover_due');

  await bet(member, { stake: 30_000n, payout: 60_000n });
  const running = await bet(member, { stake: 15_000n });
  expect(await readTurnover(member)).toMatchObject({ played: '30000', due: '20000' });
  await rollBack(member, running);
  expect(await readTurnover(member)).toMatchObject({ played: '30000', due: '20000' });
  await bet(member, { stake: 19_999n, payout: 0n });
  expect(await request(member)).toBe('turnover_due');
  await bet(member, { stake: 1n, payout: 0n });
  expect(await readTurnover(member)).toBeNull();
  expect(await request(member)).toBe('requested');
  await setTurnover(0);
});

test('half a deposit can be asked for, and nothing once the rule is off', async () => {
  await setTurnover(50);
  const member = await signUp(server, { balanceMinor: 100_000n });
  await deposit(member, '50001');
  expect(await readTurnover(member)).toEqual({ required: '25000', played: '0', due: '25000' });
  await setTurnover(0);
  expect(await readTurnover(member)).toBeNull();
  expect(await request(member)).toBe('requested');
});

test('a deposit that is credited while a withdrawal begins is not paid out without a bet', async () => {
  await setTurnover(100);
  for (let round = 0; round < 4; round += 1) {
    const member = await signUp(server);
    await readWalletId(member);
    const [asked] = await Promise.all([request(member), deposit(member, '50000')]);
    expect(['balance_too_low', 'turnover_due']).toContain(asked);
    expect(await member.browser.callOrFail(walletGetBalance, {})).toMatchObject({
      sumBalance: '50000',
    });
  }
  await setTurnover(0);
});

/** Payouts through a gateway that were paid so many minutes after their request. */
async function pay(gateway: string, minutes: readonly number[], paidAt: Date): Promise<void> {
  const { memberId } = await signUp(server);
  const rows = minutes.map((took) => ({
    id: v7(),
    memberId,
    gateway,
    amountMinor: 20_000n,
    currency: 'BDT',
    walletKind: 'bkash',
    walletNumber: '01712345678',
    state: 'paid',
    holdTransferId: v7(),
    endTransferId: v7(),
    providerTransactionId: v7(),
    decidedBy: 'rahima',
    decidedAt: paidAt,
    payoutStartedAt: paidAt,
    resolvedAt: paidAt,
    createdAt: new Date(paidAt.getTime() - took * minuteMs),
  }));
  await ctx.db.insertInto('withdrawal').values(rows).execute();
}

test('usual times are told from 20 payouts of the last 30 days on', async () => {
  const now = ctx.clock.now();
  const monthAgo = new Date(now.getTime() - 30 * dayMs - 1);
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const read = (gateway: string) =>
    readArrivals(ctx, { gateway, walletKinds: ['bkash', 'nagad'] }, 'BDT');
  await pay('few', upTo(19), now);
  await pay('few', [600], monthAgo);
  await pay('enough', upTo(20), now);
  await pay('enough', [600], monthAgo);
  expect(await read('few')).toEqual([]);
  const seconds = { medianSeconds: 10 * 60, slowSeconds: 18 * 60 };
  expect(await read('enough')).toEqual([
    { walletKind: 'bkash', ...seconds },
    { walletKind: 'nagad', ...seconds },
  ]);
  // Without transfers behind them they would be a fault of the books.
  await ctx.db.deleteFrom('withdrawal').where('gateway', 'in', ['few', 'enough']).execute();
});
