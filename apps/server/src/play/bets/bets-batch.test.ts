// Goal: orders that are worked out together are answered as if each had come alone, in the order in
// which they came. Method: random orders of a few members, all at once, against a plain model; with
// repeats, orders that come before what they refer to, and cut connections.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { toWagerOrder } from '@khelaghor/testkit/model-wager-order.ts';
import { createWalletModel } from '@khelaghor/testkit/wallet-model.ts';
import type { ModelOrder, ModelReply } from '@khelaghor/testkit/wallet-model.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { applyWager, getOperatorTransactionId } from './index.ts';

const members: string[] = [];
let runs = 0;

const server = await withServer();
const { memberId } = await startMember(300n);
members.push(memberId);
for (const balance of [1_000n, 5_000n]) members.push((await startMember(balance)).memberId);

/** A member needs the site to sign up; the orders need nothing of it. */
async function startMember(balanceMinor: bigint): Promise<{ memberId: string }> {
  return signUp(server, { balanceMinor });
}

async function availableOf(memberId: string): Promise<bigint> {
  const { walletId } = await findWallet(server.ctx.db, memberId);
  return (await findBalance(server.ctx.db, walletId))?.available ?? 0n;
}

async function applied(order: ModelOrder): Promise<ModelReply> {
  const reply = await applyWager(
    server.ctx,
    toWagerOrder(order, { source: 'acme', gameCode: order.game, round: order.round }),
  );
  const { balance } = reply;
  return reply.ok
    ? { refusal: null, repeated: reply.repeated, balance }
    : { refusal: reply.refusal, repeated: false, balance };
}

const kinds = [
  'bet',
  'bet_and_settle',
  'win',
  'bonus_win',
  'rollback',
  'cancel',
  'change_win',
  'return_stake',
  'end_round',
  'refund_round',
] as const;
const keys = 30;
const draft = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', ...kinds),
  key: fc.nat(keys),
  reference: fc.nat(keys),
  /** Refers to one of the bets before it, as its member; otherwise to whatever has that key. */
  aims: fc.constantFrom(true, true, true, false),
  again: fc.nat(9).map((chance) => chance === 0),
  member: fc.nat(2),
  round: fc.nat(1),
  game: fc.constantFrom('dice', 'dice', 'k3'),
  amount: fc.constantFrom(0n, 1n, 40n, 250n, 900n),
  payout: fc.constantFrom(0n, 30n, 250n, 1_200n),
  endsRound: fc.nat(6).map((chance) => chance === 0),
});
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

/** A draft about the bet before it. */
const draftOf = (kind: Draft['kind'], key: number, round = 0): Draft => {
  const about = { kind, key, reference: 0, aims: true, again: false, member: 0, round } as const;
  return { ...about, game: 'dice', amount: 40n, payout: 30n, endsRound: false };
};

/** Each kind of order once as it is accepted, whatever the seed draws beside it. */
const acceptedDrafts = [
  draftOf('bet', 0),
  draftOf('win', 1),
  draftOf('change_win', 2),
  draftOf('bet', 3),
  draftOf('return_stake', 4),
  draftOf('bet', 5),
  draftOf('rollback', 6),
  draftOf('bet', 7),
  draftOf('cancel', 8),
  draftOf('bet_and_settle', 9),
  draftOf('bonus_win', 10),
  draftOf('end_round', 11),
  draftOf('bet', 12, 1),
  draftOf('refund_round', 13, 1),
];

/** Drafts as they are meant: some come again, most are about a bet. */
function aimed(drafts: readonly Draft[]): Draft[] {
  const before: Draft[] = [];
  for (const each of drafts) {
    const bets = before.filter(({ kind }) => kind === 'bet' || kind === 'bet_and_settle');
    const bet = each.aims ? bets.at(-1 - (each.reference % Math.max(bets.length, 1))) : undefined;
    const earlier = each.again ? before[each.reference % Math.max(before.length, 1)] : undefined;
    const about = bet && {
      reference: bet.key,
      member: bet.member,
      round: bet.round,
      game: bet.game,
    };
    before.push(earlier ?? { ...each, ...about });
  }
  return before;
}

function modelOrderOf(run: number, each: Draft): ModelOrder {
  const key = `${run}-${each.key}`;
  const isOperatorTransaction = each.kind === 'end_round' || each.kind === 'refund_round';
  const head = {
    transactionId: isOperatorTransaction ? getOperatorTransactionId(key) : key,
    memberId: members[each.member] ?? '',
    game: each.game,
    round: `${run}-${each.round}`,
    endsRound: each.endsRound,
  };
  const { kind, amount, payout } = each;
  const reference = `${run}-${each.reference}`;
  switch (kind) {
    case 'bet':
      return { ...head, kind, stake: amount };
    case 'bet_and_settle':
      return { ...head, kind, stake: amount, payout };
    case 'bonus_win':
      return { ...head, kind, amount };
    case 'win':
    case 'return_stake':
      return { ...head, kind, reference, amount };
    case 'change_win':
      return { ...head, kind, reference, payout };
    case 'rollback':
    case 'cancel':
      return { ...head, kind, reference };
    case 'end_round':
    case 'refund_round':
      return { ...head, kind };
  }
}

/** How often each kind of order was answered in which way. */
const answers = new Map<string, number>();

async function compare(drafts: readonly Draft[]): Promise<void> {
  runs += 1;
  const orders = aimed(drafts).map((each) => modelOrderOf(runs, each));
  const held = await Promise.all(members.map(availableOf));
  const model = createWalletModel(new Map(members.map((id, index) => [id, held[index] ?? 0n])));
  const found = await Promise.all(orders.map(applied));
  const promised = orders.map((order) => model.apply(order));
  expect(found).toEqual(promised);
  for (const [index, { kind }] of orders.entries()) {
    const answer = `${kind} ${promised[index]?.refusal ?? 'done'}`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  for (const memberId of members)
    expect(await availableOf(memberId)).toBe(model.balances.get(memberId));
}

test('orders at once are answered as one after another', async () => {
  const lists = fc.array(draft, { minLength: 5, maxLength: 60 });
  await fc.assert(fc.asyncProperty(lists, compare), { examples: [[acceptedDrafts]] });
  expect(kinds.filter((kind) => !answers.has(`${kind} done`))).toEqual([]);
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

test('a bet that was cancelled can be cancelled again, and is taken back once', async () => {
  const [memberId = ''] = members;
  const head = { memberId, game: 'dice', round: 'twice', endsRound: false };
  const before = await availableOf(memberId);
  const bet = { ...head, transactionId: 'twice', kind: 'bet', stake: 10n } as const;
  await applied(bet);
  for (const transactionId of ['once', 'again']) {
    const cancel = { ...head, transactionId, kind: 'cancel', reference: 'twice' } as const;
    expect(await applied(cancel)).toEqual({ refusal: null, repeated: false, balance: before });
  }
  expect(await applied(bet)).toMatchObject({ refusal: 'rolled_back' });
});

test('an order that refers to itself moves nothing', async () => {
  const round = { game: 'dice', round: 'r', endsRound: false };
  const self = { transactionId: 'self', memberId: members[0] ?? '', ...round };
  const order = { ...self, kind: 'rollback', reference: 'self' } as const;
  expect(await applied(order)).toMatchObject({ refusal: 'reference_mismatch' });
});
