// Goal: each order has its effect once, from any vendor and however often it is repeated. Method:
// orders are applied one by one to a real database; the balance and the bet are checked after each.
import { beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { findWallet } from '../../money/wallet/index.ts';
import {
  applyWager,
  cancelBets,
  endInHouseRound,
  inHouseSource,
  placeBets,
  findRunningBets,
  settleBets,
} from './index.ts';
import type { WagerOrder, WagerReply } from './index.ts';

let memberId: string;
let made = 0;
const fresh = (): string => `t${(made += 1)}`;

const server = await withServer();
beforeEach(async () => {
  ({ memberId } = await signUp(server, { balanceMinor: 1_000n }));
});

type Body<O extends WagerOrder = WagerOrder> = O extends WagerOrder
  ? Omit<O, 'source' | 'requestId' | 'memberId' | 'body' | 'endsRound' | 'transactionId'>
  : never;

const apply = (
  order: Body,
  over: { id?: string; endsRound?: boolean; source?: string } = {},
): Promise<WagerReply> => {
  const { id: transactionId = fresh(), endsRound = false, source = 'acme' } = over;
  const head = { source, transactionId, requestId: null, memberId, endsRound };
  const { stake, amount, payout } = order as Record<string, unknown>;
  const body = [String(stake), String(amount), String(payout)];
  const whole = { ...order, ...head, body } as WagerOrder;
  return applyWager(server.ctx, whole);
};

const place = async (over: { id?: string; round?: string; endsRound?: boolean } = {}) => {
  const { id = fresh(), round = fresh(), ...rest } = over;
  const bet = { kind: 'bet', gameCode: 'dice', round, stake: minor(100n), detail: {} } as const;
  return { id, round, reply: await apply(bet, { ...rest, id }) };
};
const getBet = (transactionId: string) =>
  server.ctx.db
    .selectFrom('wagerTransaction as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .select(['b.state', 'b.payoutMinor as payout', 'b.returnedMinor as returned'])
    .where('t.transactionId', '=', transactionId)
    .executeTakeFirstOrThrow();
const getRound = (ref: string) =>
  server.ctx.db
    .selectFrom('round')
    .select('state')
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow();
const done = (balance: bigint) => ({ ok: true, repeated: false, balance });
const refused = (refusal: string) => ({ ok: false, refusal });

test('a round takes several stakes and wins, and then ends', async () => {
  const first = await place();
  const second = await place({ round: first.round });
  const third = await place({ round: first.round });
  expect(third.reply).toMatchObject(done(700n));
  const win = (reference: string) => ({ kind: 'win', reference, amount: minor(50n) }) as const;
  expect(await apply(win(first.id))).toMatchObject(done(750n));
  expect(await apply(win(first.id))).toMatchObject(done(800n));
  expect(await apply(win(second.id), { endsRound: true })).toMatchObject(done(850n));
  expect(await getBet(first.id)).toEqual({ state: 'won', payout: 100n, returned: 0n });
  expect(await getBet(third.id)).toEqual({ state: 'lost', payout: 0n, returned: 0n });
  expect(await getRound(first.round)).toEqual({ state: 'ended' });
  expect((await place({ round: first.round })).reply).toMatchObject(refused('round_ended'));
  expect(await apply(win(third.id))).toMatchObject(done(900n));
});

test('rolling back the last win reopens the bet and its round', async () => {
  const { id, round } = await place();
  const win = fresh();
  await apply({ kind: 'win', reference: id, amount: minor(30n) }, { id: win, endsRound: true });
  expect(await apply({ kind: 'rollback', reference: win })).toMatchObject(done(900n));
  expect(await getBet(id)).toMatchObject({ state: 'running', payout: 0n });
  expect(await getRound(round)).toEqual({ state: 'open' });
  expect(await apply({ kind: 'end_round', round, gameCode: 'dice' })).toMatchObject(done(900n));
  expect(await getBet(id)).toMatchObject({ state: 'lost' });
  expect(await apply({ kind: 'end_round', round: 'none', gameCode: 'dice' })).toMatchObject(
    refused('round_unknown'),
  );
});

test('a rollback without a bet still ends its round', async () => {
  const first = await place();
  const second = await place({ round: first.round });
  const { round } = first;
  await apply({ kind: 'rollback', reference: second.id });
  expect(await getRound(round)).toEqual({ state: 'open' });
  const ends = { endsRound: true };
  expect(
    await apply({ kind: 'rollback', reference: fresh(), named: { round, gameCode: 'dice' } }, ends),
  ).toMatchObject(done(900n));
  expect(await getRound(round)).toEqual({ state: 'ended' });
  expect(await getBet(first.id)).toMatchObject({ state: 'lost' });
  const third = await place();
  await apply({ kind: 'rollback', reference: third.id });
  expect(
    await apply(
      { kind: 'rollback', reference: third.id, named: { round: third.round, gameCode: 'dice' } },
      ends,
    ),
  ).toMatchObject(done(900n));
  expect(await getRound(third.round)).toEqual({ state: 'ended' });
  const unknown = {
    kind: 'rollback',
    reference: fresh(),
    named: { round: fresh(), gameCode: 'dice' },
  } as const;
  expect(await apply(unknown, ends)).toMatchObject(done(900n));
});

test('a bet that was rolled back before it came is refused', async () => {
  const id = fresh();
  expect(await apply({ kind: 'rollback', reference: id })).toMatchObject(done(1_000n));
  expect((await place({ id })).reply).toMatchObject(refused('rolled_back'));
  expect((await place({ id })).reply).toMatchObject(refused('rolled_back'));
  const win = { kind: 'win', reference: id, amount: minor(5n) } as const;
  expect(await apply(win)).toMatchObject(refused('bet_void'));
  expect(await apply({ kind: 'rollback', reference: id })).toMatchObject(done(1_000n));
});

test('a concurrent bet and rollback leave nothing behind, in either order', async () => {
  for (let left = 12; left > 0; left -= 1) {
    const id = fresh();
    const [{ reply }, back] = await Promise.all([
      place({ id }),
      apply({ kind: 'rollback', reference: id }),
    ]);
    expect(back.ok).toBe(true);
    expect(reply.ok || reply.refusal === 'rolled_back').toBe(true);
  }
  const { walletId } = await findWallet(server.ctx.db, memberId);
  expect((await findBalance(server.ctx.db, walletId))?.balance).toBe(1_000n);
});

test('many equal orders at once have one effect and one answer', async () => {
  const id = fresh();
  const round = fresh();
  const replies = await Promise.all(Array.from({ length: 8 }, () => place({ id, round })));
  expect(replies.map(({ reply }) => reply.balance)).toEqual(Array(8).fill(900n));
  expect(replies.filter(({ reply }) => reply.ok && !reply.repeated)).toHaveLength(1);
});

test('concurrent orders about one round never deadlock', async () => {
  for (let left = 5; left > 0; left -= 1) {
    const { id, round } = await place();
    const others = await Promise.all([place({ round }), place({ round }), place({ round })]);
    const win = fresh();
    const orders: Body[] = others.flatMap((other) => [
      { kind: 'win', reference: other.id, amount: minor(30n) },
      { kind: 'rollback', reference: other.id },
    ]);
    await Promise.all([
      apply({ kind: 'win', reference: id, amount: minor(10n) }, { id: win, endsRound: true }),
      apply({ kind: 'rollback', reference: win }),
      apply({ kind: 'end_round', round, gameCode: 'dice' }),
      place({ round }),
      ...orders.map((order) => apply(order)),
    ]);
    // Rolls back the orders that were not refused, so that nothing stays.
    const rest = await server.ctx.db
      .selectFrom('wagerTransaction')
      .select('transactionId')
      .where('memberId', '=', memberId)
      .where('kind', 'in', ['bet', 'win'])
      .where('rolledBackBy', 'is', null)
      .execute();
    for (const { transactionId } of rest)
      await apply({ kind: 'rollback', reference: transactionId });
  }
  const { walletId } = await findWallet(server.ctx.db, memberId);
  expect((await findBalance(server.ctx.db, walletId))?.balance).toBe(1_000n);
});

test('a payout is corrected up and down, and never below a balance of zero', async () => {
  const { id } = await place();
  const change = (payout: bigint) =>
    apply({ kind: 'change_win', reference: id, payout: minor(payout) });
  expect(await change(10n)).toMatchObject(refused('not_settled'));
  await apply({ kind: 'win', reference: id, amount: minor(500n) });
  expect(await change(700n)).toMatchObject(done(1_600n));
  expect(await change(200n)).toMatchObject(done(1_100n));
  const all = { kind: 'bet', gameCode: 'dice', round: null, stake: minor(1_000n), detail: {} };
  await apply(all as Body);
  expect(await change(0n)).toMatchObject(refused('balance_too_low'));
  expect(await getBet(id)).toMatchObject({ state: 'won', payout: 200n });
  expect(await change(100n)).toMatchObject(done(0n));
});

test('parts of the stake are returned until the bet is void; a settled bet cannot be cancelled', async () => {
  const { id } = await place();
  const back = (amount: bigint) =>
    apply({ kind: 'return_stake', reference: id, amount: minor(amount) });
  expect(await back(40n)).toMatchObject(done(940n));
  expect(await back(61n)).toMatchObject(refused('stake_exceeded'));
  expect(await back(60n)).toMatchObject(done(1_000n));
  expect(await getBet(id)).toEqual({ state: 'void', payout: 0n, returned: 100n });
  const other = await place({ endsRound: true });
  const cancel = { kind: 'cancel', reference: other.id } as const;
  expect(await apply(cancel)).toMatchObject(refused('already_settled'));
  const third = await place();
  expect(await apply({ kind: 'cancel', reference: third.id })).toMatchObject(done(900n));
  expect((await place({ id: third.id, round: third.round })).reply).toMatchObject(
    refused('rolled_back'),
  );
});

test('a bet settled at once is rolled back whole, if the stake covers the payout', async () => {
  const id = fresh();
  const stake = minor(1_000n);
  const bet = { kind: 'bet_and_settle', gameCode: 'dice', round: null, stake, detail: {} } as const;
  expect(await apply({ ...bet, payout: minor(900n) }, { id })).toMatchObject(done(900n));
  await apply({ ...bet, stake: minor(850n), payout: minor(0n) });
  expect(await apply({ kind: 'rollback', reference: id })).toMatchObject(done(150n));
  expect(await getBet(id)).toEqual({ state: 'void', payout: 0n, returned: 1_000n });
});

test('an order refers to bets of the same member only, and a rollback to no other rollback', async () => {
  const { id } = await place();
  const rollback = fresh();
  await apply({ kind: 'rollback', reference: id }, { id: rollback });
  const again = { kind: 'rollback', reference: rollback } as const;
  expect(await apply(again)).toMatchObject(refused('reference_mismatch'));
  const mine = await place();
  ({ memberId } = await signUp(server, { balanceMinor: 1_000n }));
  for (const kind of ['rollback', 'cancel'] as const)
    expect(await apply({ kind, reference: mine.id })).toMatchObject(refused('reference_mismatch'));
});

test('lottery tickets are settled, corrected, returned and cancelled in the same way', async () => {
  const { ctx } = server;
  const ref = v7();
  const inTx = <T>(work: Parameters<ReturnType<typeof ctx.db.transaction>['execute']>[0]) =>
    ctx.db.transaction().execute(work) as Promise<T>;
  const ticket = (betId: string) => ({
    betId,
    product: 'lottery' as const,
    gameCode: 'k3',
    roundRef: ref,
    stake: minor(100n),
    body: ref,
    detail: {},
  });
  const [first, second] = [v7(), v7()] as const;
  type Ticket = ReturnType<typeof ticket>;
  const tickets = [ticket(first), ticket(second)];
  const wallet = await findWallet(ctx.db, memberId);
  const place = (tickets: Ticket[]) =>
    ctx.ledger.submit(
      (tx, orders: readonly Ticket[][], post) => {
        const placements = orders.map((bets) => ({ memberId, wallet, bets, refused: null }));
        return placeBets(ctx, tx, placements, post);
      },
      { order: tickets, keys: [], transfersMax: tickets.length },
    );
  expect(await place(tickets)).toMatchObject({ value: { repeated: false } });
  expect(await place(tickets)).toMatchObject({ value: { repeated: true } });
  await expect(inTx((tx) => endInHouseRound(ctx, tx, ref))).rejects.toThrow(/still runs/);
  await inTx(async (tx) => {
    const settlements = (await findRunningBets(tx, [first])).map((bet) => {
      return { bet, payout: minor(300n) };
    });
    return settleBets(ctx, tx, settlements);
  });
  const cancelled = await inTx<unknown[]>((tx) => cancelBets(ctx, tx, [first, second]));
  expect(cancelled).toEqual([{ memberId, currency: 'PLAY', stake: 100n, payout: 0n }]);
  await inTx((tx) => endInHouseRound(ctx, tx, ref));
  const source = inHouseSource;
  const less = { kind: 'change_win', reference: first, payout: minor(250n) } as const;
  expect(await apply(less, { source })).toMatchObject(done(1_150n));
  const back = { kind: 'return_stake', reference: first, amount: minor(100n) } as const;
  expect(await apply(back, { source })).toMatchObject(done(1_250n));
  const bonus = { kind: 'bonus_win', product: 'lottery', amount: minor(5n) } as const;
  expect(await apply(bonus, { source })).toMatchObject(done(1_255n));
  const { escrowId } = await findWallet(ctx.db, memberId);
  expect((await findBalance(ctx.db, escrowId))?.balance).toBe(0n);
});

test('the database refuses to change or remove a stored transaction', async () => {
  const { id } = await place();
  const { db } = server.ctx;
  const rows = () => db.updateTable('wagerTransaction').where('transactionId', '=', id);
  await expect(rows().set({ amountMinor: 1n }).execute()).rejects.toThrow(/never changes/);
  const remove = db.deleteFrom('wagerTransaction').where('transactionId', '=', id);
  await expect(remove.execute()).rejects.toThrow(/never removed|permission denied/);
});

test('ledger invariants hold at the end', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
