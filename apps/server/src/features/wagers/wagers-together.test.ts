// Goal: orders that are worked out together are answered as if each had come alone, in the order in
// which they came. Method: random orders of a few members, all at once, against a plain model; with
// repeats, orders that come before what they refer to, and cut connections.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { balanceOf } from '@khelaghor/db/ledger-store.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { createWalletModel } from '@khelaghor/testkit/wallet-model.ts';
import type { ModelOrder, ModelReply } from '@khelaghor/testkit/wallet-model.ts';
import { walletOf } from '../wallet/wallet.ts';
import { applyWager } from './wagers.ts';
import type { WagerOrder } from './wagers.ts';

let server: TestServer;
const members: string[] = [];
let runs = 0;

beforeAll(async () => {
  server = await startTestServer({ services: ['http'] });
  const { memberId } = await startMember(300n);
  members.push(memberId);
  for (const balance of [1_000n, 5_000n]) members.push((await startMember(balance)).memberId);
}, 120_000);
afterAll(() => server.close());

/** A member needs the site to sign up; the orders need nothing of it. */
async function startMember(balanceMinor: bigint): Promise<{ memberId: string }> {
  return signUp(server, { balanceMinor });
}

async function availableOf(memberId: string): Promise<bigint> {
  const { walletId } = await walletOf(server.ctx.db, memberId);
  return (await balanceOf(server.ctx.db, walletId))?.available ?? 0n;
}

/** The order as the server knows it; keys and rounds are of this run alone. */
function orderOf(order: ModelOrder): WagerOrder {
  const { transactionId, memberId, endsRound, round } = order;
  const head = { source: 'acme', transactionId, requestId: null, memberId, endsRound };
  switch (order.kind) {
    case 'bet':
      return {
        ...head,
        kind: 'bet',
        gameCode: 'dice',
        round,
        stake: minor(order.stake),
        detail: {},
        body: [round, String(order.stake)],
      };
    case 'win': {
      const { reference, amount } = order;
      const body = [round, reference, String(amount)];
      return { ...head, kind: 'win', reference, amount: minor(amount), body };
    }
    case 'rollback':
      return {
        ...head,
        kind: 'rollback',
        round,
        reference: order.reference,
        body: [round, order.reference],
      };
  }
}

async function applied(order: ModelOrder): Promise<ModelReply> {
  const reply = await applyWager(server.ctx, orderOf(order));
  const { balance } = reply;
  return reply.ok
    ? { refusal: null, repeated: reply.repeated, balance }
    : { refusal: reply.refusal, repeated: false, balance };
}

const keys = 12;
const draft = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'win', 'rollback'),
  key: fc.nat(keys),
  reference: fc.nat(keys),
  member: fc.nat(2),
  round: fc.nat(1),
  amount: fc.constantFrom(0n, 1n, 40n, 250n, 900n),
  endsRound: fc.nat(6).map((chance) => chance === 0),
});
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

function modelOrderOf(run: number, each: Draft): ModelOrder {
  const head = {
    transactionId: `${run}-${each.key}`,
    memberId: members[each.member] ?? '',
    round: `${run}-${each.round}`,
    endsRound: each.endsRound,
  };
  const reference = `${run}-${each.reference}`;
  if (each.kind === 'bet') return { ...head, kind: 'bet', stake: each.amount };
  if (each.kind === 'rollback') return { ...head, kind: 'rollback', reference };
  return { ...head, kind: 'win', reference, amount: each.amount };
}

async function compare(drafts: readonly Draft[]): Promise<void> {
  runs += 1;
  const orders = drafts.map((each) => modelOrderOf(runs, each));
  const held = await Promise.all(members.map(availableOf));
  const model = createWalletModel(new Map(members.map((id, index) => [id, held[index] ?? 0n])));
  const found = await Promise.all(orders.map(applied));
  expect(found).toEqual(orders.map((order) => model.apply(order)));
  for (const memberId of members)
    expect(await availableOf(memberId)).toBe(model.balances.get(memberId));
}

test('orders at once are answered as one after another', async () => {
  const lists = fc.array(draft, { minLength: 5, maxLength: 60 });
  await fc.assert(fc.asyncProperty(lists, compare), { numRuns: 40 });
  expect(await audit(server.ctx.db)).toEqual([]);
}, 120_000);

test('a batch that is cut is run again, and each order has one effect', async () => {
  const applied = { all: false };
  const cut = async (): Promise<void> => {
    for (let cuts = 0; cuts < 4 && !applied.all;) {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
          and query like '%wagers%'`.execute(server.ctx.db);
      cuts += rows.length;
    }
  };
  const cutting = cut();
  const drafts = fc.sample(draft, { seed: 7, numRuns: 60 });
  await compare(drafts);
  applied.all = true;
  await cutting;
  expect(await audit(server.ctx.db)).toEqual([]);
});

test('an order that refers to itself moves nothing', async () => {
  const self = { transactionId: 'self', memberId: members[0] ?? '', round: 'r', endsRound: false };
  const order = { ...self, kind: 'rollback', reference: 'self' } as const;
  expect(await applied(order)).toMatchObject({ refusal: 'reference_mismatch' });
});
